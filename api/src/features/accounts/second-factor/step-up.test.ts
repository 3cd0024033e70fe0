import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { startTestServer } from '../../../../test/start-test-server.js';
import { softPasskey } from '../../../../test/soft-passkey.js';
import { hashPassword } from '../sign-in/password.js';

/* A page proves once more who is signed in before it changes access. What a proof is, and for which session. */

const password = 'three words and 7';
const page = { 'sec-fetch-site': 'same-origin' };
let server: SharedTestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await sharedTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

interface Refusal {
  code: string;
  challenge: string;
  methods: string[];
  passkey?: string;
}
type Headers = Record<string, string>;

/** A session in two halves, whose last proof is that many minutes old. */
async function signedIn(email: string, minutes: number): Promise<Headers> {
  const answer = await server.rest<{ token: string }>('POST', '/api/auth/login', { email, password }, page);
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('trailcrew_staff='))!
    .split(';')[0]!;
  await server.database.pool.query(
    `update staff_session set proven_at = now() - make_interval(mins => $1) where user_id = (select id from app_user where email = $2)
       and cookie_hash = sha256(convert_to($3, 'utf8'))`,
    [minutes, email, cookie.replace('trailcrew_staff=', '')],
  );
  return { authorization: `Bearer ${answer.body.token}`, cookie };
}

const admin = () => given(server.database.pool).staff('admin', { passwordHash });
/** A change of access by REST; nobody has this id, so it changes nothing. */
const change = (headers: Headers) =>
  server.rest<Refusal>('DELETE', '/api/admin/users/00000000-0000-4000-8000-000000000000', undefined, headers);
const prove = (headers: Headers, input: object) =>
  server.rest<Refusal & { provenUntil: string }>('POST', '/api/auth/step-up', input, headers);

it('is fresh for ten minutes after a sign-in, and a program is never asked', async () => {
  const { email, headers } = await admin();
  expect((await change(await signedIn(email, 9))).body.code).toBe('USER_NOT_FOUND');
  expect((await change(await signedIn(email, 11))).body.code).toBe('STEP_UP_REQUIRED');
  await server.database.pool.query(
    `update staff_session set proven_at = now() - interval '1 day' where cookie_hash is null`,
  );
  expect((await change(headers)).body.code).toBe('USER_NOT_FOUND');
});

it('asks for the password where there is no factor; that counts for this session and ten minutes', async () => {
  const { email } = await admin();
  const [here, elsewhere] = [await signedIn(email, 11), await signedIn(email, 11)];
  const { status, body } = await change(here);
  expect([status, body.code, body.methods]).toEqual([403, 'STEP_UP_REQUIRED', ['PASSWORD', 'SIGN_IN']]);
  const { challenge } = body;
  expect((await prove(here, { challenge, password: 'wrong' })).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await prove(elsewhere, { challenge, password })).body.code).toBe('CHALLENGE_OVER');
  const proven = await prove(here, { challenge, password });
  const left = new Date(proven.body.provenUntil).getTime() - Date.now();
  expect(left).toBeGreaterThan(590_000);
  expect(left).toBeLessThan(601_000);
  expect((await change(here)).body.code).toBe('USER_NOT_FOUND');
  expect((await change(elsewhere)).body.code).toBe('STEP_UP_REQUIRED');
  expect((await prove(here, { challenge, password })).body.code).toBe('CHALLENGE_OVER');
});

it('asks for the factor where there is one; the password is not enough', async () => {
  const { email, userId } = await admin();
  const here = await signedIn(email, 0);
  const passkey = softPasskey('http://localhost:4000');
  const begun = await server.graphql<{ passkeyOptions: { challenge: string; options: string } }>(
    'mutation { passkeyOptions { challenge options } }',
    {},
    here,
  );
  const { challenge: adding, options } = begun.data.passkeyOptions;
  const input = { challenge: adding, response: passkey.create(options), name: 'Laptop' };
  const added = await server.graphql(
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { factor { id } } }',
    { input },
    here,
  );
  expect(added.errors).toBeUndefined();
  await server.database.pool.query(
    `update staff_session set proven_at = now() - interval '11 minutes' where user_id = $1`,
    [userId],
  );
  const { challenge, methods, passkey: wanted } = (await change(here)).body;
  expect(methods).toEqual(['PASSKEY', 'RECOVERY_CODE', 'SIGN_IN']);
  expect((await prove(here, { challenge, password })).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await prove(here, { challenge, passkey: passkey.get(wanted!, { isVerified: false }) })).body.code).toBe(
    'SECOND_FACTOR_WRONG',
  );
  expect((await prove(here, { challenge, passkey: passkey.get(wanted!) })).status).toBe(200);
  expect((await change(here)).body.code).toBe('USER_NOT_FOUND');
});

it('signs nobody in: the challenge is for the session that was asked', async () => {
  const { email } = await admin();
  const { challenge } = (await change(await signedIn(email, 11))).body;
  const signIn = await server.rest<Refusal>('POST', '/api/auth/second-factor', { challenge, totp: '123456' });
  expect(signIn.body.code).toBe('CHALLENGE_OVER');
});

it('limits what is typed, whatever else is sent with it', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const { email } = await given(limited.database.pool).staff('admin', { passwordHash });
    const answer = await limited.rest<{ token: string }>('POST', '/api/auth/login', { email, password }, page);
    const cookie = answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('trailcrew_staff='))!
      .split(';')[0]!;
    const here = { authorization: `Bearer ${answer.body.token}`, cookie };
    const tried: string[] = [];
    for (const guess of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const input = { challenge: 'x', password: guess, passkey: '{}' };
      tried.push((await limited.rest<Refusal>('POST', '/api/auth/step-up', input, here)).body.code);
    }
    expect(tried).toEqual([...Array<string>(5).fill('CHALLENGE_OVER'), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  } finally {
    await limited.close();
  }
});
