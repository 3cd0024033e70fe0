import { afterAll, beforeAll, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { given, inDays } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, rounds, spreadOf, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// Longer than other files: one story of making and undoing, each step of which depends on what the one before it left.

/* Two chiefs move the same day at two processes, and take it back, while visitors sign up and cancel and others edit shifts. */

const day = inDays(30);
/** Of the full size as of the specification. */
const [shiftCount, peopleCount] = full ? [200, 1_000] : [40, 200];

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
let chiefs: Record<string, string>[];
beforeAll(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir, settings: { LOG_LEVEL: 'error' } });
  // The first makes the installation's secret.
  servers = [await start(), await start()];
  const ladder = given(database.pool);
  chiefs = [(await ladder.staff('admin')).headers, (await ladder.staff('admin')).headers];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const urlOf = (number: number) => (servers[number % 2] as ServerProcess).url;

/** An event with many small shifts on one day, two people of each household in them, and one shift on the next day with people of its own. */
async function fill() {
  const { pool } = database;
  const event = await given(pool).event({ startDate: day, endDate: inDays(31) });
  const role = await (await event.category()).opportunity();
  await pool.query(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, $2, $3, to_char(time '06:00' + n * interval '4 minutes', 'HH24:MI'), to_char(time '06:04' + n * interval '4 minutes', 'HH24:MI'), 9
     from generate_series(1, $4::int) n`,
    [event.id, role.id, day, shiftCount],
  );
  const apart = await role.shift({ date: inDays(31), qtyRequired: 20 });
  const prefix = `plan-${event.id}-`;
  await pool.query(
    `insert into volunteer (first_name, last_name, name_key, email, email_key)
     select 'P' || n, 'Many', 'p' || n || ' many', $1 || ((n - 1) / 2) || '@example.org', $1 || ((n - 1) / 2) || '@example.org'
     from generate_series(1, $2::int) n`,
    [prefix, peopleCount + 10],
  );
  await pool.query(
    `with p as (select id, substr(first_name, 2)::int as n from volunteer where starts_with(email_key, $1)),
       s as (select id, row_number() over (order by start_time) as at from shift where event_id = $2 and date = $3)
     insert into signup (event_id, shift_id, volunteer_id)
     select $2, case when p.n > $4 then $5::uuid else (select s.id from s where s.at = 1 + p.n % $6::int) end, p.id from p`,
    [prefix, event.id, day, peopleCount, apart.id, shiftCount],
  );
  return { eventId: event.id, apartId: apart.id };
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

/** Asks as a chief; a chief who waits behind the other longer than five seconds is asked to try again, and does. */
async function ask<Data>(
  chief: number,
  query: string,
  variables: object,
  again = 30,
): Promise<{ data: Data | undefined; code: string | undefined }> {
  const answer = await fetch(`${urlOf(chief)}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...chiefs[chief % 2] },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as Answer;
  const code = errors?.[0]?.extensions.code;
  if (code === 'UNAVAILABLE' && again > 0) {
    await delay(1_000);
    return ask(chief, query, variables, again - 1);
  }
  return { data: data as Data | undefined, code };
}

const preview = (input: object) =>
  ask<{ previewPlanChange: { version: string } }>(
    0,
    'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
    { input },
  );

const apply = (chief: number, input: object, version: string) =>
  ask<{ applyPlanChange: { planChange: { id: string }; shifts: { id: string }[] } }>(
    chief,
    `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) {
      planChange { id } shifts { id } } }`,
    { input, version },
  );

const undo = (chief: number, id: string) =>
  ask<{ undoPlanChange: { shifts: { id: string }[]; unchanged: { shift: { id: string } }[] } }>(
    chief,
    'mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { shifts { id } unchanged { shift { id } } } }',
    { id },
  );

async function rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await database.pool.query<Row>(text, values)).rows;
}

/** When the shifts of the day begin, in minutes, by their ids. */
async function startsOf(eventId: string): Promise<Map<string, number>> {
  const found = await rows<{ id: string; minutes: number }>(
    `select id, extract(epoch from start_time::time)::int / 60 as minutes from shift where event_id = $1 and date = $2`,
    [eventId, day],
  );
  return new Map(found.map(({ id, minutes }) => [id, minutes]));
}

