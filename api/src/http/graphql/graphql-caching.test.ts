import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
});
afterAll(() => server.close());

it('answers to somebody who is known are kept by no cache, and all are said to depend on who asks', async () => {
  const { pool } = server.database;
  const staff = await given(pool).staff('admin');
  const household = cookieFor(server, { email: 'ada@example.org' });
  const query = '{ stats { events } }';
  const asking: [string, Record<string, string>, string | null][] = [
    ['a household', household, 'no-store'],
    ['staff', staff.headers, 'no-store'],
    ['a session that is over', { authorization: 'Bearer over' }, 'no-store'],
    ['a visitor', {}, null],
  ];
  for (const [who, headers, expected] of asking) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(
        `${server.url}/graphql${method === 'GET' ? `?query=${encodeURIComponent(query)}` : ''}`,
        {
          method,
          headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1', ...headers },
          ...(method === 'POST' ? { body: JSON.stringify({ query }) } : {}),
        },
      );
      expect([who, method, answer.status, answer.headers.get('cache-control')]).toEqual([who, method, 200, expected]);
      expect(answer.headers.get('vary')).toMatch(/\bAuthorization\b.*\bCookie\b/);
    }
  }
});
