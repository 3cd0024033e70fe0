import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tablesHolding } from '../../../test/find-text.js';
import { given } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { untilBlocked } from '../../../test/until-blocked.js';
import { StartError } from '../../platform/start-error.js';
import { contextFor } from '../../http/create-context.js';
import { ensureFirstAdmin } from './sign-in/ensure-first-admin.js';
import { createFirstAdmin } from './sign-in/set-up-first-admin.js';

const easy = 'This password is easy to guess. Please choose a longer one, such as three or four words.';

const mutation =
  'mutation ($input: SetUpFirstAdminInput!) { setUpFirstAdmin(input: $input) { token user { role email firstName } } }';
const person = { firstName: 'Astrid', lastName: 'Nyström', email: 'astrid@example.org', password: 'a winter morning' };

async function admins(server: TestServer): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ email: string }>(
    `select email from app_user where role = 'admin' order by email`,
  );
  return rows.map(({ email }) => email);
}

/** The token of the set-up link among the lines that a start prints. */
function printedToken({ running }: TestServer): string | undefined {
  return /\/set-up\?token=([\w-]+)$/m.exec(running.lines.join('\n'))?.[1];
}

describe('the first admin of the settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ADMIN_EMAIL: 'Boss@Example.org', ADMIN_PASSWORD: 'from the settings' });
  });
  afterAll(() => server.close());

  const ensure = (email: string, password: string) =>
    contextFor(server.running.services, { kind: 'visitor' }, 'test').run(ensureFirstAdmin, { email, password });
  const signIn = async (email: string, password: string) =>
    (await server.rest('POST', '/api/auth/login', { email, password })).status;

  it('can sign in after the start, which prints no set-up link then', async () => {
    expect(await signIn('boss@example.org', 'from the settings')).toBe(200);
    expect(printedToken(server)).toBeUndefined();
    expect(server.running.lines.join(' ')).not.toContain('from the settings');
  });

  it('is made once: a later start neither makes another nor changes the password', async () => {
    expect(await ensure(' BOSS@example.org ', 'another password')).toEqual({ adminExists: true });
    expect(await admins(server)).toEqual(['Boss@Example.org']);
    expect([
      await signIn('boss@example.org', 'another password'),
      await signIn('boss@example.org', 'from the settings'),
    ]).toEqual([401, 200]);
  });

  it('is not made with a password that is easy to guess, but a start with such a setting goes on once they exist', async () => {
    const refused = new StartError(
      'ADMIN_PASSWORD is easy to guess: please choose a longer one, such as three or four words.',
    );
    for (const password of ['password1', 'astrid.nystrom', 'Trailcrew1'])
      await expect(ensure('astrid.nystrom@example.org', password)).rejects.toThrow(refused);
    expect(await admins(server)).toEqual(['Boss@Example.org']);
    expect(await ensure('boss@example.org', 'password1')).toEqual({ adminExists: true });
  });

  it('is made once when another server is just about to make it', async () => {
    const { pool } = server.database;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into app_user (role, first_name, last_name, email, email_key) values ('admin', 'x', 'x', 'second@example.org', 'second@example.org')`,
      );
      const ours = ensure('second@example.org', 'from the settings');
      await untilBlocked(other, pool);
      await other.query('commit');
      expect(await ours).toEqual({ adminExists: true });
    } finally {
      other.release(true);
    }
    expect(await admins(server)).toEqual(['Boss@Example.org', 'second@example.org']);
  });

  it('leaves no way for a set-up link', async () => {
    const { errors } = await server.graphql(mutation, { input: { ...person, token: 'guess' } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'LINK_NOT_FOUND', status: 404 });
    expect(await admins(server)).toHaveLength(2);
  });
});

describe('the set-up link', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://volunteers.example.org' });
    token = printedToken(server) ?? '';
  });
  afterAll(() => server.close());

  const setUp = async (input: Partial<typeof person & { token: string }>) =>
    server.graphql<{ setUpFirstAdmin: { token: string; user: object } } | null>(mutation, {
      input: { ...person, token, ...input },
    });

  it('is printed while there is no admin, with the public address, and stored nowhere', async () => {
    expect(server.running.lines).toContain(
      `No admin yet. Set one up here, once: https://volunteers.example.org/set-up?token=${token}`,
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await tablesHolding(server.database.pool, token)).toEqual([]);
  });

  it('is refused to people who guess', async () => {
    for (const guess of ['', 'x', `${token}x`, token.slice(1), token.toLowerCase()]) {
      const { errors } = await setUp({ token: guess });
      expect([guess, errors?.[0]?.extensions.code]).toEqual([guess, guess === '' ? 'INVALID_INPUT' : 'LINK_NOT_FOUND']);
    }
    expect(await admins(server)).toEqual([]);
  });

  it.each([
    [{ password: 'short' }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'password1' }, { password: easy }],
    [{ password: 'astridny' }, { password: easy }],
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ email: 'astrid@' }, { email: 'Please enter a valid email address' }],
  ])('says what is wrong with %j', async (input, fields) => {
    const { errors } = await setUp(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', errors: fields });
  });

  it('does not make an admin of a lead’s address', async () => {
    const lead = await given(server.database.pool).staff('lead');
    const { errors } = await setUp({ email: lead.email.toUpperCase() });
    expect(errors?.[0]).toMatchObject({
      message: 'A user with this email already exists.',
      extensions: { code: 'EMAIL_TAKEN', status: 409 },
    });
  });

  it('makes one admin even of several whose passwords were hashed on several servers', async () => {
    const own = await startTestServer();
    try {
      const ctx = contextFor(own.running.services, { kind: 'visitor' }, 'test');
      const hashed = (number: number) => ({ ...person, email: `astrid${number}@example.org`, passwordHash: 'none' });
      const outcomes = await Promise.allSettled(
        [1, 2, 3, 4, 5, 6].map((number) => ctx.run(createFirstAdmin, hashed(number))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await admins(own)).toHaveLength(1);
    } finally {
      await own.close();
    }
  });

  it('makes one admin, signed in, of several who use it at once, and none afterwards', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((number) => setUp({ email: `astrid${number}@example.org` })));
    const won = answers.filter(({ data }) => data !== null);
    expect(won).toHaveLength(1);
    expect(won[0]?.data?.setUpFirstAdmin.user).toMatchObject({ role: 'ADMIN', firstName: 'Astrid' });
    expect(await admins(server)).toHaveLength(1);
    const headers = { authorization: `Bearer ${won[0]?.data?.setUpFirstAdmin.token}` };
    expect((await server.graphql<{ viewer: object }>('{ viewer { role } }', {}, headers)).data.viewer).toEqual({
      role: 'ADMIN',
    });

    const refused = [...answers.filter(({ data }) => data === null), await setUp({})].map(({ errors }) => errors?.[0]);
    for (const error of refused) {
      expect(error).toMatchObject({
        message: expect.stringContaining('expired'),
        extensions: { code: 'LINK_EXPIRED', status: 410 },
      });
    }
  });
});
