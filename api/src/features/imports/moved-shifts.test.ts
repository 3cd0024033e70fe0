import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { buildWorkbook, importHeaders } from '../../../test/workbooks/build-workbook.js';

/* A plan that went out and comes back with new times. */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

const day = '2031-02-18';

/** An event with two shifts of one role; one person is in the first. */
async function scene() {
  const event = await given(server.database.pool).event({ startDate: day, endDate: '2031-02-20' });
  const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bib Caller' });
  const early = await role.shift({ date: day, startTime: '08:00', endTime: '10:00', qtyRequired: 3 });
  const late = await role.shift({ date: day, startTime: '10:00', endTime: '12:00', qtyRequired: 3 });
  const person = visitorDetails();
  const signedUp = await server.rest('POST', '/api/signup', { ...person, shiftId: early.id });
  expect(signedUp.status).toBe(201);
  return { event, role, early, late, person };
}

/** The exported plan, changed by hand and saved again. */
async function editedPlan(
  eventId: string,
  edit: (rows: Record<string, unknown>[], headers: string[]) => string[] | undefined,
) {
  const answer = await fetch(`${server.url}/api/admin/events/${eventId}/plan`, { headers: admin.headers });
  expect(answer.status).toBe(200);
  const book = read(await answer.arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet;
  const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: '' });
  const headers = Object.keys(rows[0] ?? {});
  const kept = edit(rows, headers) ?? headers;
  const fresh = utils.book_new();
  utils.book_append_sheet(fresh, utils.json_to_sheet(rows, { header: kept }), 'Shifts');
  return Buffer.from(write(fresh, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const send = (eventId: string, file: Buffer, more: object = {}) =>
  sendWorkbook(server, { eventId, file, headers: admin.headers, ...more });

async function shiftsOf(eventId: string) {
  const { rows } = await server.database.pool.query<{
    id: string;
    date: string;
    start: string;
    end: string;
    role: string;
    people: number;
  }>(
    `select s.id, to_char(s.date, 'YYYY-MM-DD') as date, s.start_time as start, s.end_time as end, o.name as role, s.active_count as people
     from shift s join opportunity o on o.id = s.opportunity_id where s.event_id = $1 order by s.date, s.start_time`,
    [eventId],
  );
  return rows;
}

async function mails(email: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ template: string }>(
    'select template from outbox where recipient = $1 order by created_at',
    [email],
  );
  return rows.map(({ template }) => template);
}

describe('a plan with its ids', () => {
  it('moves its shifts with their people: reported by the check, mailed to the people once when asked to', async () => {
    const { event, early, late, person } = await scene();
    const file = await editedPlan(event.id, (rows, headers) => {
      expect(headers.at(-1)).toBe('Trailcrew ID');
      for (const row of rows) if (row['Trailcrew ID'] === early.id) row['Start Time'] = '07:30';
      for (const row of rows) if (row['Trailcrew ID'] === early.id) row.Date = '2031-02-19';
      return undefined;
    });
    const check = await send(event.id, file, { dryRun: true, tellPeople: true });
    expect(check.body).toMatchObject({
      created: { categories: 0, opportunities: 0, shifts: 0 },
      updated: { opportunities: 0, shifts: 1 },
      moved: { shifts: 1, signups: 1 },
      unchanged: 1,
      looksMoved: [],
      errors: [],
    });
    const moved = check.body.rows.find(({ outcome }) => outcome === 'move');
    expect(moved).toMatchObject({
      signups: 1,
      changes: [
        { field: 'date', from: day, to: '2031-02-19' },
        { field: 'startTime', from: '08:00', to: '07:30' },
      ],
    });
    expect((await shiftsOf(event.id))[0]).toMatchObject({ date: day, start: '08:00' });
    expect(await mails(person.email)).toEqual(['signup-confirmation']);

    const done = await send(event.id, file, { tellPeople: true });
    expect(done.body).toMatchObject({ moved: { shifts: 1, signups: 1 } });
    expect(await shiftsOf(event.id)).toEqual([
      { id: late.id, date: day, start: '10:00', end: '12:00', role: 'Bib Caller', people: 0 },
      { id: early.id, date: '2031-02-19', start: '07:30', end: '10:00', role: 'Bib Caller', people: 1 },
    ]);
    expect(await mails(person.email)).toEqual(['signup-confirmation', 'shift-changed']);
    // The same file again finds everything where it is, and notifies nobody again.
    expect((await send(event.id, file, { tellPeople: true })).body).toMatchObject({
      unchanged: 2,
      moved: { shifts: 0 },
    });
    expect(await mails(person.email)).toHaveLength(2);
  });

  it('mails a household once of all its shifts, in as many statements for ten as for two', async () => {
    const moveAll = async (shifts: number) => {
      const event = await given(server.database.pool).event({ startDate: day, endDate: '2031-02-20' });
      const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bib Caller' });
      const { email } = visitorDetails();
      for (let at = 0; at < shifts; at += 1) {
        const shift = await role.shift({ date: day, startTime: `${10 + at}:00`, endTime: '09:00', qtyRequired: 3 });
        const body = { ...visitorDetails(), email, shiftId: shift.id };
        expect((await server.rest('POST', '/api/signup', body)).status).toBe(201);
      }
      const file = await editedPlan(event.id, (rows, headers) => {
        for (const row of rows) row['End Time'] = '08:30';
        // A name alone mails nobody.
        for (const row of rows) row.Category = 'Clocks';
        return headers;
      });
      const { apart } = await countStatements(async () => {
        const { body } = await send(event.id, file, { tellPeople: true });
        expect(body).toMatchObject({ moved: { shifts, signups: shifts }, created: { categories: 0 }, errors: [] });
        expect(body.updated.categories).toBe(1);
      });
      const { rows } = await server.database.pool.query<{ moved: unknown[]; category: string }>(
        `select payload -> 'moved' as moved, payload #>> '{moved,0,signup,category,name}' as category from outbox
         where recipient = $1 and template = 'shift-changed'`,
        [email],
      );
      expect(rows.map(({ moved, category }) => [moved.length, category])).toEqual([[shifts, 'Clocks']]);
      return apart;
    };
    const ofTwo = await moveAll(2);
    expect(await moveAll(10)).toBe(ofTwo);
  });

  it('mails nobody about the new name of a role or a category, although asked to notify people', async () => {
    const { event, role, person } = await scene();
    const file = await editedPlan(event.id, (rows) => {
      for (const row of rows) Object.assign(row, { 'Role/Position': 'Number Caller', Category: 'Clocks' });
      return undefined;
    });
    const { body } = await send(event.id, file, { tellPeople: true });
    expect(body).toMatchObject({
      ...{ created: { categories: 0, opportunities: 0, shifts: 0 }, moved: { shifts: 0 }, errors: [] },
      updated: { categories: 1, opportunities: 1 },
    });
    const { rows } = await server.database.pool.query('select name from opportunity where id = $1', [role.id]);
    expect(rows).toEqual([{ name: 'Number Caller' }]);
    expect(await mails(person.email)).toEqual(['signup-confirmation']);
    const { rows: queued } = await server.database.pool.query(
      `select template from outbox where event_id = $1 and template <> 'signup-confirmation'`,
      [event.id],
    );
    expect(queued).toEqual([]);
  });

  it('notifies nobody unless asked to', async () => {
    const { event, person } = await scene();
    const file = await editedPlan(event.id, (rows) => {
      for (const row of rows) row['End Time'] = '13:00';
      return undefined;
    });
    expect((await send(event.id, file)).body.moved).toEqual({ shifts: 2, signups: 1 });
    expect(await mails(person.email)).toEqual(['signup-confirmation']);
  });

  it('moves a shift to the role that its row names, and keeps its place where the cell is empty', async () => {
    const { event, early, late } = await scene();
    await server.database.pool.query(`update shift set location = 'Gate B' where id = $1`, [early.id]);
    const file = await editedPlan(event.id, (rows, headers) => {
      for (const row of rows) if (row['Trailcrew ID'] === early.id) row['Role/Position'] = 'Starter';
      return headers.filter((header) => header !== 'Location (optional)');
    });
    const { body } = await send(event.id, file);
    expect(body).toMatchObject({ created: { opportunities: 1, shifts: 0 }, moved: { shifts: 1, signups: 1 } });
    const rows = await shiftsOf(event.id);
    expect(rows.map(({ id, role }) => [id, role])).toEqual([
      [early.id, 'Starter'],
      [late.id, 'Bib Caller'],
    ]);
    const kept = await server.database.pool.query('select location from shift where id = $1', [early.id]);
    expect(kept.rows).toEqual([{ location: 'Gate B' }]);
  });

  it('reports an id that comes twice, and lets two shifts change places', async () => {
    const { event, early, late } = await scene();
    const swapped = await editedPlan(event.id, (rows) => {
      const [one, other] = rows;
      if (!one || !other) throw new Error('Two rows are expected');
      [one['Trailcrew ID'], other['Trailcrew ID']] = [other['Trailcrew ID'], one['Trailcrew ID']];
      rows.push({ ...one, 'Start Time': '15:00', 'End Time': '16:00' });
      return undefined;
    });
    const { body } = await send(event.id, swapped);
    expect(body.moved.shifts).toBe(2);
    expect(body.errors).toEqual([
      'Row 4: Trailcrew ID is the same as in row 2. Clear it to make another shift of this row.',
    ]);
    expect((await shiftsOf(event.id)).map(({ id, start }) => [id, start])).toEqual([
      [late.id, '08:00'],
      [early.id, '10:00'],
    ]);
  });

  it('counts ids of another event, unknown ones and other texts as none', async () => {
    const { event, early, late } = await scene();
    const elsewhere = await scene();
    const foreign = await editedPlan(event.id, (rows) => {
      const [one, other] = rows;
      if (one) one['Trailcrew ID'] = elsewhere.early.id;
      if (other) other['Trailcrew ID'] = 'see Bob';
      rows.push({ ...one, 'Trailcrew ID': randomUUID(), 'Start Time': '15:00', 'End Time': '16:00' });
      return undefined;
    });
    const { body } = await send(event.id, foreign);
    expect(body).toMatchObject({ unchanged: 2, created: { shifts: 1 }, moved: { shifts: 0 }, errors: [] });
    expect(body.warnings).toEqual([expect.stringContaining('"see Bob" is no id of a shift')]);
    expect((await shiftsOf(event.id)).map(({ id }) => id)).toEqual([early.id, late.id, expect.any(String)]);
    expect((await shiftsOf(elsewhere.event.id)).map(({ id }) => id)).toEqual([elsewhere.early.id, elsewhere.late.id]);
  });
});

describe('a plan without ids', () => {
  const later = () =>
    buildWorkbook({
      Plan: [
        importHeaders,
        ['Timing', 'Bib Caller', '', '', '', day, '10:00', '12:00', 3],
        ['Timing', 'Bib Caller', '', '', '', day, '12:00', '14:00', 3],
      ],
    });

  it('is asked about where all shifts of a role come at one other time; the API alone moves nothing', async () => {
    const { event, early, late } = await scene();
    const check = await send(event.id, later(), { dryRun: true });
    expect(check.body).toMatchObject({ created: { shifts: 1 }, unchanged: 1, moved: { shifts: 0 } });
    // The first row meets the second shift by its time; compared as a whole, both are two hours later.
    const moves = [
      { sheet: 'Plan', row: 2, shiftId: early.id },
      { sheet: 'Plan', row: 3, shiftId: late.id },
    ];
    expect(check.body.looksMoved).toEqual([{ minutes: 120, roles: ['Bib Caller'], moves }]);

    const answered = await send(event.id, later(), { dryRun: true, moves });
    expect(answered.body).toMatchObject({ created: { shifts: 0 }, moved: { shifts: 2, signups: 1 }, looksMoved: [] });
    await send(event.id, later(), { moves });
    expect((await shiftsOf(event.id)).map(({ id, start, people }) => [id, start, people])).toEqual([
      [early.id, '10:00', 1],
      [late.id, '12:00', 0],
    ]);
  });

  it('moves two hundred shifts as easily', async () => {
    const event = await given(server.database.pool).event({ startDate: day, endDate: '2031-02-20' });
    const plan = (starts: string, ends: string) =>
      buildWorkbook({
        Plan: [
          importHeaders,
          ...Array.from({ length: 200 }, (_, n) => ['Timing', `Gate ${n}`, '', '', '', day, starts, ends, 3]),
        ],
      });
    expect((await send(event.id, plan('08:00', '10:00'))).body).toMatchObject({ created: { shifts: 200 } });
    const check = await send(event.id, plan('09:00', '11:00'), { dryRun: true });
    expect(check.body.looksMoved).toMatchObject([{ minutes: 60, moves: { length: 200 } }]);
    const moves = check.body.looksMoved.flatMap((one) => one.moves);
    const done = await send(event.id, plan('09:00', '11:00'), { moves });
    expect(done.body).toMatchObject({ created: { shifts: 0 }, moved: { shifts: 200 } });
  });

  it('refuses moves that are longer than the form may hold, and says so', async () => {
    const { event } = await scene();
    expect(await send(event.id, later(), { moves: `[${' '.repeat(2 * 1024 * 1024)}]` })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', errors: { moves: 'A field of this form is over 2 MB.' } },
    });
  });

  it('is not asked about where times differ, or numbers do', async () => {
    const { event, late } = await scene();
    await server.database.pool.query(`update shift set start_time = '09:00', end_time = '11:00' where id = $1`, [
      late.id,
    ]);
    expect((await send(event.id, later(), { dryRun: true })).body.looksMoved).toEqual([]);
    const one = ['Timing', 'Bib Caller', '', '', '', day, '18:00', '20:00', 3];
    const single = buildWorkbook({ Plan: [importHeaders, one] });
    expect((await send(event.id, single, { dryRun: true })).body.looksMoved).toEqual([]);
  });

  it('makes new shifts where nobody said that they are moved ones, and refuses moves that are no list', async () => {
    const { event } = await scene();
    const { body } = await send(
      event.id,
      buildWorkbook({ Plan: [importHeaders, ['Timing', 'Bib Caller', '', '', '', day, '18:00', '20:00', 3]] }),
    );
    expect(body).toMatchObject({ created: { shifts: 1 }, moved: { shifts: 0, signups: 0 } });
    for (const moves of ['no JSON', { row: 2 }]) {
      expect((await send(event.id, later(), { moves })).body).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});
