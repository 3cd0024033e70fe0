import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { largeEvent } from '../../../bench/large-event.js';
import { countStatements } from '../../../test/count-statements.js';
import { plainLetters } from '../../contract/text/plain-letters.js';
import { given } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

interface Table {
  rows: {
    id: string;
    status: string;
    signedUpOn: string;
    shift: { date: string; opportunity: { name: string } };
    volunteer: { firstName: string; email: string };
  }[];
  matching: number;
  total: number;
  active: number;
  cancelled: number;
  uniqueVolunteers: number;
  totalShifts: number;
}

const query = `query ($filter: SignupTableFilter, $sort: SignupTableSort, $first: Int, $offset: Int) {
  signupTable(filter: $filter, sort: $sort, first: $first, offset: $offset) {
    rows { id status createdAt signedUpOn volunteer { id firstName lastName email phone }
      shift { date startTime opportunity { name } category { name } event { name } } }
    matching total active cancelled uniqueVolunteers totalShifts } }`;

let server: TestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string> };
let other: { headers: Record<string, string> };
let ids: { event: string; own: string; role: string; shift: string; later: string };

beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'America/Chicago' });
  const { pool } = server.database;
  const make = given(pool);
  admin = await make.staff('admin');
  const leader = await make.staff('lead');
  lead = leader;
  other = await make.staff('lead');
  const event = await make.event({ name: 'Birkie' });
  const own = await event.category({ name: 'Feed Station', leadId: leader.userId });
  const role = await own.opportunity({ name: 'Soup' });
  const shift = await role.shift({ date: '2027-02-20', startTime: '09:00' });
  const later = await role.shift({ date: '2027-02-21', startTime: '07:00', endTime: '08:00' });
  const foreign = await (
    await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bibs' })
  ).shift({ date: '2027-02-18' });
  ids = { event: event.id, own: own.id, role: role.id, shift: shift.id, later: later.id };
  // In Chicago 05:30 UTC is still the day before.
  await signedUp(
    pool,
    shift,
    { firstName: 'Åse', lastName: 'Berg', email: 'ase@x.org', phone: '907-555-0100' },
    { createdAt: '2026-11-02T05:30:00Z' },
  );
  await signedUp(
    pool,
    later,
    { firstName: 'Åse', lastName: 'Berg', email: 'ASE@x.org', phone: '907-555-0100' },
    { createdAt: '2026-11-02T06:30:00Z' },
  );
  await signedUp(
    pool,
    shift,
    { firstName: 'bo', lastName: '100%', email: 'bo@x.org' },
    { createdAt: '2026-11-03T12:00:00Z', status: 'cancelled' },
  );
  await signedUp(
    pool,
    foreign,
    { firstName: 'Cy', lastName: 'Zed', email: 'cy@x.org' },
    { createdAt: '2026-11-04T12:00:00Z' },
  );
});
afterAll(() => server.close());

describe('signups and shifts that were chosen one by one', () => {
  it('are the table, the addresses and the file; a lead has no more than their own', async () => {
    const table = async (filter: object, headers = admin.headers) =>
      (await server.graphql<{ signupTable: Table }>(query, { filter, sort: { column: 'SHIFT' } }, headers)).data
        .signupTable.rows;
    const all = await table({ eventId: ids.event });
    const chosen = all.filter(({ volunteer }) => ['bo@x.org', 'cy@x.org'].includes(volunteer.email));
    const signupIds = chosen.map(({ id }) => id);
    expect((await table({ signupIds })).map(({ id }) => id).sort()).toEqual(signupIds.toSorted());
    expect(await table({ signupIds }, lead.headers)).toHaveLength(1);
    expect(await table({ signupIds: [] })).toEqual([]);
    expect(await table({ signupIds: ['nonsense'] })).toEqual([]);
    expect((await table({ shiftIds: [ids.later] })).map(({ volunteer }) => volunteer.email)).toEqual(['ase@x.org']);
    const copied = await server.graphql<{ copySignupEmails: string[] }>(
      'mutation ($filter: SignupTableFilter) { copySignupEmails(filter: $filter) }',
      { filter: { signupIds } },
      admin.headers,
    );
    expect(copied.data.copySignupEmails).toEqual(['bo@x.org', 'cy@x.org']);
    const file = await server.rest<string>(
      'POST',
      '/api/exports/signups',
      { filter: { signupIds }, sort: { column: 'contact', descending: false } },
      admin.headers,
    );
    expect(file.status).toBe(200);
    const lines = file.body.trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['bo@x.org', 'cy@x.org']);
  });
});

async function table(variables: object, headers = admin.headers): Promise<Table> {
  const { data, errors } = await server.graphql<{ signupTable: Table }>(query, variables, headers);
  expect(errors).toBeUndefined();
  return data.signupTable;
}
const names = ({ rows }: Table) => rows.map(({ volunteer }) => volunteer.firstName);

