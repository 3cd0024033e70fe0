import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { isOneLine, roleTexts, sheetTexts, type SheetText } from '../../contract/text/role-texts.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { buildWorkbook, importHeaders } from '../../../test/workbooks/build-workbook.js';
import { untilBlocked } from '../../../test/until-blocked.js';

let server: SharedTestServer;
let admin: { headers: Record<string, string>; userId: string };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Ada', lastName: 'Admin' });
});
afterAll(() => server.close());

const none = { categories: 0, opportunities: 0, shifts: 0 };
const untouched = { opportunities: 0, shifts: 0 };

const send = (eventId: string, file: Buffer, dryRun = false) =>
  sendWorkbook(server, { eventId, file, dryRun, headers: admin.headers });

/** Everything of an event, as text, to see that nothing changed. */
async function everythingOf(eventId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ all: string }>(
    `select jsonb_build_array(
       (select jsonb_agg(to_jsonb(c) order by c.id) from category c where event_id = $1),
       (select jsonb_agg(to_jsonb(o) order by o.id) from opportunity o where event_id = $1),
       (select jsonb_agg(to_jsonb(s) order by s.id) from shift s where event_id = $1))::text as all`,
    [eventId],
  );
  return rows[0]?.all ?? '';
}

async function audited(eventId: string) {
  const { rows } = await server.database.pool.query<{ actor_name: string; action: string; summary: string }>(
    'select actor_name, action, summary from audit_entry where event_id = $1 order by happened_at',
    [eventId],
  );
  return rows;
}

const mixed = () =>
  buildWorkbook({
    Plan: [
      importHeaders,
      ['Timing', 'Bib Caller', 'Calls bibs', '', '', '2027-02-18', '09:00', '12:00', 3],
      ['Timing', 'Bib Caller', '', '', '', '2027-02-30', '09:00', 'soon', 3],
      ['Timing', 'Starter', '', '', 'Start', '2027-02-25', '09:00', '12:00', 2],
      ['Timing', 'Starter', '', '', 'Start', '2027-02-25', '09:00', '12:00', 2],
    ],
  });

