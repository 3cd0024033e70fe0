import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const expired = { message: 'Your session has expired. Please sign in again.', code: 'SESSION_EXPIRED' };
const notSignedIn = { message: 'Please sign in.', code: 'NOT_SIGNED_IN' };

/** What a call for staff answers through either API: the code of the refusal, or 'open'. */
async function staffCalls(headers: Headers): Promise<{ rest: object; graphql: string }> {
  const { status, body } = await server.rest<{ code: string; message: string }>(
    'POST',
    '/api/admin/excel-import',
    {},
    headers,
  );
  const { errors } = await server.graphql('{ categories { leadEmail } }', {}, headers);
  // Signed in, the import goes on to say that no form came.
  return { rest: status === 415 ? { code: 'open' } : body, graphql: errors?.[0]?.extensions.code ?? 'open' };
}

async function viewerOf(headers: Headers): Promise<string | null> {
  const { data } = await server.graphql<{ viewer: { email: string } | null }>('{ viewer { email } }', {}, headers);
  return data.viewer?.email ?? null;
}

/** Moves the instants of a session, as if time had passed. */
async function age(token: string, change: string): Promise<void> {
  const { rowCount } = await server.database.pool.query(`update staff_session set ${change} where token_hash = $1`, [
    hashToken(token),
  ]);
  expect(rowCount).toBe(1);
}

describe('a session', () => {
  it('opens what is for staff', async () => {
    const admin = await given(server.database.pool).staff('admin');
    expect(await staffCalls(admin.headers)).toEqual({ rest: { code: 'open' }, graphql: 'open' });
    expect(await viewerOf(admin.headers)).toBe(admin.email);
  });

  it('opens to a lead what is for staff, and not what is for admins', async () => {
    const lead = await given(server.database.pool).staff('lead');
    const forbidden = { message: 'You do not have permission to do this.', code: 'FORBIDDEN' };
    expect(await staffCalls(lead.headers)).toEqual({ rest: forbidden, graphql: 'open' });
  });

  it('shows staff all that they may know of themselves, and a lead nothing that is for admins', async () => {
    const admin = await given(server.database.pool).staff('admin');
    const asked = '{ viewer { id hasPassword categoryCount createdAt categories { id } } }';
    const { data } = await server.graphql(asked, {}, admin.headers);
    expect(data).toEqual({
      viewer: {
        id: admin.userId,
        hasPassword: false,
        categoryCount: 0,
        createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
        categories: [],
      },
    });
    const lead = await given(server.database.pool).staff('lead');
    const { errors } = await server.graphql(asked, {}, lead.headers);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['twelve hours without use', `last_used_at = now() - interval '12 hours 1 second'`],
    ['seven days, however busy', `expires_at = now() - interval '1 second', last_used_at = now()`],
  ])('ends after %s', async (_when, change) => {
    const admin = await given(server.database.pool).staff('admin');
    await age(admin.token, change);
    expect(await viewerOf(admin.headers)).toBeNull();
    expect(await staffCalls(admin.headers)).toEqual({ rest: expired, graphql: 'SESSION_EXPIRED' });
  });

  it.each([
    ['just under twelve hours without use', `last_used_at = now() - interval '11 hours 59 minutes'`],
    ['a minute before its end', `expires_at = now() + interval '1 minute'`],
  ])('still lives %s', async (_when, change) => {
    const admin = await given(server.database.pool).staff('admin');
    await age(admin.token, change);
    expect(await viewerOf(admin.headers)).toBe(admin.email);
  });

  it('lives on by use, but not beyond its end', async () => {
    const admin = await given(server.database.pool).staff('admin');
    const fixed = `expires_at = date_trunc('day', now()) + interval '2 days'`;
    await age(admin.token, `last_used_at = now() - interval '11 hours', ${fixed}`);
    await viewerOf(admin.headers);
    const { rows } = await server.database.pool.query(
      `select last_used_at > now() - interval '1 minute' as fresh, expires_at = date_trunc('day', now()) + interval '2 days' as fixed
       from staff_session where token_hash = $1`,
      [hashToken(admin.token)],
    );
    expect(rows).toEqual([{ fresh: true, fixed: true }]);
  });

  it('ends with its user', async () => {
    const admin = await given(server.database.pool).staff('admin');
    await server.database.pool.query('delete from app_user where id = $1', [admin.userId]);
    expect(await staffCalls(admin.headers)).toEqual({ rest: expired, graphql: 'SESSION_EXPIRED' });
  });
});

