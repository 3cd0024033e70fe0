import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { isFlag } from '../../platform/schema/flag-parameter.js';
import { routes } from '../../registry.js';

/* What every path does with a question: parameters that it does not have, and an answer that the asker has already. */

let server: TestServer;
let admin: Record<string, string>;
let key: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const make = given(server.database.pool);
  admin = (await make.staff('admin')).headers;
  key = (await make.apiKey({ scopes: ['read:programme', 'read:signups'] })).headers;
  await make.shift();
});
afterAll(() => server.close());

it('refuses a parameter that the path does not have, by its name; a caller who may not ask is refused for that first', async () => {
  for (const { method, path, callers } of routes) {
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    const headers = callers.includes('staff') ? admin : callers.includes('key') ? key : {};
    const { status, body } = await server.rest<{ message?: string }>(
      method.toUpperCase(),
      `${address}?evntId=1`,
      undefined,
      headers,
    );
    expect([method, path, status, body.message ?? JSON.stringify(body)]).toEqual([
      method,
      path,
      400,
      expect.stringContaining("'evntId'"),
    ]);
  }
  expect((await server.rest('GET', '/api/reports?evntId=1')).status).toBe(401);
});

it('refuses a flag that is neither true nor false, so that none counts as false by mistake', async () => {
  const flags = routes.flatMap(({ query = {}, ...route }) =>
    Object.keys(query)
      .filter((name) => isFlag(query[name]))
      .map((name) => ({ ...route, name })),
  );
  expect(flags.map(({ name }) => name)).toEqual(expect.arrayContaining(['dryRun', 'tellPeople', 'stillWanted']));
  for (const { method, path, name } of flags) {
    const ask = (value: string, headers: Record<string, string>) =>
      server.rest<{ code: string; errors?: object }>(
        method.toUpperCase(),
        `${path.replaceAll(/\{\w+\}/g, 'x')}?${name}=${value}`,
        undefined,
        headers,
      );
    for (const value of ['maybe', '']) {
      const { status, body } = await ask(value, admin);
      expect([path, status, body.errors]).toEqual([path, 400, { [name]: 'Please give true or false' }]);
    }
    for (const value of ['1', 'false']) expect((await ask(value, admin)).body.errors ?? {}).not.toHaveProperty(name);
    expect([path, (await ask('maybe', {})).status]).toEqual([path, 401]);
  }
});

it('answers 304 to programs and staff who have the same answer already, and the new answer when it has changed', async () => {
  const { pool } = server.database;
  for (const headers of [key, admin]) {
    const first = await server.rest('GET', '/api/shifts', undefined, headers);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag, first.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^".+"$/),
      'no-store',
    ]);
    const known = { ...headers, 'if-none-match': tag };
    const again = await fetch(`${server.url}/api/shifts`, { headers: known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    await pool.query(`update shift set notes = coalesce(notes, '') || '!'`);
    expect((await fetch(`${server.url}/api/shifts`, { headers: known })).status).toBe(200);
  }
});
