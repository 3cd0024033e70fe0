import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { buildArchive } from '../../../test/workbooks/build-archive.js';
import { buildWorkbook, importHeaders } from '../../../test/workbooks/build-workbook.js';
import type { ImportResult } from '../../contract/programme/import.js';
import { contextFor } from '../../http/create-context.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { importRows } from './import-rows.js';
import { foldName } from '../../contract/text/names.js';
import { readWorkbookInWorker } from './workbook/archive/read-workbook-in-worker.js';

let server: TestServer;
let admin: Record<string, string>;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ headers: admin, userId: adminId } = await given(server.database.pool).staff('admin'));
});
afterAll(() => server.close());

type Result = ImportResult;

interface Refusal {
  message: string;
  code: string;
  errors?: Record<string, string>;
}

interface Upload {
  eventId?: string;
  file?: Buffer;
  name?: string;
  headers?: Record<string, string>;
}

async function upload({ eventId, file, name = 'plan.xlsx', headers = admin }: Upload) {
  const form = new FormData();
  if (eventId !== undefined) form.append('eventId', eventId);
  if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
  const response = await fetch(`${server.url}/api/admin/excel-import`, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as Result & Refusal };
}

interface ExpectedShift {
  category: string;
  role: string;
  date: string;
  startTime: string;
  endTime: string;
  qty: number | number[];
  location: string | null | (string | null)[];
}

interface Expectations {
  event: { name: string; startDate: string; endDate: string; location: string };
  totals: { ifOptionalRowsRejected: Totals; ifOptionalRowsCreated: Totals };
  rows: { sheet: string; row: number; allowed: ('create' | 'error' | 'skip')[]; shift?: ExpectedShift }[];
}

interface Totals {
  categories: number;
  opportunities: number;
  shifts: number;
  slots: number;
}

