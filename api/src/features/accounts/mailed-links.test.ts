import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given } from '../../../test/given.js';
import { mailsQueuedTo } from '../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { derivedToken, newToken } from '../../platform/operation/secrets.js';
import { magicLinkPurpose, passwordLinkPurpose } from './account.announcements.js';
import { promised } from '../../../test/promised.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

interface SessionBody {
  token: string;
  expiresAt: string;
  user: { email: string; role: string };
}

interface Outcome {
  status: number;
  code?: string;
  message?: string;
  text: string;
  session?: SessionBody;
}

interface Api {
  name: string;
  askReset(email: string, at?: TestServer): Promise<Outcome>;
  askMagic(email: string, at?: TestServer): Promise<Outcome>;
  verify(token: string, headers?: Headers): Promise<Outcome>;
  reset(token: string, password: string): Promise<Outcome>;
}

const rest = async (method: string, path: string, body?: object, headers?: Headers, at = server): Promise<Outcome> => {
  const answer = await at.rest<{ code?: string; message?: string; token?: string }>(method, path, body, headers);
  const session = answer.body.token ? (answer.body as unknown as SessionBody) : undefined;
  return {
    status: answer.status,
    code: answer.body.code,
    message: answer.body.message,
    text: JSON.stringify(answer.body),
    session,
  };
};

const graphql = async (query: string, variables: object, headers?: Headers, at = server): Promise<Outcome> => {
  const { data, errors } = await at.graphql<Record<string, SessionBody | boolean> | null>(query, variables, headers);
  const [error] = errors ?? [];
  const text = JSON.stringify(data ?? errors);
  if (error) return { status: error.extensions.status, code: error.extensions.code, message: error.message, text };
  const [result] = Object.values(data ?? {});
  return {
    status: 200,
    text,
    session:
      typeof result === 'object'
        ? { ...result, user: { ...result.user, role: result.user.role.toLowerCase() } }
        : undefined,
  };
};

const session = '{ token expiresAt user { id firstName lastName email role } }';

const apis: Api[] = [
  {
    name: 'REST',
    askReset: (email, at) => rest('POST', '/api/auth/request-password-reset', { email }, {}, at),
    askMagic: (email, at) => rest('POST', '/api/auth/request-magic-link', { email }, {}, at),
    verify: (token, headers) => rest('GET', `/api/auth/verify/${token}`, undefined, headers),
    reset: (token, password) => rest('POST', '/api/auth/reset-password', { token, password }),
  },
  {
    name: 'GraphQL',
    askReset: (email, at) =>
      graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }, {}, at),
    askMagic: (email, at) =>
      graphql('mutation ($email: String!) { requestMagicLink(email: $email) }', { email }, {}, at),
    verify: (token, headers) =>
      graphql(`mutation ($token: String!) { verifyMagicLink(token: $token) ${session} }`, { token }, headers),
    reset: (token, password) =>
      graphql(`mutation ($input: SetPasswordInput!) { setPassword(input: $input) ${session} }`, {
        input: { token, password },
      }),
  },
];

/** The tokens that were mailed to an address, newest last, as only the server can make them. */
async function mailed(template: 'password-reset' | 'magic-link', email: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ link: string }>(
    `select payload->>'linkId' as link from outbox where recipient = $1 and template = $2 order by created_at`,
    [email, template],
  );
  const purpose = template === 'magic-link' ? magicLinkPurpose : passwordLinkPurpose;
  return rows.map(({ link }) => derivedToken(server.running.services.secretKey, purpose, link));
}