describe('the signup table', () => {
  it('shows the newest first, with the figures of all', async () => {
    const all = await table({});
    expect(names(all)).toEqual(['Cy', 'bo', 'Åse', 'Åse']);
    expect(all).toMatchObject({ matching: 4, total: 4, active: 3, cancelled: 1, uniqueVolunteers: 2, totalShifts: 3 });
    expect(all.rows[0]).toMatchObject({
      status: 'ACTIVE',
      shift: {
        date: '2027-02-18',
        opportunity: { name: 'Bibs' },
        category: { name: 'Timing' },
        event: { name: 'Birkie' },
      },
    });
  });

  it.each([
    ['volunteer', { column: 'VOLUNTEER', descending: false }, ['Åse', 'Åse', 'bo', 'Cy']],
    ['contact', { column: 'CONTACT', descending: true }, ['Cy', 'bo', 'Åse', 'Åse']],
    ['shift', { column: 'SHIFT', descending: false }, ['Cy', 'bo', 'Åse', 'Åse']],
    ['role', { column: 'OPPORTUNITY', descending: false }, ['Cy', 'bo', 'Åse', 'Åse']],
    ['status', { column: 'STATUS', descending: true }, ['bo', 'Cy', 'Åse', 'Åse']],
    ['signed up', { column: 'SIGNED_UP', descending: false }, ['Åse', 'Åse', 'bo', 'Cy']],
  ])('sorts by %s', async (_name, sort, expected) => {
    expect(names(await table({ sort }))).toEqual(expected);
  });

  it.each([
    ['event', () => ({ eventId: ids.event }), 4],
    ['category', () => ({ categoryId: ids.own }), 3],
    ['role', () => ({ opportunityId: ids.role }), 3],
    ['shift', () => ({ shiftId: ids.later }), 1],
    ['unknown event', () => ({ eventId: '00000000-0000-4000-8000-000000000000' }), 0],
    ['malformed id', () => ({ shiftId: 'none' }), 0],
    ['state', () => ({ status: 'CANCELLED' }), 1],
    ['a word of the name', () => ({ search: 'åSE' }), 2],
    ['two words of different fields', () => ({ search: 'berg soup' }), 2],
    ['a name without its accent', () => ({ search: 'ase BERG' }), 2],
    ['a phone number', () => ({ search: '555-0100' }), 2],
    ['a phone number that is grouped otherwise', () => ({ search: '+1 (907) 555 01 00' }), 2],
    ['a sign that SQL means otherwise', () => ({ search: '%' }), 1],
    ['nothing that is there', () => ({ search: 'berg bibs' }), 0],
    ['from a day on, of the event’s zone', () => ({ signedUpFrom: '2026-11-02' }), 3],
    ['to the end of a day', () => ({ signedUpTo: '2026-11-01' }), 1],
    ['within days', () => ({ signedUpFrom: '2026-11-02', signedUpTo: '2026-11-03' }), 2],
  ])('filters by %s', async (_name, filter, expected) => {
    const found = await table({ filter: filter() });
    expect([found.matching, found.rows.length]).toEqual([expected, expected]);
  });

  it('folds letters in the database as in the pages', async () => {
    const texts = [
      ...[
        'Özil',
        'O\u2019Neil-Ødegård',
        'E\u0301mile',
        'ŁUKASZ Þórr',
        'Iğdır İpek',
        'GROẞ Æsa Œuvre',
        'Ｂｅｒｇ\u2011Lund',
      ],
      ...[
        '  Anna \u00a0 Maria ',
        'ΟΔΟΣ',
        'Đặng Ŋ Ħ Ŧ Ə',
        "plain 'ASCII'  text",
        'O\u00b4Neil',
        'מֹשֶׁה',
        'Ёжик',
        '½ ﬁsh ℡',
        '',
      ],
    ];
    const { rows } = await server.database.pool.query<{ plain: string }>(
      'select plain_letters(t) as plain from unnest($1::text[]) with ordinality as x (t, n) order by n',
      [texts],
    );
    expect(rows.map(({ plain }) => plain)).toEqual(texts.map(plainLetters));
  });

  it('counts states beside the chosen one, and coverage by the place alone', async () => {
    const found = await table({ filter: { categoryId: ids.own, status: 'CANCELLED', search: 'bo' } });
    expect(found).toMatchObject({
      matching: 1,
      total: 1,
      active: 0,
      cancelled: 1,
      uniqueVolunteers: 1,
      totalShifts: 2,
    });
  });

  it('shows a lead their own categories, another lead nothing, a visitor nothing', async () => {
    expect(names(await table({}, lead.headers))).toEqual(['bo', 'Åse', 'Åse']);
    expect(await table({}, lead.headers)).toMatchObject({ total: 3, uniqueVolunteers: 1, totalShifts: 2 });
    expect(await table({ filter: { eventId: ids.event } }, other.headers)).toMatchObject({
      rows: [],
      total: 0,
      totalShifts: 0,
    });
    expect((await server.graphql(query, {})).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });

  it('refuses pages that are too large and days that do not exist', async () => {
    for (const variables of [
      { first: 201 },
      { first: 0 },
      { offset: -1 },
      { filter: { signedUpFrom: '2026-02-30' } },
    ]) {
      const { errors } = await server.graphql(query, variables, admin.headers);
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    }
  });

  it('is listed by REST for admins and leads with volunteer, shift, role and category', async () => {
    const { body } = await server.rest<
      {
        volunteer: { email: string };
        opportunity: { name: string };
        category: { name: string };
        shift: { date: string };
      }[]
    >('GET', `/api/lead/signups?eventId=${ids.event}`, undefined, lead.headers);
    expect(
      body.map(({ volunteer, opportunity, category, shift }) => [
        volunteer.email.toLowerCase(),
        opportunity.name,
        category.name,
        shift.date,
      ]),
    ).toEqual([
      ['ase@x.org', 'Soup', 'Feed Station', '2027-02-20'],
      ['bo@x.org', 'Soup', 'Feed Station', '2027-02-20'],
      ['ase@x.org', 'Soup', 'Feed Station', '2027-02-21'],
    ]);
    const all = await server.rest<object[]>('GET', '/api/admin/signups', undefined, admin.headers);
    expect(all.body).toHaveLength(4);
    expect((await server.rest('GET', '/api/admin/signups')).status).toBe(401);
  });
});

describe('people who have still to say, after a change of plan, that they are coming', () => {
  const filter = { unconfirmed: true };
  beforeAll(async () => {
    // Bo's signup is cancelled: nobody has to ask them any more.
    await server.database.pool.query(
      `update signup set unconfirmed_since = now() where volunteer_id in (select id from volunteer where email in ('bo@x.org', 'cy@x.org'))`,
    );
  });
  afterAll(() => server.database.pool.query('update signup set unconfirmed_since = null'));

  it('are the table, beside the figures of all; a lead sees only their own', async () => {
    const found = await table({ filter });
    expect([names(found), found.matching, found.total, found.active]).toEqual([['Cy'], 1, 4, 3]);
    expect(names(await table({ filter: { unconfirmed: false } }))).toEqual(['bo', 'Åse', 'Åse']);
    expect(names(await table({ filter }, lead.headers))).toEqual([]);
  });

  it('are never people of a shift that is called off', async () => {
    const callOff = (at: string) =>
      server.database.pool.query(
        `update shift set cancelled_at = ${at} where id = (select shift_id from signup g join volunteer v on v.id = g.volunteer_id where v.email = 'cy@x.org')`,
      );
    await callOff('now()');
    expect((await table({ filter })).matching).toBe(0);
    await callOff('null');
    expect((await table({ filter })).matching).toBe(1);
  });

  it('are the people in copied addresses and the file, by both APIs', async () => {
    const copied = await server.graphql<{ copySignupEmails: string[] }>(
      'mutation ($filter: SignupTableFilter) { copySignupEmails(filter: $filter) }',
      { filter },
      admin.headers,
    );
    expect(copied.data.copySignupEmails).toEqual(['cy@x.org']);
    const emails = (text: string) =>
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[1]);
    const posted = await server.rest<string>('POST', '/api/exports/signups', { filter }, admin.headers);
    const got = (query: string) =>
      server.rest<string>('GET', `/api/exports/signups?${query}`, undefined, admin.headers);
    expect([posted.status, emails(posted.body)]).toEqual([200, ['cy@x.org']]);
    expect(emails((await got('unconfirmed=true&status=active')).body)).toEqual(['cy@x.org']);
    expect(emails((await got('unconfirmed=false&sort=contact&order=asc')).body)).toHaveLength(3);
    expect(emails((await got('unconfirmed=')).body)).toHaveLength(4);
    expect((await got('unconfirmed=maybe')).status).toBe(400);
  });
});

