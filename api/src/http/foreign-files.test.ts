import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { given } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

/* Feeds and pictures as a browser that shows another site is answered: on a server that lets one site read, and on one that lets none. */

const club = 'https://club.example.org';
const stranger = 'https://stranger.example';
let listed: TestServer;
let closed: TestServer;
let onListed: Files;
let onClosed: Files;
beforeAll(async () => {
  listed = await startTestServer({ PUBLIC_CORS_ORIGINS: club }, { keepsAnswers: true });
  closed = await startTestServer({}, { keepsAnswers: true });
  onListed = await filesOf(listed);
  onClosed = await filesOf(closed);
});
afterAll(async () => {
  await listed.close();
  await closed.close();
});

interface Files {
  /** Feeds by secret address, and the public files of an event. */
  feeds: string[];
  pictures: string[];
}

async function filesOf(server: TestServer): Promise<Files> {
  const make = given(server.database.pool);
  const admin = await make.staff('admin');
  const event = await make.event();
  await (await (await event.category()).opportunity()).shift();
  const feed = await make.feed({ eventId: event.id, makerId: admin.userId, kind: 'ROSTER' });
  const { path, put } = await uploadAddress(server);
  const body = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  expect((await fetch(server.url + put, { method: 'PUT', body: new Uint8Array(body) })).status).toBe(200);
  return {
    feeds: [
      ...['ics', 'csv', 'json', 'xlsx'].map((form) => `${feed.path}.${form}`),
      ...['ics', 'csv', 'json'].map((form) => `/event/${event.slug}/shifts.${form}`),
    ],
    pictures: [path, path.replace('.webp', '-480.webp')],
  };
}

/** Where a picture can be sent to, and where it is shown then. */
async function uploadAddress(server: TestServer): Promise<{ put: string; path: string }> {
  const { headers } = await given(server.database.pool).staff('admin');
  const { body } = await server.rest<{ uploadURL: string }>(
    'POST',
    '/api/upload/image',
    { fileName: 'a.jpg' },
    headers,
  );
  const { pathname, search } = new URL(body.uploadURL);
  return { put: pathname + search, path: pathname };
}

const get = (server: TestServer, path: string, headers: Record<string, string>) =>
  fetch(server.url + path, { headers });
const grants = ({ headers }: Response) => headers.get('access-control-allow-origin');
const preflight = (path: string, method: string, origin = club) =>
  fetch(listed.url + path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } });

describe('a page of a listed site', () => {
  it('reads feeds and pictures, with nobody’s cookies', async () => {
    for (const path of [...onListed.feeds, ...onListed.pictures]) {
      const answer = await get(listed, path, { origin: club });
      expect([path, answer.status, grants(answer)]).toEqual([path, 200, club]);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/\bETag\b/);
      expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
    }
  });

  it('reads as well that nothing changed, that an address never was, and that it has ended', async () => {
    const [, , feed = ''] = onListed.feeds;
    const tag = (await get(listed, feed, {})).headers.get('etag') ?? '';
    const same = await get(listed, feed, { origin: club, 'if-none-match': tag });
    expect([same.status, grants(same)]).toEqual([304, club]);
    const none = await get(listed, `/feeds/${'x'.repeat(43)}.json`, { origin: club });
    expect([none.status, grants(none), await none.json()]).toMatchObject([404, club, { code: 'FEED_NOT_FOUND' }]);
    const { id, path } = await given(listed.database.pool).feed({
      eventId: (await given(listed.database.pool).event()).id,
      makerId: (await given(listed.database.pool).staff('admin')).userId,
    });
    await listed.database.pool.query('update feed set revoked_at = now() where id = $1', [id]);
    const ended = await get(listed, `${path}.json`, { origin: club });
    expect([ended.status, grants(ended), await ended.json()]).toMatchObject([410, club, { code: 'FEED_ENDED' }]);
  });

  it('is treated as a stranger: what a program’s key would open stays closed', async () => {
    const { pool } = listed.database;
    const event = await given(pool).event();
    await pool.query(`update event set state = 'DRAFT' where id = $1`, [event.id]);
    const { headers } = await given(pool).apiKey({ scopes: ['read:programme', 'read:drafts'] });
    const path = `/event/${event.slug}/shifts.json`;
    expect((await get(listed, path, headers)).status).toBe(200);
    expect((await get(listed, path, { ...headers, origin: club })).status).toBe(404);
  });

  it('may send preflights, only for reading', async () => {
    for (const path of [...onListed.feeds, ...onListed.pictures]) {
      const asked = await preflight(path, 'GET');
      expect([path, asked.status, grants(asked)]).toEqual([path, 204, club]);
      expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
      expect(asked.headers.get('access-control-allow-headers')).not.toMatch(/authorization/i);
      for (const method of ['PUT', 'POST', 'DELETE'])
        expect([path, method, grants(await preflight(path, method))]).toEqual([path, method, null]);
      expect([path, grants(await preflight(path, 'GET', stranger))]).toEqual([path, null]);
    }
  });

  it('sends no picture, not even to an address that was handed out', async () => {
    const { put, path } = await uploadAddress(listed);
    const sent = await fetch(listed.url + put, { method: 'PUT', body: 'x', headers: { origin: club } });
    expect([sent.status, grants(sent), await sent.json()]).toMatchObject([403, null, { code: 'CROSS_SITE' }]);
    expect((await get(listed, path, {})).status).toBe(404);
  });
});

describe('a page of any other site', () => {
  it('may read nothing, also where the same was just read by a listed one, or where no site is listed', async () => {
    for (const path of [...onListed.feeds, ...onListed.pictures]) {
      for (const headers of [{ origin: stranger }, { origin: 'null' }, {} as Record<string, string>])
        expect([path, grants(await get(listed, path, headers))]).toEqual([path, null]);
    }
    for (const path of [...onClosed.feeds, ...onClosed.pictures])
      expect([path, grants(await get(closed, path, { origin: club }))]).toEqual([path, null]);
  });

  it('may show pictures, and takes nothing else into its page', async () => {
    const policy = async (server: TestServer, path: string) =>
      (await get(server, path, { origin: stranger })).headers.get('cross-origin-resource-policy');
    for (const [server, { pictures, feeds }] of [
      [listed, onListed],
      [closed, onClosed],
    ] as const) {
      for (const path of pictures) expect([path, await policy(server, path)]).toEqual([path, 'cross-origin']);
      for (const path of feeds) expect([path, await policy(server, path)]).toEqual([path, 'same-origin']);
    }
  });
});