async function sessionsOf(userId: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from staff_session where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

async function viewerOf(token: string): Promise<string | undefined> {
  const { data } = await server.graphql<{ viewer: { email: string } | null }>(
    '{ viewer { email } }',
    {},
    { authorization: `Bearer ${token}` },
  );
  return data.viewer?.email;
}

const staff = (role: 'admin' | 'lead' = 'lead') => given(server.database.pool).staff(role);
const used = { status: 410, code: 'LINK_EXPIRED', message: 'This link has expired.' };
const unknown = { status: 404, code: 'LINK_NOT_FOUND' };

describe.each(apis)('asking for a link through $name', ({ askReset, askMagic }) => {
  it.each([
    ['password reset', askReset, 'password-reset'],
    ['sign-in', askMagic, 'magic-link'],
  ] as const)('%s: mails a known address, and answers everybody alike', async (_what, ask, template) => {
    const { email } = await staff();
    const stranger = `${randomUUID()}@example.org`;
    const [known, other] = [await ask(` ${email.toUpperCase()} `), await ask(stranger)];
    expect(known.status).toBe(200);
    expect(other).toEqual(known);
    expect(await mailsQueuedTo(server, email)).toEqual([template]);
    expect(await mailsQueuedTo(server, stranger)).toEqual([]);
    expect(await ask('x')).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      message: 'Please enter a valid email address',
    });
  });

  it.each([
    ['password reset', askReset],
    ['sign-in', askMagic],
  ] as const)('%s: takes the same time for known and unknown addresses', async (_what, ask) => {
    const { email } = await staff();
    const times = async (asked: string) => {
      const taken: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const start = performance.now();
        await ask(asked);
        taken.push(performance.now() - start);
      }
      return Math.min(...taken);
    };
    for (const time of await Promise.all([times(email), times('nobody@example.org')])) {
      expect(time).toBeGreaterThan(145);
      expect(time).toBeLessThan(promised(400));
    }
  });

  it('is limited to five mails an hour for an address, known or not', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const { email } = await given(limited.database.pool).staff('lead');
      for (const ask of [askReset, askMagic]) {
        for (const asked of [email, 'nobody@example.org']) {
          const outcomes = await Promise.all(Array.from({ length: 6 }, () => ask(asked, limited)));
          expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
        }
      }
      expect(await mailsQueuedTo(limited, email)).toHaveLength(10);
    } finally {
      await limited.close();
    }
  });
});

describe('looking at a sign-in link', () => {
  it('shows who it would sign in, uses nothing up, and shows nothing for unknown links', async () => {
    const { email } = await staff('lead');
    const look = async (token: string) => {
      const query = 'query ($token: String!) { signInLinkEmail(token: $token) }';
      return (await server.graphql<{ signInLinkEmail: string | null }>(query, { token })).data.signInLinkEmail;
    };
    await server.rest('POST', '/api/auth/request-magic-link', { email });
    const [token = ''] = await mailed('magic-link', email);
    expect([await look(token), await look(token)]).toEqual([email, email]);
    expect([await look(''), await look('x'), await look(`${token}x`)]).toEqual([null, null, null]);
    expect((await server.rest('GET', `/api/auth/verify/${token}`)).status).toBe(200);
    expect(await look(token)).toBeNull();
  });
});

