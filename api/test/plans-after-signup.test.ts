import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { largeEvent } from '../bench/large-event.js';
import { given, inDays, visitorDetails } from './given.js';
import { householdApis } from './household-apis.js';
import { quiet } from './quiet.js';
import { readPlans, readWhole } from './read-plans.js';
import { replacementApis } from './replacement-apis.js';
import { watchMails } from './seen-mails.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { createTestDatabase } from './test-database.js';
import { tokenOfOffer, waitlistApis } from './waitlist-apis.js';

/* What comes after a signup reads by an index, too: no table that grows by waiting, replacing, asking and reminding is read whole. */

const growing = new Set([
  ...['shift', 'signup', 'volunteer', 'household_token', 'outbox', 'fact', 'job'],
  ...['waitlist_entry', 'replacement', 'replacement_ask', 'answer', 'guardian_consent', 'reminder', 'plan_change'],
]);
/** PostgreSQL makes a plan for all values after five runs with some. */
const runs = 7;

let server: TestServer;
let plans: Awaited<ReturnType<typeof readPlans>>;
let staff: Record<string, string>;
let eventId: string;
let adult: { questionId: string; value: string }[];
let shiftIds: string[];
let full: { id: string }[];
beforeAll(async () => {
  const database = await createTestDatabase();
  const { pool } = database;
  await watchMails(pool);
  // Seasons of other events, and what people did after their signups.
  for (let other = 0; other < 10; other += 1) await largeEvent(pool, { shifts: 250, signups: 1_000 });
  await pool.query(`insert into waitlist_entry (event_id, shift_id, email, email_key, people, people_count, state)
    select s.event_id, s.id, n || '@example.org', n || '@example.org', '[]', 1, case when n = 1 then 'WAITING' else 'EXPIRED' end
    from shift s, generate_series(1, 8) n`);
  await pool.query(`insert into household_token (email, email_key, token_hash, expires_at)
    select n || '@example.org', n || '@example.org', decode(md5(n::text), 'hex'), now() + interval '1 year' from generate_series(1, 20000) n`);
  await pool.query(`insert into outbox (template, recipient, payload, message_id, state, sent_at, created_at)
    select 'signup-confirmation', n || '@example.org', '{}', n || '@example.org', 'sent', now(), now() - n * interval '1 minute' from generate_series(1, 20000) n`);
  await pool.query(
    `insert into job (kind, due_at, given_up_at) select 'done', now(), now() from generate_series(1, 20000) n`,
  );
  await pool.query(`insert into replacement (event_id, shift_id, signup_id, token_hash, state)
    select event_id, shift_id, id, decode(md5(id::text), 'hex'), 'ENDED' from signup`);
  await pool.query(`insert into replacement_ask (replacement_id, volunteer_id, asked_at)
    select r.id, g.volunteer_id, now() - interval '200 days' from replacement r join signup g on g.id = r.signup_id`);
  await pool.query(`insert into question (event_id, kind, label) select id, 'TEXT', 'Skis?' from event`);
  await pool.query(`insert into answer (signup_id, question_id, value)
    select g.id, q.id, '"Yes"' from signup g join question q on q.event_id = g.event_id`);
  await pool.query(
    `insert into guardian_consent (signup_id, guardian_name, wording) select id, 'Grace', 'Yes' from signup`,
  );
  await pool.query(`insert into reminder (event_id, email_key, days_before)
    select distinct g.event_id, v.email_key, d from signup g join volunteer v on v.id = g.volunteer_id, unnest(array[1, 7]) d`);
  await pool.query(`insert into plan_change (event_id, applied_by, people, shifts)
    select id, 'Ada', 1, '[]' from event, generate_series(1, 500)`);
  staff = (await given(pool).staff('admin')).headers;
  const event = await given(pool).event({ startDate: inDays(20), endDate: inDays(22) });
  eventId = event.id;
  const role = await (await event.category()).opportunity();
  [shiftIds, full] = [[], []];
  for (let number = 0; number < 2 * runs; number += 1) shiftIds.push((await role.shift({ qtyRequired: 40 })).id);
  for (let number = 0; number < 2 * runs; number += 1)
    full.push(await role.shift({ startTime: '13:00', endTime: '15:00', qtyRequired: 1 }));
  const { rows } = await pool.query<{ id: string }>(
    `insert into question (event_id, kind, label) values ($1, 'BIRTH_DATE', 'Born on') returning id`,
    [eventId],
  );
  adult = rows.map(({ id }) => ({ questionId: id, value: '1990-05-04' }));
  await pool.query('analyze');
  plans = await readPlans(database);
  server = await startTestServer({}, { database });
});
afterAll(async () => {
  plans.stop();
  await server.close();
});

