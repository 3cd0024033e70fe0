import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { openBrowser, type Browser } from '../../../../test/oidc/open-browser.js';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc/start-oidc-provider.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { moveClock } from '../../../platform/clock.js';
import { hashToken } from '../../../platform/operation/secrets.js';

let provider: OidcProvider;
let server: TestServer;
let userId: string;
beforeAll(async () => {
  provider = await startOidcProvider();
  server = await startTestServer({ ...provider.settings, REQUIRE_SECOND_FACTOR: 'staff' });
  ({ userId } = await given(server.database.pool).staff('lead'));
  await server.database.pool.query(`insert into oidc_identity (user_id, issuer, subject) values ($1, $2, 'ann')`, [
    userId,
    provider.issuer,
  ]);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const claimSession = 'mutation { claimSession { token } }';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

async function comeBack(browser: Browser, address = '/auth/oidc'): Promise<string> {
  provider.isAt('ann');
  return browser.visit(address);
}

describe('a sign-in by the provider', () => {
  it('leads to a page that claims its half of the session, which is whole with the cookie alone', async () => {
    const browser = openBrowser(server);
    expect(await comeBack(browser)).toBe('/auth/oidc/done');
    const { headers, userId: claimed } = await browser.claim();
    expect(claimed).toBe(userId);
    expect((await browser.ask('{ viewer { id } }', {}, headers)).data).toEqual({ viewer: { id: userId } });
    expect((await server.graphql('{ viewer { id } }', {}, headers)).data).toEqual({ viewer: null });
    const { rows } = await server.database.pool.query<{ hash: string }>(
      `select encode(cookie_hash, 'hex') as hash from staff_session where token_hash = $1 and by_oidc and claim_until is null`,
      [hashToken(headers.authorization?.split(' ')[1] ?? '')],
    );
    const half = browser.cookies.get('trailcrew_staff');
    expect(rows).toEqual([{ hash: hashToken(half?.value ?? '').toString('hex') }]);
    expect(half?.text).toMatch(/HttpOnly; SameSite=Strict/);
  });

  it('remembers it in a sealed cookie until the answer, and no longer', async () => {
    provider.isAt('ann');
    const browser = openBrowser(server);
    const callback = await browser.visit('/auth/oidc', { stopsAt: '/auth/oidc/callback' });
    const { text, value } = browser.cookies.get('trailcrew_oidc')!;
    expect(text).toMatch(/^trailcrew_oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(value, 'base64url').toString()).not.toContain(new URL(callback).searchParams.get('state'));
    await browser.visit(callback, { cameFrom: provider.issuer });
    expect([...browser.cookies.keys()].sort()).toEqual(['trailcrew_browser', 'trailcrew_staff']);
  });

  it('counts as both factors: a user who has one is not asked for it, and nobody has to set one up', async () => {
    await server.database.pool.query(
      `insert into second_factor (user_id, kind, name, secret) values ($1, 'totp', 'Phone', '\\x00')`,
      [userId],
    );
    for (const step of ['with one', 'without one']) {
      const browser = openBrowser(server);
      await comeBack(browser);
      const { headers } = await browser.claim();
      expect([step, codeOf(await browser.ask('{ sessions { id } }', {}, headers))]).toEqual([step, undefined]);
      await server.database.pool.query('delete from second_factor where user_id = $1', [userId]);
    }
  });

  it('keeps the page that was wanted, if it is ours', async () => {
    expect(await comeBack(openBrowser(server), '/auth/oidc?to=%2Fhours%3Fyear%3D2027%23top')).toBe(
      '/auth/oidc/done?to=%2Fhours%3Fyear%3D2027%23top',
    );
    for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'account'])
      expect(await comeBack(openBrowser(server), `/auth/oidc?to=${encodeURIComponent(to)}`)).toBe('/auth/oidc/done');
  });

  it('is begun by nobody else’s page: that leads to the sign-in', async () => {
    const answer = await server.rest('GET', '/auth/oidc', undefined, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin']);
  });

  it('is no device of theirs until its page claims it', async () => {
    const browser = openBrowser(server);
    await comeBack(browser);
    const { headers } = await browser.claim();
    const devices = async () =>
      (await browser.ask<{ sessions: object[] }>('{ sessions { id } }', {}, headers)).data.sessions.length;
    const minuteLater = () =>
      server.database.pool.query(
        `update staff_session set claim_until = now() - interval '1 second' where claim_until is not null`,
      );
    await minuteLater();
    const before = await devices();
    await comeBack(openBrowser(server));
    await minuteLater();
    expect(await devices()).toBe(before);
  });

  it('is noted with the account at the provider', async () => {
    await server.database.pool.query('update oidc_identity set last_used_at = null');
    await comeBack(openBrowser(server));
    const { rows } = await server.database.pool.query('select from oidc_identity where last_used_at is not null');
    expect(rows).toHaveLength(1);
  });

  it('is not kept by anybody on its way, and looking does not use it up', async () => {
    provider.isAt('ann');
    const browser = openBrowser(server);
    const { headers } = await server.rest('GET', '/auth/oidc');
    expect(headers.get('cache-control')).toBe('no-store');
    const callback = await browser.visit('/auth/oidc', { stopsAt: '/auth/oidc/callback' });
    const { pathname, search } = new URL(callback);
    const cookie = `trailcrew_oidc=${browser.cookies.get('trailcrew_oidc')!.value}`;
    await fetch(server.url + pathname + search, { method: 'HEAD', headers: { cookie }, redirect: 'manual' });
    const answer = await server.rest('GET', pathname + search, undefined, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/oidc/done']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('claiming a session', () => {
  it('works once, of two at once for one', async () => {
    const browser = openBrowser(server);
    await comeBack(browser);
    const answers = await Promise.all([browser.ask(claimSession), browser.ask(claimSession)]);
    expect(answers.map(codeOf).sort()).toEqual(['SESSION_EXPIRED', undefined]);
    expect(codeOf(await browser.ask(claimSession))).toBe('SESSION_EXPIRED');
  });

  it('works for a minute', async () => {
    const browser = openBrowser(server);
    await comeBack(browser);
    const { rows } = await server.database.pool.query<{ seconds: number }>(
      `update staff_session set claim_until = now() - interval '1 second'
       where claim_until is not null returning extract(epoch from claim_until - created_at)::int as seconds`,
    );
    expect(rows).not.toEqual([]);
    expect(codeOf(await browser.ask(claimSession))).toBe('SESSION_EXPIRED');
  });

  it('works for our own page with the cookie alone', async () => {
    const browser = openBrowser(server);
    await comeBack(browser);
    const cookie = `trailcrew_staff=${browser.cookies.get('trailcrew_staff')!.value}`;
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { cookie },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, origin: 'https://elsewhere.example' },
      { cookie: 'trailcrew_staff=made-up', 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[]) {
      const { body } = await server.rest<{ code?: string; errors?: { extensions: { code: string } }[] }>(
        'POST',
        '/graphql',
        { query: claimSession },
        headers,
      );
      expect(codeOf(body) ?? body.code).toMatch(/^(SESSION_EXPIRED|CROSS_SITE)$/);
    }
    // None of them used it up.
    expect((await browser.claim()).userId).toBe(userId);
  });

  it('is for sessions by the provider alone', async () => {
    const { rows } = await server.database.pool.query(
      `insert into staff_session (user_id, token_hash, cookie_hash, expires_at) values ($1, '\\x01', $2, now() + interval '1 day') returning id`,
      [userId, hashToken('half')],
    );
    expect(rows).toHaveLength(1);
    const headers = { cookie: 'trailcrew_staff=half', 'sec-fetch-site': 'same-origin' };
    expect(codeOf(await server.graphql(claimSession, {}, headers))).toBe('SESSION_EXPIRED');
  });
});

describe('what the provider says of itself', () => {
  it('is read once an hour', async () => {
    const asked = () => provider.asked.filter((path) => path.includes('openid-configuration')).length;
    await comeBack(openBrowser(server));
    const before = asked();
    await comeBack(openBrowser(server));
    expect(asked()).toBe(before);
    moveClock(61 * 60_000);
    await comeBack(openBrowser(server));
    moveClock(0);
    expect(asked()).toBe(before + 1);
  });
});
