import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceApis, markOf } from '../../../../test/check-in-apis.js';
import { countStatements } from '../../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { staffApis } from '../../../../test/staff-apis.js';
import { raceDay } from '../../../../test/start-board-rows.js';

/* Whether posts are manned, who is missing, and the decision that a start may go. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;
interface Person {
  signupId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}
interface Row {
  post: { id: string; place: string | null };
  state: string;
  silent: boolean;
  here: number;
  missing: Person[];
}
interface Board {
  version: string;
  clearedAt: string | null;
  clearedBy: string | null;
  clearedOpen: string[];
  rows: Row[];
  free: (Person & { reason: string; notFor: string[] })[];
}

const signup =
  'signup { id shiftId volunteer { id firstName lastName email phone } attendance { state marks { by } } }';
const rowFields = `post { id place } state silent isOwn here onTheWay expected contradicted noShow waiting manningBy lastHeardAt shiftCount
  sendToShiftId report { manned note by at }
  missing { signupId ${signup} shiftId firstName lastName phone state isLate startsAt contradicted sentAt }`;
const document = `query ($startId: ID!) { startBoard(startId: $startId) { version clearedAt clearedBy clearedNote clearedOpen
  rows { ${rowFields} } free { signupId ${signup} firstName lastName phone categoryId category place reason notFor } } }`;
/** Without contacts, for which a key may not ask. */
const documentOfKey = document.replaceAll(' email phone', '');

const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  board: (startId: string, headers: Headers, asked = document) =>
    call<Board>({ rest: ['GET', `/api/admin/start-board/${startId}`], graphql: [asked, { startId }] }, headers),
  report: (postId: string, startId: string, values: object, headers: Headers) =>
    call<{ row: Row & { report: object | null } }>(
      {
        rest: ['POST', `/api/admin/posts/${postId}/reports`, { startId, ...values }],
        graphql: [
          `mutation ($input: ReportPostInput!) { reportPost(input: $input) { row { ${rowFields} } } }`,
          { input: { postId, startId, ...values } },
        ],
      },
      headers,
    ),
  clear: (startId: string, values: object, headers: Headers) =>
    call<{ start: { clearedAt: string | null } }>(
      {
        rest: ['POST', `/api/admin/starts/${startId}/clearance`, values],
        graphql: [
          'mutation ($input: ClearStartInput!) { clearStart(input: $input) { start { clearedAt clearedNote clearedOpen } } }',
          { input: { startId, ...values } },
        ],
      },
      headers,
    ),
  withdraw: (startId: string, headers: Headers) =>
    call<{ start: { clearedAt: string | null } }>(
      {
        rest: ['DELETE', `/api/admin/starts/${startId}/clearance`],
        graphql: [
          'mutation ($startId: ID!) { withdrawClearance(startId: $startId) { start { clearedAt } } }',
          { startId },
        ],
      },
      headers,
    ),
}));
const [rest] = apis as [(typeof apis)[number]];
const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

