import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../../test/given.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';

const mutation = 'mutation ($id: ID!) { devSignIn(userId: $id) { token user { email } } }';
let development: TestServer;
let production: TestServer;
beforeAll(async () => {
  development = await startTestServer();
  production = await startTestServer({ NODE_ENV: 'production', DEMO_DATA: 'true' });
});
afterAll(async () => {
  await development.close();
  await production.close();
});

async function demoUser(server: TestServer) {
  const user = await given(server.database.pool).staff('lead');
  await server.database.pool.query('update app_user set is_demo = true where id = $1', [user.userId]);
  return user;
}

const demoUsers = async (server: TestServer) =>
  (await server.graphql<{ demoUsers: { id: string }[] }>('{ demoUsers { id email role } }')).data.demoUsers;

describe('demo sign-ins', () => {
  it('are offered and open in development, without a password', async () => {
    const demo = await demoUser(development);
    const other = await given(development.database.pool).staff('admin');
    const offered = (await demoUsers(development)).map(({ id }) => id);
    expect(offered).toContain(demo.userId);
    expect(offered).not.toContain(other.userId);
    const { data } = await development.graphql<{ devSignIn: { token: string; user: object } }>(mutation, {
      id: demo.userId,
    });
    expect(data.devSignIn.user).toEqual({ email: demo.email });
    const headers = { authorization: `Bearer ${data.devSignIn.token}` };
    expect((await development.graphql<object>('{ viewer { email } }', {}, headers)).data).toEqual({
      viewer: { email: demo.email },
    });
  });

  it('open for nobody else', async () => {
    const real = await given(development.database.pool).staff('admin');
    for (const id of [real.userId, randomUUID(), 'x', '']) {
      const { data, errors } = await development.graphql(mutation, { id });
      expect([id, data, errors?.[0]?.extensions.code]).toEqual([id, null, 'NOT_FOUND']);
    }
  });

  it('do not exist in production, even when a database brings them', async () => {
    const demo = await demoUser(production);
    expect(await demoUsers(production)).toEqual([]);
    const { data, errors } = await production.graphql(mutation, { id: demo.userId });
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
    const { rows } = await production.database.pool.query('select count(*)::int as events from event');
    expect(rows).toEqual([{ events: 0 }]);
    expect(production.running.lines.join(' ')).not.toMatch(/demo/i);
  });

  it('the mails that development shows are no page of production', async () => {
    expect((await development.rest('GET', '/dev/mail', undefined, { accept: 'text/html' })).status).toBe(200);
    expect((await production.rest('GET', '/dev/mail', undefined, { accept: 'text/html' })).status).toBe(404);
  });
});
