import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { factsSince } from '../src/platform/facts/facts-since.js';
import { eventPage, landing, oneDay, report } from '../bench/documents.js';
import { largeEvent } from '../bench/large-event.js';
import { pageDocuments, staffPages } from '../bench/page-documents.js';
import { markOf } from './check-in-apis.js';
import { given, inDays, visitorDetails } from './given.js';
import { householdApis } from './household-apis.js';
import { readPlans, readWhole } from './read-plans.js';
import { raceDay } from './start-board-rows.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

/* What is asked often reads by an index: none of its statements reads a table that grows from its first row to its last. */

/** Tables that grow with every signup, mail or visitor of any event. */
const growing = new Set([
  'shift',
  'signup',
  'volunteer',
  'fact',
  'outbox',
  'job',
  'audit_entry',
  'household_token',
  'idempotency_key',
  'magic_link',
  'rate_limit',
  'staff_session',
  'webhook_delivery',
  'merged_volunteer',
  'attendance_mark',
]);
/** PostgreSQL makes a plan for all values after five runs with some. */
const runs = 7;

let database: TestDatabase;
let server: TestServer;
let plans: Awaited<ReturnType<typeof readPlans>>;
let event: { id: string; slug: string };
let shiftIds: string[];
let staff: Record<string, string>;
let key: Record<string, string>;
let feedPath: string;
let race: Awaited<ReturnType<typeof raceDay>>;
let people: string[];
let startId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  // Other events with nearly all shifts and signups, and years of everything else.
  for (let other = 0; other < 20; other += 1) await largeEvent(pool, { shifts: 250, signups: 1_000 });
  await pool.query(`insert into fact (transaction_id, kind, record_id, within, at)
    select (1 + n % 700)::text::xid8, 'signup.created', gen_random_uuid(), jsonb_build_object('shift', gen_random_uuid(), 'category', gen_random_uuid(), 'event', gen_random_uuid()),
      now() - n * interval '1 minute' from generate_series(1, 30000) n`);
  await pool.query(`insert into outbox (template, recipient, payload, message_id, state, sent_at, created_at)
    select 'signup-confirmation', n || '@example.org', '{}', n || '@example.org', 'sent', now(), now() - n * interval '1 minute' from generate_series(1, 30000) n`);
  await pool.query(
    `insert into job (kind, due_at, given_up_at) select 'done', now(), now() from generate_series(1, 20000) n`,
  );
  await pool.query(`insert into audit_entry (happened_at, actor_name, action, record_type, record_id, event_id, summary)
    select now() - n * interval '1 minute', 'Ada', 'signup.cancelled', 'Signup', gen_random_uuid(), gen_random_uuid(), '' from generate_series(1, 20000) n`);
  await pool.query(`insert into household_token (email, email_key, token_hash, expires_at)
    select n || '@example.org', n || '@example.org', decode(md5(n::text), 'hex'), now() + interval '1 year' from generate_series(1, 20000) n`);
  await pool.query(`insert into idempotency_key (operation, key, payload_hash, answer)
    select 'signUp', gen_random_uuid()::text, '', '{}' from generate_series(1, 20000) n`);
  await pool.query(`insert into magic_link (email, token_hash, expires_at)
    select n || '@example.org', decode(md5(n::text), 'hex'), now() from generate_series(1, 20000) n`);
  await pool.query(
    `insert into rate_limit (key, points, expires_at) select decode(md5(n::text), 'hex'), 1, now() from generate_series(1, 20000) n`,
  );
  const admin = await given(pool).staff('admin');
  staff = admin.headers;
  await pool.query(
    `insert into staff_session (user_id, token_hash, expires_at) select $1, decode(md5(n::text), 'hex'), now() from generate_series(1, 20000) n`,
    [admin.userId],
  );
  const { webhook } = await given(pool).webhook();
  await pool.query(
    `insert into webhook_delivery (webhook_id, kind, record_id, origin, message_id, body, state)
     select $1, 'signup.created', gen_random_uuid(), 'fact', gen_random_uuid(), '{}', 'delivered' from generate_series(1, 20000) n`,
    [webhook],
  );
  await pool.query(`insert into attendance_mark (id, event_id, signup_id, kind, occurred_at, at, device_id, sequence, uncertain, seen, made_by_kind, made_by_id)
    select gen_random_uuid(), event_id, id, 'ARRIVED', now(), now(), gen_random_uuid(), 1, false, '{}', 'device', gen_random_uuid() from signup`);
  race = await raceDay(pool);
  people = (await race.shift({ people: 20 })).signupIds;
  startId = await race.start();
  await race.post();
  const made = await given(pool).event({ startDate: inDays(20), endDate: inDays(22) });
  event = made;
  shiftIds = [];
  for (const name of ['Timing', 'Feed Station', 'Marshals']) {
    const category = await made.category({ name });
    for (let role = 0; role < 4; role += 1) {
      const opportunity = await category.opportunity({ name: `${name} ${role}` });
      for (let shift = 0; shift < 5; shift += 1) shiftIds.push((await opportunity.shift({ qtyRequired: 40 })).id);
    }
  }
  key = (await given(pool).apiKey({ scopes: ['read:programme', 'read:signups'], eventId: event.id })).headers;
  feedPath = (await given(pool).feed({ eventId: event.id, makerId: admin.userId, kind: 'ROSTER' })).path;
  await pool.query('analyze');
  plans = await readPlans(database);
  server = await startTestServer({ RATE_LIMITS: 'on' }, { database });
}, 120_000);
afterAll(async () => {
  plans.stop();
  await server.close();
});