describe.each(apis)('the board, through $name', ({ board }) => {
  it('counts who is at a post at the moment of the start, and says who is missing', async () => {
    const { lead, start, post, shift, role } = await raceDay(server.database.pool);
    const [bridge, hut] = [await post({ minimumStaff: 2 }), await post({ place: 'Hut', blocksStart: true })];
    const { signupIds } = await shift({ people: 5 });
    const [here = '', left = '', missing = '', disputed = '', waits = ''] = signupIds;
    // Later, called off, cancelled, over: none of them counts.
    await shift({ from: 2, to: 3, people: 1 });
    const calledOff = await shift({ people: 1 });
    await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [calledOff.id]);
    await shift({ from: -3, to: 0.5, people: 1 });
    const now = await shift({ place: ' bridge  ', of: role });
    await signedUp(server.database.pool, now, visitorDetails(), { status: 'cancelled' });
    await record(
      {
        marks: [
          ...[markOf(here), markOf(left), markOf(left, { kind: 'LEFT' }), markOf(missing, { kind: 'NO_SHOW' })],
          ...[markOf(disputed), markOf(disputed, { kind: 'NO_SHOW', seen: [], sequence: 1 })],
        ],
      },
      lead.headers,
    );
    const { body } = await board(await start(), lead.headers);
    expect(body.rows.map(({ post: { id }, state }) => [id, state])).toEqual([
      [hut, 'MISSING'],
      [bridge, 'SHORT'],
    ]);
    expect(body.rows[1]).toMatchObject({
      ...{
        here: 1,
        onTheWay: 0,
        expected: 1,
        contradicted: 1,
        noShow: 1,
        waiting: 0,
        shiftCount: 2,
        silent: false,
        isOwn: true,
      },
      missing: [
        { signupId: disputed, contradicted: true },
        { signupId: waits, isLate: true, phone: '+1 218 555 0100' },
        { signupId: missing, state: 'NO_SHOW' },
      ],
    });
    expect(body.rows[0]).toMatchObject({ here: 0, shiftCount: 0, missing: [], sendToShiftId: null });
  });

  it('shows a lead every post, and people of own categories alone; keys no phones', async () => {
    const { pool } = server.database;
    const { lead, admin, event, start, post, shift, category } = await raceDay(pool);
    const theirs = await event.category({ leadId: (await given(pool).staff('lead')).userId, name: 'Timing' });
    const startId = await start();
    await post();
    await post({ place: 'Finish' }, theirs.id);
    // In both categories: one expected, one disputed, one above the minimum; one who stands by; one who is done.
    const peopled = async (name: string, { id, opportunity }: typeof category, place: string) => {
      const role = await opportunity();
      const reserve = await opportunity();
      await pool.query('update opportunity set standby = true where id = $1', [reserve.id]);
      const at = await shift({ place, of: role, people: 4 });
      const [, disputed = '', ...here] = at.signupIds;
      const standby = await shift({ place: 'Office', of: reserve, people: 1 });
      const done = await shift({ place: 'Parking', of: role, from: -3, to: -1, people: 1 });
      const marks = [...here, disputed, ...standby.signupIds, ...done.signupIds].map((signupId) => markOf(signupId));
      marks.push(markOf(disputed, { kind: 'NO_SHOW', seen: [], sequence: 1 }));
      expect(JSON.stringify(await record({ marks }, admin.headers))).not.toContain('REFUSED');
      await pool.query(
        `update volunteer set first_name = $2, last_name = $2 || 'sen', phone = $3, email = id || '@' || lower($2) || '.test'
         where id in (select volunteer_id from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
           where o.category_id = $1)`,
        [id, name, { Canary: '+47 999', Ada: '+1 218' }[name]],
      );
    };
    await peopled('Ada', category, 'Bridge');
    await peopled('Canary', theirs, 'Finish');
    // A category without a lead, and what somebody said of a post of another lead.
    await post({ place: 'Office' }, (await event.category({ name: 'Nobody leads it' })).id);
    await pool.query(
      `insert into post_report (post_id, start_id, manned, note, reported_at)
       select id, $2, true, 'Canary is there', now() from post where category_id = $1`,
      [theirs.id, startId],
    );
    const named = ({ rows, free }: Board) => [
      rows.flatMap(({ missing }) => missing.map(({ firstName, phone }) => [firstName, phone])).sort(),
      free.map(({ firstName, phone, reason }) => [firstName, phone, reason]).sort(),
    ];
    const ofAda = ['DONE', 'STANDBY', 'SURPLUS'].map((reason) => ['Ada', '+1 218', reason]);
    const ofCanary = ['DONE', 'STANDBY', 'SURPLUS'].map((reason) => ['Canary', '+47 999', reason]);
    const { body } = await board(startId, lead.headers);
    expect(body.rows.map(({ post: { place }, here }) => [place, here]).sort()).toEqual([
      ['Bridge', 2],
      ['Finish', 2],
      ['Office', 0],
    ]);
    expect(named(body)).toEqual([Array(2).fill(['Ada', '+1 218']), ofAda]);
    expect(JSON.stringify(body)).not.toMatch(/canary|\+47/i);
    const all = (await board(startId, admin.headers)).body;
    expect(named(all)).toEqual([
      [...Array<string[]>(2).fill(['Ada', '+1 218']), ...Array<string[]>(2).fill(['Canary', '+47 999'])],
      [...ofAda, ...ofCanary],
    ]);
    expect(JSON.stringify(all)).toContain('Canary is there');
    const key = await given(pool).apiKey({ scopes: ['read:signups'] });
    const seen = (await board(startId, key.headers, documentOfKey)).body;
    expect(JSON.stringify(seen)).not.toMatch(/Canary is there/);
    const { rows: seenRows, free: seenFree } = seen;
    expect([...seenRows.flatMap(({ missing }) => missing), ...seenFree].map(({ phone }) => phone)).toEqual(
      Array(10).fill(null),
    );
    const bound = await given(pool).apiKey({ scopes: ['read:signups'], eventId: (await raceDay(pool)).event.id });
    expect(await board(startId, bound.headers, documentOfKey)).toMatchObject({ code: 'START_NOT_FOUND' });
    expect(await board('nothing', admin.headers)).toMatchObject({ code: 'START_NOT_FOUND' });
    await pool.query(`update event set state = 'DRAFT' where id = $1`, [event.id]);
    expect(await board(startId, key.headers, documentOfKey)).toMatchObject({ code: 'START_NOT_FOUND' });
    expect((await board(startId, lead.headers)).status).toBe(200);
  });
});

