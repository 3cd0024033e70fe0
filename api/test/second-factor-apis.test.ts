import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashToken } from '../src/platform/operation/secrets.js';
import { routes } from '../src/registry.js';
import { askGraphql } from './ask-graphql.js';
import { openDuringSetUp, restMatrix, rootMatrix } from './authorization-matrix.js';
import { newWorld, type World } from './authorization-world.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/* Who has to set up a second factor gets nothing else, by either API; and who has not proven who they are for a while changes no access. */

const needed = 'SECOND_FACTOR_SETUP_REQUIRED';
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer({ REQUIRE_SECOND_FACTOR: 'staff' });
  world = await newWorld(server);
});
afterAll(() => server.close());

type Headers = Record<string, string>;

async function userOf({ database }: TestServer, { authorization = '' }: Headers): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select user_id as id from staff_session where token_hash = $1',
    [hashToken(authorization.replace('Bearer ', ''))],
  );
  return rows[0]!.id;
}

/** The code of a route's refusal, called as the matrix calls it; 'ok' without one. */
async function byRest(route: string, headers: Headers): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const { params = {}, query = '', body } = restMatrix[route]!.call(world);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? world.unused));
  const answer = await server.rest<{ code?: string } | string>(method, address + query, body, headers);
  return answer.status < 400 || typeof answer.body === 'string' ? 'ok' : (answer.body.code ?? 'ok');
}

async function byGraphql(field: string, headers: Headers): Promise<string> {
  const { errors } = await askGraphql(server, rootMatrix[field]!.document(world), headers);
  return errors?.[0]?.extensions.code ?? 'ok';
}

const calls = [
  ...Object.keys(restMatrix).map((name) => ({ name, ask: byRest })),
  ...Object.keys(rootMatrix).map((name) => ({ name, ask: byGraphql })),
];

describe('before a second factor is set up', () => {
  it('everything is refused but what the matrix lists, to a lead and to an admin', async () => {
    const open: string[] = [];
    for (const { name, ask } of calls.filter((call) => !openDuringSetUp.includes(call.name)))
      for (const who of ['lead', 'admin'] as const)
        if ((await ask(name, world.headers[who])) !== needed) open.push(`${who}: ${name}`);
    expect(open).toEqual([]);
  });

  it('what the matrix lists is admitted', async () => {
    const closed: string[] = [];
    // Signing out ends the session, so it comes last.
    const isSignOut = (name: string) => /signOut|logout/.test(name);
    const listed = calls.filter(({ name }) => openDuringSetUp.includes(name));
    expect(listed).toHaveLength(openDuringSetUp.length);
    for (const { name, ask } of [...listed].sort(
      (one, other) => Number(isSignOut(one.name)) - Number(isSignOut(other.name)),
    ))
      if ((await ask(name, world.headers.otherLead)) === needed) closed.push(name);
    expect(closed).toEqual([]);
  });

  it('a factor opens everything at once, in the same session', async () => {
    const fresh = await newWorld(server);
    expect(await byGraphql('Query.sessions', fresh.headers.lead)).toBe(needed);
    await server.database.pool.query(
      `insert into second_factor (user_id, kind, name, secret) values ($1, 'totp', 'x', '\\x00')`,
      [await userOf(server, fresh.headers.lead)],
    );
    expect(await byGraphql('Query.sessions', fresh.headers.lead)).toBe('ok');
  });

  it('only admins are stopped where only they need one, from the moment of their role', async () => {
    const ofAdmins = await startTestServer({ REQUIRE_SECOND_FACTOR: 'admins' }, { database: server.database });
    try {
      const { headers } = await newWorld(ofAdmins);
      const code = async (who: 'lead' | 'admin') =>
        (await ofAdmins.graphql('{ sessions { id } }', {}, headers[who])).errors?.[0]?.extensions.code ?? 'ok';
      expect([await code('lead'), await code('admin')]).toEqual(['ok', needed]);
      await ofAdmins.database.pool.query(`update app_user set role = 'admin' where id = $1`, [
        await userOf(ofAdmins, headers.lead),
      ]);
      expect(await code('lead')).toBe(needed);
    } finally {
      await ofAdmins.running.close();
    }
  });

  it('the last factor stays, until there is another one', async () => {
    const { headers } = await newWorld(server);
    const userId = await userOf(server, headers.lead);
    const add = (name: string) =>
      server.database.pool.query(
        `insert into second_factor (user_id, kind, name, secret) values ($1, 'totp', $2, '\\x00')`,
        [userId, name],
      );
    await add('one');
    const factors = async () =>
      (await server.graphql<{ me: { factors: { id: string }[] } }>('{ me { factors { id } } }', {}, headers.lead)).data
        .me.factors;
    const remove = async (id: string) =>
      (await server.graphql('mutation ($id: ID!) { removeFactor(id: $id) { factors { id } } }', { id }, headers.lead))
        .errors?.[0]?.extensions.code ?? 'ok';
    const [first] = await factors();
    expect(await remove(first!.id)).toBe('LAST_FACTOR');
    await add('two');
    expect(await remove(first!.id)).toBe('ok');
    expect(await factors()).toHaveLength(1);
  });

  it('a provider counts as both factors', async () => {
    const fresh = await newWorld(server);
    await server.database.pool.query('update staff_session set by_oidc = true where user_id = $1', [
      await userOf(server, fresh.headers.lead),
    ]);
    expect(await byGraphql('Query.sessions', fresh.headers.lead)).toBe('ok');
  });
});

