import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { attendanceApis, markOf } from '../../../test/check-in-apis.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { countStatements } from '../../../test/count-statements.js';
import { marked } from '../../../test/mark-rows.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { raceDay } from '../../../test/start-board-rows.js';
import { audited, staffApis } from '../../../test/staff-apis.js';

/* Every way in which a shift is marked, corrected or called off, with the minutes worked out by hand. Longer than most: one table. */

let server: SharedTestServer;
let admin: { userId: string; headers: Record<string, string> };
let lead: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
  lead = await given(server.database.pool).staff('lead');
  await fixture();
});
afterAll(() => server.close());

type Kind = 'ARRIVED' | 'LEFT' | 'NO_SHOW';
/** A mark at a moment of UTC; `by: 'other'` is another phone that did not know of the others; `undone` is taken back. */
interface Seen {
  kind: Kind;
  at: string;
  by?: 'other';
  undone?: true;
}
interface Case {
  why: string;
  shift: keyof typeof shifts;
  seen?: Seen[];
  status?: 'cancelled';
  corrected?: number;
  minutes: number | null;
  from: 'PLANNED' | 'MARKS' | 'CORRECTED' | 'PRESUMED' | 'UNKNOWN' | null;
}

const came = (at: string): Seen => ({ kind: 'ARRIVED', at });
const left = (at: string): Seen => ({ kind: 'LEFT', at });

/** By the events' clocks. Oslo goes back from 3:00 to 2:00 on 25 October 2026, Chicago ahead from 2:00 to 3:00 on 8 March 2026. */
const shifts = {
  // Oslo, by marks: 06:00 to 10:00 UTC.
  day: { event: 'marks', date: '2026-10-24', startTime: '08:00', endTime: '12:00' },
  // 20:00 to 05:00 UTC: nine hours.
  longNight: { event: 'marks', date: '2026-10-24', startTime: '22:00', endTime: '06:00' },
  quiet: { event: 'marks', date: '2026-10-24', startTime: '13:00', endTime: '15:00' },
  // 12:00 to 16:00 UTC.
  off: { event: 'marks', date: '2026-10-24', startTime: '14:00', endTime: '18:00', off: '2026-10-24T13:00:00Z' },
  // Chicago, as planned: 14:00 to 18:00 UTC.
  planned: { event: 'planned', date: '2026-03-07', startTime: '08:00', endTime: '12:00' },
  // 04:00 to 11:00 UTC: seven hours.
  shortNight: { event: 'planned', date: '2026-03-07', startTime: '22:00', endTime: '06:00' },
  odd: { event: 'planned', date: '2026-03-07', startTime: '09:00', endTime: '09:50' },
  untouched: { event: 'planned', date: '2026-03-08', startTime: '13:00', endTime: '16:00' },
  // 15:00 to 18:00 UTC.
  plannedOff: {
    event: 'planned',
    date: '2026-03-07',
    startTime: '09:00',
    endTime: '12:00',
    off: '2026-03-07T16:10:00Z',
  },
  // 14:00 to 17:00 UTC; the event was cancelled at 15:00 UTC.
  // It had ended before the event was cancelled.
  dayBefore: { event: 'cancelled', date: '2026-05-01', startTime: '09:00', endTime: '12:00' },
  dropped: { event: 'cancelled', date: '2026-05-02', startTime: '09:00', endTime: '12:00' },
  tomorrow: { event: 'ahead', date: inDays(1), startTime: '09:00', endTime: '12:00' },
} as const satisfies Record<string, { event: string; date: string; startTime: string; endTime: string; off?: string }>;

