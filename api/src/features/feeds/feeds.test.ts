import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { signedUp } from '../../../test/signup-rows.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
let admin: { userId: string; headers: Record<string, string> };
let lead: { userId: string; headers: Record<string, string> };
let eventId: string;
let timing: string;
let otherEventId: string;
/** Runs now, at Checkpoint 3; another one at Checkpoint 30. */
let shiftId: string;
const person = { ...visitorDetails(), firstName: 'Vera', lastName: 'Ødegård', phone: '907-555-0142' };

beforeAll(async () => {
  server = await startTestServer();
  const make = given(server.database.pool);
  [admin, lead] = await Promise.all([make.staff('admin'), make.staff('lead')]);
  const event = await make.event({ name: 'Winter Classic', slug: 'winter-classic', startDate: inDays(0) });
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  const role = await category.opportunity({ name: 'Timekeeper' });
  // It began an hour ago and goes on for two.
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const underWay = {
    date: inHours(-1).slice(0, 10),
    startTime: inHours(-1).slice(11, 16),
    endTime: inHours(2).slice(11, 16),
  };
  const shift = await role.shift({ ...underWay, location: 'Checkpoint  3' });
  const other = await role.shift({ ...underWay, location: 'Checkpoint 30' });
  const tomorrow = await role.shift({ date: inDays(1), location: 'Checkpoint 3' });
  const feeding = await (await event.category({ name: 'Feed Station' })).opportunity({ name: 'Soup' });
  const soup = await feeding.shift({ ...underWay, location: 'Checkpoint 3' });
  [eventId, timing, shiftId] = [event.id, category.id, shift.id];
  otherEventId = (await make.event()).id;
  for (const [one, firstName] of [
    [shift, 'Vera'],
    [other, 'Olaf'],
    [tomorrow, 'Tom'],
    [soup, 'Sue'],
  ] as const) {
    await signedUp(server.database.pool, one, { ...person, firstName });
  }
});
afterAll(() => server.close());

