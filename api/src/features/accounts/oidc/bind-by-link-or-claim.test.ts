import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../../test/given.js';
import { openBrowser, type Browser } from '../../../../test/oidc/open-browser.js';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc/start-oidc-provider.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { untilBlocked } from '../../../../test/until-blocked.js';
import { derivedToken } from '../../../platform/operation/secrets.js';
import { passwordLinkPurpose } from '../account.announcements.js';

// Longer than most: what an account at the provider may become here, and what it may not.

let provider: OidcProvider;
/** A provider that already puts the roles into the ID token. */
let rolesInToken: OidcProvider;
let plain: TestServer;
let withRoles: TestServer;
beforeAll(async () => {
  [provider, rolesInToken] = await Promise.all([startOidcProvider(), startOidcProvider({ inIdToken: true })]);
  plain = await startTestServer(provider.settings);
  withRoles = await startTestServer({ ...provider.settings, OIDC_ROLE_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'board' });
});
afterAll(async () => {
  await Promise.all([plain.close(), withRoles.close()]);
  await Promise.all([provider.stop(), rolesInToken.stop()]);
});

const done = '/auth/oidc/done';
const refusedWith = (code: string) => `${done}?error=${code}`;
let subject: string;
beforeEach(() => void (subject = randomUUID()));

interface Came {
  browser: Browser;
  page: string;
}

/** Somebody comes to a server by the provider. */
async function come(server: TestServer, claims: Record<string, unknown> = {}, address = '/auth/oidc'): Promise<Came> {
  provider.isAt(subject, claims);
  const browser = openBrowser(server);
  return { browser, page: await browser.visit(address) };
}

async function userOf(server: TestServer, { browser, page }: Came) {
  expect(page).toBe(done);
  const { userId } = await browser.claim();
  const { rows } = await server.database.pool.query<Record<'role' | 'email' | 'name', string>>(
    `select role, email, first_name || ' ' || last_name as name from app_user where id = $1`,
    [userId],
  );
  return { userId, ...rows[0] };
}

const identities = async ({ database }: TestServer) =>
  (
    await database.pool.query<{ userId: string }>(`select user_id as "userId" from oidc_identity where subject = $1`, [
      subject,
    ])
  ).rows;
const actions = async ({ database }: TestServer, recordId: string) =>
  (
    await database.pool.query<{ action: string; summary: string }>(
      'select action, summary from audit_entry where record_id = $1 order by happened_at',
      [recordId],
    )
  ).rows;

describe('by an address', () => {
  it.each([true, false, undefined])(
    'nobody is signed in, also not by that of an admin; verified: %s',
    async (verified) => {
      for (const server of [plain, withRoles]) {
        const { email, userId } = await given(server.database.pool).staff('admin');
        const claims = { email: email.toUpperCase(), email_verified: verified, groups: ['board'], name: 'Ann Alpine' };
        const { browser, page } = await come(server, claims);
        expect(page).toBe(refusedWith('OIDC_CONNECT_FIRST'));
        expect(browser.cookies.has('trailcrew_staff')).toBe(false);
        expect(await identities(server)).toEqual([]);
        const { rows } = await server.database.pool.query('select from staff_session where user_id = $1 and by_oidc', [
          userId,
        ]);
        expect(rows).toEqual([]);
      }
    },
  );
});

