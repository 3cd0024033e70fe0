import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { openBrowser, type Browser } from '../../../../test/oidc/open-browser.js';
import { startOidcProvider, type OidcProvider } from '../../../../test/oidc/start-oidc-provider.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { moveClock } from '../../../platform/clock.js';
import { hashPassword } from '../sign-in/password.js';

const password = 'three words and 7';
let passwordHash: string;
let provider: OidcProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOidcProvider();
  server = await startTestServer(provider.settings);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => server.database.pool.query('delete from oidc_identity'));

const begin = 'mutation { beginOidcConnection { address } }';
const disconnect = 'mutation ($id: ID!) { disconnectOidc(id: $id) { connections { id } } }';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

interface SignedIn {
  browser: Browser;
  userId: string;
  email: string;
  headers: Record<string, string>;
}

/** Somebody who signed in with a password on a page of ours. */
async function signedIn(): Promise<SignedIn> {
  const { userId, email } = await given(server.database.pool).staff('lead', { passwordHash });
  const browser = openBrowser(server);
  const { data } = await browser.ask<{ signIn: { token: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { email, password } },
  );
  return { browser, userId, email, headers: { authorization: `Bearer ${data.signIn.token}` } };
}

async function addressFor({ browser, headers }: SignedIn): Promise<string> {
  const { data } = await browser.ask<{ beginOidcConnection: { address: string } }>(begin, {}, headers);
  return data.beginOidcConnection.address;
}

async function connectionsOf({ browser, headers }: SignedIn) {
  const { data } = await browser.ask<{
    me: { connections: { id: string; name: string; lastUsedAt: string | null }[] };
  }>('{ me { connections { id name lastUsedAt } } }', {}, headers);
  return data.me.connections;
}

const changesOf = async (userId: string) =>
  (
    await server.database.pool.query<{ action: string; summary: string }>(
      'select action, summary from audit_entry where actor_id = $1 order by happened_at',
      [userId],
    )
  ).rows;
const mailsTo = async (email: string) =>
  (
    await server.database.pool.query<{ change: string; name: string }>(
      `select payload->>'change' as change, payload->>'name' as name from outbox where recipient = $1 order by created_at`,
      [email],
    )
  ).rows;