const ask = async (query: string, variables: object, headers: Record<string, string> = {}) => {
  const { errors } = await server.graphql(query, variables, headers);
  expect(errors).toBeUndefined();
};
const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status } = await server.rest('GET', path, undefined, headers);
  expect([path, status]).toEqual([path, 200]);
};
const documents = pageDocuments(fileURLToPath(new URL('../../', import.meta.url)));
const isQuiet = async () => {
  const { rows } = await database.pool.query<{ waits: boolean }>(
    `select exists (select from outbox where state = 'waiting') or exists (select from job where given_up_at is null and due_at <= now()) as waits`,
  );
  return !rows[0]?.waits;
};

/** Each with how often it is done, so that plans for all values are seen as well. */
const asked: readonly [string, (turn: number) => Promise<void>][] = [
  ['the landing page', () => ask(landing, {})],
  [
    'looking whether what is kept is still true',
    async () => {
      const { services } = server.running;
      const { snapshot } = await factsSince(services, null);
      await factsSince(services, snapshot);
    },
  ],
  ['the event page', () => ask(eventPage, { slug: event.slug })],
  ['the event page of one day', () => ask(oneDay, { slug: event.slug, day: inDays(20) })],
  ['shifts by REST', () => get(`/api/shifts?eventId=${event.id}`)],
  ['shifts at a place by REST', () => get(`/api/shifts?eventId=${event.id}&place=Lodge`)],
  ['a page of shifts by REST', () => get(`/api/shifts?eventId=${event.id}&limit=10`)],
  ['a report', () => ask(report, { eventId: event.id }, staff)],
  ...staffPages.map(([name, variables]): [string, () => Promise<void>] => [
    `the page ${name}`,
    () => ask(documents.get(name)?.query ?? '', variables(event.id), staff),
  ]),
  [
    'who is where, by a key',
    () => ask('query ($eventId: ID!) { shifts(eventId: $eventId) { id signups { id } } }', { eventId: event.id }, key),
  ],
  ['a feed of who is where', () => get(`${feedPath}.json?runningAt=now`)],
  ['the public calendar', () => get(`/event/${event.slug}/shifts.ics`)],
  [
    'changes since a moment ago',
    async () => {
      const { body } = await server.rest<{ cursor: string }>('GET', '/api/changes', undefined, staff);
      await get(`/api/changes?cursor=${encodeURIComponent(body.cursor)}&eventId=${event.id}`, staff);
    },
  ],
  [
    'undoing what waits, and what became of it',
    async () => {
      const begin = 'mutation ($shiftId: ID!) { deleteLater(shiftId: $shiftId) { id } }';
      const { data } = await server.graphql<{ deleteLater: { id: string } }>(begin, { shiftId: shiftIds[0] }, staff);
      const action = { id: data?.deleteLater.id };
      await ask('query ($id: ID!) { actionOutcome(id: $id) { state } }', action, staff);
      await ask('mutation ($id: ID!) { undoAction(id: $id) }', action, staff);
    },
  ],
  [
    'marking people, one and twenty at a time',
    async () => {
      for (const some of [people.slice(0, 1), people]) {
        const marks = some.map((signupId) => markOf(signupId));
        const { status } = await server.rest('POST', '/api/attendance', { marks }, staff);
        expect(status).toBe(200);
      }
    },
  ],
  ['the list of a post', () => get(`/api/check-in/list?eventId=${race.event.id}&day=${inDays(0)}`, staff)],
  ['a start board', () => get(`/api/admin/start-board/${startId}`, staff)],
  ['the audit log', () => ask('{ auditLog(first: 50) { nodes { id summary } } }', {}, staff)],
];

describe('no table that grows is read whole for', () => {
  it.each(asked)('%s', async (_name, once) => {
    const run = await plans.during(async () => {
      for (let turn = 0; turn < runs; turn += 1) await once(turn);
    });
    expect(run.length).toBeGreaterThan(0);
    expect(wholeReads(run)).toEqual([]);
  });

  it.each(householdApis(() => server).map((api) => [api.name, api] as const))(
    'signing up, looking up, and cancelling by %s, with the mails that follow',
    async (name, api) => {
      const run = await plans.during(async () => {
        for (let turn = 0; turn < runs; turn += 1) {
          const person = visitorDetails();
          const once = { 'idempotency-key': randomUUID() };
          const { signup, status } = await api.signUp({ ...person, shiftId: shiftIds[turn] }, once);
          expect(status).toBe(201);
          const { cookie = '' } = await api.lookUp(person.email);
          const cancelled = await api.cancel(person.email, signup?.id ?? '', { cookie });
          expect(cancelled.status).toBe(200);
        }
        await until(isQuiet, 30_000);
      });
      expect(run.some(({ text }) => text.includes('signup'))).toBe(true);
      expect(wholeReads(run)).toEqual([]);
    },
  );
});

it('notices a table that is read whole', async () => {
  const run = await plans.during(() => ask('query { volunteers(first: 1) { totalCount } }', {}, staff));
  expect(run.flatMap(readWhole)).toContain('volunteer');
});

/** Of what was run: the tables that grow and were read whole, with the statement. */
function wholeReads(run: readonly Parameters<typeof readWhole>[0][]): string[] {
  return [
    ...new Set(
      run.flatMap((statement) =>
        readWhole(statement)
          .filter((table) => growing.has(table))
          .map((table) => `${table}: ${statement.text.replace(/\s+/g, ' ').slice(0, 1500)}`),
      ),
    ),
  ];
}
