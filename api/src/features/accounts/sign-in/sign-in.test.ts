import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { tablesHolding } from '../../../../test/find-text.js';
import { given } from '../../../../test/given.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { clock } from '../../../platform/clock.js';
import { hashPassword } from './password.js';

const password = 'a winter morning';
let passwordHash: string;
let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  limited = await startTestServer({ RATE_LIMITS: 'on' });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await server.close();
  await limited.close();
});

interface Session {
  token: string;
  expiresAt: string;
  user: { id: string; firstName: string; lastName: string; email: string; role: string };
}

interface Outcome {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  session?: Session;
}

type Details = Record<string, unknown>;

const mutation = `mutation ($input: SignInInput!) { signIn(input: $input) { token expiresAt user { id firstName lastName email role } } }`;

const apis: { name: string; signIn(input: Details, at?: TestServer): Promise<Outcome> }[] = [
  {
    name: 'REST',
    async signIn(input, at = server) {
      const { status, body } = await at.rest<Session & Outcome>('POST', '/api/auth/login', input);
      return status === 200
        ? { status, session: body }
        : { status, code: body.code, message: body.message, errors: body.errors };
    },
  },
  {
    name: 'GraphQL',
    async signIn(input, at = server) {
      const { data, errors } = await at.graphql<{ signIn: Session } | null>(mutation, { input });
      const [error] = errors ?? [];
      if (error)
        return {
          status: error.extensions.status,
          code: error.extensions.code,
          message: error.message,
          errors: error.extensions.errors,
        };
      const session = data?.signIn;
      // GraphQL writes enum values in capitals.
      return {
        status: 200,
        session: session && { ...session, user: { ...session.user, role: session.user.role.toLowerCase() } },
      };
    },
  },
];

const wrong = { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' };

describe.each(apis)('signing in through $name', ({ signIn }) => {
  it('gives a token that works, the user, and an end after seven days', async () => {
    const staff = await given(server.database.pool).staff('lead', {
      passwordHash,
      firstName: 'Maeve',
      lastName: "O'Neil-Ødegård",
    });
    const { status, session } = await signIn({ email: staff.email, password });
    expect(status).toBe(200);
    expect(session?.user).toEqual({
      id: staff.userId,
      firstName: 'Maeve',
      lastName: "O'Neil-Ødegård",
      email: staff.email,
      role: 'lead',
    });
    const days = (Date.parse(session?.expiresAt ?? '') - clock.now().getTime()) / 86_400_000;
    expect(Math.abs(days - 7)).toBeLessThan(0.01);
    const { data } = await server.graphql<{ viewer: { id: string } }>(
      '{ viewer { id } }',
      {},
      { authorization: `Bearer ${session?.token}` },
    );
    expect(data.viewer).toEqual({ id: staff.userId });
  });

  it('takes the address in any case and with spaces around it', async () => {
    const staff = await given(server.database.pool).staff('admin', { passwordHash });
    expect(await signIn({ email: `  ${staff.email.toUpperCase()} `, password })).toMatchObject({ status: 200 });
  });

  it('refuses a wrong password, an unknown address and a user without a password with the same words', async () => {
    const staff = await given(server.database.pool).staff('admin', { passwordHash });
    const invited = await given(server.database.pool).staff('lead');
    expect(await signIn({ email: staff.email, password: `${password}!` })).toEqual(wrong);
    expect(await signIn({ email: staff.email, password: password.toUpperCase() })).toEqual(wrong);
    expect(await signIn({ email: `${randomUUID()}@example.org`, password })).toEqual(wrong);
    expect(await signIn({ email: invited.email, password: 'nobody has this password' })).toEqual(wrong);
  });

  it.each([
    [
      { email: '', password: '' },
      { email: 'Please enter a valid email address', password: 'Password is required' },
    ],
    [{ email: 'not an address', password }, { email: 'Please enter a valid email address' }],
    [{ email: 'sam@example.org', password: '' }, { password: 'Password is required' }],
  ])('says what is missing in %j', async (input, errors) => {
    expect(await signIn(input)).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors });
  });
});

