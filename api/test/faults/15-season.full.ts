import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { given } from '../given.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { rounds, reportFault } from './fault.js';
import { moveClockOf, type MovedClock } from './moved-clock.js';
import { day, daysLater, hour, instantIn, minute } from './season-clock.js';
import { corrections } from './season-corrections.js';
import type { Answer, ArrivedMail, Season } from './season-apis.js';
import { drafts } from './season-drafts.js';
import { mailDeeds } from './season-mail-deeds.js';
import { SeasonModel, type Replan } from './season-model.js';
import {
  instantsOf,
  isMistyped,
  type House,
  type Place,
  type PlannedEvent,
  type PlannedShift,
  type Span,
  type Waiting,
} from './season-records.js';
import { chance, keyOfMail, kindOf, textOf, wrongWords } from './season-words.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

/*
 * A season with the clock moved through it, two processes, one of which is killed now and then, also while mails are
 * under way. After each step the mails that came are compared with those that a model of the specification expects.
 * Longer than most: one story, in its order.
 */

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());

let database: TestDatabase;
let pool: pg.Pool;
let clock: MovedClock;
let dataDir: string;
let servers: ServerProcess[] = [];
/** Those that come back after a kill. */
const starting: Promise<void>[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  clock = await moveClockOf(database.url, dataDir);
  // Opened after the database got its clock, so that it uses it.
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // As in the pool of the test database: dropping it ends connections that are just closing.
  pool.on('error', () => undefined);
  // Mails take a while, so that kills find some under way.
  smtp.beforeAcknowledging = () => pause(10 + 50 * Math.random());
});
afterEach(async () => {
  await Promise.all(starting.splice(0));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  servers = [];
  smtp.beforeAcknowledging = () => Promise.resolve();
  smtp.unknown.clear();
  smtp.busy.clear();
  smtp.hangUps = 0;
  await pool.end();
  await clock.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<ServerProcess> =>
  startServerProcess({
    ...{ databaseUrl: database.url, dataDir, flags: clock.flags },
    settings: { SMTP_URL: smtp.url, NODE_ENV: 'production' },
  });

/** The days on which clocks change in a season, with the zone. */
const changes = [
  ['2026-09-27', 'Pacific/Auckland'],
  ['2026-10-04', 'Australia/Lord_Howe'],
  ['2026-10-25', 'Europe/Zurich'],
  ['2026-11-01', 'America/Denver'],
  ['2027-03-14', 'America/Denver'],
  ['2027-03-28', 'Europe/Zurich'],
  ['2027-04-04', 'Pacific/Auckland'],
  ['2027-04-04', 'Australia/Lord_Howe'],
] as const;

it('sends each mail of a season once, in the zone of its event, and none that is no longer true', async () => {
  const seed = Number(process.env.TRAILCREW_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const random = chance(seed);
  /** Dice of its own for what is decided on the way: it does not hang on how many throws came before. */
  const diceFor = (...about: number[]) =>
    chance(about.reduce((mixed, one) => Math.imul(mixed ^ Math.floor(one), 0x9e3779b1), seed));
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <One>(from: readonly One[], dice: number): One | undefined => from[Math.floor(dice * from.length)];
  const pick = <One>(from: readonly One[]): One => from[below(from.length)] as One;
  const violations: string[] = [];
  const done: Record<string, number> = {};
  const count = (what: string) => (done[what] = (done[what] ?? 0) + 1);

  const first = Date.parse('2026-08-20T12:00:00Z');
  await clock.moveTo(first, []);
  // Nothing goes by its age, so that all of the season can be compared: `retention.test.ts` sees old data go. Mails would
  // go after 30 days before the first day of retention, too.
  await pool.query(`update retention_setting set starts_at = now() + interval '2 years', announced_at = now()`);
  await pool.query(
    `insert into retention_rule (kind, days, previous_days, changes_at) values ('MAILS', 400, 400, now())`,
  );
  servers = await Promise.all([start(), start()]);

  const admin = await given(pool).staff('admin');
  const mailKey = (await given(pool).apiKey({ scopes: ['write:mail-events'] })).headers;
  const zones = [...new Set(changes.map(([, zone]) => zone))];
  const houses: House[] = Array.from({ length: rounds(5, 24) }, (_, at) => {
    const name = `Clan${String(at).padStart(2, '0')}`;
    return { email: `${name.toLowerCase()}@example.org`, people: [`${name}a`, `${name}b`], isQuiet: false };
  });
  const events: PlannedEvent[] = [];
  for (let at = 0; at < rounds(3, 30); at += 1) {
    const name = `E${String(at).padStart(2, '0')}`;
    const near = at < 16 ? changes[at % changes.length] : undefined;
    const zone = near?.[1] ?? pick(zones);
    const date = near ? daysLater(near[0], pick([0, 0, 1, 2, 6, 7, 8, -1])) : daysLater('2026-09-25', below(195));
    const lead = await given(pool).staff('lead', { email: `lead-${name.toLowerCase()}@example.org` });
    const made = await given(pool).event({
      ...{ name: `Race ${at}`, startDate: date, endDate: daysLater(date, 1), timeZone: zone },
    });
    const category = await made.category({ name: `Post ${at}`, leadId: lead.userId });
    const event: PlannedEvent = {
      ...{ id: made.id, name: `Race ${at}`, zone, day: date, lead: lead.email, cancelled: false, shifts: [] },
      draft: at % 3 === 1,
      opensAt: random() < 0.4 ? instantIn(daysLater(date, -20), '12:00', zone) : null,
      closesAt: random() < 0.3 ? instantIn(daysLater(date, -1), '18:00', zone) : null,
      ...{ digests: new Set(), reminded: new Map() },
    };
    await pool.query('update event set signups_open_at = $2, signups_close_at = $3, state = $4 where id = $1', [
      made.id,
      event.opensAt && new Date(event.opensAt),
      event.closesAt && new Date(event.closesAt),
      event.draft ? 'DRAFT' : 'PUBLISHED',
    ]);
    for (const [index, [after, startTime, endTime, places]] of (
      [
        [0, '08:00', '10:00', 2],
        [0, '19:00', '21:30', 1],
        [1, '03:30', '05:00', 3],
      ] as const
    ).entries()) {
      const role = `${name}S${index}`;
      const shiftDay = daysLater(date, after);
      const { id } = await (
        await category.opportunity({ name: role })
      ).shift({ date: shiftDay, startTime, endTime, qtyRequired: places });
      const when = { day: shiftDay, start: startTime, end: endTime };
      event.shifts.push({ id, event, role, ...when, ...instantsOf(when, zone), places, off: false, changes: 0 });
    }
    events.push(event);
  }
  const model = new SeasonModel(events);

  /* What is done when. */
  interface Deed {
    at: number;
    what: () => Promise<unknown>;
  }
  const deeds: Deed[] = [];
  let kills = 0;
  let killsUnderMail = 0;
  let deadLeases = false;
  /** At so many of the next looks mails may have come a second time. */
  let mayRepeat = 0;

  async function kill(): Promise<void> {
    await Promise.all(starting.splice(0));
    const which = diceFor(kills)() < 0.5 ? 0 : 1;
    // Most kills are of use when mails are under way, if any are expected just now.
    let underWay = false;
    for (let look = 0; look < 10 && !underWay; look += 1) {
      const leased = await pool.query(`select from outbox where state = 'waiting' and leased_until > now()`);
      underWay = (leased.rowCount ?? 0) > 0;
      await pause(underWay ? 30 * Math.random() : 20);
    }
    await servers[which]!.end('SIGKILL');
    kills += 1;
    if (underWay) killsUnderMail += 1;
    deadLeases = true;
    mayRepeat = 2;
    const back = start().then((server) => void (servers[which] = server));
    // The one that is left answers meanwhile.
    alive = servers[1 - which]!;
    starting.push(back);
  }
  let alive = servers[0]!;
  // Not by the seed: how often somebody comes while a process starts differs from run to run.
  const api = (): ServerProcess => (starting.length > 0 ? alive : servers[Math.floor(Math.random() * 2)]!);

  async function moveTo(instant: number): Promise<void> {
    await Promise.all(starting.splice(0));
    await clock.moveTo(instant, servers);
  }

  /** Waits until nothing is due any more. What a killed process had leased is free half a minute later. */
  async function settle(): Promise<void> {
    let before = '';
    let since = performance.now();
    await until(async () => {
      const { rows } = await pool.query<{ id: string; held: boolean }>(
        `select id::text, leased_until > now() as held from outbox where state = 'waiting' and next_attempt_at <= now()
         union all select id::text, leased_until > now() from job where given_up_at is null and due_at <= now() order by 1`,
      );
      if (rows.length === 0) return true;
      const now = JSON.stringify(rows);
      if (now !== before) [before, since] = [now, performance.now()];
      if (deadLeases && rows.every(({ held }) => held) && performance.now() - since > 1_200) {
        deadLeases = false;
        await moveTo(clock.now() + 31_000);
        since = performance.now();
      }
      return false;
    }, 120_000);
    deadLeases = false;
  }

  let looked = 0;
  const seen = new Map<string, string>();
  const arrived: ArrivedMail[] = [];
  let repeated = 0;

  /** Compares what came since the last look with what the model expects. */
  async function compare(when: string): Promise<void> {
    const { mailboxes } = model;
    const { expected, underWay } = mailboxes.takeExpected();
    const late = model.late(clock.now());
    for (; looked < smtp.received.length; looked += 1) {
      const mail = smtp.received[looked]!;
      const id = mail.parsed.messageId ?? '';
      const key = keyOfMail(mail);
      if (seen.has(id)) {
        // Under way at a kill, or at the moment at which the dead process lost what it had leased.
        repeated += 1;
        if (mayRepeat === 0) violations.push(`${when}: twice though nothing was killed: ${key}`);
        if (seen.get(id) !== key) violations.push(`${when}: ${key} has the Message-ID of ${seen.get(id)}`);
        continue;
      }
      seen.set(id, key);
      count('mails');
      // Of two that differ in their days alone the one that it is.
      const waited = late.filter(({ waits }) => mailboxes.putOff.waiting.includes(waits));
      const may = [...expected, ...underWay, ...waited.flatMap(({ byNow, isHeld }) => (isHeld ? [] : (byNow ?? [])))];
      const alike = may.filter((one) => one.key === key);
      const found = alike.find((one) => wrongWords(mail, one, model.waiting).length === 0) ?? alike[0];
      if (found) {
        const waits = waited.find(({ byNow }) => byNow === found)?.waits;
        if (waits) {
          mailboxes.putOff.came(waits);
          model.hold(waits, clock.now());
          mailboxes.taken(waits.to);
          count('came late');
        } else for (const list of [expected, underWay]) if (list.includes(found)) list.splice(list.indexOf(found), 1);
        arrived.push({ mail: found, id, at: clock.now(), step: model.mailboxes.step });
        violations.push(...wrongWords(mail, found, model.waiting).map((wrong) => `${when}: ${wrong} in ${key}`));
      } else violations.push(`${when}: not expected: ${key}`);
      count(kindOf(mail.parsed.subject ?? ''));
    }
    violations.push(...expected.map(({ key }) => `${when}: expected and did not come: ${key}`));
    const there = await pool.query<{ email: string; mails: number }>(
      `select recipient as email, count(*)::int as mails from outbox where state = 'waiting' group by 1`,
    );
    const waiting = new Map(there.rows.map(({ email, mails }) => [email, mails]));
    violations.push(...mailboxes.putOff.compare(waiting, model.late(clock.now())).map((wrong) => `${when}: ${wrong}`));
    mayRepeat = Math.max(0, mayRepeat - 1);
  }

  /** Compares who has a place and who waits with the model. */
  async function compareRows(when: string): Promise<void> {
    const { rows } = await pool.query<{ id: string; is: string }>(
      `select id, state as is from waitlist_entry union all select id, shift_id::text from signup where status = 'active'`,
    );
    const found = new Map(rows.map(({ id, is }) => [id, is]));
    const expected = [
      ...model.waiting.map(({ id, state }) => [id, state] as const),
      ...model.places.filter(({ active }) => active).map(({ id, shift }) => [id, shift.id] as const),
    ];
    for (const [id, is] of expected)
      if (found.get(id) !== is) violations.push(`${when}: ${id} is ${found.get(id)} instead of ${is}`);
    if (found.size !== expected.length) violations.push(`${when}: ${found.size} rows instead of ${expected.length}`);
  }

  /** Whose mail does not arrive, as staff see it. */
  async function compareMarks(when: string): Promise<void> {
    const { undeliveredMails, volunteers } = await asStaff<{
      undeliveredMails: { nodes: { email: string }[] };
      volunteers: { nodes: { email: string; mailFails: boolean }[] };
    }>(
      'query { undeliveredMails(first: 200) { nodes { email } } volunteers(first: 200) { nodes { email mailFails } } }',
      {},
    );
    const lost = undeliveredMails.nodes.map(({ email }) => email).sort();
    const expected = model.mailboxes.lost.map(({ to }) => to).sort();
    if (lost.join() !== expected.join())
      violations.push(`${when}: not delivered: ${lost.join()} instead of ${expected.join()}`);
    for (const { email, mailFails } of volunteers.nodes)
      if (mailFails !== model.mailboxes.isMarked(email))
        violations.push(`${when}: ${email}: mailFails is ${mailFails}`);
  }

  /* The two APIs. */
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${api().url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as Answer['body'],
      cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    };
  }
  async function asStaff<Data>(query: string, variables: object): Promise<Data> {
    await pool.query(`update staff_session set last_used_at = now(), expires_at = now() + interval '1 year'`);
    const answer = await fetch(`${api().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...admin.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
  /** The part of a link in the newest mail that has it, to an address, with these words. */
  const linkIn = (pattern: RegExp, email: string, ...words: string[]): string => {
    const mail = smtp.received.findLast(
      (one) =>
        one.recipients[0] === email && words.every((word) => textOf(one).includes(word)) && pattern.test(textOf(one)),
    );
    return pattern.exec(mail ? textOf(mail) : '')?.[1] ?? 'none';
  };
  const passOf = async ({ email }: House) => ({
    cookie: (await call('GET', `/api/manage/${linkIn(/\/manage\/([\w.-]+)/, email)}`)).cookie,
  });
  const hasLink = ({ email }: House) => linkIn(/\/manage\/([\w.-]+)/, email) !== 'none';
  const span = (from: number): Span => ({ from, to: clock.now() });
  const outcomeOf = ({ status, body }: Answer) => (status < 300 ? 'done' : (body.code ?? `status ${status}`));

  /** Notes whether an answer was the one that the model expects; gives whether it was done. */
  function wasDone(what: string, answer: Answer, expected: string): boolean {
    count(expected === 'done' ? what : `${what} refused`);
    if (outcomeOf(answer) !== expected)
      violations.push(`${iso(clock.now())}: ${what}: ${outcomeOf(answer)} instead of ${expected}`);
    return outcomeOf(answer) === 'done' && expected === 'done';
  }

  const placeOf = (house: House, person: string, shift: PlannedShift) =>
    model.places.find(
      (one) => one.active && one.house.email === house.email && one.person === person && one.shift === shift,
    );
  const isIn = (house: House, person: string, shift: PlannedShift) => placeOf(house, person, shift) !== undefined;

  async function signUp(house: House, person: string, shift: PlannedShift) {
    const from = clock.now();
    const known = placeOf(house, person, shift);
    const isFull = model.free(shift) < 1 ? 'SHIFT_FULL' : undefined;
    // A stranger is not answered who is in a full shift.
    const expected = model.refusal(shift, from) ?? isFull ?? (known ? 'ALREADY_SIGNED_UP' : 'done');
    const details = { email: house.email, firstName: 'Ada', lastName: person, phone: '+41 79 555 01 01' };
    const answer = await call('POST', '/api/signup', { ...details, shiftId: shift.id });
    if (wasDone('signup', answer, expected)) {
      const place = model.signedUp({ id: answer.body.signup!.id, house, person, shift, madeAt: from });
      return { place, cookie: answer.cookie };
    }
    if (known && expected === 'ALREADY_SIGNED_UP') model.attempted(known, from);
    if (isMistyped(house.email)) return undefined;
    if (shift.event.draft || (expected === 'SHIFT_FULL' && !known && shift.places < 3))
      await join(house, person, shift);
    return undefined;
  }

  async function join(house: House, person: string, shift: PlannedShift): Promise<void> {
    if (model.waiting.some((one) => one.person === person && one.shift === shift)) return;
    const people = [{ firstName: 'Ada', lastName: person }];
    const answer = await call('POST', '/api/waitlist', { shiftId: shift.id, email: house.email, phone: null, people });
    if (wasDone('join', answer, shift.event.draft ? 'SHIFT_NOT_FOUND' : 'done'))
      model.joined({ id: answer.body.entry!.id, house, person, shift });
  }

  const activeIn = (event: PlannedEvent) =>
    model.places.filter((one) => one.active && one.shift.event === event && !one.shift.off);

  /** Households are answered that a place in a draft does not exist. */
  const hidden = ({ shift }: Place) => (shift.event.draft ? 'SIGNUP_NOT_FOUND' : 'done');

  async function giveBack(place: Place | undefined): Promise<void> {
    if (!place) return;
    const from = clock.now();
    const token = linkIn(/\/manage\/([\w.-]+)/, place.house.email);
    if (token === 'none' || model.refusal(place.shift, from) === 'SHIFT_STARTED') return;
    const answer = await call('POST', `/api/manage/${token}/cancel/${place.id}`);
    if (wasDone('cancel', answer, hidden(place))) model.gaveBack(place, span(from));
  }

  async function move(place: Place, shift: PlannedShift, byStaff: boolean): Promise<void> {
    const from = clock.now();
    if (isIn(place.house, place.person, shift) || place.shift === shift || shift.off || place.shift.event.cancelled)
      return;
    if ([place.shift, shift].some(({ begins }) => begins <= from) || model.free(shift) < 1) return;
    if (!byStaff && !shift.event.draft && model.refusal(shift, from)) return;
    if (!byStaff && !hasLink(place.house)) return;
    const mover = byStaff ? admin.headers : await passOf(place.house);
    const answer = await call('POST', `/api/signups/${place.id}/move`, { shiftId: shift.id }, mover);
    if (wasDone(byStaff ? 'move by staff' : 'move', answer, byStaff ? 'done' : hidden(place)))
      model.moved(place, shift, span(from));
  }

  async function ask(place: Place): Promise<void> {
    const from = clock.now();
    if (place.search || place.shift.event.cancelled || place.shift.begins - from < 25 * hour) return;
    if (!hasLink(place.house)) return;
    const answer = await call('POST', `/api/signups/${place.id}/replacement`, {}, await passOf(place.house));
    if (wasDone('ask', answer, hidden(place))) model.asked(place, from);
  }

  async function answerOffer(entry: Waiting, how: 'take' | 'decline'): Promise<void> {
    const from = clock.now();
    const { shift } = entry;
    const stands = entry.state === 'OFFERED' && entry.runsOut && from < entry.runsOut[0];
    const rushes =
      entry.state === 'WAITING' && !entry.runsOut && entry.notifiedAt !== undefined && model.free(shift) > 0;
    if ((!stands && !rushes) || (!shift.event.draft && model.refusal(shift, from))) return;
    const token = linkIn(/\/offer\/([\w.-]+)/, entry.house.email, shift.role, entry.person);
    // The mail of this offer may wait still.
    const cameLast = arrived.findLast(({ mail }) => mail.kind === 'offer' && mail.about[0] === entry);
    if (token === 'none' || cameLast?.mail.offer !== entry.offer) return;
    const answer = await call('POST', `/api/offers/${token}/${how}`, {});
    if (wasDone(how, answer, shift.event.draft ? 'OFFER_NOT_FOUND' : 'done'))
      model.answered(
        ...([entry, how === 'take' ? 'TAKEN' : 'DECLINED', answer.body.signups?.[0]?.id ?? ''] as const),
        span(from),
      );
  }

  /** What staff do with shifts at once; nothing with such that have begun, or would begin within hours. */
  async function changePlan(
    shifts: readonly PlannedShift[],
    what: { moveDays?: number; moveMinutes?: number; cancel?: boolean },
  ): Promise<void> {
    const from = clock.now();
    const [first] = shifts;
    if (!first || first.event.cancelled || shifts.some(({ begins }) => begins <= from)) return;
    const { event } = first;
    if (what.cancel !== undefined && shifts.every(({ off }) => off === what.cancel)) return;
    const changes = shifts.map((shift): Replan => {
      const later = (time: string) =>
        new Date(Date.parse(`2026-01-01T${time}:00Z`) + (what.moveMinutes ?? 0) * minute).toISOString().slice(11, 16);
      const moved = { day: daysLater(shift.day, what.moveDays ?? 0), start: later(shift.start), end: later(shift.end) };
      return { shift, off: what.cancel ?? shift.off, ...moved };
    });
    if (changes.some((change) => instantsOf(change, event.zone).begins <= from + 4 * hour)) return;
    const message = what.cancel ? 'Ice.' : 'Snow.';
    const input = { eventId: event.id, shiftIds: shifts.map(({ id }) => id), ...what, message };
    const { previewPlanChange: looked } = await asStaff<{ previewPlanChange: { version: string } }>(
      'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
      { input },
    );
    const { applyPlanChange: made } = await asStaff<{ applyPlanChange: { planChange: { id: string } } }>(
      `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) { planChange { id } } }`,
      { input, version: looked.version },
    );
    count(what.cancel === undefined ? 'shifts moved' : what.cancel ? 'shift called off' : 'shift takes place again');
    const before = shifts.map((shift): Replan => ({ ...shift, shift }));
    model.replanned(changes, false, span(from));
    const at = shifts.map(({ changes: times }) => times);
    plans.set(event, { id: made.planChange.id, madeAt: from, before, at });
    watch(event);
  }

  /** The newest change of each event's plan: how its shifts were, and how often each was changed by then. */
  const plans = new Map<PlannedEvent, { id: string; madeAt: number; before: Replan[]; at: number[] }>();
  async function takeBack(event: PlannedEvent): Promise<void> {
    const from = clock.now();
    const plan = plans.get(event);
    if (!plan || event.cancelled || from - plan.madeAt > 22 * hour) return;
    const isOld = plan.before.some(({ shift }, at) => shift.begins <= from || shift.changes !== plan.at[at]);
    if (isOld || plan.before.some((was) => instantsOf(was, event.zone).begins <= from + 4 * hour)) return;
    await asStaff('mutation ($id: ID!) { undoPlanChange(planChangeId: $id) { shifts { id } } }', { id: plan.id });
    count('plan taken back');
    plans.delete(event);
    model.replanned(plan.before, true, span(from));
    watch(event);
  }

  const isWaitedFor = ({ shift }: Place) => model.waiting.some((one) => one.shift === shift && one.state === 'WAITING');

  async function closeSignups(event: PlannedEvent, at: number | null): Promise<void> {
    if (event.cancelled || (event.opensAt ?? 0) >= (at ?? Infinity)) return;
    const body = { signupsCloseAt: at === null ? null : new Date(at).toISOString() };
    const answer = await call('PATCH', `/api/admin/events/${event.id}`, body, admin.headers);
    if (wasDone(at === null ? 'open again' : 'close', answer, 'done')) event.closesAt = at;
    if (at === null) return;
    instants.push(at);
    // Nobody is offered what becomes free then, until people may sign up again.
    deeds.push({ at, what: () => giveBack(activeIn(event).find(isWaitedFor)) });
  }

  async function cancelEvent(event: PlannedEvent): Promise<void> {
    if (event.draft || event.shifts.some(({ off }) => off)) return;
    await asStaff('mutation ($id: ID!) { cancelEvent(eventId: $id, message: "No snow.") { event { id } } }', {
      id: event.id,
    });
    count('event cancelled');
    model.cancelled(event);
  }

  async function switchMails(house: House, on: boolean): Promise<void> {
    const token = linkIn(/\/mails\/([\w.-]+)/, house.email);
    if (token === 'none' || house.isQuiet !== on) return;
    const answer = await call('POST', `/api/mails/${token}`, { on });
    if (wasDone(on ? 'switch on' : 'switch off', answer, 'done')) house.isQuiet = !on;
  }

  const season: Season = {
    ...{ model, smtp, arrived, violations, staff: admin.headers, mailKey, now: () => clock.now(), span },
    ...{ random, pick, count, call, asStaff, wasDone, settle, signUp },
    plan: (at, what) => void deeds.push({ at, what }),
  };
  const mails = mailDeeds(season);
  const { refuse, takeAgain, putOffOver, putOffNoMore, sendAgain, comesBack, offerComesBack, arrives } = mails;
  const { unpublish, publish, hideNowAndThen, look } = drafts(season);
  const { mistype } = corrections(season, mails);

  model.onOffer = (entry) => {
    const throwOne = diceFor(model.waiting.indexOf(entry), entry.offer?.number ?? 0);
    const dice = throwOne();
    const until = entry.runsOut?.[0] ?? entry.shift.begins - 10 * minute;
    const at = clock.now() + 3 * minute + throwOne() * Math.max(0, until - clock.now() - 6 * minute);
    if (dice < 0.45) deeds.push({ at, what: () => answerOffer(entry, 'take') });
    else if (dice < 0.6 && entry.runsOut) deeds.push({ at, what: () => answerOffer(entry, 'decline') });
    else if (dice < 0.75 && entry.runsOut) deeds.push({ at, what: () => offerComesBack(entry) });
  };

  /* Who is in which event: nobody in two within some days, as places that clash are another matter. */
  const room = 160_000;
  const instants: number[] = [];
  const guestsOf = new Map<PlannedEvent, Set<House>>();
  for (const [at, event] of events.entries()) {
    const guests = houses.filter((house) => !taken(house, event, at) && random() < 0.4);
    const free = guests.flatMap((house) => house.people.map((person) => ({ house, person })));
    for (const { house } of free) note(house, event);
    if (free.length === 0) continue;
    const begins = event.shifts[0]!.begins;
    // People come at a few moments, as each costs a step.
    const early = [12, 15, 9].map(
      (days, visit) => begins - (visit === 0 ? 8 * day : 0) - days * day * random() - 2 * hour,
    );
    const late = [14, 3, 3].map((days) => begins - days * day * random() - 30 * minute);
    for (let deed = 0; deed < 9; deed += 1) {
      const { house, person } = pick(free);
      const shift = pick([event.shifts[0]!, event.shifts[1]!, event.shifts[1]!, event.shifts[2]!]);
      deeds.push({ at: pick(early), what: () => signUp(house, person, shift) });
    }
    for (let deed = 0; deed < 7; deed += 1) {
      const dice = random();
      const seed = random();
      const one = <Any>(from: readonly Any[]) => oneOf(from, seed);
      deeds.push({
        at: pick(deed < 2 ? early : late),
        what: async () => {
          const place = one(activeIn(event));
          const inThird = one(activeIn(event).filter(({ shift }) => shift === event.shifts[2]));
          const other = event.shifts[Math.floor(dice * 60) % 3]!;
          if (deed > 1 && dice < 0.45) return giveBack(place);
          if (dice < 0.7) return place && move(place, other, dice > 0.6);
          if (dice < 0.85) return inThird && ask(inThird);
          return comesBack(event, seed);
        },
      });
    }
    const [soon, between] = [begins - 2 * day, begins - 5 * day];
    // Between the two reminders, as the link is in those.
    const switchers = houses.slice(0, Math.ceil(houses.length / 6)).filter((house) => guests.includes(house));
    for (const house of switchers) {
      deeds.push({ at: between, what: () => switchMails(house, false) });
      if (random() < 0.5) deeds.push({ at: soon, what: () => switchMails(house, true) });
    }
    if (at % 7 === 2) deeds.push({ at: begins - (1 + 9 * random()) * day, what: () => cancelEvent(event) });
    if (at % 4 === 1) {
      const off = event.shifts[below(3)]!;
      const offAt = begins - (1 + 9 * random()) * day;
      deeds.push({ at: offAt, what: () => changePlan([off], { cancel: true }) });
      if (random() < 0.5) deeds.push({ at: offAt + day * random(), what: () => changePlan([off], { cancel: false }) });
    }
    // The plan changes before the first reminder, between the two, or after both; now and then for a few hours.
    const changes = [8, 6, 1].map((days) => begins - (0.3 + days * random()) * day);
    for (const changeAt of at % 3 === 2 ? [pick(changes)] : [pick(changes), pick(late)]) {
      const some = pick([event.shifts, [event.shifts[0]!], [event.shifts[1]!], [event.shifts[2]!]]);
      const what = pick([{ moveDays: 1 }, { moveDays: 1 }, { moveDays: 2 }, { moveDays: -1 }, { moveMinutes: 90 }]);
      deeds.push({ at: changeAt, what: () => changePlan(some, what) });
      if (random() < 0.3) deeds.push({ at: changeAt + 19 * hour, what: () => takeBack(event) });
    }
    // The mailbox of somebody who has a place takes nothing from before the first reminder until after it; their shifts move meanwhile.
    if (at % 4 < 2) {
      let house = pick(guests);
      deeds.push({
        at: begins - 8.2 * day,
        what: () => refuse((house = activeIn(event).find(({ house: { isQuiet } }) => !isQuiet)?.house ?? house)),
      });
      deeds.push({ at: between - 19 * hour, what: () => changePlan(event.shifts, { moveDays: 1 }) });
      deeds.push({ at: between, what: () => takeAgain(house) });
      // The mail server takes a later mail, while those that were refused are still to go out again.
      deeds.push({ at: between, what: () => signUp(house, house.people[0]!, event.shifts[2]!) });
      deeds.push({ at: pick([between, between + day]), what: () => sendAgain() });
    }
    if (at % 3 === 0) {
      // Somebody has the one place, and somebody waits for it.
      for (const { house, person } of free.slice(-3))
        deeds.push({ at: between, what: () => signUp(house, person, event.shifts[1]!) });
      deeds.push({ at: between, what: () => closeSignups(event, clock.now() + 3 * hour) });
      deeds.push({ at: soon, what: () => closeSignups(event, null) });
    }
    deeds.push({ at: pick(late), what: () => arrives() });
    // Just before people are reminded.
    const before = [7, 1].map((days) => instantIn(daysLater(event.day, -days), '09:00', event.zone) - 12 * minute);
    const visitor = pick(free);
    hideNowAndThen(event, begins, [...before, pick(late)], async () => {
      await signUp(visitor.house, visitor.person, event.shifts[1]!);
      // A place is free in a draft: it is offered when that is published.
      const place = activeIn(event).find(isWaitedFor);
      const other = event.shifts.find((shift) => shift !== place?.shift && model.free(shift) > 0);
      if (place && other) await move(place, other, true);
    });
    for (const moment of [pick(before), pick(late)]) {
      const toLead = random() < 0.3;
      const shifts = pick([[event.shifts[0]!], event.shifts]);
      const hiddenFor = pick([10 * minute, 6 * hour]);
      putOffOver(moment, {
        whose: (dice) => (toLead ? event.lead : (oneOf(activeIn(event), dice)?.house.email ?? guests[0]!.email)),
        meanwhile: async (email, dice) => {
          if (dice < 0.3) return giveBack(activeIn(event).find(({ house }) => house.email === email));
          if (dice < 0.6) return changePlan(shifts, { moveDays: 1 });
          if (dice > 0.8) return;
          await unpublish(event);
          deeds.push({ at: clock.now() + hiddenFor, what: () => publish(event) });
        },
      });
    }
    for (const moment of [pick(before), pick(early), pick(late)]) mistype(event, pick(free), moment);
    for (const days of [14, 3]) instants.push(instantIn(daysLater(event.day, -days), '09:00', event.zone));
    for (const days of [7, 6, 1, 0]) instants.push(instantIn(daysLater(event.day, -days), '09:00', event.zone));
    watch(event);
    for (const edge of [event.opensAt, event.closesAt])
      if (edge !== null) {
        instants.push(edge);
        // Just before and right after it.
        for (const off of [-room - 10_000, 5_000]) {
          const { house, person } = pick(free);
          deeds.push({ at: edge + off, what: () => signUp(house, person, event.shifts[2]!) });
        }
      }
  }

  /** When something may be due of an event's shifts as they are planned now. */
  function watch(event: PlannedEvent): void {
    for (const { begins, day: date } of event.shifts) {
      const due = [begins, begins - day, begins - 3 * hour, begins - 12 * hour, begins - 2 * day];
      const reminders = [7, 1].map((days) => instantIn(daysLater(date, -days), '09:00', event.zone));
      instants.push(...due.filter((one) => !instants.includes(one)));
      // Those of the event's own day are there.
      if (date !== event.day) instants.push(...reminders);
    }
  }

  function taken(house: House, event: PlannedEvent, before: number): boolean {
    return events
      .slice(0, before)
      .some(
        (other) =>
          (guestsOf.get(other)?.has(house) ?? false) &&
          Math.abs(Date.parse(other.day) - Date.parse(event.day)) <= 3 * day,
      );
  }
  function note(house: House, event: PlannedEvent): void {
    guestsOf.set(event, (guestsOf.get(event) ?? new Set()).add(house));
  }

  /* The season. */
  const last = () => Math.max(...events.flatMap(({ shifts }) => shifts.map(({ begins }) => begins))) + 2 * hour;
  const iso = (at: number) => new Date(at).toISOString().slice(0, 19);
  const edgesOf = () => [
    ...instants,
    ...model.waiting.flatMap(({ state, runsOut }) => (state === 'OFFERED' && runsOut ? [...runsOut] : [])),
  ];
  /** No instant that matters lies between a step and what it takes, in milliseconds by the moved clock. */
  function clear(at: number): number {
    for (;;) {
      const edge = edgesOf().find((one) => at < one + 2_000 && one < at + room);
      if (edge === undefined) return at;
      at = edge + 2_500;
    }
  }
  async function step(at: number, kills = false, hangUps = 0): Promise<void> {
    smtp.hangUps = hangUps;
    await moveTo(at);
    const from = clock.now();
    if (kills) await kill();
    await settle();
    if (smtp.hangUps < hangUps) {
      count('hung up');
      smtp.hangUps = 0;
      // A mail that was under way while the server hung up may be tried again in ten seconds.
      await moveTo(clock.now() + 31_000);
      await settle();
    }
    smtp.hangUps = 0;
    model.pass(span(from));
    // An offer whose mail is refused is over at the next look, and made to the next.
    while (model.hasLostOffer()) {
      await moveTo(clock.now() + 31_000);
      await settle();
      model.pass(span(from));
    }
    count('steps');
    await compare(iso(clock.now()));
    await compareRows(iso(clock.now()));
    await compareMarks(iso(clock.now()));
    await look(iso(clock.now()));
    model.mailboxes.step += 1;
  }
  let visits = 0;
  let batches = 0;
  while (violations.length < 20) {
    const now = clock.now();
    const next = Math.min(...edgesOf().filter((one) => one > now), ...deeds.map(({ at }) => at));
    if (!(next <= last())) break;
    // Now and then it is later than it should be, as after a night without power.
    const throwOne = diceFor(next / minute);
    const wanted = throwOne() < 0.04 ? next + hour * 20 * throwOne() : next;
    // Nothing comes too early.
    const isInstant = instants.includes(next);
    if (throwOne() < 0.3 && wanted - now > 10 * minute) await step(clear(wanted - room - 40_000));
    if (isInstant) visits += 1;
    // Each keeps a process from sending for five seconds.
    const hangUps = isInstant && visits % 5 === 2 ? 1 : 0;
    await step(clear(Math.max(wanted, clock.now() + 95_000)), isInstant && visits % 4 === 1, hangUps);
    const ready = deeds.filter(({ at }) => at <= clock.now()).sort((one, other) => one.at - other.at);
    for (const deed of ready) {
      deeds.splice(deeds.indexOf(deed), 1);
      await deed.what();
    }
    if (ready.length > 0) {
      batches += 1;
      if (batches % 5 === 0) await kill();
      await settle();
      await step(clear(clock.now() + 95_000));
    }
  }
  // What is still put off is tried again within five hours.
  for (const email of [...smtp.busy.keys()]) await putOffNoMore(email);
  if (model.mailboxes.putOff.waiting.length > 0) await step(clear(clock.now() + 6 * hour));
  await Promise.all(starting.splice(0));
  const states = await pool.query<{ state: string }>(`select distinct state from outbox where state = 'waiting'`);
  const ranOut = model.waiting.filter(({ state }) => state === 'EXPIRED').length;
  if (states.rows.length > 0) violations.push('mails are left in the outbox');
  reportFault(
    '15, a season',
    `${events.length} events in ${new Set(events.map(({ zone }) => zone)).size} zones, ${done.steps} steps, ${kills} kills, ${killsUnderMail} of them under mails, ${done.mails} mails, seed ${seed}`,
    violations,
    `${repeated} came twice; ${model.spared} reminders switched off, ${ranOut} offers ran out, ${Object.entries(done)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ')}`,
  );
  const always = ['reminder', 'offer', 'plan changed', 'changed', 'bounced', 'send again', 'close', 'open again'];
  const late = ['unpublish with people', 'publish', 'put off', 'came late', 'hung up', 'correct'];
  const kinds = ['digest of 14 days', 'digest of 3 days', 'event off', 'called off', 'on again', 'taken back'];
  const verbs = ['move', 'move by staff', 'delivered', 'mailbox closed', 'switch off', 'switch on'];
  const isLong = events.length > 20;
  expect([...always, ...late, ...(isLong ? [...kinds, ...verbs] : [])].filter((what) => !done[what])).toEqual([]);
}, 3_600_000);