describe('another proof', () => {
  it('is asked of a page ten minutes after the last one, before each change of access', async () => {
    const relaxed = await startTestServer();
    try {
      const its = await newWorld(relaxed);
      const { headers } = its;
      // A session in two halves whose last proof is old.
      await relaxed.database.pool.query(
        `update staff_session set cookie_hash = sha256('half'), proven_at = now() - interval '11 minutes' where user_id = $1`,
        [await userOf(relaxed, headers.admin)],
      );
      const both = { ...headers.admin, cookie: 'trailcrew_staff=half' };
      const asked: string[] = [];
      for (const field of Object.keys(rootMatrix).filter((name) => name.startsWith('Mutation.'))) {
        if (ends.includes(field)) continue;
        const { errors } = await askGraphql(relaxed, rootMatrix[field]!.document(its), both);
        if (errors?.[0]?.extensions.code === 'STEP_UP_REQUIRED') asked.push(field);
      }
      expect(asked.sort()).toEqual(changesOfAccess.map((name) => `Mutation.${name}`).sort());
      const byRoute: string[] = [];
      for (const { method, path, refuses = [] } of routes) {
        const isAsked = refuses.includes('STEP_UP_REQUIRED');
        const route = `${method.toUpperCase()} ${path}`;
        if (!isAsked) continue;
        const { params = {}, body } = restMatrix[route]!.call(its);
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? its.unused);
        const answer = await relaxed.rest<{ code: string; challenge: string; methods: string[] }>(
          method.toUpperCase(),
          address,
          body,
          both,
        );
        expect([route, answer.status, answer.body.code]).toEqual([route, 403, 'STEP_UP_REQUIRED']);
        expect(answer.body.methods).toEqual(['SIGN_IN']);
        byRoute.push(route);
      }
      expect(byRoute.length).toBeGreaterThan(12);
    } finally {
      await relaxed.close();
    }
  });
});

/** What would end the session that asks. */
const ends = ['Mutation.signOut', 'Mutation.setUpFirstAdmin'];

/** Factors and recovery codes, users and roles, API keys, webhooks, erasing, retention. */
const changesOfAccess = [
  ...['passkeyOptions', 'addPasskey', 'beginTotp', 'addTotp', 'newRecoveryCodes', 'removeFactor', 'resetSecondFactor'],
  ...[
    'createUser',
    'changeUserRole',
    'renameUser',
    'inviteUserAgain',
    'deleteUser',
    'createLead',
    'updateLead',
    'deleteLead',
  ],
  ...['createApiKey', 'revokeApiKey', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret'],
  ...['erasePeople', 'setRetention', 'startRetention', 'beginOidcConnection', 'disconnectOidc'],
];