describe('by a mailed set-up link', () => {
  /** A lead invited by an admin, and the token of their link. */
  async function invited(server: TestServer) {
    const { headers } = await given(server.database.pool).staff('admin');
    const email = `${randomUUID()}@example.org`;
    const { body } = await server.rest<{ id: string }>(
      'POST',
      '/api/admin/users',
      { firstName: 'Lea', lastName: 'Lead', email, role: 'lead' },
      headers,
    );
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from password_reset_token where user_id = $1',
      [body.id],
    );
    const token = derivedToken(server.secretKey, passwordLinkPurpose, rows[0]?.id ?? '');
    return { userId: body.id, email, token, address: `/auth/oidc?setup=${token}` };
  }

  it('an account is bound to the user the link was mailed to, and signs them in; once', async () => {
    const { userId, email, address } = await invited(plain);
    expect(await userOf(plain, await come(plain, { email: 'other@example.org' }, address))).toMatchObject({
      userId,
      email,
    });
    expect(await actions(plain, userId)).toContainEqual({ action: 'user.connected', summary: 'Lea Lead: Club ID' });
    const { rows } = await plain.database.pool.query(
      `select payload->>'change' as change from outbox where recipient = $1 and template = 'sign-in-changed'`,
      [email],
    );
    expect(rows).toEqual([{ change: 'connected' }]);
    expect(await userOf(plain, await come(plain))).toMatchObject({ userId });

    subject = randomUUID();
    expect((await come(plain, {}, address)).page).toBe(refusedWith('LINK_EXPIRED'));
    expect(await identities(plain)).toEqual([]);
  });

  it('is used up by the answer alone, by one of two', async () => {
    const { userId, address } = await invited(plain);
    provider.isAt(null);
    expect(await openBrowser(plain).visit(address)).toBe(refusedWith('OIDC_REFUSED'));
    const browsers = [openBrowser(plain), openBrowser(plain)];
    const callbacks: string[] = [];
    for (const browser of browsers) {
      provider.isAt(subject);
      callbacks.push(await browser.visit(address, { stopsAt: '/auth/oidc/callback' }));
    }
    const pages = await Promise.all(
      browsers.map((browser, index) => browser.visit(callbacks[index]!, { cameFrom: provider.issuer })),
    );
    expect(pages.sort()).toEqual([done, refusedWith('LINK_EXPIRED')]);
    expect(await identities(plain)).toEqual([{ userId }]);
  });

  it('is refused for the account of somebody else, who stays theirs, and is good afterwards', async () => {
    const [ann, ben] = [await invited(plain), await invited(plain)];
    await come(plain, {}, ann.address);
    expect((await come(plain, {}, ben.address)).page).toBe(refusedWith('OIDC_TAKEN'));
    expect(await identities(plain)).toEqual([{ userId: ann.userId }]);
    subject = randomUUID();
    expect((await userOf(plain, await come(plain, {}, ben.address))).userId).toBe(ben.userId);
  });

  it('is refused for other links, old ones, and where another site opened it', async () => {
    const { userId, token, address } = await invited(plain);
    provider.isAt(subject);
    expect(await openBrowser(plain).visit(address, { cameFrom: 'https://elsewhere.example' })).toBe(
      refusedWith('OIDC_REFUSED'),
    );
    expect((await come(plain, {}, `${address}x`)).page).toBe(refusedWith('LINK_NOT_FOUND'));
    const { pool } = plain.database;
    await pool.query(`update password_reset_token set purpose = 'reset' where user_id = $1`, [userId]);
    expect((await come(plain, {}, `/auth/oidc?setup=${token}`)).page).toBe(refusedWith('LINK_NOT_FOUND'));
    await pool.query(
      `update password_reset_token set purpose = 'set-up', expires_at = now() - interval '1 second' where user_id = $1`,
      [userId],
    );
    expect((await come(plain, {}, address)).page).toBe(refusedWith('LINK_EXPIRED'));
    expect(await identities(plain)).toEqual([]);
  });

  it('needs a role where the claim sets roles', async () => {
    const { userId, address } = await invited(withRoles);
    expect((await come(withRoles, { groups: ['choir'] }, address)).page).toBe(refusedWith('OIDC_NO_ACCOUNT'));
    expect(await identities(withRoles)).toEqual([]);
    // The link itself gives no role of the provider: that follows with the next sign-in.
    const board = { groups: 'board' };
    expect(await userOf(withRoles, await come(withRoles, board, address))).toMatchObject({ userId, role: 'lead' });
    expect(await userOf(withRoles, await come(withRoles, board))).toMatchObject({ userId, role: 'admin' });
  });

  it.each([
    ['a second step', `insert into second_factor (user_id, kind, name, secret) values ($1, 'totp', 'x', '\\x00')`],
    [
      'another account',
      `insert into oidc_identity (user_id, issuer, subject) values ($1::uuid, 'https://other.example', $1::uuid::text)`,
    ],
  ])('does not stand in for %s of somebody who signed in since', async (_what, has) => {
    const { userId, address } = await invited(plain);
    await plain.database.pool.query(has, [userId]);
    expect((await come(plain, {}, address)).page).toBe(refusedWith('OIDC_CONNECT_FIRST'));
    expect(await identities(plain)).toEqual([]);
  });

  it('ends what else was mailed, and the sessions from before', async () => {
    const { userId, email, address } = await invited(plain);
    await plain.database.pool.query(
      `with reset as (insert into password_reset_token (user_id, token_hash, purpose, expires_at)
         values ($1, sha256(convert_to($2, 'utf8')), 'reset', now() + interval '1 hour')),
       magic as (insert into magic_link (email, token_hash, expires_at)
         values ($2, sha256(convert_to($2, 'utf8')), now() + interval '10 minutes'))
       insert into staff_session (user_id, token_hash, expires_at)
         values ($1, sha256(convert_to($2, 'utf8')), now() + interval '1 day')`,
      [userId, email],
    );
    expect((await come(plain, {}, address)).page).toBe(done);
    const { rows } = await plain.database.pool.query(
      `select (select count(*)::int from password_reset_token where user_id = $1 and not used) as resets,
         (select count(*)::int from magic_link where email = $2 and not used) as links,
         (select count(*)::int from staff_session where user_id = $1) as sessions`,
      [userId, email],
    );
    expect(rows).toEqual([{ resets: 0, links: 0, sessions: 1 }]);
  });

  it('says whose it is while it is good, and binds from our own page alone', async () => {
    const { email, token, address } = await invited(plain);
    const whose = async () =>
      (await plain.graphql<object>('query ($token: String!) { setUpLinkEmail(token: $token) }', { token })).data;
    expect(await whose()).toEqual({ setUpLinkEmail: email });
    // A link in a mail, or an address that was typed.
    const typed = await plain.rest('GET', address, undefined, { 'sec-fetch-site': 'none' });
    expect(typed.headers.get('location')).toBe(refusedWith('OIDC_REFUSED'));
    await come(plain, {}, address);
    expect(await whose()).toEqual({ setUpLinkEmail: null });
  });
});

