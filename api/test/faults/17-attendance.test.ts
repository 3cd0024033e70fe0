import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attendanceOf } from '../../src/contract/check-in/attendance.js';
import type { CheckInList } from '../../src/contract/check-in/check-in-list.js';
import type { MarkResult } from '../../src/contract/check-in/record-attendance.js';
import { given, inDays } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { differences, faultsOf, keptAttendance } from './kept-attendance.js';
import {
  markingPhone,
  minute,
  type LocalStep,
  type Made,
  type MarkingPhone,
  type PhoneClock,
} from './marking-phones.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

/*
 * Longer than other files: one story, whose steps depend on each other. Three phones with wrong clocks mark people at
 * three processes, by both APIs, each mark three times, in parts and in any order, while people are merged, moved and
 * cancelled, answers get lost and processes are killed. Each history is an event of its own, which ends as one truthful
 * phone would have it.
 */

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
let admin: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir, settings: { LOG_LEVEL: 'error' } });
  servers = [await start(), ...(await Promise.all([start(), start()]))];
  admin = (await given(database.pool).staff('admin')).headers;
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const nat = (max: number) => fc.nat({ max });
const localStep: fc.Arbitrary<LocalStep> = fc.record({
  phone: nat(2),
  person: nat(20),
  does: fc.constantFrom<LocalStep['does'][]>('ARRIVED', 'ARRIVED', 'LEFT', 'NO_SHOW', 'UNDO', 'WALK_IN'),
  which: nat(20),
  after: fc.integer({ min: minute, max: 5 * minute }),
});

/** What happens at a process, at the same time as other things. */
type CallStep =
  | { does: 'SEND'; phone: number; parts: number; again: boolean; lost: 'NO' | 'LOST' | 'CUT'; turn: number }
  | { does: 'LIST'; phone: number; turn: number }
  | { does: 'MERGE' | 'MOVE'; one: number; other: number; turn: number }
  | { does: 'CANCEL'; one: number; turn: number }
  | { does: 'KILL'; turn: number };
const of = <Does extends CallStep['does'], Rest extends object>(
  weight: number,
  does: Does,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(does), turn: nat(2), ...rest }) as unknown as fc.Arbitrary<
    CallStep & { does: Does }
  >,
});
const lost = fc.constantFrom('NO' as const, 'NO' as const, 'NO' as const, 'LOST' as const, 'CUT' as const);
const callStep: fc.Arbitrary<CallStep> = fc.oneof(
  of(80, 'SEND', { phone: nat(2), parts: fc.integer({ min: 1, max: 3 }), again: fc.boolean(), lost }),
  of(30, 'LIST', { phone: nat(2) }),
  of(12, 'MERGE', { one: nat(9), other: nat(9) }),
  of(12, 'MOVE', { one: nat(9), other: nat(1) }),
  of(12, 'CANCEL', { one: nat(9) }),
  of(1, 'KILL', {}),
);
const hour = fc.integer({ min: -60 * minute, max: 60 * minute });
const clock: fc.Arbitrary<PhoneClock> = fc
  .record({ off: hour, isSetRight: fc.boolean(), saysOffset: fc.boolean() })
  // By less than two minutes nobody can see that a clock was set.
  .map(({ isSetRight, ...rest }) => ({ ...rest, setRight: isSetRight && Math.abs(rest.off) > 3 * minute }));
const moment = fc.record({
  local: fc.array(localStep, { maxLength: 5 }),
  calls: fc.array(callStep, { minLength: 1, maxLength: 4 }),
});
const history = fc.record({
  clocks: fc.tuple(clock, clock, clock),
  moments: fc.array(moment, { minLength: 4, maxLength: 9 }),
});

const done = {
  moments: 0,
  marks: 0,
  calls: 0,
  open: 0,
  kills: 0,
  merged: 0,
  moved: 0,
  cancelled: 0,
  walkIns: 0,
  disagreed: 0,
};

/** Two shifts of today that share a person, and three people more in the first. */
async function newPost() {
  const ladder = given(database.pool);
  const event = await ladder.event({ startDate: inDays(0), endDate: inDays(1) });
  const category = await event.category();
  const role = await category.opportunity();
  const shiftIds = [(await role.shift()).id, (await role.shift({ startTime: '13:00', endTime: '15:00' })).id];
  await database.pool.query(
    `with person as (
       insert into volunteer (first_name, last_name, email, email_key, name_key)
       select name, 'Berg', name || $1 || '@example.org', lower(name || $1 || '@example.org'), lower(name || chr(31) || 'Berg')
       from unnest(array['Ada', 'Bo', 'Cleo', 'Dag']) name returning id, first_name
     ) insert into signup (event_id, shift_id, volunteer_id)
       select $1::uuid, $2::uuid, id from person union all select $1::uuid, $3::uuid, id from person where first_name = 'Ada'`,
    [event.id, ...shiftIds],
  );
  const link = await ladder.checkInLink({ eventId: event.id, categoryId: category.id });
  return { eventId: event.id, shiftIds, device: await link.device() };
}

