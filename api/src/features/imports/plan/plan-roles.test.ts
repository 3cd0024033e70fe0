import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { given, visitorDetails } from '../../../../test/given.js';
import { sendWorkbook } from '../../../../test/import-api.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';

/* Roles without shifts and categories without roles: the sheet of a plan that they stand in, and what an import makes of it. */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

type Cells = (string | number)[];

const header = [
  ...['Category', 'Role without shifts', 'Description (short)', 'Message (long, sent in the confirmation email)'],
  ...['Minimum age (of the role)', 'Younger with consent (yes/no)', 'Stand-by (yes/no)', 'Location of the role'],
];

const newEvent = () => given(server.database.pool).event({ startDate: '2031-11-02', endDate: '2031-11-02' });

/** Timing with a role that has a shift and one that has none; Course with a role that has none; Parking without roles. */
async function scene() {
  const event = await newEvent();
  const timing = await event.category({ name: 'Timing' });
  const caller = await timing.opportunity({ name: 'Bib Caller' });
  await caller.shift({ date: '2031-11-02', startTime: '08:00', endTime: '10:00', location: null });
  await caller.shift({ date: '2031-11-02', startTime: '10:00', endTime: '12:00', location: 'Gate B' });
  const starter = await timing.opportunity({
    name: 'Starter',
    shortDescription: 'Starts',
    longDescription: 'One\nTwo',
  });
  await server.database.pool.query(
    `update opportunity set minimum_age = 18, younger_with_consent = true, standby = true, location = 'Start hut' where id = $1`,
    [starter.id],
  );
  await server.database.pool.query(`update opportunity set location = 'Finish line' where id = $1`, [caller.id]);
  await (await event.category({ name: 'Course' })).opportunity({ name: 'Marshal' });
  await event.category({ name: 'Parking' });
  return { event, caller };
}

