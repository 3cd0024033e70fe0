import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PublicSettings } from '../../contract/people/settings.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { pagePaths, secretPages } from '../../contract/page-paths.js';
import { webClient } from './web-client.js';

const title = 'Ski & Run </script><script>alert(1)</script> $& $1';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    PRODUCT_TITLE: title,
    ORG_NAME: 'Nordic "Club" <b>',
    ORG_CONTACT_EMAIL: 'help@example.org',
    ORG_CONTACT_PHONE: '+47 900 00 000',
    ORG_PRIVACY_URL: 'https://club.example.org/privacy',
    ORG_TIME_ZONE: 'America/Chicago',
    LOOKUP_MODE: 'link',
  });
});
afterAll(() => server.close());

function get(
  path: string,
  headers: Record<string, string> = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
): Promise<Response> {
  return fetch(server.url + path, { headers, redirect: 'manual' });
}

describe('the page', () => {
  it.each([
    ['/'],
    ['/event/winter-classic'],
    ['/event/winter-classic/category/1'],
    ['/volunteer-lookup'],
    ['/admin'],
    ['/Admin/'],
    ['/event/v1.0'],
  ])('is served at %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(await response.text()).toContain('<script type="application/json" id="trailcrew-settings">');
    expect(response.headers.has('x-robots-tag')).toBe(false);
  });

  it.each([
    ['/nowhere/at/all'],
    ['/apiary'],
    ['/development'],
    ['/event'],
    ['/event/a/b'],
    ['/admin/nothing'],
    ['/event/%00'],
  ])('comes with 404 at %s, where there is none', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('<script type="application/json" id="trailcrew-settings">');
  });

  it.each(
    [...secretPages].flatMap((name) => {
      const path = pagePaths[name].replace(':token', 'a-household-token');
      const odd = `/${path.charAt(1).toUpperCase()}${path.slice(2)}`;
      return [path, odd, `${path}/`, path.toUpperCase()].map((spelling) => [`${spelling}?token=abc`]);
    }),
  )('at %s, whose address is a secret, is kept by no cache and found by no search', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).not.toMatch(/abc|household-token/i);
  });

  it('has an address with a token in it only where that is marked as a secret', () => {
    const withToken = Object.entries(pagePaths).filter(([, path]) => path.includes(':token'));
    expect(withToken.length).toBeGreaterThan(3);
    for (const [name] of withToken) expect([...secretPages]).toContain(name);
  });

  it('carries the club’s settings, whatever they hold', async () => {
    const html = await (await get('/')).text();
    const data = /<script type="application\/json" id="trailcrew-settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const settings: PublicSettings = {
      productTitle: title,
      organisationName: 'Nordic "Club" <b>',
      contactEmail: 'help@example.org',
      contactPhone: '+47 900 00 000',
      privacyUrl: 'https://club.example.org/privacy',
      timeZone: 'America/Chicago',
      timeZoneIsChosen: true,
      lookupMode: 'link',
      development: true,
    };
    expect(JSON.parse(data)).toEqual(settings);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(
      '<title>Ski &amp; Run &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1</title>',
    );
  });

  it('is for reading only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await fetch(`${server.url}/event/x`, { method });
      expect([method, response.status, await response.json()]).toEqual([
        method,
        404,
        { message: 'Not found.', code: 'NOT_FOUND' },
      ]);
    }
  });
});