const [rest] = householdApis(() => server);
const [waiting] = waitlistApis(() => server);
const [replacing] = replacementApis(() => server);

async function signUp(shiftId: string | undefined, more: object = {}) {
  const person = visitorDetails();
  const { signup, status, cookie = '' } = await rest!.signUp({ ...person, shiftId, ...more });
  expect(status).toBe(201);
  return { ...person, id: signup?.id ?? '', cookie };
}

/** What `work` runs seven times, and the mails and jobs that follow, reads none of these tables whole. */
async function expectByIndex(work: (turn: number) => Promise<unknown>): Promise<void> {
  const run = await plans.during(async () => {
    for (let turn = 0; turn < runs; turn += 1) await work(turn);
    await quiet();
  });
  const whole = run.flatMap((statement) =>
    readWhole(statement)
      .filter((table) => growing.has(table))
      .map((table) => `${table}: ${statement.text.replace(/\s+/g, ' ').slice(0, 1500)}`),
  );
  expect([...new Set(whole)]).toEqual([]);
  expect(run.length).toBeGreaterThan(runs);
}

describe('no table that grows is read whole for', () => {
  it('waiting, offers that are declined and taken, and leaving', async () => {
    await expectByIndex(async (turn) => {
      const shift = full[turn]!;
      const holder = await signUp(shift.id);
      const ids: string[] = [];
      for (let number = 0; number < 3; number += 1) {
        const { email, ...person } = visitorDetails();
        const joined = await waiting!.join({ shiftId: shift.id, email, people: [person] });
        expect(joined.status).toBe(201);
        ids.push(joined.entry!.id);
      }
      expect((await rest!.cancel(holder.email, holder.id, { cookie: holder.cookie })).status).toBe(200);
      expect((await waiting!.decline(await tokenOfOffer(server, ids[0]!))).status).toBe(200);
      expect((await waiting!.take(await tokenOfOffer(server, ids[1]!))).status).toBe(200);
      const remove = `mutation { removeFromWaitlist(entryId: "${ids[2]}") { entry { id } } }`;
      expect((await server.graphql(remove, {}, staff)).errors).toBeUndefined();
    });
  });

  it('looking for somebody, asking others, taking over, and giving up', async () => {
    await expectByIndex(async (turn) => {
      const shift = full[runs + turn]!;
      const giver = await signUp(shift.id);
      await signUp(shiftIds[turn], { mayBeAsked: true });
      const caller = { cookie: giver.cookie };
      const asked = await replacing.ask(giver.id, null, caller, true);
      expect(asked.status).toBe(200);
      const token = asked.replacement?.token ?? '';
      expect((await replacing.look(token)).status).toBe(200);
      const taken = await replacing.take(token, visitorDetails());
      expect(taken.status).toBe(201);
      const again = await replacing.ask(taken.signup?.id ?? '', null, staff);
      expect(again.status).toBe(200);
      expect((await replacing.withdraw(taken.signup?.id ?? '', staff)).status).toBe(200);
    });
  });

  it('a signup with answers that moves to another shift', async () => {
    await expectByIndex(async (turn) => {
      const person = await signUp(shiftIds[turn], { answers: adult });
      const moved = await server.rest(
        'POST',
        `/api/signups/${person.id}/move`,
        { shiftId: shiftIds[runs + turn] },
        { cookie: person.cookie },
      );
      expect(moved.status).toBe(200);
    });
  });

  it.each<[string, () => string]>([
    ['who waits', () => `{ shifts(eventId: "${eventId}") { waitlistCount waitlist { id state names } } }`],
    [
      'who waits in the event',
      () => `{ event(id: "${eventId}") { shifts { waitlistCount waitlist { id state names } } } }`,
    ],
    ['who looks for somebody', () => `{ replacements(eventId: "${eventId}") { nodes { id state } } }`],
    ['what people answered', () => `{ shifts(eventId: "${eventId}") { signups { id answers { value } } } }`],
    ['changes of plan', () => `{ planChanges(eventId: "${eventId}") { id shiftCount } }`],
    [
      'who has not confirmed',
      () => `{ signupTable(filter: { eventId: "${eventId}", unconfirmed: true }) { matching rows { id } } }`,
    ],
  ])('%s', async (_name, query) => {
    await expectByIndex(async () => expect((await server.graphql(query(), {}, staff)).errors).toBeUndefined());
  });

  it('who could do a shift', async () => {
    await expectByIndex(async (turn) => {
      const { status } = await server.rest('GET', `/api/admin/shifts/${full[turn]!.id}/candidates`, undefined, staff);
      expect(status).toBe(200);
    });
  });
});