/** Who was notified how often, by address; `undone`: of the way back. */
async function notificationsOf(
  eventId: string,
  undone: boolean,
): Promise<Map<string, { times: number; message: string | null }>> {
  const found = await rows<{ email: string; times: number; message: string | null }>(
    `select lower(recipient) as email, count(*)::int as times, max(payload->>'message') as message from outbox
     where event_id = $1 and template = 'plan-changed' and coalesce((payload->>'undone')::boolean, false) = $2 group by 1`,
    [eventId, undone],
  );
  return new Map(found.map(({ email, ...notified }) => [email, notified]));
}

/** The addresses of those with an active signup that fits; `g` is the signup, `s` its shift. */
async function addressesWhere(eventId: string, condition: string, ...values: unknown[]): Promise<Set<string>> {
  const found = await rows<{ email: string }>(
    `select distinct v.email_key as email from signup g join shift s on s.id = g.shift_id join volunteer v on v.id = g.volunteer_id
     where g.event_id = $1 and g.status = 'active' and ${condition}`,
    [eventId, ...values],
  );
  return new Set(found.map(({ email }) => email));
}

/** Visitors of both processes come to some shifts while the work lasts, and some who are in them are cancelled. */
async function amongVisitors<Result>(
  clients: Recorder,
  { shiftIds, signupIds }: { shiftIds: string[]; signupIds: string[] },
  work: () => Promise<Result>,
): Promise<Result> {
  const visitors = shiftIds.map((id, number) => clients.signUp(urlOf(number), id));
  const leaving = signupIds.map((id, number) => clients.cancel(urlOf(number), id));
  const result = await work();
  await Promise.all([...visitors, ...leaving]);
  return result;
}

async function signupsOf(eventId: string, from: number, count: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `select g.id from signup g join shift s on s.id = g.shift_id where g.event_id = $1 and s.date = $2 and g.status = 'active'
     order by g.id offset $3 limit $4`,
    [eventId, day, from, count],
  );
  return found.map(({ id }) => id);
}

const tookToMake: number[] = [];