describe('addresses of programs', () => {
  it.each([
    ['/api'],
    ['/api/unknown'],
    ['/graphql/unknown'],
    ['/uploads/none.webp'],
    ['/stock-images/none.svg'],
    ['/assets/none.js'],
    ['/healthz/x'],
    ['/dev/mail.txt'],
  ])('%s never answers with the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(
      path.startsWith('/graphql') ? expect.anything() : { message: 'Not found.', code: 'NOT_FOUND' },
    );
  });

  it.each([['/foo.js'], ['/x.png'], ['/event/winter-classic.json'], ['/deep/down/app.css.map'], ['/wp-login.php']])(
    '%s names a file that is not there: 404, not the page',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([404, { message: 'Not found.', code: 'NOT_FOUND' }]);
    },
  );

  it('a program that takes no HTML gets no page', async () => {
    const response = await get('/nowhere', { accept: 'application/json' });
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not found.', code: 'NOT_FOUND' }]);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const response = await get('/assets/a-1.js');
    expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript',
    ]);
    const tag = response.headers.get('etag') ?? '';
    expect((await get('/assets/a-1.js', { 'if-none-match': tag })).status).toBe(304);
  });

  it.each([
    ['/..%2f..%2fsecret.key'],
    ['/assets/..%2f..%2f..%2fsecret.key'],
    ['/%2e%2e/secret.key'],
    ['/assets/%00'],
    ['/%E0%A4%A'],
  ])('outside the folder stay outside: %s', async (path) => {
    const response = await get(path, { accept: '*/*' });
    const text = await response.text();
    expect(text).not.toMatch(/^[0-9a-f]{64}$/);
    expect(response.status).toBeLessThan(500);
  });

  it('come compressed where a compressed one lies beside them', async () => {
    const content = 'export const b = 2;';
    const files = { 'assets/b-2.js': content, 'assets/b-2.js.br': brotliCompressSync(content) };
    await withPages('<!doctype html><title>x</title>', files, async (url) => {
      const small = await fetch(`${url}/assets/b-2.js`, { headers: { 'accept-encoding': 'br' } });
      expect([small.headers.get('content-encoding'), await small.text()]).toEqual(['br', content]);
      expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
      const plain = await fetch(`${url}/assets/b-2.js`, { headers: { 'accept-encoding': 'identity' } });
      expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, content]);
    });
  });

  it('that keep the page of check-in on a phone are asked for each time, so that a newer version is found', async () => {
    const content = "const version = 'a';";
    const files = { 'check-in-worker.js': content, 'check-in-worker.js.br': brotliCompressSync(content) };
    await withPages('<!doctype html><title>x</title>', files, async (url) => {
      for (const coding of ['br', 'identity']) {
        const ask = (tag = '') =>
          fetch(`${url}/check-in-worker.js`, { headers: { 'accept-encoding': coding, 'if-none-match': tag } });
        const worker = await ask();
        expect([worker.status, await worker.text(), worker.headers.get('cache-control')]).toEqual([
          200,
          content,
          'no-cache',
        ]);
        expect((await ask(worker.headers.get('etag') ?? '')).status).toBe(304);
      }
    });
  });

  it('that only this page needs are named in it, and in no other', async () => {
    const list = JSON.stringify({ event: ['/assets/event-1.js', '/assets/form-1.js'] });
    const page = '<body><div id="root"></div><!--trailcrew-own-scripts--></body>';
    await withPages(page, { '.vite/preloads.json': list }, async (url) => {
      const named = async (path: string) => [
        ...(await (await fetch(url + path, { headers: { accept: 'text/html' } })).text()).matchAll(
          /<link rel="modulepreload" crossorigin href="([^"]+)" fetchpriority="low">/g,
        ),
      ];
      expect((await named('/event/winter-classic')).map(([, address]) => address)).toEqual([
        '/assets/event-1.js',
        '/assets/form-1.js',
      ]);
      for (const path of ['/', '/event/a/b', '/volunteer-lookup'])
        expect([path, await named(path)]).toEqual([path, []]);
      expect((await fetch(`${url}/.vite/preloads.json`)).status).toBe(404);
    });
  });
});

/** A server of only pages: this page, and these files by their path below the folder. */
async function withPages(
  page: string,
  files: Record<string, string | Buffer>,
  look: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-web-'));
  for (const [path, content] of Object.entries({ 'index.html': page, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const settings = {
    productTitle: 'x',
    organisationName: 'x',
    contactEmail: 'x',
    contactPhone: null,
    privacyUrl: null,
    timeZone: 'UTC',
    timeZoneIsChosen: true,
    lookupMode: 'open',
    development: true,
  } as const;
  const http = express()
    .use(await webClient(folder, settings))
    .listen(0, '127.0.0.1');
  try {
    await once(http, 'listening');
    await look(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  } finally {
    http.closeAllConnections();
    http.close();
    await rm(folder, { recursive: true });
  }
}
