import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { routes } from '../registry.js';

const publicUrl = 'https://volunteers.example.org';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: `${publicUrl}/`, NODE_ENV: 'production' });
});
afterAll(() => server.close());

interface Answer {
  status: number;
  code: string | undefined;
}

/** A request with exactly these headers: fetch would not send some of them. */
function send(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const all = { 'content-type': 'application/json', 'content-length': '2', ...headers };
    const sent = request({ host: '127.0.0.1', port, method, path, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const body = JSON.parse(text || '{}') as { code?: string; errors?: { extensions: { code: string } }[] };
        resolve({ status: response.statusCode ?? 0, code: body.code ?? body.errors?.[0]?.extensions.code });
      });
    });
    sent.on('error', reject);
    sent.end('{}');
  });
}

const unsafe = [
  ...routes
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => ({ method: method.toUpperCase(), path })),
  { method: 'POST', path: '/graphql' },
  { method: 'DELETE', path: '/api/anything' },
  { method: 'POST', path: '/api/auth/anything' },
];

const ownPort = () => new URL(server.url).port;

/** What a caller sends about where it comes from, and whether it may pass. */
const callers: { who: string; headers(): Record<string, string>; passes: boolean }[] = [
  { who: 'a script, which says nothing', headers: () => ({}), passes: true },
  { who: 'a page of ours', headers: () => ({ origin: publicUrl, 'sec-fetch-site': 'same-origin' }), passes: true },
  { who: 'an old browser with a page of ours', headers: () => ({ origin: publicUrl }), passes: true },
  {
    who: 'a page of ours by a browser that hides the origin',
    headers: () => ({ 'sec-fetch-site': 'same-origin' }),
    passes: true,
  },
  { who: 'somebody who typed the address', headers: () => ({ 'sec-fetch-site': 'none' }), passes: true },
  {
    who: 'another site',
    headers: () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    passes: false,
  },
  { who: 'another site by an old browser', headers: () => ({ origin: 'https://evil.example' }), passes: false },
  { who: 'another site without an origin', headers: () => ({ 'sec-fetch-site': 'cross-site' }), passes: false },
  { who: 'a sandboxed frame', headers: () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' }), passes: false },
  {
    who: 'a sister site',
    headers: () => ({ origin: 'https://shop.example.org', 'sec-fetch-site': 'same-site' }),
    passes: false,
  },
  { who: 'our name without encryption', headers: () => ({ origin: 'http://volunteers.example.org' }), passes: false },
  { who: 'our name on another port', headers: () => ({ origin: `${publicUrl}:8443` }), passes: false },
  { who: 'a name that begins like ours', headers: () => ({ origin: `${publicUrl}.evil.example` }), passes: false },
  {
    who: 'a page that names itself in the Host header',
    headers: () => ({ origin: 'https://evil.example', host: 'evil.example' }),
    passes: false,
  },
  {
    who: 'the twin of localhost',
    headers: () => ({ origin: `http://localhost:${ownPort()}`, host: `localhost:${ownPort()}` }),
    passes: true,
  },
  {
    who: 'the twin of 127.0.0.1',
    headers: () => ({ origin: `http://127.0.0.1:${ownPort()}`, host: `127.0.0.1:${ownPort()}` }),
    passes: true,
  },
  {
    who: 'another program on this machine',
    headers: () => ({ origin: 'http://localhost:3999', host: `localhost:${ownPort()}` }),
    passes: false,
  },
  { who: 'nonsense', headers: () => ({ origin: 'nonsense' }), passes: false },
];

describe('a call that changes something', () => {
  it.each(callers)('from $who passes: $passes', async ({ headers, passes }) => {
    for (const { method, path } of unsafe) {
      const { status, code } = await send(method, path.replaceAll(/\{\w+\}/g, 'x'), headers());
      if (passes) expect([method, path, code]).not.toEqual([method, path, 'CROSS_SITE']);
      else expect([method, path, status, code]).toEqual([method, path, 403, 'CROSS_SITE']);
    }
  });

  it('reads stay open to other sites, which cannot see the answer anyway', async () => {
    const { status } = await send('GET', '/api/events', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(status).toBe(200);
  });

  it('no answer invites another site to read it', async () => {
    const answer = await fetch(`${server.url}/api/events`, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${server.url}/api/signup`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
  });
});