describe('a dry run', () => {
  it('takes the oldest of several categories or roles with one name, and says so once', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    const first = await event.category({ name: 'Timing' });
    await event.category({ name: 'TIMING' });
    const role = await first.opportunity({ name: 'Bib Caller' });
    await first.opportunity({ name: 'bib caller' });
    const { body } = await send(event.id, mixed());
    expect(body.warnings.filter((text) => text.includes('several'))).toEqual([
      'Row 2: There are several categories named "Timing": the oldest is taken.',
      'Row 2: There are several volunteer roles named "Bib Caller": the oldest is taken.',
    ]);
    const { rows } = await server.database.pool.query('select 1 from shift where opportunity_id = $1', [role.id]);
    expect(rows).toHaveLength(1);
  });

  it('warns of hours that clocks skip or show twice, as the forms do, where a row makes or moves a shift', async () => {
    const event = await given(server.database.pool).event({
      ...{ startDate: '2027-03-27', endDate: '2027-10-31', timeZone: 'Europe/Berlin' },
    });
    const plan = (start: string) =>
      buildWorkbook({
        Plan: [
          importHeaders,
          ['Timing', 'Bib Caller', '', '', '', '2027-03-28', start, '05:00', 3],
          ['Timing', 'Bib Caller', '', '', '', '2027-10-31', '02:30', '06:00', 3],
        ],
      });
    const skipped = 'Row 2: The clocks skip 02:15 on 2027-03-28: it counts as 03:15.';
    const twice = 'Row 3: The clocks show 02:30 twice on 2027-10-31: the first one counts.';
    expect((await send(event.id, plan('02:15'))).body.warnings).toEqual([skipped, twice]);
    // What is there already was warned of.
    expect((await send(event.id, plan('02:15'))).body.warnings).toEqual([]);
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from shift where event_id = $1 and start_time = '02:15'`,
      [event.id],
    );
    const moved = buildWorkbook({
      Plan: [
        [...importHeaders, 'Trailcrew ID'],
        ['Timing', 'Bib Caller', '', '', '', '2027-03-28', '02:45', '05:00', 3, rows[0]?.id ?? ''],
      ],
    });
    expect((await send(event.id, moved)).body.warnings).toEqual([
      'Row 2: The clocks skip 02:45 on 2027-03-28: it counts as 03:45.',
    ]);
  });

  it('says of every row what would become of it, names the cells at fault, and writes nothing', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    await (
      await (await event.category({ name: 'timing' })).opportunity({ name: 'bib caller' })
    ).shift({ date: '2027-02-18', startTime: '09:00', endTime: '12:00', qtyRequired: 3 });
    const before = await everythingOf(event.id);
    const { status, body } = await send(event.id, mixed(), true);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      dryRun: true,
      created: { categories: 0, opportunities: 1, shifts: 1 },
      updated: { opportunities: 1, shifts: 0 },
      unchanged: 0,
      rows: [
        { row: 2, outcome: 'change', makes: [], changes: [{ field: 'shortDescription', from: '', to: 'Calls bibs' }] },
        { row: 3, outcome: 'error', shift: null, cells: ['F3', 'H3'] },
        {
          row: 4,
          outcome: 'create',
          makes: ['opportunity'],
          shift: { category: 'Timing', role: 'Starter', date: '2027-02-25', location: 'Start', quantity: 2 },
          warnings: ['Date 2027-02-25 is outside the event (2027-02-18 to 2027-02-18).'],
        },
        { row: 5, outcome: 'error', reason: 'This is the same shift as in row 4.', cells: [] },
      ],
    });
    expect(body.errors).toEqual([
      expect.stringMatching(/^Row 3: Date "2027-02-30" .* End Time "soon" .*\.$/),
      'Row 5: This is the same shift as in row 4.',
    ]);
    expect(body.warnings).toEqual(['Row 4: Date 2027-02-25 is outside the event (2027-02-18 to 2027-02-18).']);
    expect(await everythingOf(event.id)).toBe(before);
    expect(await audited(event.id)).toEqual([]);
  });

  it('says what the import then does, which is audited', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    const dry = await send(event.id, mixed(), true);
    const real = await send(event.id, mixed());
    expect(real.body).toEqual({ ...dry.body, dryRun: false });
    expect(await audited(event.id)).toEqual([
      {
        actor_name: 'Ada Admin',
        action: 'event.imported',
        summary: 'plan.xlsx: 1 category, 2 roles and 2 shifts made; 0 roles and 0 shifts changed; 2 rows not taken',
      },
    ]);
  });

  it('costs the same few statements for 14 rows and for 202', async () => {
    const counts: number[] = [];
    for (const book of ['club-race', 'birkie-style']) {
      const file = readFileSync(new URL(`../../demo/workbooks/${book}.xlsx`, import.meta.url));
      const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
      const { count } = await countStatements(() => send(event.id, file, true));
      counts.push(count);
    }
    expect(counts[0]).toBe(counts[1]);
  });
});

describe('texts and quantities of what is there', () => {
  it('an empty text says nothing; of several texts for one role the first of the file counts, with a warning', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    const role = await (
      await event.category({ name: 'Timing' })
    ).opportunity({ name: 'Bib Caller', shortDescription: 'Old', longDescription: 'Stays' });
    await role.shift({ date: '2027-02-18', startTime: '09:00', endTime: '12:00', qtyRequired: 3 });
    const file = buildWorkbook({
      Plan: [
        importHeaders,
        ['Timing', 'Bib Caller', '', '', '', '2027-02-18', '09:00', '12:00', 3],
        ['Timing', 'Bib Caller', 'First', '', '', '2027-02-18', '13:00', '14:00', 3],
        ['Timing', 'Bib Caller', 'Second', '', '', '2027-02-18', '15:00', '16:00', 3],
      ],
    });
    const { body } = await send(event.id, file);
    expect(body.rows.map(({ outcome, changes }) => [outcome, changes.map(({ to }) => to)])).toEqual([
      ['exists', []],
      ['create', ['First']],
      ['create', []],
    ]);
    expect(body.warnings).toEqual([
      'Row 4: The short description differs from the one in row 3 for the same role, which counts.',
    ]);
    const { rows } = await server.database.pool.query(
      'select short_description, long_description, version from opportunity where id = $1',
      [role.id],
    );
    expect(rows).toEqual([{ short_description: 'First', long_description: 'Stays', version: 2 }]);
  });

  it('a text of a role that forms would find too long is reported, one on one line loses its breaks, and the same file again changes nothing', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    const sheet = (text: (name: SheetText) => string) =>
      buildWorkbook({
        Plan: [
          [
            'Category',
            'Role/Position',
            'Date',
            'Start Time',
            'End Time',
            'Quantity',
            ...texts.map(([, { header }]) => header),
          ],
          ['Timing', 'Bib Caller', '2027-02-18', '09:00', '12:00', 3, ...texts.map(([name]) => text(name))],
        ],
      });
    const texts = Object.entries(sheetTexts) as [SheetText, (typeof sheetTexts)[SheetText]][];
    const long = await send(
      event.id,
      sheet((name) => 'x'.repeat(roleTexts[name].atMost + 1)),
      true,
    );
    expect(long.body.rows.map(({ outcome }) => outcome)).toEqual(['create']);
    for (const [name, { header }] of texts)
      expect(JSON.stringify(long.body)).toContain(
        `${header} is longer than ${roleTexts[name].atMost} characters: shorten it when`,
      );
    const file = sheet(() => 'Black\r\nno jeans');
    expect((await send(event.id, file)).body.rows.map(({ outcome }) => outcome)).toEqual(['create']);
    const { rows } = await server.database.pool.query<Record<string, string>>(
      'select short_description as "shortDescription", long_description as "longDescription" from opportunity where event_id = $1',
      [event.id],
    );
    for (const [name] of texts) expect(rows[0]?.[name]).toBe(isOneLine(name) ? 'Black no jeans' : 'Black\nno jeans');
    expect((await send(event.id, file)).body.rows.map(({ outcome }) => outcome)).toEqual(['exists']);
  });

  it('a role that somebody edits meanwhile keeps their text, and nothing is imported', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    const role = await (
      await event.category({ name: 'Timing' })
    ).opportunity({ name: 'Bib Caller', shortDescription: 'Old', longDescription: 'Old' });
    const file = buildWorkbook({
      Plan: [importHeaders, ['Timing', 'Bib Caller', 'New', '', '', '2027-02-18', '09:00', '12:00', 3]],
    });
    const editor = await server.database.pool.connect();
    try {
      await editor.query('begin');
      await editor.query(`update opportunity set long_description = 'Theirs', version = version + 1 where id = $1`, [
        role.id,
      ]);
      const sent = send(event.id, file);
      await untilBlocked(editor, server.database.pool);
      await editor.query('commit');
      const { status, body } = await sent;
      expect([status, body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    } finally {
      editor.release();
    }
    const { rows } = await server.database.pool.query(
      `select o.short_description, o.long_description, (select count(*)::int from shift s where s.opportunity_id = o.id) as shifts
       from opportunity o where id = $1`,
      [role.id],
    );
    expect(rows).toEqual([{ short_description: 'Old', long_description: 'Theirs', shifts: 0 }]);
  });

  it('a quantity below the signups is taken, with a warning, and nobody is dropped', async () => {
    const shift = await given(server.database.pool).shift({ startDate: '2099-02-18', qtyRequired: 3 });
    for (const name of ['Vera', 'Vito']) {
      const person = { firstName: name, lastName: 'Visitor', email: `${name}@example.org`, shiftId: shift.id };
      expect((await server.rest('POST', '/api/signup', person)).status).toBe(201);
    }
    const file = buildWorkbook({
      Plan: [importHeaders, ['Timing', 'Bib Caller', '', '', '', '2099-02-18', '09:00', '12:00', 1]],
    });
    const { body } = await send(shift.eventId, file);
    expect(body).toMatchObject({
      updated: { shifts: 1 },
      warnings: ['Row 2: This shift has 2 signups, more than the quantity 1: nobody is dropped.'],
    });
    const { rows } = await server.database.pool.query(
      'select qty_required, active_count, version from shift where id = $1',
      [shift.id],
    );
    expect(rows).toEqual([{ qty_required: 1, active_count: 2, version: 2 }]);
  });
});

async function download(path: string, headers = admin.headers) {
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The cells of a downloaded workbook's only sheet, row by row, with a way back to bytes. */
function open(bytes: Buffer) {
  const book = read(bytes, { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0] as string] as WorkSheet;
  return {
    rows: utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false }),
    set: (address: string, value: string | number) => {
      sheet[address] = { t: typeof value === 'number' ? 'n' : 's', v: value };
    },
    save: () => Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array),
  };
}

describe('the template', () => {
  it('holds the headers and two sample rows, and can be imported', async () => {
    const { status, headers, bytes } = await download('/api/admin/import-template');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toBe('attachment; filename="import-template.xlsx"');
    const { rows } = open(bytes);
    expect(rows).toHaveLength(3);
    expect(rows[0]?.slice(0, importHeaders.length)).toEqual(importHeaders);
    const event = await given(server.database.pool).event();
    const { body } = await send(event.id, bytes);
    expect(body).toMatchObject({ created: { categories: 2, opportunities: 2, shifts: 2, questions: 0 }, errors: [] });
    expect(read(bytes).SheetNames).toEqual(['Shifts', 'Questions']);
  });
});

describe('the plan of an event', () => {
  const load = async (book: string) => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18', endDate: '2027-02-21' });
    await send(event.id, readFileSync(new URL(`../../demo/workbooks/${book}.xlsx`, import.meta.url)));
    return event;
  };

  it.each(['birkie-style', 'club-race', 'summer-rollerski-trail'])(
    'of %s goes out and comes back without any change',
    async (book) => {
      const event = await load(book);
      const before = await everythingOf(event.id);
      const { status, headers, bytes } = await download(`/api/admin/events/${event.id}/plan`);
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="${event.slug}-plan.xlsx"`,
      ]);
      const { body } = await send(event.id, bytes);
      expect(body).toMatchObject({ created: none, updated: untouched, errors: [] });
      expect(body.unchanged).toBe(body.rows.length);
      expect(await everythingOf(event.id)).toBe(before);
      expect((await audited(event.id)).map(({ action }) => action)).toEqual([
        'event.imported',
        'event.exported',
        'event.imported',
      ]);
    },
  );

  it('survives odd names, texts that look like formulas, midnight, night shifts and places', async () => {
    const event = await given(server.database.pool).event({ startDate: '2027-02-18' });
    const role = await (
      await event.category({ name: '=SUM(A1:A9) & "Söhne" <b>' })
    ).opportunity({
      name: '+49 Läufer ü 名前',
      shortDescription: '  two\r\nlines  ',
      longDescription: '@cmd|x\n\n-1',
      location: 'Role place',
    });
    await role.shift({ date: '2027-02-18', startTime: '00:00', endTime: '07:05', location: 'Hütte\nEingang' });
    await role.shift({ date: '2027-02-18', startTime: '22:00', endTime: '00:00' });
    await role.shift({ date: '2027-02-28', startTime: '22:00', endTime: '06:15' });
    const before = await everythingOf(event.id);
    const { bytes } = await download(`/api/admin/events/${event.id}/plan`);
    const { body } = await send(event.id, bytes);
    expect(body).toMatchObject({ created: none, updated: untouched, unchanged: 3, errors: [] });
    expect(await everythingOf(event.id)).toBe(before);
  });

  it('edited in a spreadsheet and imported again changes quantities and texts, makes added rows, and says so', async () => {
    const event = await load('club-race');
    const plan = open((await download(`/api/admin/events/${event.id}/plan`)).bytes);
    const [, first] = plan.rows as [string[], string[]];
    plan.set('I2', Number(first[8]) + 5);
    plan.set('C2', 'A new short text');
    plan.set('I3', 'many');
    const { body } = await send(event.id, plan.save());
    expect(body).toMatchObject({ created: none, updated: { opportunities: 1, shifts: 1 } });
    expect(body.errors).toEqual([expect.stringMatching(/^Row 3 \(sheet "Shifts"\): Quantity\/Slots "many" /)]);
    expect(body.rows[0]).toMatchObject({
      row: 2,
      outcome: 'change',
      changes: [
        { field: 'quantity', from: first[8], to: String(Number(first[8]) + 5) },
        { field: 'shortDescription', from: first[2], to: 'A new short text' },
      ],
    });
    const again = open((await download(`/api/admin/events/${event.id}/plan`)).bytes);
    expect(again.rows[1]?.[2]).toBe('A new short text');
    expect(again.rows[1]?.[8]).toBe(String(Number(first[8]) + 5));
  });

  it('is for admins alone, of events that exist', async () => {
    const event = await given(server.database.pool).event();
    const lead = await given(server.database.pool).staff('lead');
    for (const path of [`/api/admin/events/${event.id}/plan`, '/api/admin/import-template']) {
      expect((await download(path, {} as never)).status).toBe(401);
      expect((await download(path, lead.headers as never)).status).toBe(403);
    }
    for (const id of [randomUUID(), 'x']) {
      const { status, body } = await server.rest<{ code: string }>(
        'GET',
        `/api/admin/events/${id}/plan`,
        undefined,
        admin.headers,
      );
      expect([status, body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
    }
  });
});