const cases: Case[] = [
  ...of('day', '2026-10-24T', [
    ['nothing counts before the planned start', [came('05:40'), left('10:00')], 240, 'MARKS'],
    ['without leaving up to the planned end', [came('06:00')], 240, 'MARKS'],
    ['rounded down', [came('06:20'), left('09:25')], 180, 'MARKS'],
    ['rounded half up', [came('06:00'), left('09:22:30')], 210, 'MARKS'],
    ['a second less', [came('06:00'), left('09:22:29')], 195, 'MARKS'],
    ['beyond the planned end', [came('06:00'), left('11:30')], 330, 'MARKS'],
    ['at most four hours beyond it', [came('06:00'), left('15:00')], 480, 'MARKS'],
    ['gone for an hour', [came('06:00'), left('08:00'), came('09:00'), left('10:00')], 180, 'MARKS'],
    ['back, and here since', [came('06:00'), left('07:00'), came('08:00')], 180, 'MARKS'],
    ['left twice in a row: the last counts', [came('06:00'), left('08:00'), left('09:00')], 180, 'MARKS'],
    ['did not come', [{ kind: 'NO_SHOW', at: '06:30' }], 0, 'MARKS'],
    ['not marked, where others were', [], null, 'UNKNOWN'],
    ['two phones disagree', [came('06:00'), { kind: 'NO_SHOW', at: '06:30', by: 'other' }], null, 'UNKNOWN'],
    ['every mark undone', [{ ...came('06:00'), undone: true }], null, 'UNKNOWN'],
    ['first thought missing', [{ kind: 'NO_SHOW', at: '06:30' }, came('06:45'), left('10:00')], 195, 'MARKS'],
    ['leaving undone', [came('06:00'), { ...left('07:00'), undone: true }], 240, 'MARKS'],
    ['only leaving was marked', [left('09:00')], 180, 'MARKS'],
    ['came after the end', [came('10:30')], 0, 'MARKS'],
    ['came after the end and left later', [came('10:30'), left('11:30')], 60, 'MARKS'],
    [
      'an arrival that was not true',
      [came('06:00'), { kind: 'NO_SHOW', at: '06:30' }, came('08:00'), left('10:00')],
      120,
      'MARKS',
    ],
    ['left before the start', [came('05:00'), left('05:30')], 0, 'MARKS'],
  ]),
  {
    why: 'came although cancelled',
    ...cancelled('day', [came('2026-10-24T06:00'), left('2026-10-24T10:00')]),
    minutes: 240,
    from: 'MARKS',
  },
  { why: 'cancelled', ...cancelled('day', []), minutes: null, from: null },
  {
    why: 'cancelled and not there',
    ...cancelled('day', [{ kind: 'NO_SHOW', at: '2026-10-24T06:30' }]),
    minutes: null,
    from: null,
  },
  { why: 'corrected', shift: 'day', seen: [came('2026-10-24T06:00')], corrected: 100, minutes: 100, from: 'CORRECTED' },
  { why: 'corrected, without a mark', shift: 'day', corrected: 60, minutes: 60, from: 'CORRECTED' },
  {
    why: 'corrected to nothing',
    shift: 'day',
    seen: [came('2026-10-24T06:00')],
    corrected: 0,
    minutes: 0,
    from: 'CORRECTED',
  },
  ...of('longNight', '2026-10-24T', [
    ['the clock goes back: nine hours', [came('20:00'), left('2026-10-25T05:00')], 540, 'MARKS'],
    ['late on that night', [came('23:00')], 360, 'MARKS'],
  ]),
  ...of('quiet', '2026-10-24T', [
    ['nobody was marked', [], 120, 'PRESUMED'],
    ['nobody was marked, another one', [], 120, 'PRESUMED'],
  ]),
  ...of('off', '2026-10-24T', [
    ['up to the moment it was called off', [came('12:00')], 60, 'MARKS'],
    ['helped to pack up', [came('12:00'), left('13:20')], 75, 'MARKS'],
    ['expected at what is called off', [], null, null],
  ]),
  ...of('planned', '2026-03-07T', [
    ['the length of the shift', [came('15:00'), left('16:00')], 240, 'PLANNED'],
    ['did not come, as planned', [{ kind: 'NO_SHOW', at: '15:00' }], 0, 'MARKS'],
    ['not marked, as planned', [], null, 'UNKNOWN'],
  ]),
  ...of('shortNight', '2026-03-08T', [['the clock goes ahead: seven hours', [came('04:00')], 420, 'PLANNED']]),
  ...of('odd', '2026-03-07T', [['a length is not rounded', [came('15:00')], 50, 'PLANNED']]),
  ...of('untouched', '2026-03-08T', [['presumed', [], 180, 'PRESUMED']]),
  ...of('plannedOff', '2026-03-07T', [['the length up to calling off, rounded', [came('15:00')], 75, 'PLANNED']]),
  ...of('dayBefore', '2026-05-01T', [['over before the event was cancelled', [], 180, 'PRESUMED']]),
  ...of('dropped', '2026-05-02T', [
    ['up to the cancellation of the event', [came('14:00')], 60, 'PLANNED'],
    ['expected at a cancelled event', [], null, null],
  ]),
  {
    why: 'not over yet',
    shift: 'tomorrow',
    seen: [came(new Date().toISOString().slice(0, 16))],
    minutes: null,
    from: null,
  },
];