describe('without a living session', () => {
  const callers: [string, () => Headers, object, string][] = [
    ['nobody', () => ({}), notSignedIn, 'NOT_SIGNED_IN'],
    ['an unknown token', () => ({ authorization: `Bearer ${newToken()}` }), expired, 'SESSION_EXPIRED'],
    [
      'another kind of authorization',
      () => ({ authorization: 'Basic c2FtOnNlY3JldA==' }),
      notSignedIn,
      'NOT_SIGNED_IN',
    ],
    ['an empty token', () => ({ authorization: 'Bearer ' }), notSignedIn, 'NOT_SIGNED_IN'],
    ['two tokens', () => ({ authorization: 'Bearer a b' }), notSignedIn, 'NOT_SIGNED_IN'],
  ];

  it.each(callers)('%s is asked to sign in', async (_who, headers, rest, graphql) => {
    expect(await staffCalls(headers())).toEqual({ rest, graphql });
  });

  it('the public pages work as usual, signing up too', async () => {
    const shift = await given(server.database.pool).shift();
    const admin = await given(server.database.pool).staff('admin');
    await age(admin.token, `last_used_at = now() - interval '13 hours'`);
    for (const path of [
      '/api/events',
      `/api/events/${shift.eventId}`,
      '/api/categories',
      '/api/opportunities',
      '/api/shifts',
      '/api/stats',
    ]) {
      expect([path, (await server.rest('GET', path, undefined, admin.headers)).status]).toEqual([path, 200]);
    }
    const { data } = await server.graphql<{ events: object[] }>('{ events { id shifts { id } } }', {}, admin.headers);
    expect(data.events.length).toBeGreaterThan(0);
    const signup = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id }, admin.headers);
    expect(signup.status).toBe(201);
  });

  it('a session’s own row is no key to it: neither its id nor its hash opens anything', async () => {
    const admin = await given(server.database.pool).staff('admin');
    const { rows } = await server.database.pool.query<{ id: string; hash: string }>(
      `select id, encode(token_hash, 'hex') as hash from staff_session where token_hash = $1`,
      [hashToken(admin.token)],
    );
    for (const key of [rows[0]?.id, rows[0]?.hash])
      expect(await viewerOf({ authorization: `Bearer ${key}` })).toBeNull();
  });
});

describe.each([
  [
    'REST',
    async (headers: Headers) => (await server.rest<object>('POST', '/api/auth/logout', undefined, headers)).body,
    { success: true },
  ],
  [
    'GraphQL',
    async (headers: Headers) => (await server.graphql<object>('mutation { signOut }', {}, headers)).data,
    { signOut: true },
  ],
])('signing out through %s', (_api, signOut, done) => {
  it('ends this session and no other', async () => {
    const phone = await given(server.database.pool).staff('admin');
    const desk = { authorization: `Bearer ${await secondSession(phone.userId)}` };
    expect(await signOut(phone.headers)).toEqual(done);
    expect(await staffCalls(phone.headers)).toEqual({ rest: expired, graphql: 'SESSION_EXPIRED' });
    expect(await viewerOf(desk)).toBe(phone.email);
  });

  it('twice, or as a stranger, is no error', async () => {
    const admin = await given(server.database.pool).staff('admin');
    expect(await signOut(admin.headers)).toEqual(done);
    expect(await signOut(admin.headers)).toEqual(done);
    expect(await signOut({})).toEqual(done);
  });

  async function secondSession(userId: string): Promise<string> {
    const token = newToken();
    await server.database.pool.query(
      `insert into staff_session (user_id, token_hash, expires_at) values ($1, $2, now() + interval '7 days')`,
      [userId, hashToken(token)],
    );
    return token;
  }
});