describe('with 1,000 shifts and 20,000 signups', () => {
  let eventId: string;
  beforeAll(async () => {
    eventId = await largeEvent(server.database.pool, { shifts: 1000, signups: 20_000 });
  }, 120_000);

  it.each([
    ['a sort', { sort: { column: 'VOLUNTEER', descending: false } }],
    ['a filter', { filter: { status: 'CANCELLED' } }],
    ['a search', { filter: { search: 'first77 role' } }],
    ['the last page', { offset: 19_990, first: 50 }],
  ])('%s is one statement', async (_name, variables) => {
    const filter = { eventId, ...('filter' in variables ? variables.filter : {}) };
    const { count } = await countStatements(() => table({ ...variables, filter }));
    // It, and one for the session.
    expect(count).toBe(1 + 1);
  });

  it('pages without gap or double, whatever the order', async () => {
    const seen = new Set<string>();
    for (let offset = 0; offset < 1000; offset += 200) {
      const page = await table({
        filter: { eventId },
        sort: { column: 'STATUS', descending: true },
        first: 200,
        offset,
      });
      for (const { id } of page.rows) seen.add(id);
      expect(page).toMatchObject({
        matching: 20_000,
        active: 18_000,
        cancelled: 2000,
        uniqueVolunteers: 5000,
        totalShifts: 1000,
      });
    }
    expect(seen.size).toBe(1000);
  });
});
