import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { retentionKinds, type RetentionKind } from '../../../contract/people/retention.js';
import { given, inDays } from '../../../../test/given.js';
import { nobodyOf } from '../../../../test/nobody.js';
import { settled } from '../../../../test/settled.js';
import { signedUp } from '../../../../test/signup-rows.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { addDays, clock, dayIn, instantOf, moveClock } from '../../../platform/clock.js';
import { recordErasure } from '../erasing/record-erasure.js';
import { applyRetention } from './apply-retention.js';
import { countDue } from './read-retention.js';
import { cutoffOf, daysAt, readRetentionState } from './retention-rules.js';

/* Old data goes by itself: each kind in the night after its last day, as the preview said, and nothing of people who take part. */

const timeZone = 'Europe/Oslo';
let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: timeZone });
  admin = await given(server.database.pool).staff('admin');
  // The tests say when it runs.
  await server.database.pool.query(`delete from job where kind = 'retention'`);
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows as Row[];
const today = () => dayIn(timeZone, clock.now());
const goTo = (day: string, time: string) => moveClock(instantOf(day, time, timeZone).getTime() - Date.now());
const run = (stopped = new AbortController().signal) => applyRetention.run(nobodyOf(server), {}, stopped);
const counted = async (day: string) =>
  (
    await sql<{ counts: Partial<Record<RetentionKind, number>> }>('select counts from retention_run where day = $1', [
      day,
    ])
  )[0]?.counts;

/** What the preview shows in the evening before, for the night of a day. */
async function preview(day: string): Promise<Record<RetentionKind, number>> {
  goTo(addDays(day, -1), '20:00');
  const { rows } = nobodyOf(server).services;
  const { rules } = await readRetentionState(rows, clock.now());
  return countDue(rows, rules, () => instantOf(day, '03:10', timeZone), timeZone);
}

/** The night of a day. What went is what the preview showed. */
async function night(day: string): Promise<Record<RetentionKind, number>> {
  const shown = await preview(day);
  await sql('delete from retention_run where day = $1', [day]);
  goTo(day, '03:10');
  await run();
  const went = { ...Object.fromEntries(retentionKinds.map((kind) => [kind, 0])), ...(await counted(day)) };
  expect([day, went]).toEqual([day, shown]);
  return shown;
}

const nothing = { CONTACTS: 0, ANSWERS: 0, NAMES: 0, MAILS: 0, AUDIT: 0 };