describe.each(apis)('a sign-in link through $name', ({ askMagic, verify }) => {
  async function linkFor(email: string): Promise<string> {
    await askMagic(email);
    return (await mailed('magic-link', email)).at(-1) ?? '';
  }

  it('signs in once; the same page gets the same answer again within a minute, and no second session', async () => {
    const { userId, email } = await staff('admin');
    const before = await sessionsOf(userId);
    const token = await linkFor(email);
    const first = await verify(token);
    expect(first).toMatchObject({ status: 200, session: { user: { email, role: 'admin' } } });
    expect(await viewerOf(first.session?.token ?? '')).toBe(email);
    expect((await verify(token)).session).toEqual(first.session);
    expect(await sessionsOf(userId)).toBe(before + 1);
    await server.database.pool.query(
      `update magic_link set used_at = used_at - interval '61 seconds' where email = $1`,
      [email],
    );
    expect(await verify(token)).toMatchObject(used);
  });

  it('is used up for every other browser', async () => {
    const { email } = await staff();
    const token = await linkFor(email);
    expect(await verify(token, { 'user-agent': 'One/1' })).toMatchObject({ status: 200 });
    expect(await verify(token, { 'user-agent': 'Other/1' })).toMatchObject(used);
    expect(await verify(token, { 'user-agent': 'One/1' })).toMatchObject({ status: 200 });
  });

  it('signs in one of ten browsers at once', async () => {
    const { userId, email } = await staff();
    const before = await sessionsOf(userId);
    const token = await linkFor(email);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => verify(token, { 'user-agent': `Browser/${turn}` })),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 410)).toHaveLength(9);
    expect(await sessionsOf(userId)).toBe(before + 1);
  });

  it('gives a page that calls twice at once the same answer', async () => {
    const { userId, email } = await staff();
    const before = await sessionsOf(userId);
    const token = await linkFor(email);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    expect(new Set(outcomes.map((outcome) => outcome.session?.token)).size).toBe(1);
    expect(outcomes.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect(await sessionsOf(userId)).toBe(before + 1);
  });

  it('gives no session back that was ended meanwhile', async () => {
    const { email } = await staff();
    const token = await linkFor(email);
    const { session: started } = await verify(token);
    await server.rest('POST', '/api/auth/logout', {}, { authorization: `Bearer ${started?.token}` });
    expect(await verify(token)).toMatchObject(used);
  });

  it('is over after ten minutes, unknown when nobody made it, and of no use once the user is gone', async () => {
    const { userId, email } = await staff();
    const token = await linkFor(email);
    const life = await server.database.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::float / 60 as minutes from magic_link where email = $1`,
      [email],
    );
    expect(life.rows[0]?.minutes).toBeCloseTo(10);
    await server.database.pool.query(`update magic_link set expires_at = now() where email = $1`, [email]);
    expect(await verify(token)).toMatchObject(used);
    for (const guess of [newToken(), 'x', `${token}x`]) expect(await verify(guess)).toMatchObject(unknown);
    const late = await linkFor(email);
    await server.database.pool.query('delete from app_user where id = $1', [userId]);
    expect(await verify(late)).toMatchObject(used);
  });

  it('is stored nowhere in the database, nor is the session it leads to', async () => {
    const { email } = await staff();
    const token = await linkFor(email);
    const { session: started } = await verify(token);
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select (select coalesce(string_agg(o::text, ' '), '') from outbox o) || (select string_agg(m::text, ' ') from magic_link m)
        || (select string_agg(s::text, ' ') from staff_session s) as text`,
    );
    expect(rows[0]?.text).toContain(email);
    for (const secret of [token, started?.token ?? '']) {
      expect(secret).toHaveLength(43);
      expect(rows[0]?.text).not.toContain(secret);
      expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('the address that verifies a sign-in link', () => {
  it.each<[string, string, Headers]>([
    ['HEAD', 'HEAD', {}],
    ['a prefetch', 'GET', { 'sec-purpose': 'prefetch' }],
    ['an old browser’s prefetch', 'GET', { purpose: 'prefetch' }],
    ['somebody who opens it', 'GET', { 'sec-fetch-mode': 'navigate' }],
  ])('uses nothing up for %s', async (_what, method, headers) => {
    const { userId, email } = await staff();
    const before = await sessionsOf(userId);
    await apis[0]?.askMagic(email);
    const [token = ''] = await mailed('magic-link', email);
    // Not by fetch, which sends a Sec-Fetch-Mode of its own.
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${server.url}/api/auth/verify/${token}`, { method, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect(await sessionsOf(userId)).toBe(before);
    expect(await apis[0]?.verify(token)).toMatchObject({ status: 200 });
  });

  it('is never kept by caches', async () => {
    expect((await server.rest('GET', `/api/auth/verify/${newToken()}`)).headers.get('cache-control')).toBe('no-store');
  });
});

describe.each(apis)('a reset link through $name', ({ askReset, askMagic, reset, verify }) => {
  const password = 'a new long password';

  async function linkFor(email: string): Promise<string> {
    await askReset(email);
    return (await mailed('password-reset', email)).at(-1) ?? '';
  }

  it('sets a password once, ends every session and older link, signs in and notifies the user', async () => {
    const { userId, email, token: old } = await staff();
    await askMagic(email);
    const [magic = ''] = await mailed('magic-link', email);
    const [earlier, token] = [await linkFor(email), await linkFor(email)];
    const outcome = await reset(token, password);
    expect(outcome).toMatchObject({ status: 200, session: { user: { email } } });
    expect(await viewerOf(old)).toBeUndefined();
    expect(await sessionsOf(userId)).toBe(1);
    expect(await verify(magic)).toMatchObject(used);
    expect(await reset(earlier, 'another long password')).toMatchObject(used);
    expect(await reset(token, 'another long password')).toMatchObject(used);
    expect((await server.rest('POST', '/api/auth/login', { email, password })).status).toBe(200);
    expect((await mailsQueuedTo(server, email)).filter((template) => template === 'password-changed')).toHaveLength(1);
  });

  it('works for one of five at once', async () => {
    const { email } = await staff();
    const token = await linkFor(email);
    const outcomes = await Promise.all(Array.from({ length: 5 }, (_, turn) => reset(token, `long password ${turn}`)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    expect((await mailsQueuedTo(server, email)).filter((template) => template === 'password-changed')).toHaveLength(1);
  });

  it('is over after an hour and not used up by a password that is refused', async () => {
    const { email } = await staff();
    const token = await linkFor(email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      message: 'Password must be at least 8 characters',
    });
    expect(await reset(token, 'password123')).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    const { rows } = await server.database.pool.query<{ minutes: number }>(
      `select extract(epoch from t.expires_at - t.created_at)::float / 60 as minutes from password_reset_token t
       join app_user u on u.id = t.user_id where u.email = $1`,
      [email],
    );
    expect(rows[0]?.minutes).toBeCloseTo(60);
    await server.database.pool.query(
      'update password_reset_token set expires_at = now() where user_id = (select id from app_user where email = $1)',
      [email],
    );
    expect(await reset(token, password)).toMatchObject(used);
    expect(await reset(newToken(), password)).toMatchObject(unknown);
    expect(await mailsQueuedTo(server, email)).not.toContain('password-changed');
  });
});
