import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { hashPassword } from '../sign-in/password.js';

/* Where somebody is signed in: they see each device, and end what is not theirs. */

const password = 'three words and 7';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let server: SharedTestServer;
let email: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ({ email } = await given(server.database.pool).staff('lead', { passwordHash: await hashPassword(password) }));
  await server.database.pool.query('delete from staff_session');
});
afterAll(() => server.close());

interface Row {
  id: string;
  device: string;
  network: string | null;
  isCurrent: boolean;
}

async function signIn(userAgent: string): Promise<Record<string, string>> {
  const answer = await server.rest<{ token: string }>(
    'POST',
    '/api/auth/login',
    { email, password },
    { 'user-agent': userAgent },
  );
  return { authorization: `Bearer ${answer.body.token}` };
}

const list = async (headers: Record<string, string>) =>
  (await server.rest<Row[]>('GET', '/api/account/sessions', undefined, headers)).body;

it('lists each device with its network, and ends one, or all others', async () => {
  const [here, phone, program] = [
    await signIn(firefox),
    await signIn('Mozilla/5.0 (iPhone) Safari/604.1'),
    await signIn('curl/8'),
  ];
  const mine = await list(here);
  expect(mine[0]).toMatchObject({ device: 'Firefox on Linux', network: '127.0.0.x', isCurrent: true });
  expect(mine.map(({ device }) => device).sort()).toEqual(['Another program', 'Firefox on Linux', 'Safari on iPhone']);
  expect(mine.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

  const stranger = await given(server.database.pool).staff('admin');
  const ofPhone = mine.find(({ device }) => device === 'Safari on iPhone')?.id ?? '';
  const end = (id: string, headers: Record<string, string>) =>
    server.rest<Row[] & { code: string }>('DELETE', `/api/account/sessions/${id}`, undefined, headers);
  expect(await end(ofPhone, stranger.headers)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
  expect((await end(ofPhone, here)).body).toHaveLength(2);
  expect(await end(ofPhone, here)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
  expect((await server.rest('GET', '/api/account/sessions', undefined, phone)).status).toBe(401);

  const { data } = await server.graphql<{ endOtherSessions: { sessions: Row[] } }>(
    'mutation { endOtherSessions { sessions { id device network startedAt lastUsedAt isCurrent } } }',
    {},
    here,
  );
  expect(data.endOtherSessions.sessions).toMatchObject([{ device: 'Firefox on Linux', isCurrent: true }]);
  expect((await server.rest('GET', '/api/account/sessions', undefined, program)).status).toBe(401);
  // Nobody else's ended.
  expect(await list(stranger.headers)).toHaveLength(1);
});

it('leaves out sessions that have expired', async () => {
  const [here, idle] = [await signIn(firefox), await signIn(firefox)];
  const [, other] = await list(here);
  await server.database.pool.query(
    `update staff_session set last_used_at = now() - interval '13 hours' where id = $1`,
    [other?.id],
  );
  expect((await list(here)).map(({ id }) => id)).not.toContain(other?.id);
  expect((await server.rest('GET', '/api/account/sessions', undefined, idle)).status).toBe(401);
});
