import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../../test/given.js';
import { openBrowser } from '../../../../test/oidc/open-browser.js';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc/start-oidc-provider.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { derivedToken, hashToken } from '../../../platform/operation/secrets.js';
import { magicLinkPurpose, passwordLinkPurpose } from '../account.announcements.js';
import { hashPassword } from '../sign-in/password.js';

/* PASSWORD_SIGN_IN=admins: leads sign in by the provider alone, and an admin with a password still gets in when it is away. */

const password = 'three words and 7';
let provider: OidcProvider;
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  provider = await startOidcProvider();
  server = await startTestServer({ ...provider.settings, PASSWORD_SIGN_IN: 'admins' });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

interface Answered {
  code?: string;
  message?: string;
  user?: { id: string };
}

/** All ways in but the provider's, as somebody of this role tries them. */
async function waysIn(role: 'admin' | 'lead') {
  const { pool } = server.database;
  const { userId, email } = await given(pool).staff(role, { passwordHash });
  const [link, reset] = [randomUUID(), randomUUID()];
  const magic = derivedToken(server.secretKey, magicLinkPurpose, link);
  const setting = derivedToken(server.secretKey, passwordLinkPurpose, reset);
  await pool.query(
    `insert into magic_link (id, email, token_hash, expires_at) values ($1, $2, $3, now() + interval '5 minutes')`,
    [...[link, email, hashToken(magic)]],
  );
  await pool.query(
    `insert into password_reset_token (id, user_id, token_hash, purpose, expires_at) values ($1, $2, $3, 'reset', now() + interval '1 hour')`,
    [reset, userId, hashToken(setting)],
  );
  const answers = [
    await server.rest<Answered>('POST', '/api/auth/login', { email, password }),
    await server.rest<Answered>('GET', `/api/auth/verify/${magic}`),
    await server.rest<Answered>('POST', '/api/auth/reset-password', { token: setting, password: 'four words and a 9' }),
  ];
  return { userId, answers };
}

it('an admin signs in with a password and mailed links, also while the provider is away', async () => {
  await provider.stop();
  const { userId, answers } = await waysIn('admin');
  await provider.start();
  expect(answers.map(({ status, body }) => [status, body.user?.id])).toEqual([200, 200, 200].map((ok) => [ok, userId]));
});

it('a lead is sent to the provider, and signs in there', async () => {
  const { userId, answers } = await waysIn('lead');
  const refusal = [403, 'PASSWORD_SIGN_IN_OFF', 'Please sign in with Club ID.'];
  expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([refusal, refusal, refusal]);
  const { rows } = await server.database.pool.query('select from staff_session where user_id = $1', [userId]);
  // That of the test itself.
  expect(rows).toHaveLength(1);

  await server.database.pool.query(`insert into oidc_identity (user_id, issuer, subject) values ($1, $2, 'lea')`, [
    ...[userId, provider.issuer],
  ]);
  provider.isAt('lea');
  const browser = openBrowser(server);
  await browser.visit('/auth/oidc');
  expect((await browser.claim()).userId).toBe(userId);
});

it('a wrong password is answered as a wrong password', async () => {
  const { email } = await given(server.database.pool).staff('lead', { passwordHash });
  const { body } = await server.rest<Answered>('POST', '/api/auth/login', { email, password: 'wrong words and 7' });
  expect(body.code).toBe('INVALID_CREDENTIALS');
});

it('a lead without the provider’s account is invited again, and keeps a way in', async () => {
  const { pool } = server.database;
  const [admin, lead] = [await given(pool).staff('admin'), await given(pool).staff('lead', { passwordHash })];
  const invite = (userId: string) =>
    server.rest<Answered>('POST', `/api/admin/users/${userId}/invitation`, undefined, admin.headers);
  expect((await invite(lead.userId)).status).toBe(200);
  expect((await invite((await given(pool).staff('admin', { passwordHash })).userId)).body.code).toBe('HAS_PASSWORD');

  const { rows } = await pool.query<{ id: string }>(
    `insert into oidc_identity (user_id, issuer, subject) values ($1::uuid, $2, $1::uuid::text) returning id`,
    [lead.userId, provider.issuer],
  );
  await pool.query('update staff_session set by_oidc = true where user_id = $1', [lead.userId]);
  const disconnect = async () => {
    const text = 'mutation ($id: ID!) { disconnectOidc(id: $id) { connections { id } } }';
    return (await server.graphql(text, { id: rows[0]?.id }, lead.headers)).errors?.[0]?.extensions.code ?? 'ok';
  };
  expect(await disconnect()).toBe('LAST_WAY_IN');
  await pool.query(
    `insert into second_factor (user_id, kind, name, site, credential_id, public_key, counter)
     values ($1::uuid, 'passkey', 'Phone', 'localhost', $1::uuid::text, '\\x00', 0)`,
    [lead.userId],
  );
  expect(await disconnect()).toBe('ok');
  // This session goes on, and no longer counts as one of both factors.
  const { rows: left } = await pool.query('select by_oidc from staff_session where user_id = $1', [lead.userId]);
  expect(left).toEqual([{ by_oidc: false }]);
});