type Answered = { status: number; body: Record<string, unknown> } | undefined;

/** Asks a process; undefined without an answer. `cut`: the caller hangs up after so many milliseconds. */
async function ask(turn: number, path: string, body?: object, headers = admin, cut?: number): Promise<Answered> {
  done.calls += 1;
  try {
    const answer = await fetch((servers[turn] as ServerProcess).url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
      ...(cut !== undefined && { signal: AbortSignal.timeout(cut) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    // Cut, or the process was killed.
    done.open += 1;
    return undefined;
  }
}

const document = `mutation ($input: RecordAttendanceInput!) { recordAttendance(input: $input) { results { id result code signupId } } }`;

async function play(clocks: readonly PhoneClock[], moments: readonly { local: LocalStep[]; calls: CallStep[] }[]) {
  const { eventId, shiftIds, device } = await newPost();
  const { pool } = database;
  const phones = clocks.map((one, at) => markingPhone(at === 2 ? device.id : crypto.randomUUID(), one, shiftIds));
  const headersOf = (phone: MarkingPhone) => (phone === phones[2] ? device.headers : admin);
  const faults: string[] = [];
  const calledOff = new Set<string>();
  const storedTimes = new Map<string, number>();
  let longestCall = 0;
  const allMade = () => phones.flatMap(({ made }) => made);
  const allowed = (what: string, answer: Answered, codes: readonly string[]) => {
    if (!answer || answer.status < 300 || codes.includes(String(answer.body.code))) return;
    faults.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };

  async function send(phone: MarkingPhone, marks: readonly Made[], turn: number, lostBy: 'NO' | 'LOST' | 'CUT') {
    const input = phone.bodyOf(marks);
    done.walkIns += input.walkIns?.length ?? 0;
    const begun = performance.now();
    // Devices use only REST.
    const byGraphql = phone !== phones[2] && Math.random() < 0.5;
    const cut = lostBy === 'CUT' ? Math.random() * 30 : undefined;
    const asked = byGraphql ? { query: document, variables: { input } } : input;
    const answer = await ask(turn, byGraphql ? '/graphql' : '/api/attendance', asked, headersOf(phone), cut);
    longestCall = Math.max(longestCall, performance.now() - begun);
    if (!answer) return;
    const { data } = answer.body as { data?: { recordAttendance: { results: MarkResult[] } } };
    const results = byGraphql ? data?.recordAttendance.results : (answer.body.results as MarkResult[] | undefined);
    if (answer.status !== 200 || !results) return void faults.push(`marks: ${JSON.stringify(answer)}`);
    for (const { id, result, code } of results) {
      if (result === 'REFUSED') faults.push(`${id} is refused: ${code}`);
      if (result === 'STORED') storedTimes.set(id, (storedTimes.get(id) ?? 0) + 1);
    }
    if (lostBy === 'NO') phone.takeResults(results);
  }

  async function list(phone: MarkingPhone, turn: number): Promise<CheckInList | undefined> {
    const answer = await ask(
      turn,
      `/api/check-in/list?eventId=${eventId}&day=${inDays(0)}`,
      undefined,
      headersOf(phone),
    );
    allowed('list', answer, []);
    const taken = answer?.body as CheckInList | undefined;
    if (taken) phone.takeList(taken);
    return taken;
  }

  async function staffDo(step: CallStep & { one: number }): Promise<void> {
    const { rows } = await pool.query<{ id: string; volunteerId: string }>(
      'select id, volunteer_id as "volunteerId" from signup where event_id = $1 order by created_at, id',
      [eventId],
    );
    const signup = rows[step.one % rows.length] as (typeof rows)[number];
    if (step.does === 'CANCEL') {
      calledOff.add(signup.id);
      const answer = await ask(step.turn, `/api/admin/signups/${signup.id}/cancel`, {});
      allowed('cancel', answer, []);
      done.cancelled += answer?.status === 200 ? 1 : 0;
    } else if (step.does === 'MOVE') {
      const shiftId = shiftIds[step.other % 2];
      const answer = await ask(step.turn, `/api/signups/${signup.id}/move`, { shiftId });
      allowed('move', answer, ['ALREADY_CHECKED_IN', 'ALREADY_SIGNED_UP', 'SIGNUP_NOT_FOUND']);
      done.moved += answer?.status === 200 ? 1 : 0;
    } else if (step.does === 'MERGE') {
      const other = rows[step.other % rows.length] as (typeof rows)[number];
      const ids = { sourceId: signup.volunteerId, targetId: other.volunteerId };
      const answer = await ask(step.turn, '/api/volunteer/merge', ids);
      allowed('merge', answer, ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND']);
      done.merged += answer?.status === 200 ? 1 : 0;
    }
  }

  async function call(step: CallStep): Promise<void> {
    if (step.does === 'KILL') {
      const { port, end } = servers[step.turn] as ServerProcess;
      await end('SIGKILL');
      done.kills += 1;
      servers[step.turn] = await startServerProcess({ databaseUrl: database.url, dataDir, port });
    } else if (step.does === 'LIST') await list(phones[step.phone] as MarkingPhone, step.turn);
    else if (step.does === 'SEND') {
      const phone = phones[step.phone] as MarkingPhone;
      const some = phone.made.filter(({ isKnown }) => step.again || !isKnown);
      // At once, as after a call that took too long.
      await Promise.all(
        inParts(some, step.parts).map((part, at) => send(phone, part, (step.turn + at) % 3, step.lost)),
      );
    } else await staffDo(step);
  }

  async function look(when: string): Promise<void> {
    const kept = await keptAttendance(pool, eventId);
    const wrong = faultsOf(kept, allMade(), calledOff);
    done.disagreed += kept.signups.filter(({ contradicted }) => contradicted).length;
    faults.push(...wrong.map((one) => `${when}: ${one}`));
  }

  for (const phone of phones) await list(phone, 0);
  let now = Date.now() - 9 * 5 * 5 * minute;
  for (const [at, { local, calls }] of moments.entries()) {
    for (const step of local) {
      now += step.after;
      phones[step.phone]?.take(step, now);
    }
    const kills = calls.filter(({ does }) => does === 'KILL').slice(0, 1);
    await Promise.all([...calls.filter(({ does }) => does !== 'KILL'), ...kills].map(call));
    await look(`moment ${at}`);
    done.moments += 1;
    if (faults.length > 0) return faults;
  }
  // All find the server again; some had their clock set right in between.
  for (const phone of phones) phone.setClockRight();
  for (let left = true; left;) {
    const open = phones.map((phone) => phone.made.filter(({ timesSent, isKnown }) => timesSent < 3 || !isKnown));
    left = open.some((marks) => marks.length > 0);
    const parts = phones.flatMap((phone, at) => inParts(open[at] ?? [], 3).map((part) => ({ phone, part })));
    await Promise.all(parts.map(({ phone, part }, at) => send(phone, part, at % 3, 'NO')));
    if (left) await look('in the end');
    if (faults.length > 0) return faults;
  }
  const kept = await keptAttendance(pool, eventId);
  faults.push(...differences(kept, allMade(), longestCall));
  for (const [id, times] of storedTimes) if (times > 1) faults.push(`${id} was answered STORED ${times} times`);
  if (kept.signups.reduce((sum, { marks }) => sum + marks.length, 0) !== allMade().length)
    faults.push('marks are missing');
  for (const [at, phone] of phones.entries())
    for (const { signupId, state, contradicted, heads, marks } of (await list(phone, at))?.people ?? []) {
      const fold = attendanceOf(marks.map((mark) => ({ ...mark, at: Date.parse(mark.at) })));
      const column = kept.signups.find(({ id }) => id === signupId);
      const texts = [{ state, contradicted, heads }, fold, column].map((one) =>
        JSON.stringify([one?.state, one?.contradicted, one?.heads]),
      );
      if (new Set(texts).size !== 1) faults.push(`a phone shows of ${signupId} ${texts.join(', ')}`);
    }
  done.marks += allMade().length;
  return faults;
}

/** Shuffles marks into so many calls. */
function inParts(marks: readonly Made[], count: number): Made[][] {
  const parts = Array.from({ length: count }, (): Made[] => []);
  for (const one of marks.toSorted(() => Math.random() - 0.5)) parts[Math.floor(Math.random() * count)]?.push(one);
  return parts.filter((part) => part.length > 0);
}

it('keeps each mark once, and what it adds up to, whatever phones, connections and staff do', async () => {
  const times = rounds(12, 1_000);
  const seed = Number(process.env.TRAILCREW_SEED || Date.now() % 2 ** 31);
  const violations: string[] = [];
  const property = fc.asyncProperty(history, async ({ clocks, moments }) => {
    const faults = await play(clocks, moments);
    violations.push(...faults);
    return faults.length === 0;
  });
  // What happens at the same time differs each time: a smaller history would be another one.
  const found = await fc.check(property, { seed, numRuns: times, endOnFailure: true });
  if (found.failed) violations.push(fc.defaultReportMessage(found) ?? 'a history failed', String(found.errorInstance));
  violations.push(...(await checkHistory(database.pool, [])));
  const { moments, marks, calls, open, kills, merged, moved, cancelled, walkIns, disagreed } = done;
  reportFault(
    '17, marks of three phones',
    `${times} histories from the seed ${seed}`,
    violations,
    `${moments} moments, ${marks} marks in ${calls} calls, ${open} of them without an answer, ${kills} kills; ${merged} merged, ${moved} moved, ${cancelled} cancelled, ${walkIns} walk-ins sent, ${disagreed} times two phones disagreed`,
  );
  expect(Math.min(marks, open, merged, moved, cancelled, walkIns, disagreed)).toBeGreaterThan(0);
}, 3_600_000);