describe('each kind', () => {
  const last = inDays(-1);
  let ada: { id: string; volunteerId: string };
  let cyd: { volunteerId: string };
  beforeAll(async () => {
    const { pool } = server.database;
    const make = given(pool);
    const shift = await make.shift({ startDate: inDays(-2), endDate: last, date: last });
    const later = await make.shift({ startDate: inDays(900), endDate: inDays(900), date: inDays(900) });
    const phone = '+47 99 88 77 66';
    ada = await signedUp(pool, shift, { firstName: 'Ada', email: 'ada@old.example', phone });
    await signedUp(pool, shift, { firstName: 'Bo', email: 'ada@old.example', phone });
    cyd = await signedUp(pool, shift, { firstName: 'Cyd', email: 'cyd@old.example', phone });
    await signedUp(pool, later, { firstName: 'Cyd', email: 'cyd@old.example', phone });
    await sql(`update volunteer set created_at = $1`, [instantOf(inDays(-3), '12:00', timeZone)]);
    const question = (kind: string) =>
      sql<{ id: string }>(
        `insert into question (event_id, label, kind, position) values ($1, $2, $2, 0) returning id`,
        [shift.eventId, kind],
      );
    for (const kind of ['TEXT', 'SHIRT_SIZE'])
      await sql('insert into answer (signup_id, question_id, value) values ($1, $2, $3)', [
        ...[ada.id, (await question(kind))[0]?.id, JSON.stringify(kind === 'TEXT' ? 'Nuts' : 'M')],
      ]);
    await sql(`insert into guardian_consent (signup_id, guardian_name, wording) values ($1, 'Grace', 'I agree')`, [
      ada.id,
    ]);
    await sql(
      `insert into replacement (event_id, shift_id, signup_id, token_hash, message, state) values ($1, $2, $3, '\\x01', 'I am ill', 'ENDED')`,
      [shift.eventId, shift.id, ada.id],
    );
    const people = [{ firstName: 'Wim', lastName: 'Waits', nameKey: 'wim waits' }];
    await sql(
      `insert into waitlist_entry (event_id, shift_id, email, email_key, phone, people, people_count, state, ended_at)
       values ($1, $2, 'wim@old.example', 'wim@old.example', '1', $3, 1, 'EXPIRED', now())`,
      [shift.eventId, shift.id, JSON.stringify(people)],
    );
    await sql(`insert into reminder (event_id, email_key, days_before) values ($1, 'ada@old.example', 3)`, [
      shift.eventId,
    ]);
    await sql(`insert into email_opt_out (email_key, since) values ('nobody@old.example', $1)`, [
      instantOf(last, '12:00', timeZone),
    ]);
    const noon = instantOf(last, '12:00', timeZone);
    await sql(
      `insert into outbox (template, recipient, recipient_name, payload, message_id, state, sent_at, created_at, next_attempt_at) values
        ('x', 'sent@old.example', null, '{}', '1', 'sent', $1, $1, $1), ('x', 'failed@old.example', null, '{}', '2', 'failed', null, $1, $1)`,
      [noon],
    );
    await sql('delete from audit_entry');
    await sql(
      `insert into audit_entry (actor_name, action, record_type, summary, happened_at) values ('Al', 'shift.changed', 'shift', 'Start', $1)`,
      [noon],
    );
    await sql(
      `insert into bulk_mail (group_kind, group_name, subject, body, sender_name, recipient_count, created_at)
       values ('event', 'All', 'Parking', 'At school', 'Al', 0, $1)`,
      [noon],
    );
    await sql(
      `insert into plan_change (event_id, applied_by, applied_at, people, shifts) values ($1, 'Al Admin', $2, 1, '[]')`,
      [shift.eventId, noon],
    );
  });

  it('goes in the night after its last day and not the night before', async () => {
    expect(await night(addDays(last, 30))).toEqual(nothing);
    expect(await night(addDays(last, 31))).toEqual({ ...nothing, MAILS: 2 });
    expect(await sql('select from outbox where recipient like $1', ['%old.example'])).toHaveLength(0);

    expect(await night(addDays(last, 56))).toEqual(nothing);
    // Phones of Ada and Bo; an answer, a guardian, a message, somebody who waited, a reminder.
    expect(await night(addDays(last, 57))).toEqual({ ...nothing, CONTACTS: 2, ANSWERS: 5 });
    expect(await sql(`select first_name, phone is null as gone from volunteer order by 1`)).toEqual([
      { first_name: 'Ada', gone: true },
      { first_name: 'Bo', gone: true },
      { first_name: 'Cyd', gone: false },
    ]);
    expect(await sql('select value from answer')).toEqual([{ value: 'M' }]);
    expect(await sql('select guardian_name, wording from guardian_consent')).toEqual([
      { guardian_name: '', wording: '' },
    ]);
    expect(await sql('select message from replacement')).toEqual([{ message: null }]);
    const [entry] = await sql<{ text: string }>('select w::text as text from waitlist_entry w');
    expect(entry?.text).toContain('Removed');
    expect(entry?.text.toLowerCase()).not.toContain('wim');
    expect(await sql('select from reminder')).toHaveLength(0);

    expect(await night(addDays(last, 400))).toEqual(nothing);
    // Ada and Bo; an entry, a mail to a group and who applied a plan.
    expect(await night(addDays(last, 401))).toEqual({ ...nothing, NAMES: 2, AUDIT: 3 });
    expect(await sql('select first_name from volunteer order by 1')).toEqual([
      ...[{ first_name: 'Cyd' }, { first_name: 'Removed' }, { first_name: 'Removed' }],
    ]);
    expect(await sql('select from answer')).toHaveLength(0);
    expect(await sql('select applied_by from plan_change')).toEqual([{ applied_by: 'staff' }]);
    expect(await sql(`select erased_by, cardinality(volunteer_ids) as people from erasure`)).toEqual([
      { erased_by: 'retention', people: 2 },
    ]);
    // One address became one: figures that count addresses are as before.
    expect(await sql('select distinct email_key from volunteer')).toHaveLength(2);
    expect(await sql('select from email_opt_out')).toHaveLength(0);
    expect(await night(addDays(last, 402))).toEqual(nothing);
  });

  it('is not mailed to people, and is among the facts for programs that keep a copy', async () => {
    await settled(server.database.pool);
    const facts = await sql<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from fact where kind like 'volunteer.%' group by 1 order by 1`,
    );
    expect(facts).toEqual([
      { kind: 'volunteer.changed', count: 2 },
      { kind: 'volunteer.erased', count: 2 },
    ]);
    expect(await sql(`select from outbox where template = 'data-erased'`)).toHaveLength(0);
  });

  it('leaves people who signed up for something to come', async () => {
    expect(await sql('select first_name, email from volunteer where id = $1', [cyd.volunteerId])).toEqual([
      { first_name: 'Cyd', email: 'cyd@old.example' },
    ]);
  });
});

describe('people who are not idle', () => {
  afterAll(() => sql(`delete from volunteer where email_key like '%@again.example'`));

  const cutoff = () => cutoffOf(400, clock.now(), timeZone);

  it('stay when they sign up after they were found and before they are locked', async () => {
    const make = given(server.database.pool);
    const old = await make.shift({ startDate: inDays(-500), endDate: inDays(-500), date: inDays(-500) });
    const coming = await make.shift({ startDate: inDays(20), endDate: inDays(20), date: inDays(20) });
    const eve = await signedUp(server.database.pool, old, { firstName: 'Eve', email: 'eve@again.example' });
    const fay = await signedUp(server.database.pool, old, { firstName: 'Fay', email: 'fay@again.example' });
    await sql(`update volunteer set created_at = now() - interval '600 days' where email_key like '%@again.example'`);
    await signedUp(server.database.pool, coming, { firstName: 'Eve', email: 'eve@again.example' });
    const { rows } = nobodyOf(server).services;
    const { rules } = await readRetentionState(rows, clock.now());
    expect((await countDue(rows, rules, clock.now, timeZone)).NAMES).toBe(1);
    const erased = await recordErasure(nobodyOf(server), {
      ...{
        volunteerIds: [eve.volunteerId, fay.volunteerId],
        by: 'retention',
        notify: false,
        night: { day: today(), cutoff: cutoff() },
      },
    });
    expect(erased).toBe(1);
    expect(await sql('select first_name from volunteer where id = $1', [eve.volunteerId])).toEqual([
      { first_name: 'Eve' },
    ]);
  });

  it('count from the last event that they waited for, also once nobody is named there any more', async () => {
    const make = given(server.database.pool);
    const old = await make.shift({ startDate: inDays(-500), endDate: inDays(-500), date: inDays(-500) });
    const waited = inDays(-100);
    const full = await make.shift({ startDate: waited, endDate: waited, date: waited });
    const { volunteerId } = await signedUp(server.database.pool, old, {
      ...{ firstName: 'Gus', lastName: 'Waits', email: 'gus@again.example' },
    });
    await sql(`update volunteer set created_at = now() - interval '600 days' where id = $1`, [volunteerId]);
    const [{ name_key: nameKey = '' } = {}] = await sql<{ name_key: string }>(
      'select name_key from volunteer where id = $1',
      [volunteerId],
    );
    await sql(
      `insert into waitlist_entry (event_id, shift_id, email, email_key, people, people_count, state, ended_at)
       values ($1, $2, 'gus@again.example', 'gus@again.example', $3, 1, 'EXPIRED', now())`,
      [full.eventId, full.id, JSON.stringify([{ firstName: 'Gus', lastName: 'Waits', nameKey }])],
    );
    await night(addDays(today(), 1));
    expect(await sql('select first_name from volunteer where id = $1', [volunteerId])).toEqual([{ first_name: 'Gus' }]);
    expect(await sql(`select from waitlist_entry where email_key = 'gus@again.example'`)).toHaveLength(0);
    await night(addDays(waited, 400));
    expect(await sql('select first_name from volunteer where id = $1', [volunteerId])).toEqual([{ first_name: 'Gus' }]);
    await night(addDays(waited, 401));
    expect(await sql('select first_name from volunteer where id = $1', [volunteerId])).toEqual([
      { first_name: 'Removed' },
    ]);
  });
});

it('leaves people whose shift was deleted as long as the mail about it is kept, and who they were merged with', async () => {
  const event = await given(server.database.pool).event({ startDate: inDays(-500) });
  const person = async (firstName: string) => {
    const rows = await sql<{ id: string }>(
      `insert into volunteer (first_name, last_name, email, email_key, name_key, created_at)
       values ($1, 'Gone', $2, $2, $1, now() - interval '900 days') returning id`,
      [firstName, `${firstName.toLowerCase()}@left.example`],
    );
    return rows[0]?.id ?? '';
  };
  const [ida, jon, kim, max] = [await person('Ida'), await person('Jon'), await person('Kim'), await person('Max')];
  const sent = `insert into outbox (template, recipient, payload, message_id, state, sent_at, event_id, bulk_mail_id)
    values ('x', $1, '{}', $1, 'sent', now(), $2, $3)`;
  await sql(sent, ['ida@left.example', event.id, null]);
  await sql(sent, ['jon@left.example', event.id, event.id]);
  await sql('insert into waited_until (volunteer_id, day) values ($1, $2)', [kim, inDays(-100)]);
  const ids = { sourceId: kim, targetId: max };
  expect((await server.rest('POST', '/api/volunteer/merge', ids, admin.headers)).status).toBe(200);
  await sql(`delete from outbox where recipient = 'max@left.example'`);
  await night(addDays(today(), 1));
  expect(
    await sql(`select id from volunteer where id = any($1) and erased_at is null order by first_name`, [
      [ida, jon, max],
    ]),
  ).toEqual([{ id: ida }, { id: max }]);
});

it('goes on where a run was broken off, and adds both up', async () => {
  await sql('delete from retention_run; delete from audit_entry');
  await sql(
    `insert into audit_entry (actor_name, action, record_type, summary, happened_at)
     select 'Al', 'shift.changed', 'shift', 'Start', now() - interval '600 days' from generate_series(1, 1200)`,
  );
  const stop = new AbortController();
  const { services } = server.running;
  const original = services.openTransaction;
  let batches = 0;
  services.openTransaction = async (...args) => {
    const done = await original(...args);
    if ((batches += 1) === 1) stop.abort();
    return done;
  };
  try {
    await expect(run(stop.signal)).rejects.toThrow();
  } finally {
    services.openTransaction = original;
  }
  expect(await sql('select from audit_entry')).toHaveLength(700);
  await run();
  expect(await sql('select from audit_entry')).toHaveLength(0);
  expect((await counted(today()))?.AUDIT).toBe(1200);
});

describe('what an admin sets', () => {
  const put = (body: object) => server.rest<Retention>('PUT', '/api/admin/retention', body, admin.headers);
  interface Retention {
    notice: string;
    startsAt: string;
    rules: {
      kind: RetentionKind;
      days: number;
      previousDays: number | null;
      changesAt: string | null;
      wouldGo: number;
    }[];
    runs: { at: string; counts: { kind: RetentionKind; count: number }[] }[];
  }
  const ofKind = ({ rules }: Retention, wanted: RetentionKind) => rules.find(({ kind }) => kind === wanted);

  it('counts from 24 hours later, and is in the audit log', async () => {
    const { status, body } = await put({ rules: [{ kind: 'NAMES', days: 200 }], notice: 'We are a small club.' });
    expect(status).toBe(200);
    expect(body.notice).toBe('We are a small club.');
    expect(ofKind(body, 'NAMES')).toMatchObject({ days: 200, previousDays: 400, changesAt: expect.any(String) });
    const { rows } = nobodyOf(server).services;
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const rule = (await readRetentionState(rows, clock.now())).rules.find(({ kind }) => kind === 'NAMES');
    if (!rule) throw new Error('No rule');
    expect([daysAt(rule, inHours(23.9)), daysAt(rule, inHours(24.1))]).toEqual([400, 200]);
    // Changed again before it counts: what applies now stays what it is.
    await put({ rules: [{ kind: 'NAMES', days: 300 }] });
    const { data } = await server.graphql<{ retention: Retention }>(
      '{ retention { notice rules { kind days previousDays wouldGo } runs { at counts { kind count } } } }',
      {},
      admin.headers,
    );
    expect(ofKind(data.retention, 'NAMES')).toMatchObject({ days: 300, previousDays: 400 });
    expect(data.retention.runs[0]?.counts).toEqual([{ kind: 'AUDIT', count: 1200 }]);
    expect(
      await sql(`select summary from audit_entry where action = 'retention.changed' order by happened_at`),
    ).toEqual([
      { summary: 'Names and addresses 400 → 200 days, the notice' },
      { summary: 'Names and addresses 200 → 300 days' },
    ]);
  });

  it('counts at once where days grow, so that what would go tonight stays, and when a change is taken back', async () => {
    const more = await put({ rules: [{ kind: 'AUDIT', days: 500 }] });
    expect(ofKind(more.body, 'AUDIT')).toMatchObject({ days: 500, previousDays: null, changesAt: null });
    const fewer = await put({ rules: [{ kind: 'AUDIT', days: 450 }] });
    expect(ofKind(fewer.body, 'AUDIT')).toMatchObject({ days: 450, previousDays: 500, changesAt: expect.any(String) });
    const back = await put({ rules: [{ kind: 'AUDIT', days: 500 }] });
    expect(ofKind(back.body, 'AUDIT')).toMatchObject({ days: 500, previousDays: null, changesAt: null });
  });

  it('is refused outside the limits, and changes nothing then', async () => {
    const before = await sql('select * from retention_rule');
    const { status, body } = await put({ rules: [{ kind: 'CONTACTS', days: 6 }], notice: 'Other words' });
    expect([status, body]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', errors: { 'rules.0.days': 'Please give 7 to 400 days' } },
    ]);
    expect((await put({ notice: 'x'.repeat(5_001) })).status).toBe(400);
    expect(await sql('select * from retention_rule')).toEqual(before);
    expect(await sql('select notice from retention_setting')).toEqual([{ notice: 'We are a small club.' }]);
  });

  it('is what visitors read, by both APIs', async () => {
    await put({ rules: [{ kind: 'CONTACTS', days: 50 }] });
    const read = async () => (await server.rest<{ notice: string; parts: object[] }>('GET', '/api/privacy')).body;
    const phone = (keptFor: string) => ({ what: 'Phone number', why: 'To reach people on the day.', keptFor });
    expect(await read()).toMatchObject({
      notice: 'We are a small club.',
      parts: expect.arrayContaining([phone('56 days after the last event')]),
    });
    moveClock(25 * 3_600_000);
    expect((await read()).parts).toContainEqual(phone('50 days after the last event'));
    const { data } = await server.graphql<{ privacyNotice: object }>(
      '{ privacyNotice { notice parts { what why keptFor } } }',
    );
    expect(data.privacyNotice).toEqual(await read());
  });

  it('begins 14 days after an upgrade, of which admins get one mail, or at once when one of them says so', async () => {
    await sql(`update retention_setting set starts_at = now() + interval '14 days'`);
    await sql(
      `insert into audit_entry (actor_name, action, record_type, summary, happened_at)
       values ('Al', 'shift.changed', 'shift', 'Old', now() - interval '600 days')`,
    );
    await sql(
      `insert into outbox (template, recipient, payload, message_id, state, sent_at) values ('x', 'old', '{}', 'o', 'sent', now() - interval '40 days')`,
    );
    const query = '{ retention { rules { kind wouldGo } } }';
    const { retention } = (await server.graphql<{ retention: Retention }>(query, {}, admin.headers)).data;
    expect([ofKind(retention, 'AUDIT')?.wouldGo, ofKind(retention, 'MAILS')?.wouldGo]).toEqual([1, 1]);
    await run();
    await run();
    expect(await sql(`select from audit_entry where summary = 'Old'`)).toHaveLength(1);
    expect(await sql(`select from outbox where recipient = 'old'`)).toHaveLength(0);
    expect(await sql(`select payload ->> 'people' as people from outbox where template = 'retention-coming'`)).toEqual([
      { people: '0' },
    ]);
    const started = await server.rest<Retention>('POST', '/api/admin/retention/start', {}, admin.headers);
    expect(started.status).toBe(200);
    expect(Date.parse(started.body.startsAt)).toBeLessThanOrEqual(Date.now());
    expect(ofKind(started.body, 'AUDIT')?.wouldGo).toBe(1);
    await run();
    expect(await sql(`select from audit_entry where summary = 'Old'`)).toHaveLength(0);
  });
});