async function makeAndUndo(round: number, clients: Recorder, violations: string[]): Promise<void> {
  const wrong = (what: string) => violations.push(`round ${round}: ${what}`);
  const { eventId, apartId } = await fill();
  const before = await startsOf(eventId);
  const ids = [...before.keys()];
  const messages = ['It is -20 °C.', 'The lake is open.'];
  const inputs = messages.map((message) => ({ eventId, where: { days: [day] }, moveMinutes: 120, message }));
  const seen = (await preview(inputs[0]!)).data?.previewPlanChange.version ?? '';

  const made = await amongVisitors(
    clients,
    { shiftIds: ids.slice(0, 20), signupIds: await signupsOf(eventId, 0, 20) },
    async () => {
      const begun = performance.now();
      const both = await Promise.all(inputs.map((input, chief) => apply(chief, input, seen)));
      tookToMake.push(performance.now() - begun);
      return both;
    },
  );
  const winner = made.findIndex(({ code }) => code === undefined);
  if (
    made
      .map(({ code }) => code ?? 'won')
      .sort()
      .join() !== 'CHANGED_MEANWHILE,won'
  )
    wrong(`the chiefs received ${JSON.stringify(made.map(({ code }) => code))}`);
  const { planChange, shifts = [] } = made[winner]?.data?.applyPlanChange ?? {};
  if (shifts.length !== shiftCount) wrong(`${shifts.length} shifts were changed`);
  const moved = await startsOf(eventId);
  const strange = ids.filter((id) => moved.get(id) !== before.get(id)! + 120);
  if (strange.length > 0) wrong(`${strange.length} shifts are not two hours later`);

  // Whose signup waits for an answer was there when the plan changed: their households were notified once, by the chief
  // who won, and nobody else.
  const notified = await notificationsOf(eventId, false);
  const expected = await addressesWhere(eventId, 'g.unconfirmed_since is not null');
  const wronglyNotified = await addressesWhere(eventId, 's.id = $2', apartId);
  // Who was there from the beginning is known without asking the product.
  const there = await addressesWhere(eventId, 's.date = $2 and starts_with(v.email_key, $3)', day, `plan-${eventId}-`);
  for (const email of there) if (!expected.has(email)) wrong(`${email} is not asked whether they come`);
  for (const email of expected) if (!notified.has(email)) wrong(`${email} was not notified`);
  for (const [email, { times, message }] of notified) {
    if (times !== 1) wrong(`${email} was notified ${times} times`);
    if (message !== messages[winner]) wrong(`${email} received '${message}'`);
    if (wronglyNotified.has(email) && !expected.has(email))
      wrong(`${email} was notified of shifts that are not theirs`);
    if (!expected.has(email) && !email.startsWith('plan-'))
      wrong(`${email} came after the change and was notified of it`);
  }

  // Some shifts are edited before anybody takes the change back, some meanwhile.
  const edit = (some: string[]) => Promise.all(some.map((id, at) => clients.quantity(urlOf(at), id, 10)));
  await edit(ids.slice(0, 5));
  const arrived = await addressesWhere(eventId, 'true');
  const [undone] = await Promise.all([
    amongVisitors(clients, { shiftIds: ids.slice(20, 40), signupIds: await signupsOf(eventId, 30, 10) }, () =>
      Promise.all([0, 1].map((chief) => undo(chief, planChange?.id ?? ''))),
    ),
    edit(ids.slice(5, 10)),
  ]);
  if (
    undone
      .map(({ code }) => code ?? 'won')
      .sort()
      .join() !== 'UNDO_OVER,won'
  )
    wrong(`those who took it back received ${JSON.stringify(undone.map(({ code }) => code))}`);
  const way = undone.find(({ code }) => code === undefined)?.data?.undoPlanChange;
  const back = new Set(way?.shifts.map(({ id }) => id));
  const left = new Set(way?.unchanged.map(({ shift }) => shift.id));
  const ended = await startsOf(eventId);
  for (const id of ids) {
    if (back.has(id) === left.has(id)) wrong(`${id} is put back and left, or neither`);
    if (ended.get(id) !== before.get(id)! + (left.has(id) ? 120 : 0)) wrong(`${id} begins at minute ${ended.get(id)}`);
  }
  for (const id of ids.slice(0, 5)) if (!left.has(id)) wrong(`${id} was edited before and put back`);
  for (const id of ids.slice(10)) if (left.has(id)) wrong(`nobody edited ${id}, and it stayed`);

  const notifiedOfUndo = await notificationsOf(eventId, true);
  const inThem = await addressesWhere(eventId, 's.id = any($2)', [...back]);
  for (const email of inThem)
    if (arrived.has(email) && !notifiedOfUndo.has(email)) wrong(`${email} was not notified of the undo`);
  for (const [email, { times }] of notifiedOfUndo)
    if (times !== 1) wrong(`${email} was notified of the undo ${times} times`);
  const stayed = await addressesWhere(eventId, 's.id <> all($2)', [...back]);
  // People who are cancelled meanwhile may have been notified before.
  for (const email of stayed)
    if (notifiedOfUndo.has(email) && !inThem.has(email) && !(await wasIn(email, [...back])))
      wrong(`${email} was notified for nothing`);
}

async function wasIn(email: string, shiftIds: string[]): Promise<boolean> {
  const found = await rows(
    `select from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1 and g.shift_id = any($2) limit 1`,
    [email, shiftIds],
  );
  return found.length > 0;
}

it('one of two chiefs moves a day, one takes it back; everybody in it is notified once, and every edit stays', async () => {
  const { pool } = database;
  const [times, violations] = [rounds(1, 20), [] as string[]];
  const clients = recorder({ staff: chiefs[0] });
  for (let round = 0; round < times; round += 1) await makeAndUndo(round, clients, violations);
  clients.close();
  // A call that waits behind two hundred shifts longer than five seconds is answered when to try again.
  violations.push(...(await checkHistory(pool, clients.calls, { unavailable: true })));
  const { rows: counted } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  if (counted[0]?.deadlocks !== 0) violations.push(`${counted[0]?.deadlocks} deadlocks`);
  // A fault that nobody expects is named in the log of the server that met it.
  if (violations.length > 0) process.stdout.write(servers.map((server) => server.said()).join('\n'));
  reportFault(
    '16, a plan',
    `${times} rounds of two chiefs, ${shiftCount} shifts and ${peopleCount} people`,
    violations,
    `${outcomesOf(clients.calls)}; both chiefs had their answer after ${(spreadOf(tookToMake).middle / 1000).toFixed(1)} s`,
  );
}, 600_000);
