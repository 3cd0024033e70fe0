import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

/* A server that lets one site read, one that lets every site; both with their memory of answers. */

const club = 'https://club.example.org';
const stranger = 'https://stranger.example';
const query = '{ events { id } }';
let listed: TestServer;
let all: TestServer;
beforeAll(async () => {
  listed = await startTestServer({ PUBLIC_CORS_ORIGINS: `${club},https://ski.example.org` }, { keepsAnswers: true });
  all = await startTestServer({ PUBLIC_CORS_ORIGINS: '*' }, { keepsAnswers: true });
});
afterAll(async () => {
  await listed.close();
  await all.close();
});

const grants = (answer: Response) => answer.headers.get('access-control-allow-origin');
const post = (body: object, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const preflight = (url: string, method: string, origin = club) =>
  fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } });

describe('a page of a listed site', () => {
  it('reads what every visitor may read, by both APIs', async () => {
    const byGet = `/graphql?${new URLSearchParams({ query }).toString()}`;
    for (const path of ['/api/events', '/api/shifts?limit=1', '/api/stats', byGet]) {
      const answer = await fetch(listed.url + path, { headers: { origin: club } });
      expect([path, answer.status, grants(answer)]).toEqual([path, 200, club]);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    }
    const answer = await fetch(`${listed.url}/graphql`, post({ query }, { origin: club }));
    expect([answer.status, grants(answer), await answer.json()]).toEqual([200, club, { data: { events: [] } }]);
  });

  it('is not confused with another by the response cache', async () => {
    const origins = [club, stranger, 'https://ski.example.org', undefined, club];
    const seen: (string | null)[] = [];
    for (const origin of origins) {
      const answer = await fetch(`${listed.url}/api/events`, { headers: origin ? { origin } : {} });
      seen.push(grants(answer));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    }
    expect(seen).toEqual([club, null, 'https://ski.example.org', null, club]);
  });

  it('is treated as a stranger, whatever it sends along', async () => {
    const admin = await given(listed.database.pool).staff('admin');
    const viewer = { query: '{ viewer { email } }' };
    expect(await (await fetch(`${listed.url}/graphql`, post(viewer, admin.headers))).json()).toEqual({
      data: { viewer: { email: admin.email } },
    });
    const asked = await fetch(`${listed.url}/graphql`, post(viewer, { ...admin.headers, origin: club }));
    expect(await asked.json()).toEqual({ data: { viewer: null } });
    // A path for the staff is not open at all, so the browser keeps its answer from the page.
    const staff = await fetch(`${listed.url}/api/admin/users`, { headers: { ...admin.headers, origin: club } });
    expect(grants(staff)).toBeNull();
  });

  it('changes nothing: mutations, other methods and other paths are refused as everywhere', async () => {
    const mutation = { query: 'mutation { signOut }' };
    for (const [path, init] of [
      ['/graphql', post(mutation, { origin: club })],
      ['/graphql', post({ ...mutation, query: `query A ${query} ${mutation.query}` }, { origin: club })],
      ['/api/signup', post({}, { origin: club })],
      ['/graphql', post({ query }, { origin: stranger })],
    ] as const) {
      const answer = await fetch(listed.url + path, init);
      expect([path, init.body, answer.status >= 400]).toEqual([path, init.body, true]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    const refused = await fetch(`${listed.url}/graphql`, post(mutation, { origin: club }));
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({
        errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'CROSS_SITE' }) })],
      }),
    ]);
    const chosen = { query: `query A ${query} mutation B { signOut }`, operationName: 'B' };
    expect((await fetch(`${listed.url}/graphql`, post(chosen, { origin: club }))).status).toBe(403);
  });
});

describe('a preflight request', () => {
  it('gets the methods that are open at each path', async () => {
    const open = await preflight(`${listed.url}/graphql`, 'POST');
    expect(open.status).toBe(204);
    expect(Object.fromEntries(open.headers)).toMatchObject({
      'access-control-allow-origin': club,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': expect.stringMatching(/^Content-Type/),
    });
    expect(open.headers.get('access-control-allow-headers')).not.toMatch(/authorization/i);
    expect(grants(await preflight(`${listed.url}/api/events`, 'GET'))).toBe(club);
    for (const [path, method, origin] of [
      ['/api/events', 'DELETE', club],
      ['/api/signup', 'POST', club],
      ['/api/manage/some-token', 'GET', club],
      ['/graphql/stream', 'POST', club],
      ['/graphql', 'POST', stranger],
    ] as const)
      expect([path, grants(await preflight(listed.url + path, method, origin))]).toEqual([path, null]);
  });
});

it('with a star every site may read, and nobody’s cookies count', async () => {
  const answer = await fetch(`${all.url}/api/events`, { headers: { origin: stranger } });
  expect([answer.status, grants(answer), answer.headers.get('access-control-allow-credentials')]).toEqual([
    200,
    '*',
    null,
  ]);
});

it('pages of its own keep their sign-in', async () => {
  const admin = await given(all.database.pool).staff('admin');
  const own = { ...admin.headers, origin: new URL(all.url).origin };
  const answer = await fetch(`${all.url}/graphql`, post({ query: '{ viewer { email } }' }, own));
  expect([grants(answer), await answer.json()]).toEqual([null, { data: { viewer: { email: admin.email } } }]);
});
