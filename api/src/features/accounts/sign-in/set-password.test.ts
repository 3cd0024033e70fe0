import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tablesHolding } from '../../../../test/find-text.js';
import { given } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { hashToken, newToken } from '../../../platform/operation/secrets.js';
import { hashPassword } from './password.js';

const easy = 'This password is easy to guess. Please choose a longer one, such as three or four words.';

let server: SharedTestServer;
let oldHash: string;
beforeAll(async () => {
  server = await sharedTestServer();
  oldHash = await hashPassword('the old password');
});
afterAll(() => server.close());

interface Outcome {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  token?: string;
  user?: { email: string };
}

const mutation = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { token user { email } } }';

const apis: { name: string; setPassword(token: string, password: string): Promise<Outcome> }[] = [
  {
    name: 'REST',
    async setPassword(token, password) {
      const { status, body } = await server.rest<Omit<Outcome, 'status'>>('POST', '/api/auth/reset-password', {
        token,
        password,
      });
      return { ...body, status };
    },
  },
  {
    name: 'GraphQL',
    async setPassword(token, password) {
      const { data, errors } = await server.graphql<{ setPassword: { token: string; user: { email: string } } } | null>(
        mutation,
        {
          input: { token, password },
        },
      );
      const [error] = errors ?? [];
      return error ? { message: error.message, ...error.extensions } : { ...data?.setPassword, status: 200 };
    },
  },
];

/** A user with an old password and a session, and a link for them. */
async function userWithLink(values: { purpose?: 'reset' | 'set-up'; expiresIn?: string } = {}) {
  const user = await given(server.database.pool).staff('lead', { passwordHash: oldHash });
  const link = newToken();
  await server.database.pool.query(
    `insert into password_reset_token (user_id, token_hash, purpose, expires_at) values ($1, $2, $3, now() + $4::interval)`,
    [user.userId, hashToken(link), values.purpose ?? 'reset', values.expiresIn ?? '1 hour'],
  );
  return { ...user, link };
}

const signIn = async (email: string, password: string) =>
  (await server.rest('POST', '/api/auth/login', { email, password })).status;
const isSignedIn = async (token: string | undefined) =>
  (await server.graphql<{ viewer: object | null }>('{ viewer { id } }', {}, { authorization: `Bearer ${token}` })).data
    .viewer !== null;

const used = { status: 410, code: 'LINK_EXPIRED', message: 'This link has expired.' };

describe.each(apis)('setting a password through $name', ({ setPassword }) => {
  it.each(['reset', 'set-up'] as const)(
    'with a %s link works once, signs in, and ends every other session',
    async (purpose) => {
      const user = await userWithLink({ purpose });
      expect(await isSignedIn(user.token)).toBe(true);
      const outcome = await setPassword(user.link, 'a brand new one');
      expect(outcome).toMatchObject({ status: 200, user: { email: user.email } });
      expect(await isSignedIn(outcome.token)).toBe(true);
      expect(await isSignedIn(user.token)).toBe(false);
      expect([await signIn(user.email, 'the old password'), await signIn(user.email, 'a brand new one')]).toEqual([
        401, 200,
      ]);

      expect(await setPassword(user.link, 'yet another one')).toMatchObject(used);
      expect([await signIn(user.email, 'yet another one'), await signIn(user.email, 'a brand new one')]).toEqual([
        401, 200,
      ]);
      expect(await isSignedIn(outcome.token)).toBe(true);
    },
  );

  it('gives to one of two at once', async () => {
    const user = await userWithLink();
    const [first, second] = await Promise.all([
      setPassword(user.link, 'the first of two'),
      setPassword(user.link, 'the second of two'),
    ]);
    const winner = first.status === 200 ? 'the first of two' : 'the second of two';
    expect([first.status, second.status].sort()).toEqual([200, 410]);
    expect(await signIn(user.email, winner)).toBe(200);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as sessions from staff_session where user_id = $1',
      [user.userId],
    );
    // The winner's, and the one just made.
    expect(rows).toEqual([{ sessions: 2 }]);
  });

  it('refuses a link whose time is over', async () => {
    const user = await userWithLink({ expiresIn: '-1 second' });
    expect(await setPassword(user.link, 'a brand new one')).toMatchObject(used);
    expect([await signIn(user.email, 'the old password'), await isSignedIn(user.token)]).toEqual([200, true]);
  });

  it('refuses an unknown link', async () => {
    const unknown = { status: 404, code: 'LINK_NOT_FOUND', message: 'This link is not valid.' };
    expect(await setPassword(newToken(), 'a brand new one')).toMatchObject(unknown);
    // A stored hash is no link.
    const user = await userWithLink();
    expect(await setPassword(hashToken(user.link).toString('hex'), 'a brand new one')).toMatchObject(unknown);
    expect(await setPassword('', 'a brand new one')).toMatchObject({ status: 400, errors: { token: 'Required' } });
  });

  it('refuses what a guesser knows of the person and the club', async () => {
    const user = await userWithLink();
    const { rows } = await server.database.pool.query<{ name: string }>(
      `update app_user set first_name = 'Sigrun', last_name = 'Thorvald', email = 'snow.queen42@example.org' where id = $1 returning first_name as name`,
      [user.userId],
    );
    expect(rows).toHaveLength(1);
    for (const password of ['SigrunThorvald', 'sigrun1987', 'Trailcrew1', 'snow.queen42'])
      expect([password, await setPassword(user.link, password)]).toEqual([
        password,
        expect.objectContaining({ status: 400, errors: { password: easy } }),
      ]);
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['password', easy],
    ['PassWord123', easy],
    ['skiskiski', easy],
    ['qwertzuiop', easy],
    ['Anna1987', easy],
    ['1'.repeat(200), easy],
    ['x'.repeat(201), 'Please use at most 200 characters'],
  ])('refuses %s, and the link stays good', async (password, message) => {
    const user = await userWithLink();
    expect(await setPassword(user.link, password)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      message,
      errors: { password: message },
    });
    expect(await setPassword(user.link, 'a brand new one')).toMatchObject({ status: 200 });
  });

  it('stores neither the link, nor the password, nor the new token as they are', async () => {
    const user = await userWithLink();
    const outcome = await setPassword(user.link, 'stored nowhere as it is');
    for (const secret of [user.link, 'stored nowhere', outcome.token ?? '']) {
      expect(await tablesHolding(server.database.pool, secret)).toEqual([]);
    }
  });
});