describe('what is kept', () => {
  it('of a token is its hash alone', async () => {
    const staff = await given(server.database.pool).staff('admin', { passwordHash });
    const { body } = await server.rest<Session>('POST', '/api/auth/login', { email: staff.email, password });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(await tablesHolding(server.database.pool, body.token)).toEqual([]);
    const { rows } = await server.database.pool.query(
      `select 1 from staff_session where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [body.token],
    );
    expect(rows).toHaveLength(1);
  });

  it('of a password is an argon2id hash with the advised costs, never the same twice', async () => {
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword(password)).not.toBe(passwordHash);
  });
});

describe('guessing', () => {
  it('costs the same time for an unknown address as for a known one', async () => {
    const staff = await given(server.database.pool).staff('admin', { passwordHash });
    const time = async (email: string): Promise<number> => {
      const started = clock.elapsed();
      await server.rest('POST', '/api/auth/login', { email, password: 'wrong password' });
      return clock.elapsed() - started;
    };
    let [known, unknown] = [Infinity, Infinity];
    // Without the hash for nobody an unknown address would be ten times faster.
    const alike = (): boolean => unknown > known * 0.4 && unknown < known * 2.5;
    // By turns, so that whatever else the computer does slows both down; the fastest of each counts.
    for (let attempt = 0; attempt < 8 || (attempt < 40 && !alike()); attempt += 1) {
      known = Math.min(known, await time(staff.email));
      unknown = Math.min(unknown, await time(`${randomUUID()}@example.org`));
    }
    expect(unknown).toBeGreaterThan(known * 0.4);
    expect(unknown).toBeLessThan(known * 2.5);
  });

  it('is stopped after ten tries for one address, through either API, however it is written', async () => {
    const staff = await given(limited.database.pool).staff('admin', { passwordHash });
    const [rest, graphql] = apis as [(typeof apis)[0], (typeof apis)[0]];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await rest.signIn({ email: staff.email, password: 'wrong' }, limited)).toEqual(wrong);
      expect(await graphql.signIn({ email: ` ${staff.email.toUpperCase()}`, password: 'wrong' }, limited)).toEqual(
        wrong,
      );
    }
    const refused = {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please wait a little and try again.',
    };
    // The right password, too: otherwise a guesser would learn that it was right.
    for (const api of apis) expect(await api.signIn({ email: staff.email, password }, limited)).toMatchObject(refused);
    const { status, headers } = await limited.rest('POST', '/api/auth/login', { email: staff.email, password });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  it('by many aliases in one GraphQL request counts every one of them', async () => {
    const staff = await given(limited.database.pool).staff('admin', { passwordHash });
    // Eleven wrong guesses, then the right one.
    const aliases = Array.from(
      { length: 12 },
      (_, index) => `a${index}: signIn(input: $${index < 11 ? 'wrong' : 'right'}) { token }`,
    );
    const query = `mutation ($wrong: SignInInput!, $right: SignInInput!) { ${aliases.join(' ')} }`;
    const { email } = staff;
    const { data, errors } = await limited.graphql<null>(query, {
      wrong: { email, password: 'wrong' },
      right: { email, password },
    });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect(await apis[0]?.signIn({ email, password }, limited)).toMatchObject({ status: 429 });
    const { rows } = await limited.database.pool.query(
      `select count(*)::int as sessions from staff_session where user_id = $1`,
      [staff.userId],
    );
    // The one that the test itself made.
    expect(rows).toEqual([{ sessions: 1 }]);
  });

  it('forgives earlier slips after a success', async () => {
    const staff = await given(limited.database.pool).staff('admin', { passwordHash });
    for (let round = 0; round < 2; round += 1) {
      for (let slip = 0; slip < 7; slip += 1)
        await limited.rest('POST', '/api/auth/login', { email: staff.email, password: 'wrong' });
      expect((await limited.rest('POST', '/api/auth/login', { email: staff.email, password })).status).toBe(200);
    }
  });

  it('from one machine is stopped after a while, whatever addresses it tries and claims to come from', async () => {
    const own = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 62; attempt += 1) {
        const { status } = await own.rest(
          'POST',
          '/api/auth/login',
          { email: `${randomUUID()}@example.org`, password: 'wrong' },
          { 'x-forwarded-for': `10.0.0.${attempt}` },
        );
        statuses.push(status);
      }
      expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
      expect(statuses.slice(60)).toEqual([429, 429]);
    } finally {
      await own.close();
    }
  });
});