async function planOf(eventId: string) {
  const answer = await fetch(`${server.url}/api/admin/events/${eventId}/plan`, { headers: admin.headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { Sheets, SheetNames } = read(bytes);
  const rows = (name: string) => utils.sheet_to_json<Cells>(Sheets[name] as WorkSheet, { header: 1, defval: '' });
  return { bytes, SheetNames, rows };
}

function fileOf(sheets: Record<string, Cells[]>): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** What is said of a place that an existing role does not take. */
const keepsPlace = (place: string) =>
  `This role already exists and keeps its location: "${place}" is not taken. Change it on the board, where its volunteers can be notified.`;

const send = async (eventId: string, file: Buffer, dryRun = false) =>
  (await sendWorkbook(server, { eventId, file, dryRun, headers: admin.headers })).body;

const rolesOf = async (eventId: string) =>
  (
    await server.database.pool.query<Record<string, unknown>>(
      `select c.name as category, o.name as role, o.short_description as short, o.long_description as long, o.minimum_age as age,
         o.younger_with_consent as consent, o.standby, o.location as place
       from category c left join opportunity o on o.category_id = c.id where c.event_id = $1 order by c.name, o.name`,
      [eventId],
    )
  ).rows;

describe('roles without shifts', () => {
  it('stand in a sheet of their own, with their texts and ages, and a category without roles beside them', async () => {
    const { event } = await scene();
    const { SheetNames, rows } = await planOf(event.id);
    expect(SheetNames).toEqual(['Shifts', 'Roles without shifts', 'Questions', 'Starts', 'Posts', 'Event']);
    expect(rows('Roles without shifts')).toEqual([
      header,
      ['Course', 'Marshal', '', '', 'none', 'no', 'no', ''],
      ['Parking', '', '', '', '', '', '', ''],
      ['Timing', 'Starter', 'Starts', 'One\nTwo', 18, 'yes', 'yes', 'Start hut'],
    ]);
    const [headers = [], ...shifts] = rows('Shifts');
    const at = ['Location (optional)', 'Location of the role'].map((name) => headers.indexOf(name));
    expect(shifts.map((cells) => at.map((column) => cells[column]))).toEqual([
      ['', 'Finish line'],
      ['Gate B', ''],
    ]);
  });

  it('come back without a change, and into another event as they are', async () => {
    const { event } = await scene();
    const before = await rolesOf(event.id);
    const { bytes } = await planOf(event.id);
    expect(await send(event.id, bytes)).toMatchObject({
      created: { categories: 0, opportunities: 0, rolesWithoutShifts: 0, shifts: 0 },
      ...{ unchanged: 5, errors: [], warnings: [] },
    });
    expect(await rolesOf(event.id)).toEqual(before);
    const other = await newEvent();
    const check = await send(other.id, bytes, true);
    expect(check).toMatchObject({
      created: { categories: 3, opportunities: 3, rolesWithoutShifts: 2, shifts: 2 },
      updated: { categories: 0, opportunities: 0 },
      errors: [],
    });
    expect(check.rows.slice(2).map(({ row, outcome, about, makes }) => [row, outcome, about, makes])).toEqual([
      [2, 'create', 'Role: Marshal (Course)', ['category', 'opportunity']],
      [3, 'create', 'Category: Parking', ['category']],
      [4, 'create', 'Role: Starter (Timing)', ['opportunity']],
    ]);
    expect(await send(other.id, bytes)).toEqual({ ...check, dryRun: false });
    expect(await rolesOf(other.id)).toEqual(before);
    const { rows } = await server.database.pool.query(
      `select summary from audit_entry where record_id = $1 and action = 'event.imported'`,
      [other.id],
    );
    expect(rows).toEqual([
      { summary: expect.stringContaining('3 categories, 3 roles (2 without shifts) and 2 shifts made') },
    ]);
    expect(await send(other.id, bytes)).toMatchObject({
      created: { categories: 0, opportunities: 0, rolesWithoutShifts: 0, shifts: 0 },
      ...{ unchanged: 5, errors: [] },
    });
  });

  it('that are there already stay as they are, and a row that says something else is reported', async () => {
    const { event } = await scene();
    const before = await rolesOf(event.id);
    const rows: Cells[] = [
      header,
      [' timing', 'STARTER', 'Starts them', '', '', ''],
      ['Timing', 'Bib Caller', '', '', 12, ''],
      ['Course', 'Marshal', '', '', '', '', '', 'Lake'],
    ];
    const keeps = 'This role already exists and keeps its texts and ages. Change them on the board.';
    expect(await send(event.id, fileOf({ Roles: rows }))).toMatchObject({
      ...{ unchanged: 3, errors: [], warnings: [`Row 2: ${keeps}`, `Row 3: ${keeps}`, `Row 4: ${keepsPlace('Lake')}`] },
      updated: { opportunities: 0 },
    });
    expect(await rolesOf(event.id)).toEqual(before);
  });

  it('that get shifts in the same file are made once, as their row describes them', async () => {
    const other = await newEvent();
    const shifts: Cells[] = [
      ['Category', 'Role/Position', 'Date', 'Start Time', 'End Time', 'Quantity'],
      ['Timing', 'Starter', '2031-11-02', '08:00', '10:00', 2],
    ];
    const rows: Cells[] = [header, ['Timing', 'Starter', 'Starts', '', 16, 'yes', 'yes', ' Start\n hut ']];
    const file = fileOf({ 'Roles without shifts': rows, Shifts: shifts });
    expect(await send(other.id, file)).toMatchObject({
      created: { categories: 1, opportunities: 1, rolesWithoutShifts: 0, shifts: 1 },
      ...{ unchanged: 1, errors: [], warnings: [] },
    });
    expect(await rolesOf(other.id)).toEqual([
      {
        category: 'Timing',
        role: 'Starter',
        short: 'Starts',
        long: null,
        age: 16,
        consent: true,
        standby: true,
        place: 'Start hut',
      },
    ]);
  });

  it('are refused by row and reason where a row is wrong, and the other rows come in', async () => {
    const other = await newEvent();
    const rows: Cells[] = [
      ['Our plan for Sunday'],
      header,
      ['', 'Starter', '', '', '', ''],
      ['Timing', '', 'Starts', '', '', ''],
      ['Timing', 'x'.repeat(201), '', '', '', ''],
      ['Timing', 'Starter', '', '', 'grown-up', 'perhaps', 'now and then'],
      ['Timing', 'Starter', '', '', '', ''],
      ['timing ', 'starter', 'Twice', '', '', ''],
      ['Parking', '', '', '', '', ''],
      ['PARKING', '', '', '', '', ''],
      ['Timing', '', '', '', '', '', '', 'Lake'],
      ['Timing', 'Finisher', '', '', '', '', '', 'x'.repeat(201)],
    ];
    const body = await send(other.id, fileOf({ Roles: rows }));
    const alone = 'Role without shifts is empty: a category alone has no texts, no ages and no place.';
    expect(body).toMatchObject({ created: { categories: 2, opportunities: 1, rolesWithoutShifts: 1 } });
    expect(body.errors).toEqual([
      'Row 3: Category is empty.',
      `Row 4: ${alone}`,
      `Row 5: Role without shifts "${'x'.repeat(59)}…" is longer than 200 characters.`,
      'Row 6: Minimum age (of the role) "grown-up" is no age from 1 to 99, and not none. Younger with consent (yes/no) "perhaps" is neither yes nor no. Stand-by (yes/no) "now and then" is neither yes nor no.',
      'Row 8: This is the same role as in row 7.',
      'Row 10: This is the same category as in row 9.',
      `Row 11: ${alone}`,
      'Row 12: Location of the role is longer than 200 characters.',
    ]);
    expect(body.rows.filter(({ outcome }) => outcome === 'error').map(({ about, cells }) => [about, cells])).toEqual([
      ['Role: Starter', ['A3']],
      ['Category: Timing', ['B4']],
      [`Role: ${'x'.repeat(201)} (Timing)`, ['B5']],
      ['Role: Starter (Timing)', ['E6', 'F6', 'G6']],
      ['Role: starter (timing)', []],
      ['Category: PARKING', []],
      ['Category: Timing', ['B11']],
      ['Role: Finisher (Timing)', ['H12']],
    ]);
  });

  it('may be asked by name in the same file', async () => {
    const other = await newEvent();
    const questions: Cells[] = [
      ['Category', 'Role/Position', 'Question', 'Kind of answer'],
      ['Timing', 'Starter', 'Can you whistle?', 'Yes or no'],
    ];
    const file = fileOf({ Questions: questions, Roles: [header.slice(0, 2), ['Timing', 'Starter']] });
    expect(await send(other.id, file)).toMatchObject({ created: { opportunities: 1, questions: 1 }, errors: [] });
  });
});

describe('the place of a role with shifts', () => {
  const shiftRow = (role: string, start: string, place: string, own = ''): Cells => [
    'Timing',
    role,
    '2031-11-02',
    start,
    '18:00',
    2,
    own,
    place,
  ];
  const fileOfShifts = (...rows: Cells[]) =>
    fileOf({
      Plan: [
        [
          ...['Category', 'Role/Position', 'Date', 'Start Time', 'End Time', 'Quantity/Slots'],
          ...['Location (optional)', 'Location of the role'],
        ],
        ...rows,
      ],
    });
  const placesOf = async (eventId: string) => (await rolesOf(eventId)).map(({ role, place }) => [role, place]);

  it('that a file makes is the first that its rows say, on one line; the shift has its own', async () => {
    const event = await newEvent();
    const file = fileOfShifts(
      shiftRow('Starter', '08:00', '', 'Gate B'),
      shiftRow('Starter', '09:00', '  Start\n hut '),
      shiftRow('Starter', '10:00', 'Lake'),
      shiftRow('Starter', '11:00', 'Start hut'),
      shiftRow('Finisher', '11:00', 'x'.repeat(201)),
    );
    expect(await send(event.id, file)).toMatchObject({
      created: { opportunities: 1, shifts: 4 },
      warnings: ['Row 4: The location of the role differs from that in another row for the same role, which counts.'],
      errors: ['Row 6: Location of the role is longer than 200 characters.'],
    });
    expect(await placesOf(event.id)).toEqual([['Starter', 'Start hut']]);
    const { rows } = await server.database.pool.query(
      'select location from shift where event_id = $1 order by start_time',
      [event.id],
    );
    expect(rows.map(({ location }) => location as string | null)).toEqual(['Gate B', null, null, null]);
    // The same file again says nothing else of the role, but for the row that differs.
    expect((await send(event.id, file)).warnings).toEqual([`Row 4: ${keepsPlace('Lake')}`]);
  });

  it('that is there already stays, with a warning; an empty cell or a missing column says nothing', async () => {
    const { event } = await scene();
    const before = await rolesOf(event.id);
    const file = fileOfShifts(
      shiftRow('Bib Caller', '13:00', 'Lake'),
      shiftRow('Bib Caller', '14:00', ''),
      shiftRow('Bib Caller', '15:00', ' Finish line'),
    );
    expect(await send(event.id, file)).toMatchObject({
      ...{ created: { shifts: 3 }, updated: { opportunities: 0 }, errors: [] },
      warnings: [`Row 2: ${keepsPlace('Lake')}`],
    });
    expect(await rolesOf(event.id)).toEqual(before);
    const { rows } = await planOf(event.id);
    const without = rows('Shifts').map((cells) => cells.slice(0, 9));
    expect(await send(event.id, fileOf({ Shifts: without }))).toMatchObject({ unchanged: 5, errors: [], warnings: [] });
    expect(await rolesOf(event.id)).toEqual(before);
  });

  it('is where people of a shift come that moves to a new role, so they are notified of it', async () => {
    const { event, caller } = await scene();
    await server.database.pool.query('update opportunity set location = null where id = $1', [caller.id]);
    const { rows: shifts } = await server.database.pool.query<{ id: string }>(
      `select id from shift where opportunity_id = $1 and start_time = '08:00'`,
      [caller.id],
    );
    const person = visitorDetails();
    await signedUp(server.database.pool, { id: shifts[0]?.id ?? '', eventId: event.id }, person);
    const [headers = [], row = [], stays = []] = (await planOf(event.id)).rows('Shifts');
    const moved = row.map((cell, at) =>
      headers[at] === 'Role/Position' ? 'Announcer' : headers[at] === 'Location of the role' ? 'Tower' : cell,
    );
    const file = fileOf({ Shifts: [headers, moved, stays] });
    const sent = { eventId: event.id, file, tellPeople: true, headers: admin.headers };
    expect((await sendWorkbook(server, sent)).body).toMatchObject({ moved: { shifts: 1, signups: 1 }, warnings: [] });
    expect(await placesOf(event.id)).toContainEqual(['Announcer', 'Tower']);
    const { rows } = await server.database.pool.query('select template from outbox where recipient = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ template: 'shift-changed' }]);
  });
});

it('a plan of an older release, without the sheet, comes in as before', async () => {
  const { event } = await scene();
  const { rows } = await planOf(event.id);
  const older = fileOf({ Shifts: rows('Shifts'), Questions: rows('Questions'), Event: rows('Event') });
  const before = await rolesOf(event.id);
  expect(await send(event.id, older)).toMatchObject({ unchanged: 2, errors: [], warnings: [] });
  expect(await rolesOf(event.id)).toEqual(before);
  expect(await send((await newEvent()).id, older)).toMatchObject({
    created: { categories: 1, opportunities: 1, rolesWithoutShifts: 0, shifts: 2 },
    errors: [],
  });
});