const expectationsOf = (book: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/workbooks/${book}.json`, import.meta.url), 'utf8')) as Expectations;
const demoBook = (book: string) => readFileSync(new URL(`../../demo/workbooks/${book}.xlsx`, import.meta.url));
const messyBook = (book: string) => readFileSync(new URL(`../../../test/workbooks/${book}.xlsx`, import.meta.url));

async function eventFor({ event }: Expectations): Promise<string> {
  const { startDate, endDate, name, location } = event;
  return (await given(server.database.pool).event({ startDate, endDate, name, location })).id;
}

/** The event's shifts as they stand in the database. */
async function storedShifts(
  eventId: string,
): Promise<(Omit<ExpectedShift, 'location' | 'qty'> & { qty: number; location: string | null })[]> {
  const { rows } = await server.database.pool.query<
    Omit<ExpectedShift, 'location' | 'qty'> & { qty: number; location: string | null }
  >(
    `select c.name as category, o.name as role, to_char(s.date, 'YYYY-MM-DD') as date, s.start_time as "startTime", s.end_time as "endTime",
       s.qty_required as qty, s.location
     from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
     where s.event_id = $1`,
    [eventId],
  );
  return rows;
}

async function totals(eventId: string): Promise<Totals> {
  const { rows } = await server.database.pool.query<Totals>(
    `select (select count(*)::int from category where event_id = $1) as categories,
       (select count(*)::int from opportunity where event_id = $1) as opportunities,
       count(*)::int as shifts, coalesce(sum(qty_required), 0)::int as slots from shift where event_id = $1`,
    [eventId],
  );
  return rows[0] as Totals;
}

/** An admin's context without an API, as another server with the same database would have it. */
function asAdmin(): RequestContext {
  const person = { userId: adminId, sessionId: '', firstName: 'Ada', lastName: 'Admin', email: 'ada@example.org' };
  return contextFor(server.running.services, { kind: 'staff', role: 'admin', ...person }, 'test');
}

const nothing = { created: { categories: 0, opportunities: 0, shifts: 0 } };
const wish = (value: unknown, allowed: unknown) => (Array.isArray(allowed) ? allowed : [allowed]).includes(value);

/** Takes from the stored shifts the one that an expectation asks for; names are compared the way names are. */
function take(stored: Awaited<ReturnType<typeof storedShifts>>, shift: ExpectedShift): boolean {
  const index = stored.findIndex(
    (one) =>
      foldName(one.category) === foldName(shift.category) &&
      foldName(one.role) === foldName(shift.role) &&
      (['date', 'startTime', 'endTime'] as const).every((field) => wish(one[field], shift[field])) &&
      wish(one.qty, shift.qty) &&
      wish(one.location, shift.location),
  );
  if (index >= 0) stored.splice(index, 1);
  return index >= 0;
}

const demoBooks = ['birkie-style', 'club-race', 'summer-rollerski-trail'];

describe.each(demoBooks)('the workbook %s', (book) => {
  const expected = expectationsOf(book);
  let eventId: string;
  beforeAll(async () => {
    eventId = await eventFor(expected);
  });

  it('becomes exactly the shifts that it plans', async () => {
    const { status, body } = await upload({ eventId, file: demoBook(book) });
    const { slots, ...created } = expected.totals.ifOptionalRowsCreated;
    expect([status, body]).toMatchObject([200, { created, errors: [] }]);
    expect(await totals(eventId)).toEqual({ ...created, slots });
    const stored = await storedShifts(eventId);
    const missing = expected.rows.filter(({ shift }) => shift && !take(stored, shift)).map(({ row }) => row);
    expect({ missing, tooMany: stored }).toEqual({ missing: [], tooMany: [] });
  });

  it('makes nothing the second time, nor under another name', async () => {
    for (const name of ['plan.xlsx', 'copy of plan.XLSX', 'plan']) {
      const { status, body } = await upload({ eventId, file: demoBook(book), name });
      expect([status, body]).toMatchObject([200, { ...nothing, updated: { opportunities: 0, shifts: 0 }, errors: [] }]);
      expect(body.unchanged).toBe(expected.totals.ifOptionalRowsCreated.shifts);
    }
    expect(await totals(eventId)).toEqual(expected.totals.ifOptionalRowsCreated);
  });

  it('makes nothing twice when it is sent twice at once', async () => {
    const fresh = await eventFor(expected);
    const answers = await Promise.all([1, 2].map(() => upload({ eventId: fresh, file: demoBook(book) })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const made = answers.map(({ body }) => body.created.shifts).sort((one, other) => one - other);
    expect(made).toEqual([0, expected.totals.ifOptionalRowsCreated.shifts]);
    expect(await totals(fresh)).toEqual(expected.totals.ifOptionalRowsCreated);
  });

  it('makes nothing twice when several servers import it at once', async () => {
    const fresh = await eventFor(expected);
    const { startDate, endDate } = expected.event;
    const { rows } = await readWorkbookInWorker(demoBook(book), { eventStartDate: startDate, eventEndDate: endDate });
    const results = await Promise.all([1, 2, 3, 4].map(() => asAdmin().run(importRows, { eventId: fresh, rows })));
    const { slots: _slots, ...created } = expected.totals.ifOptionalRowsCreated;
    expect(results.filter((result) => result.created.shifts > 0)).toMatchObject([{ created, errors: [] }]);
    expect(await totals(fresh)).toEqual(expected.totals.ifOptionalRowsCreated);
  });

  it('goes into its own event alone', async () => {
    const other = await eventFor(expected);
    expect(await totals(other)).toEqual({ categories: 0, opportunities: 0, shifts: 0, slots: 0 });
  });
});

const messyBooks = [
  'messy-1-merged-groups',
  'messy-2-dates-times',
  'messy-3-quantities-text',
  'messy-4-workbook-structure',
];

describe.each(messyBooks)('the messy workbook %s', (book) => {
  const expected = expectationsOf(book);
  const sheets = new Set(expected.rows.map(({ sheet }) => sheet));

  it('is imported row by row: each good one as it should be, each faulty one reported with its number and not imported', async () => {
    const eventId = await eventFor(expected);
    const { status, body } = await upload({ eventId, file: messyBook(book) });
    expect(status).toBe(200);
    for (const sentence of body.errors) expect(sentence).toMatch(/^Row \d+( \(sheet ".+"\))?: \S.*[.!?"\w)]$/s);

    const stored = await storedShifts(eventId);
    expect(stored).toHaveLength(body.created.shifts);
    const reported = new Map<string, number>();
    for (const sentence of body.errors) {
      const [, row, , sheet] = /^Row (\d+)( \(sheet "(.+?)"\))?:/.exec(sentence) ?? [];
      const key = `${sheet ?? [...sheets][0]} ${row}`;
      reported.set(key, (reported.get(key) ?? 0) + 1);
    }
    const wrong = expected.rows.flatMap(({ sheet, row, allowed, shift }) => {
      const wasReported = reported.delete(`${sheet} ${row}`);
      if (wasReported) return allowed.includes('error') ? [] : [`${sheet} row ${row} was reported`];
      if (shift && allowed.includes('create') && take(stored, shift)) return [];
      return allowed.includes('skip') ? [] : [`${sheet} row ${row} was lost`];
    });
    expect({ wrong, tooMany: stored, reportedNoRow: [...reported.keys()] }).toEqual({
      wrong: [],
      tooMany: [],
      reportedNoRow: [],
    });

    const again = await upload({ eventId, file: messyBook(book) });
    expect(again.body).toMatchObject({ ...nothing, updated: { opportunities: 0, shifts: 0 }, errors: body.errors });
  });
});

const row = (
  values: {
    category?: string;
    role?: string;
    short?: string;
    long?: string;
    location?: string;
    quantity?: number;
    start?: string;
  } = {},
) => [
  values.category ?? 'Timing',
  values.role ?? 'Bib Caller',
  values.short ?? '',
  values.long ?? '',
  values.location ?? '',
  '2027-02-18',
  values.start ?? '09:00',
  '12:00',
  values.quantity ?? 3,
];
const plan = (...rows: (string | number)[][]) => buildWorkbook({ Plan: [importHeaders, ...rows] });
const ownEvent = () => given(server.database.pool).event({ startDate: '2027-02-18', location: 'Lodge' });

describe('what is there already', () => {
  it('is found by its name, whatever its case and spaces; its quantity and texts follow the sheet, its names stay', async () => {
    const event = await ownEvent();
    const category = await event.category({ name: 'Feed  Station' });
    const opportunity = await category.opportunity({
      name: 'Soup Cook',
      shortDescription: 'Stirs',
      longDescription: 'Bring a spoon',
    });
    const shift = await opportunity.shift({ date: '2027-02-18', startTime: '09:00', endTime: '12:00', qtyRequired: 5 });
    const signup = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
    // The 18th of February 2027 lies ahead or behind: only the import matters here.
    expect([201, 409]).toContain(signup.status);
    const { body } = await upload({
      eventId: event.id,
      file: plan(row({ category: ' FEED STATION ', role: 'soup\u00a0 cook', short: 'Something else', quantity: 9 })),
    });
    expect(body).toMatchObject({ ...nothing, updated: { opportunities: 1, shifts: 1 }, errors: [] });
    expect(body.rows).toMatchObject([
      {
        row: 2,
        outcome: 'change',
        changes: [
          { field: 'quantity', from: '5', to: '9' },
          { field: 'shortDescription', from: 'Stirs', to: 'Something else' },
        ],
      },
    ]);
    const { rows } = await server.database.pool.query(
      `select c.name as category, o.name as role, o.short_description, o.long_description, s.qty_required
       from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id where s.event_id = $1`,
      [event.id],
    );
    expect(rows).toEqual([
      {
        category: 'Feed  Station',
        role: 'Soup Cook',
        short_description: 'Something else',
        long_description: 'Bring a spoon',
        qty_required: 9,
      },
    ]);
  });

  it('gets the new shifts of its roles, and a shift elsewhere is another one', async () => {
    const event = await ownEvent();
    const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bib Caller' });
    await role.shift({ date: '2027-02-18', startTime: '09:00', endTime: '12:00', location: 'Start' });
    const { body } = await upload({
      eventId: event.id,
      file: plan(row({ location: 'START' }), row({ location: 'Finish' }), row()),
    });
    expect(body).toMatchObject({ created: { categories: 0, opportunities: 0, shifts: 2 }, errors: [] });
  });

  it('takes a role’s description from whichever row has one', async () => {
    const event = await ownEvent();
    await upload({
      eventId: event.id,
      file: plan(
        row(),
        row({ location: 'x', short: 'Calls bibs', long: 'Bring\na voice' }),
        row({ location: 'y', short: 'Other' }),
      ),
    });
    const { rows } = await server.database.pool.query(
      'select short_description, long_description from opportunity where event_id = $1',
      [event.id],
    );
    expect(rows).toEqual([{ short_description: 'Calls bibs', long_description: 'Bring\na voice' }]);
  });

  it('is all or nothing where the database refuses one row', async () => {
    const event = await ownEvent();
    await server.database.pool.query(`alter table shift add constraint none_of_these check (start_time <> '03:33')`);
    try {
      const rows = [row(), row({ role: 'Other', location: 'Gate' }), row({ role: 'Third', start: '03:33' })];
      const { status, body } = await upload({ eventId: event.id, file: plan(...rows) });
      expect([status, body.code]).toEqual([500, 'INTERNAL']);
      expect(await totals(event.id)).toEqual({ categories: 0, opportunities: 0, shifts: 0, slots: 0 });
    } finally {
      await server.database.pool.query('alter table shift drop constraint none_of_these');
    }
  });
});

describe('who may import', () => {
  const file = plan(row());

  it('strangers may not', async () => {
    const event = await ownEvent();
    expect(await upload({ eventId: event.id, file, headers: {} })).toEqual({
      status: 401,
      body: { message: 'Please sign in.', code: 'NOT_SIGNED_IN' },
    });
    expect(await totals(event.id)).toMatchObject({ shifts: 0 });
  });

  it('leads may not, even in their own category', async () => {
    const lead = await given(server.database.pool).staff('lead');
    const event = await ownEvent();
    await event.category({ name: 'Timing', leadId: lead.userId });
    expect(await upload({ eventId: event.id, file, headers: lead.headers })).toEqual({
      status: 403,
      body: { message: 'You do not have permission to do this.', code: 'FORBIDDEN' },
    });
    expect(await totals(event.id)).toMatchObject({ shifts: 0 });
  });
});

describe('what cannot be imported', () => {
  it.each([randomUUID(), 'x', '', "' or 1=1"])('into the unknown event %j', async (eventId) => {
    expect(await upload({ eventId, file: plan(row()) })).toEqual({
      status: 404,
      body: { message: 'Event not found.', code: 'EVENT_NOT_FOUND' },
    });
  });

  it('without naming an event', async () => {
    const { status, body } = await upload({ file: plan(row()) });
    expect([status, body]).toEqual([
      400,
      { code: 'INVALID_INPUT', message: 'Please choose an event.', errors: { eventId: 'Please choose an event.' } },
    ]);
  });

  it('without a file', async () => {
    const event = await ownEvent();
    const { status, body } = await upload({ eventId: event.id });
    expect([status, body]).toEqual([
      400,
      { code: 'INVALID_INPUT', message: 'Please choose a file.', errors: { file: 'Please choose a file.' } },
    ]);
  });

  const csv = Buffer.from(`${importHeaders.join(',')}\nTiming,Bib Caller,,,,2027-02-18,09:00,12:00,3\n`);
  it.each<[string, string, () => Buffer]>([
    ['a CSV file', 'plan.csv', () => csv],
    ['a CSV file with another name', 'plan.xlsx', () => csv],
    ['an empty file', 'plan.xlsx', () => Buffer.alloc(0)],
    ['a PDF', 'plan.xlsx', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['an old .xls', 'plan.xls', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a zip archive that is no workbook', 'plan.xlsx', () => buildArchive([{ name: 'hello.txt', content: 'hello' }])],
    ['half a workbook', 'plan.xlsx', () => demoBook('club-race').subarray(0, 2000)],
  ])('%s (%s)', async (_what, name, bytes) => {
    const event = await ownEvent();
    const { status, body } = await upload({ eventId: event.id, file: bytes(), name });
    expect([status, body.code]).toEqual([415, 'NOT_A_WORKBOOK']);
    expect(body.message).toMatch(/^[A-Z].*\.$/);
    expect(await totals(event.id)).toMatchObject({ categories: 0, shifts: 0 });
  });

  it('over 10 MB', async () => {
    const event = await ownEvent();
    const { status, body } = await upload({ eventId: event.id, file: Buffer.alloc(10 * 1024 * 1024 + 1, 'PK') });
    expect([status, body]).toEqual([413, { message: 'This file is over 10 MB.', code: 'FILE_TOO_LARGE' }]);
  });

  it.each([
    ['a JSON body', 'application/json', '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'the bare file',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'PK',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a form without a boundary', 'multipart/form-data', 'x', 400, 'BAD_REQUEST'],
    [
      'a form that ends too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      400,
      'BAD_REQUEST',
    ],
    ['a form that never begins', 'multipart/form-data; boundary=x', 'nothing of the kind', 400, expect.any(String)],
    ['an ordinary form', 'application/x-www-form-urlencoded', 'file=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', async (_what, type, body, status, code) => {
    const answer = await server.rest<Refusal>('POST', '/api/admin/excel-import', body, {
      ...admin,
      'content-type': type,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('an upload that breaks off in the middle', () => {
  it('harms nobody: the next one is served', async () => {
    const { port } = new URL(server.url);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="plan.xlsx"\r\n\r\nPK';
    for (let time = 0; time < 3; time += 1) {
      const headers = { ...admin, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' };
      const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/admin/excel-import', headers });
      sent.on('error', () => undefined);
      const over = new Promise<void>((resolve) => void sent.once('close', resolve));
      await new Promise<void>((resolve) => void sent.write(head, () => resolve()));
      sent.destroy();
      await over;
    }
    const event = await ownEvent();
    expect(await upload({ eventId: event.id, file: plan(row()) })).toMatchObject({
      status: 200,
      body: { created: { shifts: 1 } },
    });
  });
});

describe('what an import costs', () => {
  it('grows by batches, not by rows: 202 rows need hardly more statements than 14', async () => {
    const counted = async (book: string) => {
      const eventId = await eventFor(expectationsOf(book));
      const { count } = await countStatements(async () =>
        expect((await upload({ eventId, file: demoBook(book) })).status).toBe(200),
      );
      return count;
    };
    const small = await counted('club-race');
    const large = await counted('birkie-style');
    expect(large - small).toBeLessThanOrEqual(4);
    expect(large).toBeLessThanOrEqual(20);
  });
});