describe('connecting an account of the provider', () => {
  it('binds it to the user who is signed in, mails them, and signs them in from then on', async () => {
    const ann = await signedIn();
    provider.isAt('subject-of-ann', { email: 'another.address@example.org' });
    expect(await ann.browser.visit(await addressFor(ann))).toBe('/account?connected=1');
    expect(await connectionsOf(ann)).toEqual([{ id: expect.any(String), name: 'Club ID', lastUsedAt: null }]);
    expect(await changesOf(ann.userId)).toEqual([{ action: 'user.connected', summary: 'Sam Staff: Club ID' }]);
    expect(await mailsTo(ann.email)).toEqual([{ change: 'connected', name: 'Club ID' }]);

    const elsewhere = openBrowser(server);
    expect(await elsewhere.visit('/auth/oidc')).toBe('/auth/oidc/done');
    expect((await elsewhere.claim()).userId).toBe(ann.userId);

    // Once more changes nothing, and nobody is mailed.
    expect(await ann.browser.visit(await addressFor(ann))).toBe('/account?connected=1');
    expect(await connectionsOf(ann)).toHaveLength(1);
    expect(await mailsTo(ann.email)).toHaveLength(1);
  });

  it('refuses the account of somebody else', async () => {
    const [ann, ben] = [await signedIn(), await signedIn()];
    provider.isAt('shared');
    await ann.browser.visit(await addressFor(ann));
    expect(await ben.browser.visit(await addressFor(ben))).toBe('/account?oidcError=OIDC_TAKEN');
    expect(await connectionsOf(ben)).toEqual([]);
    expect(await connectionsOf(ann)).toHaveLength(1);
  });

  it('works in the browser that is signed in alone, and within 5 minutes', async () => {
    const [ann, ben] = [await signedIn(), await signedIn()];
    provider.isAt('subject');
    const refused = '/account?oidcError=OIDC_REFUSED';
    const address = await addressFor(ann);
    // Somebody who is sent the address would have their own account bound to another's here.
    expect(await ben.browser.visit(address)).toBe(refused);
    expect(await openBrowser(server).visit(address)).toBe(refused);
    expect(await ann.browser.visit(address, { cameFrom: 'https://elsewhere.example' })).toBe(refused);
    for (const made of [
      `${address.slice(0, -4)}AAAA`,
      address.slice(0, 60),
      '/auth/oidc?connect=',
      '/auth/oidc?connect=x',
    ])
      expect(await ann.browser.visit(made)).toBe(refused);
    moveClock(5 * 60_000 + 1);
    const late = await ann.browser.visit(address);
    moveClock(0);
    expect(late).toBe(refused);
    expect(await ann.browser.visit(address)).toBe('/account?connected=1');
  });

  it('ends with the session that began it', async () => {
    const endings = [
      (ann: SignedIn) => ann.browser.ask('mutation { signOut }', {}, ann.headers),
      ({ userId }: SignedIn) =>
        server.database.pool.query('update staff_session set expires_at = now() where user_id = $1', [userId]),
    ];
    for (const end of endings) {
      const ann = await signedIn();
      provider.isAt('subject');
      const callback = await ann.browser.visit(await addressFor(ann), { stopsAt: '/auth/oidc/callback' });
      await end(ann);
      expect(await ann.browser.visit(callback, { cameFrom: provider.issuer })).toBe('/account?oidcError=OIDC_REFUSED');
    }
  });

  it('shows on the page of the account that they cancelled', async () => {
    const ann = await signedIn();
    provider.isAt(null);
    expect(await ann.browser.visit(await addressFor(ann))).toBe('/account?oidcError=OIDC_REFUSED');
  });

  it('asks for a fresh proof, as disconnecting does', async () => {
    const ann = await signedIn();
    await server.database.pool.query(`update staff_session set proven_at = now() - interval '11 minutes'`);
    const id = '00000000-0000-4000-8000-000000000000';
    expect(codeOf(await ann.browser.ask(begin, {}, ann.headers))).toBe('STEP_UP_REQUIRED');
    expect(codeOf(await ann.browser.ask(disconnect, { id }, ann.headers))).toBe('STEP_UP_REQUIRED');
  });
});

describe('disconnecting', () => {
  it('unbinds it and ends the other sessions that came by it', async () => {
    const ann = await signedIn();
    provider.isAt('subject');
    await ann.browser.visit(await addressFor(ann));
    const elsewhere = openBrowser(server);
    await elsewhere.visit('/auth/oidc');
    const { headers } = await elsewhere.claim();
    const programs = await ann.browser.ask<{ signIn: { token: string } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { email: ann.email, password } },
      { 'sec-fetch-site': 'none' },
    );
    const [connection] = await connectionsOf(ann);
    const { data } = await ann.browser.ask(disconnect, { id: connection?.id }, ann.headers);
    expect(data).toEqual({ disconnectOidc: { connections: [] } });
    expect((await elsewhere.ask('{ viewer { id } }', {}, headers)).data).toEqual({ viewer: null });
    const authorization = `Bearer ${programs.data.signIn.token}`;
    expect((await server.graphql('{ viewer { id } }', {}, { authorization })).data).toEqual({
      viewer: { id: ann.userId },
    });
    expect(await changesOf(ann.userId)).toContainEqual({ action: 'user.disconnected', summary: 'Sam Staff: Club ID' });
    expect(await mailsTo(ann.email)).toContainEqual({ change: 'disconnected', name: 'Club ID' });
    expect(await openBrowser(server).visit('/auth/oidc')).toBe('/auth/oidc/done?error=OIDC_NO_ACCOUNT');
  });

  it('finds no connection of others', async () => {
    const [ann, ben] = [await signedIn(), await signedIn()];
    provider.isAt('subject');
    await ann.browser.visit(await addressFor(ann));
    const [connection] = await connectionsOf(ann);
    for (const id of [connection?.id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect(codeOf(await ben.browser.ask(disconnect, { id }, ben.headers))).toBe('CONNECTION_NOT_FOUND');
    expect(await connectionsOf(ann)).toHaveLength(1);
  });
});
