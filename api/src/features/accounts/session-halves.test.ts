import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';
import { routes } from '../../registry.js';
import { hashPassword } from './sign-in/password.js';

/* A session that a page starts has two halves, a token and a cookie, and each alone opens nothing. A program's token is whole. */

const password = 'three words and 7';
let server: SharedTestServer;
let email: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ({ email } = await given(server.database.pool).staff('admin', { passwordHash: await hashPassword(password) }));
});
afterAll(() => server.close());

type Headers = Record<string, string>;
interface Started {
  token: string;
  /** As a `Cookie` header; empty without one. */
  cookie: string;
  setCookie: string;
}

/** What a page of ours sends over https, and over plain http. */
const fromPage: Headers = { 'sec-fetch-site': 'same-origin' };
const ownOrigin = (): Headers => ({ origin: server.publicUrl });

function started(token: string, headers: globalThis.Headers): Started {
  const setCookie = headers.getSetCookie().find((one) => one.startsWith('trailcrew_staff=')) ?? '';
  return { token, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

async function signIn(headers: Headers = {}): Promise<Started> {
  const answer = await server.rest<{ token: string }>('POST', '/api/auth/login', { email, password }, headers);
  expect(answer.status).toBe(200);
  return started(answer.body.token, answer.headers);
}

const bearer = ({ token }: Started): Headers => ({ authorization: `Bearer ${token}` });
const both = (session: Started): Headers => ({ ...bearer(session), cookie: session.cookie });
const viewer = async (headers: Headers) =>
  (await server.graphql<{ viewer: { email: string } | null }>('{ viewer { email } }', {}, headers)).data.viewer?.email;

describe('a session that a page starts', () => {
  it('has a half in a cookie that scripts cannot read and other sites cannot send', async () => {
    for (const headers of [fromPage, ownOrigin()]) {
      const session = await signIn(headers);
      expect(session.token).toMatch(/^[\w-]{43}$/);
      expect(session.setCookie).toMatch(
        /^trailcrew_staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      expect(session.setCookie).not.toContain(session.token);
      expect(await viewer(both(session))).toBe(email);
    }
  });

  it('opens nothing of what is for staff by its token alone, nor by the token with another cookie', async () => {
    const [session, other] = [await signIn(fromPage), await signIn(fromPage)];
    const staffRoutes = routes.filter(({ callers }) => callers?.length === 1 && callers[0] === 'staff');
    expect(staffRoutes.length).toBeGreaterThan(80);
    for (const headers of [bearer(session), { ...bearer(session), cookie: other.cookie }])
      for (const { method, path } of staffRoutes) {
        const body = method === 'get' || method === 'delete' ? undefined : {};
        const answer = await server.rest<{ code: string }>(
          method.toUpperCase(),
          path.replaceAll(/\{\w+\}/g, 'x'),
          body,
          headers,
        );
        expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 401, 'SESSION_EXPIRED']);
      }
    expect(
      (await server.graphql('{ auditLog { nodes { id } } }', {}, bearer(session))).errors?.[0]?.extensions.code,
    ).toBe('SESSION_EXPIRED');
  });

  it('is a visitor by its cookie alone, whose answers may be cached', async () => {
    const { cookie } = await signIn(fromPage);
    expect(await viewer({ cookie })).toBeUndefined();
    const [plain, withCookie] = [
      await server.rest('GET', '/api/events'),
      await server.rest('GET', '/api/events', undefined, { cookie }),
    ];
    expect(withCookie.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
  });

  it('ends with both halves, and not beside others of the same person', async () => {
    const [session, other] = [await signIn(fromPage), await signIn(fromPage)];
    const out = await server.rest('POST', '/api/auth/logout', {}, both(session));
    expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^trailcrew_staff=; Max-Age=0; .*HttpOnly/)]);
    expect((await server.rest('GET', '/api/admin/audit-log', undefined, both(session))).status).toBe(401);
    expect(await viewer(both(other))).toBe(email);
  });

  it('is stored as hashes alone', async () => {
    const session = await signIn(fromPage);
    const { rows } = await server.database.pool.query<{ hash: string }>(
      `select encode(cookie_hash, 'hex') as hash from staff_session where token_hash = $1`,
      [hashToken(session.token)],
    );
    expect(rows).toEqual([{ hash: hashToken(session.cookie.split('=')[1] ?? '').toString('hex') }]);
  });
});

describe('a session of a program', () => {
  it('has a token that is whole, and no cookie, with other pages’ headers too', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'none' }] as Headers[]) {
      const session = await signIn(headers);
      expect(session.cookie).toBe('');
      expect(await viewer(bearer(session))).toBe(email);
    }
  });

  it('goes on beside a cookie of somebody else, as one from before does', async () => {
    const session = await signIn();
    expect(await viewer({ ...bearer(session), cookie: (await signIn(fromPage)).cookie })).toBe(email);
  });
});

it('a mailed link that a page calls twice gives both halves again, and the session once', async () => {
  const token = newToken();
  await server.database.pool.query(
    `insert into magic_link (id, email, token_hash, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '5 minutes')`,
    [email.toLowerCase(), hashToken(token)],
  );
  const call = async () => {
    const answer = await server.rest<{ token: string }>('GET', `/api/auth/verify/${token}`, undefined, fromPage);
    return started(answer.body.token, answer.headers);
  };
  const [first, second] = [await call(), await call()];
  expect(second).toEqual(first);
  expect(await viewer(both(first))).toBe(email);
});
