import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { given } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Notes, closings and waitlists of shifts in a plan that goes out and comes back. */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

const day = '2031-02-18';
type Row = Record<string, unknown>;

/** An event with a shift that says all three, and one that says nothing. */
async function scene() {
  const event = await given(server.database.pool).event({ startDate: day, endDate: day });
  const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bib Caller' });
  const marked = await role.shift({ date: day, startTime: '08:00', endTime: '10:00' });
  const plain = await role.shift({ date: day, startTime: '10:00', endTime: '12:00' });
  await server.database.pool.query(
    `update shift set notes = E'=Bring a lamp\\n\\nand gloves', closed = true, waitlist_enabled = false where id = $1`,
    [marked.id],
  );
  return { event, marked, plain };
}

async function planOf(eventId: string): Promise<Row[]> {
  const answer = await fetch(`${server.url}/api/admin/events/${eventId}/plan`, { headers: admin.headers });
  const book = read(await answer.arrayBuffer());
  return utils.sheet_to_json<Row>(book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet, { defval: '' });
}

function send(eventId: string, rows: Row[]) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet(rows), 'Shifts');
  const file = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  return sendWorkbook(server, { eventId, file, headers: admin.headers });
}

async function marks(eventId: string): Promise<unknown[]> {
  const { rows } = await server.database.pool.query<{ marks: unknown }>(
    `select json_build_array(notes, closed, waitlist_enabled) as marks from shift where event_id = $1 order by start_time`,
    [eventId],
  );
  return rows.map((row) => row.marks);
}

const filled = ['=Bring a lamp\n\nand gloves', true, false];
const plain = [null, false, true];

it('go out as words and come back without any change, into another event too', async () => {
  const { event } = await scene();
  const rows = await planOf(event.id);
  expect(rows.map((row) => [row['Shift note'], row['Closed (yes/no)'], row['Waitlist (yes/no)']])).toEqual([
    ['=Bring a lamp\n\nand gloves', 'yes', 'no'],
    ['', 'no', 'yes'],
  ]);
  expect((await send(event.id, rows)).body).toMatchObject({ unchanged: 2, updated: { shifts: 0 }, warnings: [] });
  const other = await given(server.database.pool).event({ startDate: day, endDate: day });
  expect((await send(other.id, rows)).body).toMatchObject({ created: { shifts: 2 }, errors: [] });
  expect(await marks(other.id)).toEqual([filled, plain]);
});

it('are changed by what a row says, and reported in the answer and the facts', async () => {
  const { event, plain: shift } = await scene();
  const rows = await planOf(event.id);
  for (const row of rows)
    if (row['Trailcrew ID'] === shift.id)
      Object.assign(row, { 'Shift note': 'Meet at the gate', 'Closed (yes/no)': 'YES', 'Waitlist (yes/no)': 'no' });
  const { body } = await send(event.id, rows);
  expect(body).toMatchObject({ updated: { shifts: 1 }, moved: { shifts: 0 }, unchanged: 1 });
  expect(body.rows.find(({ outcome }) => outcome === 'change')?.changes).toEqual([
    { field: 'notes', from: '', to: 'Meet at the gate' },
    { field: 'closed', from: 'no', to: 'yes' },
    { field: 'waitlistEnabled', from: 'yes', to: 'no' },
  ]);
  expect(await marks(event.id)).toEqual([filled, ['Meet at the gate', true, false]]);
  const { rows: facts } = await server.database.pool.query<{ detail: unknown }>(
    `select detail from fact where record_id = $1 and kind = 'shift.changed'`,
    [shift.id],
  );
  expect(facts).toMatchObject([{ detail: { changes: { closed: [false, true], waitlistEnabled: [true, false] } } }]);
});

it('stay where a row leaves them empty, or says what nobody understands; a note that is too long is refused', async () => {
  const { event, marked: shift } = await scene();
  const rows = await planOf(event.id);
  const emptied = rows.map((row) => ({ ...row, 'Shift note': '', 'Closed (yes/no)': '', 'Waitlist (yes/no)': 'Bob?' }));
  const { body } = await send(event.id, emptied);
  expect(body).toMatchObject({ unchanged: 2, errors: [] });
  expect(body.warnings).toContain('Row 2: Waitlist (yes/no) "Bob?" is neither yes nor no: it is left aside.');
  const long = rows.map((row) => (row['Trailcrew ID'] === shift.id ? { ...row, 'Shift note': 'x'.repeat(1001) } : row));
  expect((await send(event.id, long)).body).toMatchObject({
    unchanged: 1,
    errors: ['Row 2: Shift note is longer than 1000 characters.'],
  });
  // What is left of a row that was emptied plans nothing; remarks in a column of that name stay the organisers' own.
  const remarks = rows.map((row, index) =>
    index === 0
      ? { ...row, Notes: 'Bob cannot' }
      : Object.fromEntries(Object.entries(row).map(([name, value]) => [name, /yes\/no/.test(name) ? value : ''])),
  );
  expect((await send(event.id, remarks)).body).toMatchObject({ unchanged: 1, errors: [] });
  expect(await marks(event.id)).toEqual([filled, plain]);
});