it('those who look at once see what they would see alone', async () => {
  const { pool } = server.database;
  const { lead, admin, event, start, post, shift } = await raceDay(pool);
  const theirs = await event.category({ leadId: (await given(pool).staff('lead')).userId, name: 'Timing' });
  const startId = await start();
  await post();
  await post({ place: 'Finish' }, theirs.id);
  await shift({ people: 2 });
  await shift({ place: 'Finish', people: 1, of: await theirs.opportunity() });
  const key = await given(pool).apiKey({ scopes: ['read:signups'] });
  const callers = [admin, lead, key, admin, lead, key].map(({ headers }) => headers);
  const look = async (headers: Headers) => JSON.stringify((await rest.board(startId, headers)).body.rows);
  const alone: string[] = [];
  for (const headers of callers) alone.push(await look(headers));
  expect(new Set(alone).size).toBe(3);
  expect(await Promise.all(callers.map(look))).toEqual(alone);
  // Who asks for signups adds them to their own board.
  const people = (fields: string) =>
    server.graphql<{ startBoard: { rows: { missing: object[] }[] } }>(
      `query ($id: ID!) { startBoard(startId: $id) { rows { missing { ${fields} } } } }`,
      { id: startId },
      admin.headers,
    );
  const [withSignups, without] = await Promise.all([people('signup { id }'), people('signupId'), people('signupId')]);
  expect(JSON.stringify(withSignups.data)).toContain('"signup":{"id"');
  expect(without.data.startBoard.rows.flatMap(({ missing }) => missing)).toHaveLength(3);
});