const fields = 'id kind eventId categoryId place leadId withPhones lastUsedAt revokedAt endsOn isOver';
const create = (input: Record<string, unknown>): StaffCall => ({
  rest: ['POST', '/api/admin/feeds', input],
  graphql: [
    `mutation ($input: CreateFeedInput!) { createFeed(input: $input) { feed { ${fields} } address } }`,
    { input },
  ],
});
const revoke = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/feeds/${id}`],
  graphql: [`mutation ($id: ID!) { revokeFeed(feedId: $id) { feed { ${fields} } } }`, { id }],
});

interface Made {
  feed: { id: string; kind: string; endsOn: string; isOver: boolean; lastUsedAt: string | null };
  address: string;
}
const pathOf = (address: string) => new URL(address).pathname;

async function make(input: Record<string, unknown>, who = admin): Promise<{ id: string; path: string }> {
  const { body, status } = await server.rest<Made>('POST', '/api/admin/feeds', { eventId, ...input }, who.headers);
  expect(status).toBe(201);
  return { id: body.feed.id, path: pathOf(body.address) };
}
type FeedRow = Record<string, string | number | null>;
const rows = async (path: string, query = '') => (await server.rest<FeedRow[]>('GET', `${path}.json${query}`)).body;
const names = async (path: string, query = '') => (await rows(path, query)).map(({ firstName }) => firstName).sort();

describe.each(staffApis(() => server))('a feed through $name', (api) => {
  it('is made with an address that is shown once, is read, and is stopped', async () => {
    const { body } = await api.call<Made>(create({ kind: 'SHIFTS', eventId }), lead.headers);
    expect(body.address).toMatch(/^http:\/\/localhost:4000\/feeds\/[\w-]{43}$/);
    expect(body.feed).toMatchObject({ kind: 'SHIFTS', isOver: false, endsOn: inDays(31), lastUsedAt: null });
    const kept = await server.database.pool.query('select feed::text as text from feed where id = $1', [body.feed.id]);
    expect(JSON.stringify(kept.rows)).not.toContain(body.address.split('/').at(-1));
    const path = pathOf(body.address);
    const read = await server.rest<FeedRow[]>('GET', `${path}.json`);
    expect([read.status, read.body.length]).toEqual([200, 4]);
    expect(read.headers.get('referrer-policy')).toBe('no-referrer');
    expect(read.headers.get('x-robots-tag')).toBe('noindex');
    const revoked = await api.call<Pick<Made, 'feed'>>(revoke(body.feed.id), lead.headers);
    expect(revoked.body.feed).toMatchObject({ isOver: true, lastUsedAt: expect.any(String) });
    expect((await server.rest('GET', `${path}.json`)).body).toMatchObject({ code: 'FEED_ENDED' });
    // A second press changes nothing.
    expect((await api.call<Pick<Made, 'feed'>>(revoke(body.feed.id), lead.headers)).body).toEqual(revoked.body);
    expect(await audited(server, { recordId: body.feed.id })).toEqual([
      'feed.created: SHIFTS, Winter Classic',
      'feed.revoked: SHIFTS, Winter Classic',
    ]);
  });

  it('is its maker’s and the admins’: other leads neither see nor stop it', async () => {
    const other = await given(server.database.pool).staff('lead');
    const { body } = await api.call<Made>(create({ kind: 'SHIFTS', eventId }), lead.headers);
    const listed = async (who: typeof lead) =>
      (await server.graphql<{ feeds: { id: string }[] }>('{ feeds { id } }', {}, who.headers)).data.feeds.map(
        ({ id }) => id,
      );
    expect(await listed(other)).toEqual([]);
    expect(await listed(lead)).toContain(body.feed.id);
    expect(await listed(admin)).toContain(body.feed.id);
    expect((await api.call(revoke(body.feed.id), other.headers)).code).toBe('FEED_NOT_FOUND');
    expect((await api.call(revoke(body.feed.id), admin.headers)).status).toBe(200);
  });

  it.each([
    ['an unknown kind', { kind: 'EVERYTHING' }, 'INVALID_INPUT'],
    ['an unknown event', { kind: 'SHIFTS', eventId: randomUUID() }, 'EVENT_NOT_FOUND'],
    ['an event that is no id', { kind: 'SHIFTS', eventId: 'nonsense' }, 'EVENT_NOT_FOUND'],
    ['an unknown category', { kind: 'SHIFTS', categoryId: randomUUID() }, 'CATEGORY_NOT_FOUND'],
    ['an unknown lead', { kind: 'SHIFTS', leadId: randomUUID() }, 'LEAD_NOT_FOUND'],
    ['a place without words', { kind: 'SHIFTS', place: ' ' }, 'INVALID_INPUT'],
  ])('is refused for %s', async (_case, input, code) => {
    expect((await api.call(create({ eventId, ...input }), admin.headers)).code).toBe(code);
  });

  it('is refused for a category of another event', async () => {
    const input = { kind: 'SHIFTS', eventId: otherEventId, categoryId: timing };
    expect((await api.call(create(input), admin.headers)).code).toBe('CATEGORY_NOT_FOUND');
  });
});

describe('what a feed shows', () => {
  it('is who is at a place now, as it is written, and nobody of a place with a longer name', async () => {
    const { path } = await make({ kind: 'ROSTER' });
    expect(await names(path, '?runningAt=now&place=Checkpoint%203')).toEqual(['Sue', 'Vera']);
    expect(await names(path, '?place=checkpoint%203')).toEqual(['Sue', 'Tom', 'Vera']);
    expect(await names(path, `?runningAt=${inDays(1)}T11:59:00Z`)).toContain('Tom');
    expect(await names(path, '?placeContains=point%203')).toEqual(['Olaf', 'Sue', 'Tom', 'Vera']);
    expect(await names((await make({ kind: 'ROSTER', place: 'checkpoint 30' })).path)).toEqual(['Olaf']);
    expect(await names((await make({ kind: 'ROSTER', place: 'Checkpoint' })).path)).toEqual([]);
    const [first] = await rows(`/event/winter-classic/shifts`, '?place=Checkpoint%2030');
    expect(first).toMatchObject({ place: 'Checkpoint 30' });
  });

  it('is every place whose name holds the words where an earlier release made it', async () => {
    const { path } = await given(server.database.pool).feed({
      eventId,
      makerId: admin.userId,
      kind: 'ROSTER',
      place: 'Checkpoint',
    });
    expect(await names(path)).toEqual(['Olaf', 'Sue', 'Tom', 'Vera']);
  });

  it('is of one category, or of one lead', async () => {
    const ofTiming = await make({ kind: 'ROSTER', categoryId: timing });
    expect(await names(ofTiming.path)).toEqual(['Olaf', 'Tom', 'Vera']);
    expect(await names((await make({ kind: 'ROSTER', leadId: lead.userId })).path)).toEqual(['Olaf', 'Tom', 'Vera']);
    expect(await names((await make({ kind: 'ROSTER', eventId: otherEventId })).path)).toEqual([]);
  });

  it('says who is here, in its last column', async () => {
    const { path } = await make({ kind: 'ROSTER' });
    const { rows: marked } = await server.database.pool.query<{ id: string }>(
      `update signup set attendance_state = 'HERE', arrived_at = now()
       where id = (select g.id from signup g join volunteer v on v.id = g.volunteer_id where g.event_id = $1 and v.first_name = 'Tom') returning id`,
      [eventId],
    );
    const here = async () => (await rows(path)).filter((row) => row.here === 'yes').map((row) => row.signupId);
    expect(await here()).toEqual([marked[0]?.id]);
    expect(Object.keys((await rows(path))[0] ?? {}).at(-1)).toBe('here');
    await server.database.pool.query(`update signup set attendance_state = 'LEFT' where id = $1`, [marked[0]?.id]);
    expect(await here()).toEqual([]);
  });

  it('has phone numbers only where they were asked for', async () => {
    for (const kind of ['ROSTER', 'SIGNUPS']) {
      const plain = JSON.stringify(await rows((await make({ kind })).path));
      expect(plain).toContain(person.lastName);
      expect([plain.includes(person.phone), plain.includes('@')]).toEqual([false, false]);
      const full = JSON.stringify(await rows((await make({ kind, withPhones: true })).path));
      expect([full.includes(person.phone), full.includes(person.email)]).toEqual([true, kind === 'SIGNUPS']);
    }
    const shifts = JSON.stringify(await rows((await make({ kind: 'SHIFTS', withPhones: true })).path));
    expect([shifts.includes(person.phone), shifts.includes(person.lastName)]).toEqual([false, false]);
  });

  it('is what its maker may see at that moment', async () => {
    const { pool } = server.database;
    const maker = await given(pool).staff('lead');
    const { path } = await make({ kind: 'ROSTER', withPhones: true }, maker);
    const all = await make({ kind: 'SHIFTS' }, maker);
    expect(await names(path)).toEqual([]);
    await pool.query('update category set lead_id = $1 where id = $2', [maker.userId, timing]);
    expect(await names(path)).toEqual(['Olaf', 'Tom', 'Vera']);
    await pool.query('update category set lead_id = $1 where id = $2', [lead.userId, timing]);
    expect(await names(path)).toEqual([]);
    await pool.query(`update app_user set role = 'admin' where id = $1`, [maker.userId]);
    expect(await names(path)).toEqual(['Olaf', 'Sue', 'Tom', 'Vera']);
    expect(await rows(all.path)).toHaveLength(4);
    await pool.query('delete from app_user where id = $1', [maker.userId]);
    for (const one of [path, all.path]) {
      expect((await server.rest('GET', `${one}.json`)).body).toMatchObject({ code: 'FEED_NOT_FOUND' });
    }
  });

  it('gives no other rights to its reader, and takes none from them', async () => {
    const { path } = await make({ kind: 'ROSTER' }, lead);
    const asAdmin = await server.rest<FeedRow[]>('GET', `${path}.json`, undefined, admin.headers);
    expect(asAdmin.body).toHaveLength(3);
    const key = await given(server.database.pool).apiKey({ scopes: ['read:signups'] });
    expect((await server.rest('GET', `${path}.json`, undefined, key.headers)).status).toBe(403);
  });

  it('ends 30 days after the event', async () => {
    const { pool } = server.database;
    const event = await given(pool).event({ startDate: inDays(-29) });
    const { path } = await make({ kind: 'SHIFTS', eventId: event.id });
    expect((await server.rest('GET', `${path}.json`)).status).toBe(200);
    await pool.query('update event set start_date = $2, end_date = $2 where id = $1', [event.id, inDays(-32)]);
    const over = await server.rest('GET', `${path}.json`);
    expect([over.status, over.body]).toMatchObject([410, { code: 'FEED_ENDED' }]);
  });
});

describe('the address of a feed', () => {
  it('answers 304 while nothing changed, in every form, also to fetch as it is', async () => {
    const { path } = await make({ kind: 'SIGNUPS' });
    for (const ending of ['json', 'csv', 'ics', 'xlsx']) {
      const first = await fetch(`${server.url}${path}.${ending}`);
      const etag = first.headers.get('etag') ?? '';
      const ask = () => fetch(`${server.url}${path}.${ending}`, { headers: { 'if-none-match': etag } });
      const again = await ask();
      expect([ending, first.status, again.status, await again.text()]).toEqual([ending, 200, 304, '']);
      await server.database.pool.query('update shift set version = version + 1, notes = $2 where id = $1', [
        shiftId,
        `For ${ending}`,
      ]);
      expect([ending, (await ask()).status]).toEqual([ending, 200]);
    }
  });

  it('is for reading alone, and refuses what it does not know', async () => {
    const { path } = await make({ kind: 'SHIFTS' });
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([method, (await server.rest(method, `${path}.json`)).status]).toEqual([method, 405]);
    const head = await server.rest('HEAD', `${path}.csv`);
    expect([head.status, head.body]).toEqual([200, '']);
    const unknown = await server.rest('GET', `${path}.json?running=now`);
    expect([unknown.status, unknown.body]).toMatchObject([400, { message: expect.stringContaining('running') }]);
    expect((await server.rest('GET', `${path}.json?runningAt=tomorrow`)).body).toMatchObject({
      code: 'INVALID_INPUT',
      errors: { runningAt: expect.any(String) },
    });
    for (const one of [path, `${path}.pdf`, `${path}x.json`, '/feeds/none.ics', '/feeds/a/b.ics'])
      expect([one, (await server.rest('GET', one)).status]).toEqual([one, 404]);
  });

  it('has a limit of its own', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' }, { database: server.database });
    const { path } = await make({ kind: 'SHIFTS' });
    const other = await make({ kind: 'SHIFTS' });
    try {
      expect((await limited.rest('GET', `${path}.json`)).status).toBe(200);
      // The other 119 reads were made meanwhile.
      await server.database.pool.query('update rate_limit set points = 120 where points = 1 and expires_at > now()');
      const over = await limited.rest('GET', `${path}.json`);
      expect([over.status, over.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
      expect((await limited.rest('GET', `${other.path}.json`)).status).toBe(200);
    } finally {
      await limited.running.close();
    }
  });
});
