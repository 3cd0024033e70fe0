import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { openBrowser } from '../../../../test/oidc/open-browser.js';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc/start-oidc-provider.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { hashPassword } from '../sign-in/password.js';

/* The server starts while its provider is away, and goes on when it goes. */

const publicUrl = 'https://volunteers.example.org/crew';
let provider: OidcProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOidcProvider({ publicUrl, authentication: 'client_secret_post' });
  await provider.stop();
  server = await startTestServer({ ...provider.settings, PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const isAway = '/crew/auth/oidc/done?error=OIDC_UNAVAILABLE';

it('says so, while passwords sign in, until the provider is there', async () => {
  const { pool } = server.database;
  const password = 'three words and 7';
  const { email, userId } = await given(pool).staff('admin', { passwordHash: await hashPassword(password) });
  const location = async () => (await server.rest('GET', '/auth/oidc')).headers.get('location');
  expect(await location()).toBe(isAway);
  expect((await server.rest('POST', '/api/auth/login', { email, password })).status).toBe(200);

  await provider.start();
  await pool.query(`insert into oidc_identity (user_id, issuer, subject) values ($1, $2, 'ann')`, [
    userId,
    provider.issuer,
  ]);
  provider.isAt('ann');
  const browser = openBrowser(server);
  const callback = await browser.visit('/auth/oidc', { stopsAt: '/crew/auth/oidc/callback' });
  const { text, value } = browser.cookies.get('__Host-trailcrew_oidc')!;
  expect(text).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const { search } = new URL(callback);
  const comeBack = () =>
    server.rest('GET', `/auth/oidc/callback${search}`, undefined, { cookie: `__Host-trailcrew_oidc=${value}` });

  // It goes while somebody is on the way back; the code is good once it is there again.
  await provider.stop();
  expect((await comeBack()).headers.get('location')).toBe(isAway);
  await provider.start();
  const answer = await comeBack();
  expect(answer.headers.get('location')).toBe('/crew/auth/oidc/done');
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/__Host-trailcrew_staff=.*Secure; SameSite=Strict/);
});

it('takes 120 steps of one network in 15 minutes', async () => {
  const statuses = new Set<string | null>();
  for (let turn = 0; turn < 120; turn += 1)
    statuses.add((await server.rest('GET', '/auth/oidc/callback')).headers.get('location'));
  expect([...statuses]).toEqual([
    '/crew/auth/oidc/done?error=OIDC_REFUSED',
    '/crew/auth/oidc/done?error=TOO_MANY_REQUESTS',
  ]);
  const begun = await server.rest('GET', '/auth/oidc');
  expect(begun.headers.get('location')).toBe('/crew/auth/oidc/done?error=TOO_MANY_REQUESTS');
});
