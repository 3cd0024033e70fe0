import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { read, utils, write, type WorkSheet } from 'xlsx';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { watchMails } from '../../../test/seen-mails.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/*
 * What a plan holds besides its shifts: the event's state and settings, questions, ages, shifts that are called off. Longer than most files:
 * one scene, and all that is edited in it.
 */

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await sharedTestServer();
  await watchMails(server.database.pool);
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

type Row = Record<string, unknown>;
type Book = Record<'Shifts' | 'Questions' | 'Event', Row[]>;

/** A draft with all there is: signing up closes in the hour that the clocks of its zone show twice. */
async function scene({ state = 'DRAFT' } = {}) {
  const event = await given(server.database.pool).event({ startDate: '2031-11-02', endDate: '2031-11-02' });
  await sql(
    `update event set state = $2, time_zone = 'America/Chicago', signups_open_at = '2031-03-09T08:30:00Z',
       signups_close_at = '2031-11-02T07:30:30Z', waitlist_enabled = false, remind_days_before = '[14, 3]' where id = $1`,
    [event.id, state],
  );
  const role = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bib Caller' });
  await sql('update opportunity set minimum_age = 16, younger_with_consent = true where id = $1', [role.id]);
  const first = await role.shift({ date: '2031-11-02', startTime: '08:00', endTime: '10:00' });
  const off = await role.shift({ date: '2031-11-02', startTime: '10:00', endTime: '12:00' });
  await sql(`update shift set cancelled_at = now() where id = $1`, [off.id]);
  const ask = async (kind: string, label: string, more: Row = {}) =>
    (
      await sql<{ id: string }>(
        `insert into question (event_id, opportunity_id, kind, label, help, choices, required, position)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [
          ...[event.id, more.role ?? null, kind, label, more.help ?? null, JSON.stringify(more.choices ?? [])],
          ...[more.required ?? false, more.position ?? 0],
        ],
      )
    )[0]?.id ?? '';
  const meal = await ask('SEVERAL_CHOICES', 'What  do you eat?', {
    choices: ['Soup, hot', 'Bread;  butter', '=1+1'],
    help: 'Two\nlines',
    required: true,
  });
  const shirt = await ask('SHIRT_SIZE', 'T-shirt', { position: 1 });
  const languages = await ask('CHOICE', 'Language', { choices: ['English', 'Norsk'], position: 2, role: role.id });
  const born = await ask('BIRTH_DATE', 'Date of birth', { required: true, role: role.id, position: 3 });
  return { event, role, first, off, meal, shirt, languages, born };
}

async function planOf(eventId: string): Promise<{ bytes: Buffer; book: Book }> {
  const answer = await fetch(`${server.url}/api/admin/events/${eventId}/plan`, { headers: admin.headers });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { Sheets, SheetNames } = read(bytes);
  expect(SheetNames).toEqual(['Shifts', 'Questions', 'Starts', 'Posts', 'Event']);
  const rows = (name: string) => utils.sheet_to_json<Row>(Sheets[name] as WorkSheet, { defval: '' });
  return { bytes, book: { Shifts: rows('Shifts'), Questions: rows('Questions'), Event: rows('Event') } };
}

/** A workbook of these sheets; true dates where a value is one. */
function fileOf(sheets: Partial<Book>): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.json_to_sheet(rows, { cellDates: false }), name);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const send = (eventId: string, file: Buffer, dryRun = false) =>
  sendWorkbook(server, { eventId, file, dryRun, headers: admin.headers });

async function everythingOf(eventId: string): Promise<string> {
  const [all] = await sql<{ all: string }>(
    `select jsonb_build_array(
       (select to_jsonb(e) from event e where id = $1),
       (select jsonb_agg(to_jsonb(c) order by c.id) from category c where event_id = $1),
       (select jsonb_agg(to_jsonb(o) order by o.id) from opportunity o where event_id = $1),
       (select jsonb_agg(to_jsonb(q) order by q.id) from question q where event_id = $1),
       (select jsonb_agg(to_jsonb(s) order by s.id) from shift s where event_id = $1))::text as all`,
    [eventId],
  );
  return all?.all ?? '';
}

const settingOf = ({ Event }: Book, label: string) => Event.find((row) => row['Event setting'] === label);
const settingsWith = (book: Book, values: Record<string, unknown>) =>
  book.Event.map((row) => {
    const label = String(row['Event setting']);
    return label in values ? { ...row, Value: values[label] } : row;
  });
const questionsOf = (eventId: string) =>
  sql<Row>(
    `select q.label, q.kind, q.help, q.choices, q.required, q.position, o.name as role from question q
     left join opportunity o on o.id = q.opportunity_id where q.event_id = $1 order by q.position, q.created_at, q.id`,
    [eventId],
  );
const factsOf = (eventId: string) =>
  sql<Row>(
    `select kind, detail->'fields' as fields from fact where within->>'event' = $1 and kind like '%.changed' order by kind, position`,
    [eventId],
  );

describe('the plan of an event', () => {
  it('shows its state, settings, questions and ages in plain words', async () => {
    const { event, meal } = await scene();
    const { book } = await planOf(event.id);
    expect(book.Event.map((row) => [row['Event setting'], row.Value])).toEqual([
      ['State', 'draft'],
      ['Signing up opens', '2031-03-09 03:30'],
      ['Signing up closes', '2031-11-02 01:30'],
      ['Waitlist', 'no'],
      ['Reminders', '14, 3'],
      ['Event ID', event.id],
    ]);
    expect(book.Questions[0]).toEqual({
      Category: '',
      'Role/Position': '',
      Question: 'What  do you eat?',
      'Kind of answer': 'Several choices',
      Choices: 'Soup, hot\nBread;  butter\n=1+1',
      'Answer required (yes/no)': 'yes',
      'Help below the question': 'Two\nlines',
      Order: 0,
      'Question ID': meal,
    });
    expect(book.Questions[2]).toMatchObject({
      Category: 'Timing',
      'Role/Position': 'Bib Caller',
      Choices: 'English; Norsk',
      'Answer required (yes/no)': 'no',
    });
    expect(
      book.Shifts.map((row) => [
        ...[row['Called off (yes/no)'], row['Minimum age (of the role)'], row['Younger with consent (yes/no)']],
      ]),
    ).toEqual([
      ['no', 16, 'yes'],
      ['yes', '', ''],
    ]);
  });

  it.each(['DRAFT', 'PUBLISHED', 'CANCELLED'])('comes back without any change: %s', async (state) => {
    const { event } = await scene({ state });
    const before = await everythingOf(event.id);
    const { bytes, book } = await planOf(event.id);
    for (const file of [bytes, fileOf(book)]) {
      const { body } = await send(event.id, file);
      expect(body).toMatchObject({
        created: { categories: 0, opportunities: 0, shifts: 0, questions: 0 },
        updated: { categories: 0, opportunities: 0, shifts: 0, questions: 0, settings: 0 },
        errors: [],
        warnings: [],
        unchanged: 6,
      });
      expect(body.rows).toHaveLength(6);
      expect(await everythingOf(event.id)).toBe(before);
    }
  });

  it('comes back with the questions of roles of one name, which are from before names were single', async () => {
    const { event, languages } = await scene();
    const twin = await (await event.category({ name: 'timing' })).opportunity({ name: 'BIB caller' });
    await sql('update question set opportunity_id = $2 where id = $1', [languages, twin.id]);
    const before = await everythingOf(event.id);
    const { bytes } = await planOf(event.id);
    expect((await send(event.id, bytes)).body).toMatchObject({ updated: { questions: 0 }, errors: [] });
    expect(await everythingOf(event.id)).toBe(before);
  });

  it('comes back with each of several roles of one name as it was: texts, ages and shifts stay with their own', async () => {
    const { event, role } = await scene();
    const within = (await sql<{ id: string }>('select category_id as id from opportunity where id = $1', [role.id]))[0];
    const twins = await sql<{ id: string }>(
      `insert into opportunity (event_id, category_id, name, short_description, minimum_age)
       select $1, c, 'bib  CALLER', 'Calls bibs in ' || n, 18 + n
       from (values (1, $2::uuid), (2, (select id from category where event_id = $1 limit 1))) as w (n, c) returning id`,
      [event.id, within?.id],
    );
    const copy = await (await event.category({ name: 'TIMING' })).opportunity({ name: 'Bib Caller' });
    await sql(`update opportunity set short_description = 'Elsewhere' where id = $1`, [copy.id]);
    for (const { id } of [...twins, copy])
      await sql(
        `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
         values ($1, $2, '2031-11-02', '08:00', '10:00', 7)`,
        [event.id, id],
      );
    const born = 'insert into question (event_id, kind, label, required) values ($1, $2, $3, true)';
    await sql(born, [event.id, 'BIRTH_DATE', 'When were you born?']);
    const before = await everythingOf(event.id);
    const { bytes, book } = await planOf(event.id);
    const same = await send(event.id, bytes);
    expect(same.body).toMatchObject({ created: { shifts: 0 }, updated: { shifts: 0, opportunities: 0 }, errors: [] });
    expect(await everythingOf(event.id)).toBe(before);
    // What is written into the row of one of them is that one's, and so are the ages.
    const edited = book.Shifts.map((row) =>
      Object.values(row).includes('Calls bibs in 2')
        ? Object.fromEntries(
            Object.entries(row).map(([header, cell]) => [
              header,
              cell === 'Calls bibs in 2' ? 'Calls names' : cell === 20 ? 21 : cell,
            ]),
          )
        : row,
    );
    const done = await send(event.id, fileOf({ Shifts: edited }));
    expect(done.body).toMatchObject({ errors: [], updated: { shifts: 0, opportunities: 1 } });
    const roles = await sql<Row>(
      'select short_description as text, minimum_age as age from opportunity where event_id = $1 order by created_at, age',
      [event.id],
    );
    expect(roles).toEqual([
      { text: null, age: 16 },
      { text: 'Calls bibs in 1', age: 19 },
      { text: 'Calls names', age: 21 },
      { text: 'Elsewhere', age: null },
    ]);
  });

  it('without shifts and questions comes back, too', async () => {
    const event = await given(server.database.pool).event();
    const { bytes } = await planOf(event.id);
    expect((await send(event.id, bytes)).body).toMatchObject({ errors: [], rows: [], unchanged: 0 });
  });

  it('goes into another event with its questions, ages and marks, and leaves state and openings of that one alone', async () => {
    const { event } = await scene();
    const { bytes } = await planOf(event.id);
    const other = await given(server.database.pool).event({ startDate: '2031-11-02', endDate: '2031-11-02' });
    const { body } = await send(other.id, bytes);
    expect(body).toMatchObject({
      created: { categories: 1, opportunities: 1, shifts: 2, questions: 4 },
      updated: { settings: 2 },
      errors: [],
    });
    const leftAside =
      'This is the plan of another event: its state and when its signups open and close are left aside.';
    expect(body.warnings).toEqual([
      'Row 3 (sheet "Shifts"): This new shift is called off: nobody can sign up for it.',
      ...[2, 3, 4].map((row) => `Row ${row} (sheet "Event"): ${leftAside}`),
    ]);
    expect(await questionsOf(other.id)).toEqual(
      (await questionsOf(event.id)).map((question) => ({
        ...question,
        // As the form would clean them.
        label: String(question.label).replace('  ', ' '),
        choices: (question.choices as string[]).map((one) => one.replace('  ', ' ')),
      })),
    );
    const [settings] = await sql<Row>(
      `select state, signups_open_at, signups_close_at, waitlist_enabled, remind_days_before from event where id = $1`,
      [other.id],
    );
    expect(settings).toEqual({
      ...{ state: 'PUBLISHED', signups_open_at: null, signups_close_at: null },
      ...{ waitlist_enabled: false, remind_days_before: [14, 3] },
    });
    expect(
      await sql('select minimum_age, younger_with_consent from opportunity where event_id = $1', [other.id]),
    ).toEqual([{ minimum_age: 16, younger_with_consent: true }]);
    expect(
      await sql(
        'select start_time, cancelled_at is not null as off from shift where event_id = $1 order by start_time',
        [other.id],
      ),
    ).toEqual([
      { start_time: '08:00', off: false },
      { start_time: '10:00', off: true },
    ]);
    // And finds all of it there the next time; what is left aside changes nothing either.
    expect((await send(other.id, bytes)).body).toMatchObject({
      created: { questions: 0, shifts: 0 },
      updated: { categories: 0, opportunities: 0, shifts: 0, questions: 0, settings: 0 },
      unchanged: 9,
    });
  });
});

describe('an edited plan', () => {
  it('changes settings by the clocks of the event: as text or as a true date, reported by the check, with facts', async () => {
    const { event } = await scene();
    const { book } = await planOf(event.id);
    const before = await everythingOf(event.id);
    // A day before the clocks go forward, and a summer day as spreadsheets keep it.
    const opens = '2031-03-08 08:00';
    const closes = { v: Date.UTC(2031, 5, 30, 18, 15) / 86_400_000 + 25_569, t: 'n', z: 'yyyy\\-mm\\-dd hh:mm' };
    const values = { 'Signing up opens': opens, 'Signing up closes': closes, Waitlist: 'YES', Reminders: 3 };
    const file = fileOf({ ...book, Event: settingsWith(book, values) });
    const check = await send(event.id, file, true);
    expect(check.body).toMatchObject({ updated: { settings: 4 }, unchanged: 6, errors: [], warnings: [] });
    expect(check.body.rows.filter(({ sheet }) => sheet === 'Event')).toMatchObject([
      {
        row: 3,
        outcome: 'change',
        about: 'The event: Signing up opens',
        changes: [{ field: 'signupsOpenAt', from: '2031-03-09 03:30', to: opens }],
      },
      { row: 4, changes: [{ field: 'signupsCloseAt', from: '2031-11-02 01:30', to: '2031-06-30 18:15' }] },
      { row: 5, changes: [{ field: 'waitlistEnabled', from: 'no', to: 'yes' }] },
      { row: 6, changes: [{ field: 'remindDaysBefore', from: '14, 3', to: '3' }] },
    ]);
    expect(await everythingOf(event.id)).toBe(before);
    const [since] = await sql<{ at: Date }>('select reminds_since as at from event where id = $1', [event.id]);
    expect((await send(event.id, file)).body.updated).toEqual(check.body.updated);
    const [after] = await sql<Row>(
      `select signups_open_at, signups_close_at, waitlist_enabled, remind_days_before, version, reminds_since > $2 as later from event where id = $1`,
      [event.id, since?.at],
    );
    expect(after).toEqual({
      signups_open_at: new Date('2031-03-08T14:00:00Z'),
      signups_close_at: new Date('2031-06-30T23:15:00Z'),
      ...{ waitlist_enabled: true, remind_days_before: [3], version: 2, later: true },
    });
    expect(await factsOf(event.id)).toEqual([
      {
        kind: 'event.changed',
        fields: ['signupsOpenAt', 'signupsCloseAt', 'waitlistEnabled', 'remindDaysBefore'],
      },
    ]);
    const none = settingsWith(book, { 'Signing up opens': 'none', 'Signing up closes': 'none', Reminders: 'none' });
    expect((await send(event.id, fileOf({ Event: none }))).body).toMatchObject({ updated: { settings: 4 } });
    expect(
      await sql(
        'select signups_open_at as o, signups_close_at as c, remind_days_before as r from event where id = $1',
        [event.id],
      ),
    ).toEqual([{ o: null, c: null, r: [] }]);
  });

  it.each([
    ['State', 'sleeping', 'State "sleeping" is not draft, published or cancelled.'],
    [
      'State',
      'published',
      'State "published": the event is a draft, and no file changes that. Use "Publish Event" on the page "Event Settings".',
    ],
    ['State', 'cancelled', /Use "Cancel Event" on the page/],
    ['Signing up opens', 'soon', 'Signing up opens "soon" is no day and time such as 2027-02-14 08:00, and not none.'],
    ['Signing up opens', '2031-02-30 08:00', 'Signing up opens "2031-02-30 08:00" is a day that does not exist.'],
    ['Signing up opens', '2031-02-03', /is no day and time/],
    ['Signing up opens', '2031-02-03 25:00', /is no day and time/],
    ['Signing up opens', 47_000, /is no day and time/],
    [
      'Signing up opens',
      '2031-03-09 02:30',
      'Signing up opens "2031-03-09 02:30" does not exist in the time zone of the event: clocks go forward that day.',
    ],
    ['Signing up closes', '2031-03-08 08:00', 'Signups must close after they open.'],
    ['Waitlist', 'perhaps', 'Waitlist "perhaps" is neither yes nor no.'],
    ['Reminders', '7, many', /^Reminders "7, many" is no list of days/],
    ['Reminders', 90, /^Reminders "90" is no list of days/],
  ])('refuses %s %s in words, with its cell, and changes nothing', async (label, value, sentence) => {
    const { event } = await scene();
    const { book } = await planOf(event.id);
    const before = await everythingOf(event.id);
    const { body } = await send(event.id, fileOf({ ...book, Event: settingsWith(book, { [label]: value }) }));
    const row = 2 + book.Event.indexOf(settingOf(book, label) as Row);
    expect(body.rows.filter(({ outcome }) => outcome === 'error')).toMatchObject([
      {
        sheet: 'Event',
        row,
        cells: [`B${row}`],
        about: `The event: ${label}`,
        reason: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      },
    ]);
    expect(body.errors).toEqual([`Row ${row} (sheet "Event"): ${body.rows.find(({ reason }) => reason)?.reason}`]);
    expect(await everythingOf(event.id)).toBe(before);
  });

  it('does not publish, unpublish or cancel: nobody is mailed by a file', async () => {
    const { event, first } = await scene({ state: 'PUBLISHED' });
    await sql('update event set signups_open_at = null where id = $1', [event.id]);
    await sql('update opportunity set minimum_age = null where event_id = $1', [event.id]);
    await sql('delete from question where event_id = $1', [event.id]);
    const person = visitorDetails();
    expect((await server.rest('POST', '/api/signup', { ...person, shiftId: first.id })).status).toBe(201);
    const { book } = await planOf(event.id);
    for (const [word, button] of [
      ['cancelled', 'Cancel Event'],
      ['Draft', 'Back to Draft'],
    ]) {
      const { body } = await send(event.id, fileOf({ Event: settingsWith(book, { State: word }) }));
      expect(body.errors).toEqual([expect.stringContaining(`Use "${button}" on the page "Event Settings".`)]);
    }
    await sql(`update event set state = 'CANCELLED' where id = $1`, [event.id]);
    const { body } = await send(event.id, fileOf({ Event: settingsWith(book, { State: 'published' }) }));
    expect(body.errors).toEqual([expect.stringContaining('Use "Reinstate Event"')]);
    expect(await sql('select state from event where id = $1', [event.id])).toEqual([{ state: 'CANCELLED' }]);
    expect(await sql('select template from seen_mail where recipient = $1', [person.email])).toHaveLength(1);
  });

  it('says which of two same times is meant, and what no setting is; of two rows the first counts', async () => {
    const { event } = await scene();
    const { book } = await planOf(event.id);
    const rows = [
      { 'Event setting': 'signing up closes:', Value: '2031-11-02 01:45' },
      { 'Event setting': 'Signing up closes', Value: 'none' },
      { 'Event setting': 'Weather', Value: 'sunny' },
      { 'Event setting': 'Waitlist (yes/no)', Value: '' },
    ];
    const { body } = await send(event.id, fileOf({ Shifts: book.Shifts, Event: rows }));
    expect(body.warnings).toEqual([
      'Row 2 (sheet "Event"): 2031-11-02 01:45 comes twice, as the clocks go back: the first is meant.',
    ]);
    expect(body.errors).toEqual([
      'Row 3 (sheet "Event"): This is the same setting as in row 2.',
      expect.stringMatching(/^Row 4 \(sheet "Event"\): "Weather" is no setting of the event\. There are: State, /),
    ]);
    const [closes] = await sql<{ at: Date }>('select signups_close_at as at from event where id = $1', [event.id]);
    expect(closes?.at.toISOString()).toBe('2031-11-02T06:45:00.000Z');
  });

  it('calls no shift off and none back, with the button named; a new one may be called off', async () => {
    const { event, first, off } = await scene();
    const { book } = await planOf(event.id);
    const before = await everythingOf(event.id);
    const turned = book.Shifts.map((row) => ({
      ...row,
      'Quantity/Slots': 9,
      'Called off (yes/no)': row['Trailcrew ID'] === first.id ? 'yes' : 'no',
    }));
    const { body } = await send(event.id, fileOf({ Shifts: turned }));
    expect(body.errors).toEqual([
      'Row 2: No file calls a shift off, because everyone in it has to be notified: use "Change plan" on the event.',
      expect.stringMatching(/^Row 3: This shift is called off\. .* use "Change plan" and "Reinstate"\.$/),
    ]);
    expect(body.rows.map(({ cells }) => cells)).toEqual([['M2'], ['M3']]);
    expect(await everythingOf(event.id)).toBe(before);
    // So it is for a row that only its words find.
    const unnamed = turned.map((row) => ({ ...row, 'Trailcrew ID': '' }));
    expect((await send(event.id, fileOf({ Shifts: unnamed }))).body.errors).toHaveLength(2);
    const added = { ...turned[0], 'Start Time': '13:00', 'End Time': '14:00', 'Trailcrew ID': '' };
    expect((await send(event.id, fileOf({ Shifts: [added] }))).body).toMatchObject({ created: { shifts: 1 } });
    expect(
      await sql('select id from shift where event_id = $1 and cancelled_at is not null and id <> $2', [
        event.id,
        off.id,
      ]),
    ).toHaveLength(1);
  });

  it('moves a shift that stays called off without notifying anybody', async () => {
    const { event, off } = await scene({ state: 'PUBLISHED' });
    const person = visitorDetails();
    await sql('update shift set cancelled_at = null where id = $1', [off.id]);
    await signedUp(server.database.pool, { ...off, eventId: event.id }, person);
    await sql('update shift set cancelled_at = now() where id = $1', [off.id]);
    const { book } = await planOf(event.id);
    const later = book.Shifts.map((row) => (row['Trailcrew ID'] === off.id ? { ...row, 'End Time': '13:00' } : row));
    const file = fileOf({ Shifts: later });
    const sent = { eventId: event.id, file, tellPeople: true, headers: admin.headers };
    expect((await sendWorkbook(server, sent)).body).toMatchObject({ moved: { shifts: 1, signups: 1 }, errors: [] });
    expect(await sql('select template from seen_mail where recipient = $1', [person.email])).toEqual([]);
  });

  it('changes ages of a role by its first row, and has the role ask when people were born', async () => {
    const { event, role } = await scene();
    await sql('delete from question where event_id = $1', [event.id]);
    const { book } = await planOf(event.id);
    const aged = (age: unknown, consent: unknown = '') =>
      fileOf({
        Shifts: book.Shifts.map((row, at) => ({
          ...row,
          'Minimum age (of the role)': at === 0 ? age : '',
          'Younger with consent (yes/no)': at === 0 ? consent : '',
        })),
      });
    expect((await send(event.id, aged('abc'))).body.errors).toEqual([
      'Row 2: Minimum age (of the role) "abc" is no age from 1 to 99, and not none.',
    ]);
    expect((await send(event.id, aged(''))).body).toMatchObject({ updated: { opportunities: 0 }, unchanged: 2 });
    expect((await send(event.id, aged('none'))).body.rows[0]?.changes).toEqual([
      { field: 'minimumAge', from: '16', to: 'none' },
    ]);
    expect(await questionsOf(event.id)).toEqual([]);
    const { body } = await send(event.id, aged(18, 'no'));
    expect(body.rows[0]?.changes).toEqual([
      { field: 'minimumAge', from: 'none', to: '18' },
      { field: 'youngerWithConsent', from: 'yes', to: 'no' },
    ]);
    expect(await sql('select minimum_age, younger_with_consent from opportunity where id = $1', [role.id])).toEqual([
      { minimum_age: 18, younger_with_consent: false },
    ]);
    expect(await questionsOf(event.id)).toMatchObject([{ kind: 'BIRTH_DATE', role: 'Bib Caller', required: true }]);
    expect(await factsOf(event.id)).toEqual([
      { kind: 'opportunity.changed', fields: ['minimumAge'] },
      { kind: 'opportunity.changed', fields: ['minimumAge', 'youngerWithConsent'] },
    ]);
    // A row below that says something else is reported.
    const two = book.Shifts.map((row, at) => ({ ...row, 'Minimum age (of the role)': at === 0 ? 18 : 12 }));
    expect((await send(event.id, fileOf({ Shifts: two }))).body.warnings).toEqual([
      'Row 3: The minimum age differs from that in another row for the same role, which counts.',
    ]);
  });

  it('takes the age of a role from its own rows: a shift that comes from another role brings none along', async () => {
    const { event, role } = await scene();
    // Before the others in the file, and without an age.
    const category = await event.category({ name: 'Aid' });
    const cook = await category.opportunity({ name: 'Cook' });
    const moving = await cook.shift({ date: '2031-11-02', startTime: '14:00', endTime: '15:00' });
    const { book } = await planOf(event.id);
    const [first] = book.Shifts as [Row];
    expect(first).toMatchObject({ 'Trailcrew ID': moving.id, 'Minimum age (of the role)': 'none' });
    const bibs = { Category: 'Timing', 'Role/Position': 'Bib Caller' };
    const ages = () => sql<Row>('select minimum_age as age from opportunity where id = $1', [role.id]);
    const moved = await send(event.id, fileOf({ Shifts: [{ ...first, ...bibs }, ...book.Shifts.slice(1)] }));
    expect(moved.body).toMatchObject({ moved: { shifts: 1 }, updated: { opportunities: 0 }, warnings: [] });
    expect(await ages()).toEqual([{ age: 16 }]);
    // A row that was copied for a new shift is reported, whatever row stands first.
    const copied = { ...first, ...bibs, 'Start Time': '16:00', 'End Time': '17:00', 'Trailcrew ID': '' };
    const added = await send(event.id, fileOf({ Shifts: [copied, ...book.Shifts.slice(1)] }));
    expect(added.body).toMatchObject({ created: { shifts: 1 }, updated: { opportunities: 0 } });
    expect(added.body.warnings).toEqual([
      'Row 2: The minimum age differs from that in another row for the same role, which counts.',
      'Row 2: Younger with consent differs from that in another row for the same role, which counts.',
    ]);
    expect(await ages()).toEqual([{ age: 16 }]);
    // A role that all of its rows call otherwise is renamed, and keeps it.
    const renamed = book.Shifts.slice(1).map((row) => ({ ...row, 'Role/Position': 'Announcer' }));
    expect((await send(event.id, fileOf({ Shifts: renamed }))).body).toMatchObject({ created: { opportunities: 0 } });
    expect(
      await sql<Row>(`select minimum_age as age from opportunity where event_id = $1 and name = 'Announcer'`, [
        event.id,
      ]),
    ).toEqual([{ age: 16 }]);
  });

  it('changes questions and adds some, keeps answers, and deletes none that it leaves out', async () => {
    const { event, first, meal, languages } = await scene({ state: 'PUBLISHED' });
    const signup = await signedUp(server.database.pool, { ...first, eventId: event.id }, visitorDetails());
    await sql(`insert into answer (signup_id, question_id, value) values ($1, $2, '["Soup, hot"]')`, [signup.id, meal]);
    const { book } = await planOf(event.id);
    const [asked, , language] = book.Questions as [Row, Row, Row, Row];
    const rows = [
      { ...asked, Question: 'Which meal?', Choices: 'Soup; Stew', 'Answer required (yes/no)': 'no', Order: 7 },
      // Found by its words; empty cells say nothing.
      { Question: 't-SHIRT', 'Kind of answer': '', 'Help below the question': 'They run small.' },
      { ...language, Choices: '' },
      { Question: 'Do you drive?', 'Kind of answer': 'yes or no' },
      { Category: 'timing', 'Role/Position': 'bib caller', Question: 'Radio name', 'Kind of answer': 'TEXT' },
      {
        Category: 'Food',
        'Role/Position': 'Cook',
        Question: 'Which day?',
        'Kind of answer': 'One of several choices',
        Choices: 'Friday, Saturday',
      },
    ];
    const cook = {
      ...(book.Shifts[0] as Row),
      Category: 'Food',
      'Role/Position': 'Cook',
      'Trailcrew ID': '',
      'Minimum age (of the role)': '',
    };
    const file = fileOf({ Questions: rows, Shifts: [cook] });
    const check = await send(event.id, file, true);
    expect(check.body).toMatchObject({
      created: { shifts: 1, questions: 3 },
      updated: { questions: 2 },
      unchanged: 1,
      errors: [],
    });
    expect(check.body.rows.map(({ row, outcome, about, changes }) => [row, outcome, about, changes.length])).toEqual([
      [
        2,
        'change',
        'Question of the whole event: What  do you eat? (Several choices: Soup, hot\nBread;  butter\n=1+1; required)',
        4,
      ],
      [3, 'change', 'Question of the whole event: T-shirt (T-shirt size)', 1],
      [4, 'exists', 'Question of Bib Caller (Timing): Language (One of several choices: English; Norsk)', 0],
      [5, 'create', 'Question of the whole event: Do you drive? (Yes or no)', 0],
      [6, 'create', 'Question of bib caller (timing): Radio name (Text)', 0],
      [7, 'create', 'Question of Cook (Food): Which day? (One of several choices: Friday; Saturday)', 0],
      [2, 'create', null, 0],
    ]);
    expect(check.body.rows[0]?.changes).toEqual([
      { field: 'question', from: 'What  do you eat?', to: 'Which meal?' },
      { field: 'choices', from: 'Soup, hot\nBread;  butter\n=1+1', to: 'Soup; Stew' },
      { field: 'required', from: 'yes', to: 'no' },
      { field: 'position', from: '0', to: '7' },
    ]);
    const done = await send(event.id, file);
    expect(done.body).toEqual({ ...check.body, dryRun: false });
    expect(await questionsOf(event.id)).toMatchObject([
      { label: 'T-shirt', help: 'They run small.' },
      { label: 'Language', choices: ['English', 'Norsk'] },
      { label: 'Date of birth' },
      { label: 'Do you drive?', kind: 'YES_NO', role: null, required: false, position: 4 },
      { label: 'Radio name', kind: 'TEXT', role: 'Bib Caller', position: 5 },
      { label: 'Which day?', choices: ['Friday', 'Saturday'], role: 'Cook', position: 6 },
      { label: 'Which meal?', help: 'Two\nlines', choices: ['Soup', 'Stew'], required: false, position: 7 },
    ]);
    expect(await sql('select value from answer where question_id = $1', [meal])).toEqual([{ value: ['Soup, hot'] }]);
    expect(await sql('select version from question where id = any($1) order by version', [[meal, languages]])).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
    expect(await factsOf(event.id)).toEqual([
      { kind: 'event.changed', fields: ['questions'] },
      { kind: 'opportunity.changed', fields: ['questions'] },
    ]);
    expect((await send(event.id, file)).body).toMatchObject({
      created: { shifts: 0, questions: 0 },
      updated: { questions: 0 },
    });
  });

  it.each<[string, Row, string, string[]]>([
    ['no words', { Question: '', 'Kind of answer': 'Text' }, 'Question is empty.', ['C2']],
    ['no kind', { 'Kind of answer': '' }, 'Kind of answer is empty.', ['D2']],
    [
      'an unknown kind',
      { 'Kind of answer': 'Essay' },
      'Kind of answer "Essay" is unknown. There are: Text, One of several choices, Several choices, Yes or no, T-shirt size, Birth date.',
      ['D2'],
    ],
    ['no choices', { 'Kind of answer': 'Several choices' }, 'Choices: Please write two choices or more.', ['E2']],
    [
      'one choice',
      { 'Kind of answer': 'One of several choices', Choices: 'A' },
      'Choices: Please write two choices or more.',
      ['E2'],
    ],
    ['choices of a text', { Choices: 'A; B' }, 'Choices: Such a question has no choices.', ['E2']],
    [
      'a choice twice',
      { 'Kind of answer': 'Several choices', Choices: 'A; A' },
      'Choices: Please write each choice once.',
      ['E2'],
    ],
    [
      'a mark that is none',
      { 'Answer required (yes/no)': 'Bob' },
      'Answer required (yes/no) "Bob" is neither yes nor no.',
      ['F2'],
    ],
    ['an order that is none', { Order: 'last' }, 'Order "last" is no number from 0 to 1000.', ['H2']],
    ['a long question', { Question: 'x'.repeat(201) }, 'Question: Please use at most 200 characters.', ['C2']],
    [
      'an unknown role',
      { Category: 'Timing', 'Role/Position': 'Nobody' },
      'There is no role "Nobody" in a category "Timing" of the event or of this file.',
      ['B2'],
    ],
    [
      'a role without category',
      { 'Role/Position': 'Bib Caller' },
      'Category is empty: a role is named by both.',
      ['A2'],
    ],
    [
      'a category without role',
      { Category: 'Timing' },
      'Role/Position is empty: name the role that asks, or leave both empty where every shift asks.',
      ['B2'],
    ],
    [
      'another kind than it has',
      { Question: 'T-shirt' },
      'Kind of answer: a question keeps its kind ("T-shirt size"). Delete it under "Questions" on the board and create a new one.',
      ['D2'],
    ],
  ])('refuses a question with %s, and asks nothing', async (_what, said, reason, cells) => {
    const { event } = await scene();
    const before = await everythingOf(event.id);
    const row = { Category: '', 'Role/Position': '', Question: 'Anything?', 'Kind of answer': 'Text', Choices: '' };
    const besides = { 'Answer required (yes/no)': '', 'Help below the question': '', Order: '', 'Question ID': '' };
    const { body } = await send(event.id, fileOf({ Questions: [{ ...row, ...besides, ...said }] }));
    const { Question: label = 'Anything?' } = said as { Question?: string };
    const about = label ? `Question: ${label}` : 'Question';
    expect(body.rows).toMatchObject([{ row: 2, outcome: 'error', shift: null, about, reason, cells }]);
    expect(await everythingOf(event.id)).toBe(before);
  });

  it('keeps a question with the role or event that asks it, takes each once, and at most as many as forms do', async () => {
    const { event } = await scene();
    const { book } = await planOf(event.id);
    const [asked, shirt] = book.Questions as [Row, Row];
    const moved = { ...shirt, Category: 'Timing', 'Role/Position': 'Bib Caller' };
    const { body } = await send(
      event.id,
      fileOf({ Questions: [moved, asked, asked, { ...asked, 'Question ID': '' }] }),
    );
    expect(body.errors).toEqual([
      'Row 2: A question stays with the role or event that asks it. Clear its Question ID to have it asked here, too.',
      'Row 4: Question ID is the same as in row 3. Clear it to ask another question.',
    ]);
    expect(body.created.questions).toBe(1);
    const many = Array.from({ length: 120 }, (_, at) => ({ Question: `Question ${at}`, 'Kind of answer': 'Text' }));
    const full = await send(event.id, fileOf({ Questions: many }));
    expect(full.body).toMatchObject({ created: { questions: 95 } });
    expect(full.body.errors[0]).toBe('Row 97: An event and its roles ask 100 questions at most: delete one first.');
    expect((await questionsOf(event.id)).slice(-95).map(({ label }) => label)).toEqual(
      many.slice(0, 95).map(({ Question }) => Question),
    );
  });

  it('needs no more statements for a hundred questions than for one', async () => {
    const statementsFor = async (questions: number) => {
      const { event } = await scene();
      await sql('delete from question where event_id = $1', [event.id]);
      const rows = Array.from({ length: questions }, (_, at) => ({
        Question: `Question ${at}`,
        'Kind of answer': 'Text',
      }));
      const { apart } = await countStatements(() => send(event.id, fileOf({ Questions: rows })));
      return apart;
    };
    expect(await statementsFor(100)).toBe(await statementsFor(1));
  });
});

it('an older workbook leaves all of that untouched', async () => {
  const { event } = await scene({ state: 'PUBLISHED' });
  const before = await everythingOf(event.id);
  const { book } = await planOf(event.id);
  const known =
    /^(Category|Role|Description|Message|Location|Date|Start|End|Quantity|Shift note|Closed|Waitlist|Trailcrew)/;
  const older = book.Shifts.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([header]) => known.test(header))),
  );
  expect((await send(event.id, fileOf({ Shifts: older }))).body).toMatchObject({
    unchanged: 2,
    errors: [],
    warnings: [],
  });
  expect(await everythingOf(event.id)).toBe(before);
});
