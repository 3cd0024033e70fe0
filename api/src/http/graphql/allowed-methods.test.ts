import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

/* What the addresses of GraphQL take, and say so. */

let servers: TestServer[];
beforeAll(async () => {
  servers = [
    await startTestServer(),
    await startTestServer({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' }),
  ];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const addresses: [path: string, methods: string[]][] = [
  ['/graphql', ['GET', 'HEAD', 'POST']],
  ['/graphql/stream', ['GET', 'POST', 'PUT', 'DELETE']],
];

describe.each(addresses)('%s', (path, methods) => {
  it('says what it takes, in development and in production', async () => {
    for (const { url } of servers) {
      const asked = await fetch(url + path, { method: 'OPTIONS' });
      expect([asked.status, asked.headers.get('allow'), await asked.text()]).toEqual([204, methods.join(', '), '']);
      const other = await fetch(url + path, { method: 'PATCH' });
      expect([other.status, other.headers.get('allow'), await other.json()]).toEqual([
        ...[405, methods.join(', ')],
        { message: 'This method is not allowed here.', code: 'METHOD_NOT_ALLOWED' },
      ]);
    }
  });
});

it('a query by HEAD has the headers of the one by GET, and no body', async () => {
  for (const { url } of servers) {
    const address = `${url}/graphql?query=${encodeURIComponent('{ stats { events } }')}`;
    const headers = { 'apollo-require-preflight': 'true' };
    const got = await fetch(address, { headers });
    expect(await got.json()).toEqual({ data: { stats: { events: expect.any(Number) } } });
    const head = await fetch(address, { method: 'HEAD', headers });
    const statusAndHeaders = ({ status, headers: all }: Response) => [
      status,
      ...['content-type', 'etag', 'cache-control', 'vary'].map((name) => all.get(name)),
    ];
    expect([...statusAndHeaders(head), await head.text()]).toEqual([...statusAndHeaders(got), '']);
    const mutation = `${url}/graphql?query=${encodeURIComponent('mutation { signOut { success } }')}`;
    expect((await fetch(mutation, { method: 'HEAD', headers })).status).toBe(400);
  }
});