function of(
  shift: keyof typeof shifts,
  day: string,
  rows: [why: string, seen: Seen[], minutes: number | null, from: Case['from']][],
): Case[] {
  const on = (at: string) => (at.includes('T') ? at : day + at);
  return rows.map(([why, seen, minutes, from]) => ({
    ...{ why, shift, minutes, from },
    seen: seen.map((mark) => ({ ...mark, at: on(mark.at) })),
  }));
}

function cancelled(shift: keyof typeof shifts, seen: Seen[]) {
  return { shift, seen, status: 'cancelled' as const };
}

const events: Record<string, { id: string; categoryId: string; opportunityId: string }> = {};
const signups: string[] = [];

/** One person a case; two people of a household for the last two cases of Oslo's quiet shift. */
async function fixture(): Promise<void> {
  const { pool } = server.database;
  const zones = {
    marks: 'Europe/Oslo',
    planned: 'America/Chicago',
    cancelled: 'America/Chicago',
    ahead: 'America/Chicago',
  };
  for (const [name, timeZone] of Object.entries(zones)) {
    const event = await given(pool).event({
      name: `Event ${name}`,
      timeZone,
      startDate: '2026-03-07',
      endDate: inDays(1),
    });
    const category = await event.category({ name: 'Feed', leadId: name === 'marks' ? lead.userId : undefined });
    const { id: opportunityId } = await category.opportunity();
    events[name] = { id: event.id, categoryId: category.id, opportunityId };
  }
  await pool.query(`update event set hours_from = 'MARKS' where id = $1`, [events.marks?.id]);
  const ids: Record<string, string> = {};
  for (const [name, { event, date, startTime, endTime }] of Object.entries(shifts)) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required) values ($1, $2, $3, $4, $5, 50) returning id`,
      [events[event]?.id, events[event]?.opportunityId, date, startTime, endTime],
    );
    ids[name] = rows[0]?.id ?? '';
  }
  for (const [at, one] of cases.entries())
    signups.push(
      await place(at, one, { id: ids[one.shift] ?? '', eventId: events[shifts[one.shift].event]?.id ?? '' }),
    );
  for (const [name, shift] of Object.entries(shifts))
    if ('off' in shift) await pool.query('update shift set cancelled_at = $2 where id = $1', [ids[name], shift.off]);
  await pool.query(`update event set state = 'CANCELLED' where id = $1`, [events.cancelled?.id]);
  await pool.query(`update event set cancelled_at = '2026-05-02T15:00Z' where id = $1`, [events.cancelled?.id]);
}

async function place(at: number, one: Case, shift: { id: string; eventId: string }): Promise<string> {
  const { pool } = server.database;
  const { email } = visitorDetails();
  const person = {
    ...{ firstName: nameOf(at), lastName: "O'Neil" },
    email: one.why.endsWith('another one') ? await emailOf(signups.at(-1)) : email,
  };
  const { id } = await signedUp(pool, shift, person, { status: one.status });
  const other = randomUUID();
  for (const [turn, { kind, at: when, by, undone }] of (one.seen ?? []).entries()) {
    const mark = { kind, at: `${when}Z`, sequence: turn + 1, by: { kind: 'staff' as const, id: admin.userId } };
    const [markId] = await marked(pool, { id }, { ...mark, ...(by ? { deviceId: other } : {}) });
    if (undone) await marked(pool, { id }, { ...mark, kind: 'UNDONE', undoes: markId, sequence: turn + 50 });
  }
  if (one.corrected !== undefined)
    await pool.query('update signup set corrected_minutes = $2 where id = $1', [id, one.corrected]);
  return id;
}

const nameOf = (at: number) => `Nr ${String(at + 1).padStart(2, '0')}`;

async function emailOf(signupId: string | undefined): Promise<string> {
  const { rows } = await server.database.pool.query<{ email: string }>(
    'select v.email from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
    [signupId],
  );
  return rows[0]?.email ?? '';
}

async function minutesOf(id: string, headers = admin.headers) {
  const query = 'query ($id: ID!) { signup(id: $id) { attendance { minutes minutesFrom } } }';
  const { data } = await server.graphql<{
    signup: { attendance: { minutes: number | null; minutesFrom: string | null } };
  }>(query, { id }, headers);
  return data.signup.attendance;
}

interface Row {
  name: string;
  minutes: number;
  shifts: number;
  presumedMinutes: number;
  correctedMinutes: number;
  unsettled: number;
  missed: number;
}
interface Table {
  rows: Row[];
  matching: number;
  minutes: number;
  unsettled: number;
}

const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  hours: (where: Record<string, string>, by: string, headers = admin.headers, first = 100) =>
    call<Table>(
      {
        rest: ['GET', `/api/admin/hours?${new URLSearchParams({ ...where, by, first: `${first}` }).toString()}`],
        graphql: [
          `query ($where: HoursWhere, $by: HoursBy, $first: Int) { hours(where: $where, by: $by, first: $first) {
            rows { name minutes shifts presumedMinutes correctedMinutes unsettled missed } matching minutes unsettled } }`,
          { where, by, first },
        ],
      },
      headers,
    ),
  correct: (id: string, minutes: number | null, reason: string, headers = admin.headers) =>
    call<{ signup: { id: string } }>(
      {
        rest: ['PUT', `/api/admin/signups/${id}/hours`, { minutes, reason }],
        graphql: [
          `mutation ($id: ID!, $minutes: Int, $reason: String!) { correctHours(signupId: $id, minutes: $minutes, reason: $reason) { signup { id } } }`,
          { id, minutes, reason },
        ],
      },
      headers,
    ),
}));

// The shift by day in the order of the cases, cancelled 240, corrected 160, at night 900, presumed 240, called off 135.
const ofMarks = {
  minutes:
    240 +
    240 +
    180 +
    210 +
    195 +
    330 +
    480 +
    180 +
    180 +
    180 +
    195 +
    240 +
    180 +
    60 +
    120 +
    240 +
    160 +
    900 +
    240 +
    135,
  unsettled: 3,
};
const ofPlanned = { minutes: 240 + 420 + 50 + 180 + 75, unsettled: 1 };
const ofCancelled = { minutes: 180 + 60, unsettled: 0 };

describe('the hours of a signup', () => {
  it.each(cases.map((one, at) => [one.why, one, at] as const))('%s', async (_why, { minutes, from }, at) => {
    expect(await minutesOf(signups[at] ?? '')).toEqual({ minutes, minutesFrom: from });
  });

  it('follow a shift that is moved, and how the event counts', async () => {
    const { pool } = server.database;
    const at = cases.findIndex(({ why }) => why === 'the length of the shift');
    const id = signups[at] ?? '';
    const planned = events.planned?.id;
    await pool.query(`update shift set end_time = '13:00' where id = (select shift_id from signup where id = $1)`, [
      id,
    ]);
    expect(await minutesOf(id)).toEqual({ minutes: 300, minutesFrom: 'PLANNED' });
    const { status } = await server.rest(
      'PATCH',
      `/api/admin/events/${planned}`,
      { hoursFrom: 'MARKS' },
      admin.headers,
    );
    expect(status).toBe(200);
    expect(await minutesOf(id)).toEqual({ minutes: 60, minutesFrom: 'MARKS' });
    await server.rest('PATCH', `/api/admin/events/${planned}`, { hoursFrom: 'PLANNED' }, admin.headers);
    await pool.query(`update shift set end_time = '12:00' where id = (select shift_id from signup where id = $1)`, [
      id,
    ]);
  });
});

describe.each(apis)('hours, through $name', ({ hours, correct }) => {
  it('add up by event, category, person and household, for days and for one event', async () => {
    const byEvent = await hours({}, 'EVENT');
    expect(byEvent.body.rows.map(({ name, minutes, unsettled }) => ({ name, minutes, unsettled }))).toEqual([
      { name: 'Event cancelled', ...ofCancelled },
      { name: 'Event marks', ...ofMarks },
      { name: 'Event planned', ...ofPlanned },
    ]);
    const all = ofMarks.minutes + ofPlanned.minutes + ofCancelled.minutes;
    expect(byEvent.body).toMatchObject({ matching: 3, minutes: all, unsettled: 4 });
    const byPerson = (await hours({}, 'PERSON')).body;
    expect(byPerson).toMatchObject({ minutes: all, unsettled: 4 });
    expect(byPerson.rows.map(({ minutes }) => minutes).reduce((sum, one) => sum + one, 0)).toBe(all);
    const byHousehold = (await hours({ eventId: events.marks?.id ?? '' }, 'HOUSEHOLD')).body;
    expect(byHousehold).toMatchObject({ minutes: ofMarks.minutes });
    expect(byHousehold.rows.find(({ name }) => name.includes(', '))).toMatchObject({
      minutes: 240,
      presumedMinutes: 240,
      shifts: 2,
    });
    expect((await hours({ eventId: events.marks?.id ?? '' }, 'CATEGORY')).body.rows).toEqual([
      expect.objectContaining({
        name: 'Event marks · Feed',
        ...ofMarks,
        correctedMinutes: 160,
        presumedMinutes: 240,
        missed: 1,
      }),
    ]);
    expect((await hours({ from: '2026-05-01', to: '2026-05-31' }, 'EVENT')).body).toMatchObject(ofCancelled);
    expect((await hours({ eventId: events.marks?.id ?? '' }, 'PERSON', admin.headers, 1)).body).toMatchObject({
      rows: [{ name: "Nr 01 O'Neil", minutes: 240 }],
      minutes: ofMarks.minutes,
    });
  });

  it('show a lead their own categories, and nobody without signing in', async () => {
    expect((await hours({}, 'EVENT', lead.headers)).body).toMatchObject({ matching: 1, minutes: ofMarks.minutes });
    expect((await hours({}, 'EVENT', {})).code).toBe('NOT_SIGNED_IN');
    expect((await hours({ from: '2026-05-02', to: '2026-05-01' }, 'EVENT')).code).toBe('INVALID_INPUT');
  });

  it('are corrected with a reason, once, and the correction is taken back', async () => {
    const at = cases.findIndex(({ why }) => why === 'not marked, where others were');
    const id = signups[at] ?? '';
    const before = (await audited(server, { recordId: id })).length;
    expect((await correct(id, 150, 'Helped at the finish', lead.headers)).body.signup.id).toBe(id);
    expect(await minutesOf(id)).toEqual({ minutes: 150, minutesFrom: 'CORRECTED' });
    await correct(id, 150, 'Helped at the finish');
    expect((await correct(id, null, 'A mistake')).status).toBe(200);
    expect(await minutesOf(id)).toEqual({ minutes: null, minutesFrom: 'UNKNOWN' });
    const name = `${nameOf(at)} O'Neil, Bib Caller`;
    expect((await audited(server, { recordId: id })).slice(before)).toEqual([
      `hours.corrected: ${name}: no hours → 2.5 h. Helped at the finish`,
      `hours.corrected: ${name}: correction taken back. A mistake`,
    ]);
  });

  it.each([
    [1441, 'Helped', 'minutes'],
    [-1, 'Helped', 'minutes'],
    [60, 'no', 'reason'],
  ])('are not corrected to %p with the reason %p', async (minutes, reason, field) => {
    const outcome = await correct(signups[0] ?? '', minutes, reason);
    expect([outcome.code, Object.keys(outcome.errors ?? {})]).toEqual(['INVALID_INPUT', [field]]);
    expect(await minutesOf(signups[0] ?? '')).toEqual({ minutes: 240, minutesFrom: 'MARKS' });
  });

  it('are not corrected before the shift is over, nor by another lead', async () => {
    const ahead = await correct(signups.at(-1) ?? '', 60, 'Too early');
    expect(ahead.errors?.minutes).toBe('This shift is not over yet. Correct it afterwards.');
    const planned = cases.findIndex(({ shift }) => shift === 'odd');
    expect((await correct(signups[planned] ?? '', 60, 'Not mine', lead.headers)).code).toBe('SIGNUP_NOT_FOUND');
    expect((await correct('nothing', 60, 'Unknown')).code).toBe('SIGNUP_NOT_FOUND');
  });
});

