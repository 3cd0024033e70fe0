import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { given } from '../../../../test/given.js';
import { openBrowser, type Browser } from '../../../../test/oidc/open-browser.js';
import { startForgingProvider, type ForgingProvider } from '../../../../test/oidc/start-forging-provider.js';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc/start-oidc-provider.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { loggedError } from '../../../platform/logged-error.js';
import { moveClock } from '../../../platform/clock.js';

const refused = '/auth/oidc/done?error=OIDC_REFUSED';
const lines: string[] = [];
const secrets = new Set<string>();

/** All that the server can log. */
const logger = pino(
  { level: 'trace', serializers: { err: loggedError } },
  new Writable({ write: (line: Buffer, _encoding, next) => (lines.push(line.toString()), next()) }),
);

let provider: OidcProvider;
let forger: ForgingProvider;
let server: TestServer;
let forged: TestServer;
beforeAll(async () => {
  [provider, forger] = await Promise.all([startOidcProvider(), startForgingProvider()]);
  server = await startTestServer(provider.settings, { logger });
  forged = await startTestServer(forger.settings, { logger });
  for (const [at, settings, subject] of [
    [server, provider.settings, 'ann'],
    [forged, forger.settings, 'forger'],
  ] as const) {
    const { userId } = await given(at.database.pool).staff('lead');
    await at.database.pool.query('insert into oidc_identity (user_id, issuer, subject) values ($1, $2, $3)', [
      ...[userId, settings.OIDC_ISSUER, subject],
    ]);
    secrets.add(settings.OIDC_CLIENT_SECRET ?? '');
  }
});
afterAll(async () => {
  await Promise.all([server.close(), forged.close()]);
  await Promise.all([provider.stop(), forger.stop()]);
});
beforeEach(() => {
  provider.isAt('ann');
  forger.forges({});
});

/** Somebody on the way back from the provider: what it sent them to, which is not asked for yet. */
async function onTheWayBack(at = server): Promise<{ browser: Browser; callback: URL }> {
  const browser = openBrowser(at);
  const callback = new URL(await browser.visit('/auth/oidc', { stopsAt: '/auth/oidc/callback' }));
  for (const name of ['code', 'state']) secrets.add(callback.searchParams.get(name) ?? name);
  secrets.add(browser.cookies.get('trailcrew_oidc')?.value ?? '');
  return { browser, callback };
}

const comesFromIt = (browser: Browser, callback: URL) => browser.visit(callback.href, { cameFrom: provider.issuer });

/** That it is refused, and that nobody is signed in. */
async function expectRefused(browser: Browser, callback: URL): Promise<void> {
  expect(await comesFromIt(browser, callback)).toBe(refused);
  expect(browser.cookies.has('trailcrew_staff')).toBe(false);
}

describe('an answer is refused', () => {
  it('when somebody cancels at the provider', async () => {
    provider.isAt(null);
    const { browser, callback } = await onTheWayBack();
    expect(callback.searchParams.get('error')).toBe('access_denied');
    await expectRefused(browser, callback);
  });

  it.each(['state', 'code', 'iss'])('with another %s, or none', async (name) => {
    for (const value of ['made-up', null]) {
      const { browser, callback } = await onTheWayBack();
      if (value === null) callback.searchParams.delete(name);
      else callback.searchParams.set(name, value);
      await expectRefused(browser, callback);
    }
  });

  it('that belongs to the sign-in of another browser', async () => {
    const [ann, attacker] = [await onTheWayBack(), await onTheWayBack()];
    await expectRefused(ann.browser, attacker.callback);
  });

  it('without the cookie, with a changed or mixed one, and after 10 minutes', async () => {
    const [without, changed, late] = [await onTheWayBack(), await onTheWayBack(), await onTheWayBack()];
    without.browser.cookies.clear();
    await expectRefused(without.browser, without.callback);
    const cookie = changed.browser.cookies.get('trailcrew_oidc')!;
    const { value } = cookie;
    cookie.value = value.slice(0, 100) + (value[100] === 'A' ? 'B' : 'A') + value.slice(101);
    await expectRefused(changed.browser, changed.callback);
    moveClock(10 * 60_000 + 1);
    await expectRefused(late.browser, late.callback);
    moveClock(0);
  });

  it('whose code was used before', async () => {
    const { browser, callback } = await onTheWayBack();
    const kept = browser.cookies.get('trailcrew_oidc')!;
    expect(await comesFromIt(browser, callback)).toBe('/auth/oidc/done');
    browser.cookies.clear();
    // The cookie is gone with the answer: once as a browser would come again, once with a copy of it.
    await expectRefused(browser, callback);
    browser.cookies.set('trailcrew_oidc', kept);
    await expectRefused(browser, callback);
  });
});

describe('an ID token', () => {
  it('is taken if it is right', async () => {
    const { browser, callback } = await onTheWayBack(forged);
    expect(await comesFromIt(browser, callback)).toBe('/auth/oidc/done');
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ['of another nonce', () => ({ claims: { nonce: 'another' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['for another client', () => ({ claims: { aud: 'somebody-else' } })],
    ['for several clients, issued to another', () => ({ claims: { aud: ['trailcrew', 'x'], azp: 'x' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://elsewhere.example' } })],
    ['that has expired', () => ({ claims: { iat: now() - 600, exp: now() - 300 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['signed with another key', () => ({ hasOtherKey: true })],
    ['without a signature', () => ({ isUnsigned: true })],
  ])('is refused %s', async (_what, forgery) => {
    const { browser, callback } = await onTheWayBack(forged);
    forger.forges(forgery());
    await expectRefused(browser, callback);
  });
});

it('the log says why, and holds no code, state, cookie or secret', () => {
  const log = lines.join('');
  for (const reason of [
    'OAUTH_INVALID_RESPONSE',
    'access_denied',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    'invalid_grant',
  ])
    expect(log).toContain(reason);
  expect(secrets.size).toBeGreaterThan(40);
  expect([...secrets].filter((secret) => secret.length > 5 && log.includes(secret))).toEqual([]);
});