describe('a post', () => {
  it('is red once it is past its time, and silent while none of its phones makes contact', async () => {
    const { pool } = server.database;
    const { event, category, lead, start, post, shift } = await raceDay(pool, { startsInMinutes: 20 });
    await post({ staffedByMinutes: 10 });
    const startId = await start();
    await shift({ people: 1 });
    const only = async () => (await rest.board(startId, lead.headers)).body.rows[0];
    expect(await only()).toMatchObject({ state: 'SHORT', silent: true, lastHeardAt: null });
    const link = await given(pool).checkInLink({
      eventId: event.id,
      categoryId: category.id,
      place: 'BRIDGE',
      day: inDays(0),
    });
    const device = await link.device();
    expect(await only()).toMatchObject({ state: 'SHORT', silent: false });
    await pool.query(`update check_in_device set last_heard_at = now() - interval '11 minutes' where id = $1`, [
      device.id,
    ]);
    expect(await only()).toMatchObject({ state: 'SHORT', silent: true });
    await pool.query('update post set staffed_by_minutes = 30');
    expect(await only()).toMatchObject({ state: 'MISSING', silent: true });
    // Another day's link says nothing of today, and one of the whole category nothing of this post.
    const wide = await given(pool).checkInLink({ eventId: event.id, categoryId: category.id });
    await wide.device();
    const other = await given(pool).checkInLink({ eventId: event.id, categoryId: category.id, day: inDays(1) });
    await other.device();
    expect(await only()).toMatchObject({ silent: true });
  });

  it('counts a person once who has two of its shifts at the start', async () => {
    const { pool } = server.database;
    const { lead, start, post, shift } = await raceDay(pool);
    await post({ minimumStaff: 2 });
    const [one, other] = [await shift({ people: 1 }), await shift()];
    await pool.query(
      `insert into signup (event_id, shift_id, volunteer_id) select event_id, $2, volunteer_id from signup where id = $1`,
      [one.signupIds[0], other.id],
    );
    const { rows } = await pool.query<{ id: string }>('select id from signup where shift_id = $1', [other.id]);
    const startId = await start();
    const only = async () => (await rest.board(startId, lead.headers)).body.rows[0];
    expect(await only()).toMatchObject({ here: 0, expected: 1, state: 'MISSING' });
    await record({ marks: [markOf(one.signupIds[0] ?? '')] }, lead.headers);
    expect(await only()).toMatchObject({ here: 1, expected: 0, state: 'MISSING', missing: [] });
    await record({ marks: [markOf(rows[0]?.id ?? '')] }, lead.headers);
    expect(await only()).toMatchObject({ here: 1, state: 'MISSING' });
  });

  it('of one start is not on the board of another', async () => {
    const { lead, start, post } = await raceDay(server.database.pool);
    const [men, women] = [await start(), await start('Women')];
    const id = await post({ startIds: [women] });
    expect((await rest.board(men, lead.headers)).body.rows).toEqual([]);
    expect((await rest.board(women, lead.headers)).body.rows.map((row) => row.post.id)).toEqual([id]);
  });

  it('counts a shift across midnight, by the clock of the event', async () => {
    const { pool } = server.database;
    const ladder = given(pool);
    const lead = await ladder.staff('lead');
    const event = await ladder.event({ startDate: '2027-03-13', endDate: '2027-03-14', timeZone: 'America/Chicago' });
    const category = await event.category({ leadId: lead.userId });
    const role = await category.opportunity();
    await signedUp(
      pool,
      await role.shift({ date: '2027-03-13', startTime: '23:00', endTime: '03:30', location: 'Hut' }),
      visitorDetails(),
    );
    await pool.query(`insert into post (event_id, category_id, place, minimum_staff) values ($1, $2, 'Hut', 1)`, [
      event.id,
      category.id,
    ]);
    const expected = async (date: string, time: string) => {
      const { rows } = await pool.query<{ id: string }>(
        `insert into race_start (event_id, name, date, time) values ($1, 'Night', $2, $3) returning id`,
        [event.id, date, time],
      );
      const { body } = await rest.board(rows[0]?.id ?? '', lead.headers);
      return body.rows[0] as unknown as { expected: number; manningBy: string };
    };
    expect(await expected('2027-03-13', '22:59')).toMatchObject({ expected: 0 });
    expect(await expected('2027-03-13', '23:00')).toMatchObject({ expected: 1, manningBy: '2027-03-14T04:30:00.000Z' });
    // The clocks skip from two to three: half an hour of the shift is left.
    expect(await expected('2027-03-14', '03:00')).toMatchObject({ expected: 1, manningBy: '2027-03-14T07:30:00.000Z' });
    expect(await expected('2027-03-14', '03:30')).toMatchObject({ expected: 0 });
  });
});