/** The names and hours of a file; names with commas are in quotes. */
function hoursIn(csv: string): [string, string][] {
  const [head = '', ...lines] = csv.trim().split('\r\n').map(fieldsOf);
  const at = head.indexOf('Hours');
  return lines.map((fields) => [fields[0] ?? '', fields[at] ?? '']);
}

const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('files of hours', () => {
  it.each([
    ['csv', 'admin', () => admin, 3],
    ['csv', 'lead', () => lead, 1],
  ] as const)('%s for an %s', async (format, prefix, who, events) => {
    const { status, body, headers } = await server.rest<string>(
      'GET',
      `/api/${prefix}/hours.${format}?by=EVENT`,
      undefined,
      who().headers,
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(events + 1);
    expect(lines[0]).toBe('Event,Hours,Shifts,Presumed hours,Corrected hours,Not settled,Did not come');
    expect(lines.find((line) => line.startsWith('Event marks'))).toBe(`Event marks,81.42,24,4,2.67,3,1`);
  });

  it.each([
    // Two people of one household, and so one line less.
    ['PERSON', (names: string[]) => names],
    ['HOUSEHOLD', (names: string[]) => [names.join(', ')]],
  ] as const)('hold each %s with the sum made by hand', async (by, together) => {
    const { body } = await server.rest<string>('GET', `/api/admin/hours.csv?by=${by}`, undefined, admin.headers);
    const pair = cases.flatMap(({ shift }, at) => (shift === 'quiet' ? [`${nameOf(at)} O'Neil`] : []));
    const expected = cases.flatMap(({ shift, minutes }, at): [string, number][] =>
      minutes === null || minutes === 0 || shift === 'quiet' ? [] : [[`${nameOf(at)} O'Neil`, minutes]],
    );
    for (const name of together(pair)) expected.push([name, 240 / together(pair).length]);
    const found = hoursIn(body).filter(([, hours]) => hours !== '0');
    expect(found.toSorted()).toEqual(
      expected.map(([name, minutes]) => [name, `${Math.round(minutes / 0.6) / 100}`]).toSorted(),
    );
  });

  it('is a workbook, too', async () => {
    const { status, headers } = await server.rest('GET', '/api/admin/hours.xlsx', undefined, admin.headers);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/volunteer-hours-[\d-]+\.xlsx/),
    ]);
  });
});

