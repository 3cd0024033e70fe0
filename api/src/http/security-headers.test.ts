import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let plain: TestServer;
let secure: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  secure = await startTestServer({ PUBLIC_URL: 'https://volunteers.example.org', NODE_ENV: 'production' });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
});

/** Every kind of answer there is. */
const answers: {
  kind: string;
  method?: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  status: number;
}[] = [
  { kind: 'the page', path: '/', headers: { accept: 'text/html' }, status: 200 },
  { kind: 'an unknown page', path: '/nowhere', headers: { accept: 'text/html' }, status: 404 },
  { kind: 'a hashed asset', path: '/assets/a-1.js', status: 200 },
  { kind: 'a missing asset', path: '/assets/none.js', status: 404 },
  { kind: 'a REST answer', path: '/api/events', status: 200 },
  { kind: 'a REST refusal', path: '/api/nothing', status: 404 },
  { kind: 'a wrong method', method: 'DELETE', path: '/api/events', status: 405 },
  { kind: 'bad JSON', method: 'POST', path: '/api/signup', body: '{', status: 400 },
  {
    kind: 'a cross-site refusal',
    method: 'POST',
    path: '/api/signup',
    body: '{}',
    headers: { origin: 'https://evil.example' },
    status: 403,
  },
  { kind: 'a GraphQL answer', method: 'POST', path: '/graphql', body: '{"query":"{ stats { events } }"}', status: 200 },
  { kind: 'a GraphQL refusal', method: 'POST', path: '/graphql', body: '{"query":"{"}', status: 400 },
  { kind: 'the OpenAPI document', path: '/api/openapi.json', status: 200 },
  { kind: 'the API page', path: '/api/docs/', status: 200 },
  { kind: 'a file of the API page', path: '/api/docs/swagger-ui.css', status: 200 },
  { kind: 'the guide to the API', path: '/docs', status: 200 },
  { kind: 'the styles of the guide', path: '/docs/docs.css', status: 200 },
  { kind: 'health', path: '/healthz', status: 200 },
  { kind: 'readiness', path: '/readyz', status: 200 },
  { kind: 'metrics', path: '/metrics', status: 200 },
];

function ask(server: TestServer, { method, path, body, headers }: (typeof answers)[number]): Promise<Response> {
  return fetch(server.url + path, {
    method,
    body,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
  });
}

/** The directives of a content policy by name. */
function policyOf(response: Response): Record<string, string> {
  const entries = (response.headers.get('content-security-policy') ?? '').split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    return [name, sources.join(' ')] as const;
  });
  return Object.fromEntries(entries);
}

describe.each(answers)('$kind', (answer) => {
  it('carries the security headers', async () => {
    for (const server of [plain, secure]) {
      const response = await ask(server, answer);
      await response.arrayBuffer();
      expect(response.status).toBe(answer.status);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(response.headers.has('x-powered-by')).toBe(false);
      expect(policyOf(response)).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
      expect(policyOf(response)['script-src']).toBe("'self'");
      const hsts = response.headers.get('strict-transport-security');
      expect(hsts).toBe(server === secure ? 'max-age=31536000' : null);
    }
  });
});

describe('the content policy of the page', () => {
  it('allows no inline code, no foreign files and no frames', async () => {
    const policy = policyOf(await fetch(plain.url, { headers: { accept: 'text/html' } }));
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('allows styles in the page, and nothing else more, where the editor of GraphQL texts is', async () => {
    const [page, editor] = await Promise.all(
      ['/', '/api-guide'].map(async (path) =>
        policyOf(await fetch(plain.url + path, { headers: { accept: 'text/html' } })),
      ),
    );
    expect(editor).toEqual({ ...page, 'style-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" });
  });

  it('allows only the page of check-in a worker, the decoder of tickets and the camera', async () => {
    const answers = await Promise.all(
      ['/', '/check-in', '/check-in?x=1', '/check-in/', '/check-in-worker.js'].map((path) =>
        fetch(plain.url + path, { headers: { accept: 'text/html' } }),
      ),
    );
    const [page, ...others] = answers.map((answer) => [policyOf(answer), answer.headers.get('permissions-policy')]);
    const checkIn = [
      { ...(page?.[0] as object), 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
      'camera=(self)',
    ];
    expect(page?.[1]).toBe('camera=()');
    expect(others).toEqual([checkIn, checkIn, page, page]);
  });

  it('asks for https where the server is known by it', async () => {
    expect(policyOf(await fetch(secure.url))).toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(await fetch(plain.url))).not.toHaveProperty('upgrade-insecure-requests');
  });
});