describe('by a role in a claim', () => {
  it('somebody unknown becomes a user, once', async () => {
    const claims = {
      email: `${subject}@example.org`,
      given_name: 'Ann',
      family_name: 'Alpine',
      groups: ['choir', 'board'],
    };
    const created = await userOf(withRoles, await come(withRoles, claims));
    expect(created).toMatchObject({ role: 'admin', email: claims.email, name: 'Ann Alpine' });
    expect(await actions(withRoles, created.userId)).toEqual([
      { action: 'user.created', summary: `Ann Alpine (${claims.email}) as admin, by Club ID` },
    ]);
    // Whatever the address becomes.
    const again = await userOf(withRoles, await come(withRoles, { ...claims, email: 'new@example.org' }));
    expect(again.userId).toBe(created.userId);
  });

  it('also where it comes twice at once', async () => {
    const claims = { email: `${subject}@example.org`, groups: 'trailcrew-lead' };
    provider.isAt(subject, claims);
    const browsers = [openBrowser(withRoles), openBrowser(withRoles), openBrowser(withRoles)];
    const callbacks: string[] = [];
    for (const browser of browsers)
      callbacks.push(await browser.visit('/auth/oidc', { stopsAt: '/auth/oidc/callback' }));
    // All are where nobody is known yet, before the first one makes the user.
    const { pool } = withRoles.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table app_user in exclusive mode');
    const coming = browsers.map((browser, index) => browser.visit(callbacks[index]!, { cameFrom: provider.issuer }));
    await untilBlocked(holder, pool, { count: browsers.length });
    await holder.query('commit');
    holder.release();
    expect(await Promise.all(coming)).toEqual([done, done, done]);
    expect(await identities(withRoles)).toHaveLength(1);
  });

  it.each([
    ['Ann Marie Alpine', { name: ' Ann Marie  Alpine ' }],
    ['Ann –', { name: 'Ann' }],
    ['Ann Alpine', { given_name: 'Ann', name: 'Ann Alpine' }],
    ['ann alpine', { name: 'See https://elsewhere.example' }],
    ['ann alpine', { given_name: 7, family_name: ['x'], name: null }],
  ])('is called %s of %j', async (name, claims) => {
    const email = `ann.alpine@${subject}.example.org`;
    expect(await userOf(withRoles, await come(withRoles, { email, groups: 'board', ...claims }))).toMatchObject({
      name,
      email,
    });
  });

  it.each([
    ['no address', { groups: 'board' }],
    ['no valid address', { email: 'ann', groups: 'board' }],
    ['no role', { email: 'nobody@example.org', groups: ['choir', 7, null] }],
    ['a role within another word', { email: 'nobody@example.org', groups: 'board-games' }],
    ['no claim', { email: 'nobody@example.org' }],
  ])('not with %s', async (_what, claims) => {
    expect((await come(withRoles, claims)).page).toBe(refusedWith('OIDC_NO_ACCOUNT'));
    expect(await identities(withRoles)).toEqual([]);
  });

  it('nobody becomes a user where no claim sets roles', async () => {
    const { page } = await come(plain, { email: 'nobody@example.org', groups: ['trailcrew-admin'], roles: ['admin'] });
    expect(page).toBe(refusedWith('OIDC_NO_ACCOUNT'));
  });

  it('the role is that of the claim at each sign-in, and sessions of another one end', async () => {
    await given(withRoles.database.pool).staff('admin');
    const claims = { email: `${subject}@example.org`, name: 'Ann Alpine' };
    const first = await come(withRoles, { ...claims, groups: 'trailcrew-lead' });
    const { userId, headers } = await first.browser.claim();
    const raised = await userOf(withRoles, await come(withRoles, { ...claims, groups: 'board' }));
    expect(raised).toMatchObject({ userId, role: 'admin' });
    expect((await first.browser.ask('{ viewer { id } }', {}, headers)).data).toEqual({ viewer: null });
    expect(await userOf(withRoles, await come(withRoles, { ...claims, groups: 'trailcrew-lead' }))).toMatchObject({
      role: 'lead',
    });
    expect((await actions(withRoles, userId)).slice(1)).toEqual([
      { action: 'user.role-changed', summary: 'Ann Alpine: role lead → admin' },
      { action: 'user.role-changed', summary: 'Ann Alpine: role admin → lead' },
    ]);
    const { rows } = await withRoles.database.pool.query(
      `select from fact where record_id = $1 and detail->'fields' = '["role"]'`,
      [userId],
    );
    expect(rows).toHaveLength(2);

    // Without a role they stay, and stay outside.
    expect((await come(withRoles, claims)).page).toBe(refusedWith('OIDC_NO_ACCOUNT'));
    expect(await identities(withRoles)).toEqual([{ userId }]);
  });

  it('the last admin stays one', async () => {
    const claims = { email: `${subject}@example.org` };
    const { userId } = await userOf(withRoles, await come(withRoles, { ...claims, groups: 'board' }));
    await withRoles.database.pool.query(`update app_user set role = 'lead' where id <> $1`, [userId]);
    expect(await userOf(withRoles, await come(withRoles, { ...claims, groups: 'trailcrew-lead' }))).toMatchObject({
      userId,
      role: 'admin',
    });
  });

  it('may be in the ID token, or in userinfo', async () => {
    const server = await startTestServer({ ...rolesInToken.settings, OIDC_ROLE_CLAIM: 'groups' });
    rolesInToken.isAt(subject, { email: `${subject}@example.org`, name: 'Ann Alpine', groups: ['trailcrew-admin'] });
    const browser = openBrowser(server);
    expect(await userOf(server, { browser, page: await browser.visit('/auth/oidc') })).toMatchObject({ role: 'admin' });
    expect(rolesInToken.asked).not.toContain('/me');
    // The other provider of these tests returns the roles only there.
    expect(provider.asked).toContain('/me');
    await server.close();
  });
});