it('cost one statement, however many people there are', async () => {
  const ask = () => server.graphql('{ hours { rows { name minutes } minutes } }', {}, admin.headers);
  await ask();
  const { statements } = await countStatements(ask);
  expect(statements.filter((text) => !text.includes('staff_session'))).toHaveLength(1);
});

it('asks in one query who never came', async () => {
  const { data } = await server.graphql<{ volunteers: { nodes: { firstName: string; signups: unknown[] }[] } }>(
    `{ volunteers(first: 100) { nodes { firstName signups(where: { attendance: [HERE, LEFT] }) { id } } } }`,
    {},
    admin.headers,
  );
  const never = data.volunteers.nodes.filter(({ signups: found }) => found.length === 0);
  const expected = cases.flatMap(({ seen = [], why }, at) =>
    seen.some(({ kind, undone }) => kind !== 'NO_SHOW' && !undone) && why !== 'two phones disagree' ? [] : [nameOf(at)],
  );
  expect(never.map(({ firstName }) => firstName).toSorted()).toEqual(expected);
});

describe('hours of people who go elsewhere', () => {
  const { record } = attendanceApis(() => server)[0] as ReturnType<typeof attendanceApis>[number];

  it('are counted by marks at both posts, although the event counts as planned', async () => {
    const { pool } = server.database;
    const race = await raceDay(pool);
    const [from, to] = [await race.shift({ people: 1 }), await race.shift({ place: 'Hut' })];
    const [id = ''] = from.signupIds;
    await pool.query(`update shift set starts_at = now() - interval '4 hours' where id = any($1)`, [[from.id, to.id]]);
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await record({ marks: [markOf(id, { occurredAt: anHourAgo })] }, race.lead.headers);
    const { body } = await server.rest<{ signup: { id: string } }>(
      'POST',
      `/api/signups/${id}/send-on`,
      { shiftId: to.id },
      race.lead.headers,
    );
    await pool.query('update shift set ends_at = now() where id = any($1)', [[from.id, to.id]]);
    expect(await minutesOf(id)).toEqual({ minutes: 60, minutesFrom: 'MARKS' });
    expect(await minutesOf(body.signup.id)).toEqual({ minutes: null, minutesFrom: 'UNKNOWN' });
    await record({ marks: [markOf(body.signup.id)] }, race.lead.headers);
    expect(await minutesOf(body.signup.id)).toEqual({ minutes: 0, minutesFrom: 'MARKS' });
  });

  it('are no more than planned when they are sent on after the end', async () => {
    const { pool } = server.database;
    const race = await raceDay(pool);
    const [from, to] = [await race.shift({ people: 1, from: -4, to: -1 }), await race.shift({ place: 'Hut' })];
    const [id = ''] = from.signupIds;
    const early = new Date(Date.now() - 4 * 3_600_000).toISOString();
    await record({ marks: [markOf(id, { occurredAt: early })] }, race.lead.headers);
    expect(await minutesOf(id)).toEqual({ minutes: 180, minutesFrom: 'PLANNED' });
    await server.rest('POST', `/api/signups/${id}/send-on`, { shiftId: to.id }, race.lead.headers);
    expect(await minutesOf(id)).toEqual({ minutes: 180, minutesFrom: 'MARKS' });
  });

  it('are those of the shift that somebody was moved to, whatever was planned before', async () => {
    const { pool } = server.database;
    const race = await raceDay(pool);
    const [from, to] = [
      await race.shift({ people: 2, from: 1, to: 3 }),
      await race.shift({ place: 'Hut', from: 2, to: 5 }),
    ];
    const [id = '', stays = ''] = from.signupIds;
    const moved = await server.rest<{ signup: { id: string } }>(
      'POST',
      `/api/signups/${id}/move`,
      { shiftId: to.id },
      race.lead.headers,
    );
    expect(moved.status).toBe(200);
    // Both shifts are over, with nobody marked.
    await pool.query(
      `update shift set starts_at = starts_at - interval '6 hours', ends_at = ends_at - interval '6 hours' where id = any($1)`,
      [[from.id, to.id]],
    );
    expect(await minutesOf(moved.body.signup.id)).toEqual({ minutes: 180, minutesFrom: 'PRESUMED' });
    expect(await minutesOf(stays)).toEqual({ minutes: 120, minutesFrom: 'PRESUMED' });
    expect((await apis[0]?.hours({ eventId: race.event.id }, 'EVENT'))?.body).toMatchObject({ minutes: 300 });
  });

  it('keep a correction when two people turn out to be one', async () => {
    const { pool } = server.database;
    const race = await raceDay(pool);
    const { id: shiftId, signupIds } = await race.shift({ people: 2 });
    await pool.query(`update shift set starts_at = now() - interval '4 hours', ends_at = now() where id = $1`, [
      shiftId,
    ]);
    const [dropped = '', kept = ''] = signupIds;
    await apis[0]?.correct(dropped, 90, 'Was there all the time');
    const { rows } = await pool.query<{ id: string }>(
      'select volunteer_id as id from signup where id = any($1) order by id = $2 desc',
      [signupIds, dropped],
    );
    const [source, target] = rows.map((row) => row.id);
    const body = { sourceId: source, targetId: target };
    expect((await server.rest('POST', '/api/volunteer/merge', body, admin.headers)).status).toBe(200);
    expect(await minutesOf(kept)).toEqual({ minutes: 90, minutesFrom: 'CORRECTED' });
    // Once, whatever both signups say now.
    expect((await apis[0]?.hours({ volunteerId: target ?? '' }, 'PERSON'))?.body).toMatchObject({ minutes: 90 });
  });
});