it('a start at an hour that comes twice is at the first, and when to be manned counts the repeated hour', async () => {
  const { pool } = server.database;
  const ladder = given(pool);
  const lead = await ladder.staff('lead');
  const event = await ladder.event({ startDate: '2027-11-06', endDate: '2027-11-07', timeZone: 'America/Chicago' });
  const category = await event.category({ leadId: lead.userId });
  const role = await category.opportunity();
  // On Sunday the clocks go from 2 AM back to 1 AM: this one ends by the first of them.
  for (const endTime of ['01:20', '02:15'])
    await signedUp(
      pool,
      await role.shift({ date: '2027-11-06', startTime: '23:00', endTime, location: 'Hut' }),
      visitorDetails(),
    );
  await pool.query(
    `insert into post (event_id, category_id, place, minimum_staff, staffed_by_minutes) values ($1, $2, 'Hut', 1, 90)`,
    [event.id, category.id],
  );
  const rowAt = async (time: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into race_start (event_id, name, date, time) values ($1, 'Night', '2027-11-07', $2) returning id`,
      [event.id, time],
    );
    const { body } = await rest.board(rows[0]?.id ?? '', lead.headers);
    return body.rows[0] as unknown as { expected: number; manningBy: string };
  };
  expect(await rowAt('01:10')).toMatchObject({ expected: 2, manningBy: '2027-11-07T04:40:00.000Z' });
  expect(await rowAt('01:30')).toMatchObject({ expected: 1, manningBy: '2027-11-07T05:00:00.000Z' });
  // Ninety minutes before the only 2:10 it is 1:40 for the first time.
  expect(await rowAt('02:10')).toMatchObject({ expected: 1, manningBy: '2027-11-07T06:40:00.000Z' });
  expect(await rowAt('02:15')).toMatchObject({ expected: 0 });
});

describe.each(apis)('a report by radio, through $name', ({ report, board }) => {
  it('stands whatever phones mark, until it is taken back', async () => {
    const { lead, start, post, shift, event } = await raceDay(server.database.pool);
    const [id, startId] = [await post(), await start()];
    const { signupIds } = await shift({ people: 1 });
    const said = await report(id, startId, { manned: true, note: 'Ada and Bo' }, lead.headers);
    expect(said.body.row).toMatchObject({
      state: 'SAFE',
      report: { manned: true, note: 'Ada and Bo', by: 'Liv Lead' },
    });
    await record({ marks: [markOf(signupIds[0] ?? '', { kind: 'NO_SHOW' })] }, lead.headers);
    expect((await board(startId, lead.headers)).body.rows[0]).toMatchObject({ state: 'SAFE' });
    const not = await report(id, startId, { manned: false }, lead.headers);
    expect(not.body.row).toMatchObject({ state: 'MISSING', silent: false, report: { manned: false, note: null } });
    expect((await report(id, startId, {}, lead.headers)).body.row).toMatchObject({ report: null, state: 'MISSING' });
    const { rows } = await server.database.pool.query<{ quiet: boolean }>(
      `select quiet from fact where event_id = $1 and kind = 'post.changed'`,
      [event.id],
    );
    expect(rows).toEqual([{ quiet: true }, { quiet: true }, { quiet: true }]);
  });

  it("is about a post of one's own and a start of its event", async () => {
    const { lead, start, post } = await raceDay(server.database.pool);
    const other = await raceDay(server.database.pool);
    const id = await post({ startIds: [await start('Women')] });
    expect(await report(id, await other.start(), { manned: true }, lead.headers)).toMatchObject({
      code: 'START_NOT_FOUND',
    });
    expect(await report(id, await start(), { manned: true }, lead.headers)).toMatchObject({ code: 'START_NOT_FOUND' });
    expect(await report(id, await start(), { manned: true }, other.lead.headers)).toMatchObject({
      code: 'POST_NOT_FOUND',
    });
    expect(await report(id, await start(), { manned: true, note: 'x'.repeat(301) }, lead.headers)).toMatchObject({
      errors: { note: 'Please use at most 300 characters' },
    });
  });
});

describe.each(apis)('clearing a start, through $name', ({ board, clear, withdraw, report }) => {
  it('is recorded once every post that blocks it is manned, and taken back', async () => {
    const { admin, lead, start, post } = await raceDay(server.database.pool);
    const [id, startId] = [await post({ blocksStart: true }), await start()];
    await post({ place: 'Hut' });
    const before = (await board(startId, admin.headers)).body;
    expect(await clear(startId, { version: before.version }, admin.headers)).toMatchObject({
      ...{ status: 409, code: 'POSTS_OPEN', message: '1 post that blocks the start is not manned: Bridge.' },
    });
    expect(await clear(startId, { version: before.version, confirmed: true }, admin.headers)).toMatchObject({
      code: 'POSTS_OPEN',
    });
    await report(id, startId, { manned: true }, lead.headers);
    expect(await clear(startId, { version: before.version }, admin.headers)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const { version } = (await board(startId, admin.headers)).body;
    expect(await clear(startId, { version }, lead.headers)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await clear(startId, { version }, admin.headers)).body.start).toMatchObject({
      clearedAt: expect.any(String),
      clearedOpen: [],
    });
    expect((await board(startId, lead.headers)).body).toMatchObject({
      clearedAt: expect.any(String),
      clearedBy: expect.any(String),
    });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await withdraw(startId, admin.headers)).body.start.clearedAt).toBeNull();
  });

  it('of two chiefs at once, one wins; what was open and why is kept', async () => {
    const { admin, start, post } = await raceDay(server.database.pool);
    const chief = await given(server.database.pool).staff('admin');
    await post({ blocksStart: true });
    const startId = await start();
    const { version } = (await board(startId, admin.headers)).body;
    const values = { version, confirmed: true, note: 'Seen from the lift' };
    const answers = await Promise.all([admin, chief].map(({ headers }) => clear(startId, values, headers)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['CHANGED_MEANWHILE', undefined]);
    expect((await board(startId, admin.headers)).body).toMatchObject({ clearedOpen: ['Bridge'] });
    expect(await clear(startId, { ...values, note: 'ab' }, admin.headers)).toMatchObject({
      errors: { note: 'Please use at least 3 characters' },
    });
  });
});

describe('people who are free', () => {
  it('stand by, are more than a post needs, or are done; nobody who is wanted elsewhere', async () => {
    const { pool } = server.database;
    const { lead, category, start, post, shift } = await raceDay(pool);
    const reserve = await category.opportunity({ name: 'Reserve' });
    await pool.query('update opportunity set standby = true where id = $1', [reserve.id]);
    await post({ minimumStaff: 1 });
    const [standby, bridge, done, earlier] = [
      await shift({ place: 'Office', of: reserve, people: 2 }),
      await shift({ people: 2 }),
      await shift({ place: 'Parking', from: -4, to: -1, people: 2 }),
      await shift({ place: 'Parking', from: -6, to: -3, people: 1 }),
    ];
    const all = [...standby.signupIds, ...bridge.signupIds, ...done.signupIds, ...earlier.signupIds];
    await record({ marks: all.slice(0, -1).map((id) => markOf(id)) }, lead.headers);
    await record({ marks: [markOf(all.at(-1) ?? '')] }, lead.headers);
    // One who is done has a place at another post when the gun goes.
    await pool.query(
      `insert into signup (event_id, shift_id, volunteer_id) select event_id, $2, volunteer_id from signup where id = $1`,
      [done.signupIds[1], (await shift({ place: 'Far' })).id],
    );
    const { free } = (await rest.board(await start(), lead.headers)).body;
    const reasons = free.map(({ signupId, reason }) => [signupId, reason]);
    expect(reasons).toHaveLength(4);
    expect(new Set(reasons.slice(0, 2).map(([id]) => id))).toEqual(new Set(standby.signupIds));
    expect(bridge.signupIds).toContain(reasons[2]?.[0]);
    expect(reasons.map(([, reason]) => reason)).toEqual(['STANDBY', 'STANDBY', 'SURPLUS', 'DONE']);
    expect(reasons[3]?.[0]).toBe(done.signupIds[0]);
  });

  it('are no surplus where another post of theirs has no more than it needs', async () => {
    const { lead, start, post, shift } = await raceDay(server.database.pool);
    const { signupIds } = await shift({ people: 2 });
    await record({ marks: signupIds.map((id) => markOf(id)) }, lead.headers);
    const startId = await start();
    const free = async () => (await rest.board(startId, lead.headers)).body.free.length;
    await post({ minimumStaff: 1 });
    expect(await free()).toBe(1);
    await post({ place: null, minimumStaff: 2 });
    expect(await free()).toBe(0);
  });

  it('are not for a post that they were taken out of, or for which they are too young', async () => {
    const { pool } = server.database;
    const { lead, category, start, post, shift } = await raceDay(pool);
    const reserve = await category.opportunity({ name: 'Reserve' });
    await pool.query('update opportunity set standby = true where id = $1', [reserve.id]);
    const strict = await category.opportunity({ name: 'Chainsaw' });
    await pool.query('update opportunity set minimum_age = 18 where id = $1', [strict.id]);
    const [bridge, forest] = [await post(), await post({ place: 'Forest' })];
    await shift({ place: 'Forest', of: strict });
    const target = await shift();
    const standby = await shift({ place: 'Office', of: reserve, people: 1 });
    await record({ marks: standby.signupIds.map((id) => markOf(id)) }, lead.headers);
    await pool.query(
      `insert into signup (event_id, shift_id, volunteer_id, status, cancelled_at)
       select event_id, $2, volunteer_id, 'cancelled', now() from signup where id = $1`,
      [standby.signupIds[0], target.id],
    );
    const { free } = (await rest.board(await start(), lead.headers)).body;
    expect(free.map(({ notFor }) => notFor.sort())).toEqual([[bridge, forest].sort()]);
  });
});

it('the board is one statement, however many posts and people; its signups are one more each', async () => {
  const { lead, start, post, shift } = await raceDay(server.database.pool);
  const startId = await start();
  const counts: number[] = [];
  for (const place of ['Bridge', 'Hut', 'Forest']) {
    await post({ place });
    await shift({ place, people: 3 });
    const { statements } = await countStatements(() => rest.board(startId, lead.headers));
    counts.push(statements.filter((text) => !text.includes('staff_session')).length);
  }
  expect(counts).toEqual([1, 1, 1]);
  const { data } = await server.graphql<{
    startBoard: { rows: { missing: { signup: { shift: { id: string } } }[] }[] };
  }>(
    'query ($id: ID!) { startBoard(startId: $id) { rows { missing { signup { id shift { id } volunteer { firstName } } } } } }',
    { id: startId },
    lead.headers,
  );
  expect(data.startBoard.rows.flatMap(({ missing }) => missing.map(({ signup }) => signup.shift.id))).toHaveLength(9);
});
