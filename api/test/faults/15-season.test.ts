import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { given } from '../given.js';
import { startSmtpServer, type ReceivedMail, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { full, rounds, tellFault } from './fault.js';
import { moveClockOf, type MovedClock } from './moved-clock.js';
import {
  day,
  daysLater,
  hour,
  instantIn,
  keyOf,
  minute,
  SeasonModel,
  wallClock,
  type House,
  type Place,
  type PlannedEvent,
  type PlannedShift,
  type Span,
  type Waiting,
} from './season-model.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

/*
 * A season with the clock moved through it, two processes, one of which is killed now and then, also while mails are under way. After each
 * step the mails that came are held against those that a model of the specification owes. Longer than most: one story, told in its order.
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
  // Opened after the database got its clock, so that it goes by it.
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

/** Numbers between 0 and 1 that a seed decides. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a mail says it is, as its reader sees. */
function kindOf(subject: string): string {
  const kinds: [RegExp, string][] = [
    [/^Reminder: /, 'reminder'],
    [/^2 weeks to go: /, 'digest of 14 days'],
    [/^3 days to go: /, 'digest of 3 days'],
    [/free: /, 'offer'],
    [/^You are on the waitlist: /, 'waits'],
    [/^You are signed up: /, 'confirmation'],
    [/^Cancelled: Race /, 'event off'],
    [/^Cancelled: /, 'cancelled'],
    [/^Called off: /, 'called off'],
    [/^Changed: /, 'changed'],
    [/^Looking for a replacement: /, 'looking'],
    [/^Still no replacement: /, 'nobody found'],
    [/^Replacement wanted: /, 'looked for'],
  ];
  return kinds.find(([words]) => words.test(subject))?.[1] ?? `'${subject}'`;
}

const textOf = ({ parsed }: ReceivedMail): string => parsed.text ?? '';

function keyOfMail(mail: ReceivedMail): string {
  const text = textOf(mail);
  const subject = mail.parsed.subject ?? '';
  const named = (pattern: RegExp) => `${subject}\n${text}`.match(pattern) ?? [];
  return keyOf(kindOf(subject), mail.recipients[0] ?? '', named(/E\d\dS\d/g), named(/Clan\d\d[ab]/g));
}

const longDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const clockWords = (time: string): string => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};
const dayWords = (date: string): string => longDays.format(Date.parse(`${date}T00:00:00Z`));

it('owes each mail of a season once, in the zone of its event, and none that is no longer true', async () => {
  const seed = Number(process.env.TRAILCREW_SEED ?? (full ? Math.floor(Math.random() * 2 ** 31) : 4));
  const random = chance(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <One>(from: readonly One[]): One => from[below(from.length)] as One;
  const violations: string[] = [];
  const done: Record<string, number> = {};
  const count = (what: string) => (done[what] = (done[what] ?? 0) + 1);

  const first = Date.parse('2026-08-20T12:00:00Z');
  await clock.moveTo(first, []);
  servers = await Promise.all([start(), start()]);

  const admin = await given(pool).staff('admin');
  const zones = [...new Set(changes.map(([, zone]) => zone))];
  const houses: House[] = Array.from({ length: rounds(5, 24) }, (_, at) => {
    const name = `Clan${String(at).padStart(2, '0')}`;
    return { email: `${name.toLowerCase()}@example.org`, people: [`${name}a`, `${name}b`], isQuiet: false };
  });
  const events: PlannedEvent[] = [];
  for (let at = 0; at < rounds(3, 30); at += 1) {
    const name = `E${String(at).padStart(2, '0')}`;
    const near = full ? (at < 16 ? changes[at % changes.length] : undefined) : changes[[3, 5, 0][at]!];
    const zone = near?.[1] ?? pick(zones);
    const date = near
      ? daysLater(near[0], pick(full ? [0, 0, 1, 2, 6, 7, 8, -1] : [0, 1, 2, 4]))
      : daysLater('2026-09-25', below(195));
    const lead = await given(pool).staff('lead', { email: `lead-${name.toLowerCase()}@example.org` });
    const made = await given(pool).event({
      ...{ name: `Race ${at}`, startDate: date, endDate: daysLater(date, 1), timeZone: zone },
    });
    const category = await made.category({ name: `Post ${at}`, leadId: lead.userId });
    const event: PlannedEvent = {
      ...{ id: made.id, name: `Race ${at}`, zone, day: date, lead: lead.email, cancelled: false, shifts: [] },
      opensAt: random() < 0.4 ? instantIn(daysLater(date, -20), '12:00', zone) : null,
      closesAt: random() < 0.3 ? instantIn(daysLater(date, -1), '18:00', zone) : null,
      ...{ digests: new Set(), reminded: new Map() },
    };
    await pool.query('update event set signups_open_at = $2, signups_close_at = $3 where id = $1', [
      made.id,
      event.opensAt && new Date(event.opensAt),
      event.closesAt && new Date(event.closesAt),
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
      const begins = instantIn(shiftDay, startTime, zone);
      event.shifts.push({ id, event, role, day: shiftDay, start: startTime, begins, places, off: false });
    }
    events.push(event);
  }
  const model = new SeasonModel(events);

  /* What is done when. */
  interface Deed {
    at: number;
    what: () => Promise<void>;
  }
  const deeds: Deed[] = [];
  let kills = 0;
  let killsUnderMail = 0;
  let deadLeases = false;
  /** At so many of the next looks mails may have come a second time. */
  let mayRepeat = 0;

  async function kill(): Promise<void> {
    await Promise.all(starting.splice(0));
    const which = below(2);
    // Most kills are of use when mails are under way, if any are owed just now.
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
  const door = (): ServerProcess => (starting.length > 0 ? alive : pick(servers));

  async function moveTo(instant: number): Promise<void> {
    await Promise.all(starting.splice(0));
    await clock.moveTo(instant, servers);
  }

  /** Waits until nothing is due any more. What a killed process had in hand is free half a minute later. */
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
  let repeated = 0;

  /** Holds what came since the last look against what the model owes. */
  function compare(when: string): void {
    const owed = model.takeOwed();
    for (; looked < smtp.received.length; looked += 1) {
      const mail = smtp.received[looked]!;
      const id = mail.parsed.messageId ?? '';
      const key = keyOfMail(mail);
      if (seen.has(id)) {
        // Under way at a kill, or at the moment at which the dead process lost what it had in hand.
        repeated += 1;
        if (mayRepeat === 0) violations.push(`${when}: twice though nothing was killed: ${key}`);
        if (seen.get(id) !== key) violations.push(`${when}: ${key} has the Message-ID of ${seen.get(id)}`);
        continue;
      }
      seen.set(id, key);
      count('mails');
      const at = owed.indexOf(key);
      if (at === -1) violations.push(`${when}: not owed: ${key}`);
      else owed.splice(at, 1);
      violations.push(...wrongWords(mail).map((wrong) => `${when}: ${wrong} in ${key}`));
    }
    violations.push(...owed.map((key) => `${when}: owed and did not come: ${key}`));
    mayRepeat = Math.max(0, mayRepeat - 1);
  }

  /** Holds who has a place and who waits against the model. */
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

  /** What a mail says wrong of its days and times. */
  function wrongWords(mail: ReceivedMail): string[] {
    const text = textOf(mail);
    const kind = kindOf(mail.parsed.subject ?? '');
    const wrong: string[] = [];
    count(kind);
    if (['reminder', 'offer', 'confirmation'].includes(kind) || kind.startsWith('digest'))
      for (const role of new Set(text.match(/E\d\dS\d/g) ?? [])) {
        const shift = events.flatMap(({ shifts }) => shifts).find((one) => one.role === role)!;
        for (const words of [dayWords(shift.day), clockWords(shift.start)])
          if (!text.includes(words)) wrong.push(`no '${words}'`);
      }
    const promised = /hold (?:it|them) for you until (.*? at \d+:\d\d [AP]M)/.exec(text)?.[1];
    const role = /E\d\dS\d/.exec(text)?.[0];
    const entry = model.waiting.findLast(
      (one) => one.house.email === mail.recipients[0] && one.shift.role === role && one.runsOut,
    );
    if (kind === 'offer' && entry?.runsOut && promised) {
      const allowed = new Set<string>();
      for (let at = entry.runsOut[0]; at <= entry.runsOut[1] + minute; at += minute) {
        const there = new Date(wallClock(Math.min(at, entry.runsOut[1]), entry.shift.event.zone)).toISOString();
        allowed.add(`${dayWords(there.slice(0, 10))} at ${clockWords(there.slice(11, 16))}`);
      }
      if (!allowed.has(promised)) wrong.push(`until ${promised} instead of ${[...allowed].join(' or ')}`);
    }
    return wrong;
  }

  /* The doors. */
  interface Answer {
    status: number;
    body: { code?: string; signup?: { id: string }; entry?: { id: string }; signups?: { id: string }[] };
    cookie: string;
  }
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${door().url}${path}`, {
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
    await pool.query(`update staff_session set last_used_at = now(), expires_at = now() + interval '1 day'`);
    const answer = await fetch(`${door().url}/graphql`, {
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
  const span = (from: number): Span => ({ from, to: clock.now() });
  const told = ({ status, body }: Answer) => (status < 300 ? 'done' : (body.code ?? `status ${status}`));

  /** Notes whether an answer was the one that the model expects; gives whether it was done. */
  function heard(what: string, answer: Answer, expected: string): boolean {
    count(expected === 'done' ? what : `${what} refused`);
    if (told(answer) !== expected)
      violations.push(`${iso(clock.now())}: ${what}: ${told(answer)} instead of ${expected}`);
    return told(answer) === 'done' && expected === 'done';
  }

  async function signUp(house: House, person: string, shift: PlannedShift): Promise<void> {
    const from = clock.now();
    const isKnown = model.places.some((one) => one.active && one.person === person && one.shift === shift);
    const isFull = model.free(shift) < 1 ? 'SHIFT_FULL' : undefined;
    const expected = model.refusal(shift, from) ?? (isKnown ? 'ALREADY_SIGNED_UP' : (isFull ?? 'done'));
    const details = { email: house.email, firstName: 'Ada', lastName: person, phone: '+41 79 555 01 01' };
    const answer = await call('POST', '/api/signup', { ...details, shiftId: shift.id });
    if (heard('signup', answer, expected))
      model.signedUp({ id: answer.body.signup!.id, house, person, shift, madeAt: from });
    if (expected === 'SHIFT_FULL' && shift.places < 3) await join(house, person, shift);
  }

  async function join(house: House, person: string, shift: PlannedShift): Promise<void> {
    if (model.waiting.some((one) => one.person === person && one.shift === shift)) return;
    const people = [{ firstName: 'Ada', lastName: person }];
    const answer = await call('POST', '/api/waitlist', { shiftId: shift.id, email: house.email, phone: null, people });
    if (heard('join', answer, 'done')) model.joined({ id: answer.body.entry!.id, house, person, shift });
  }

  const activeIn = (event: PlannedEvent) =>
    model.places.filter((one) => one.active && one.shift.event === event && !one.shift.off);

  async function giveBack(place: Place): Promise<void> {
    const from = clock.now();
    if (model.refusal(place.shift, from) === 'SHIFT_STARTED') return;
    const token = linkIn(/\/manage\/([\w.-]+)/, place.house.email);
    const answer = await call('POST', `/api/manage/${token}/cancel/${place.id}`);
    if (heard('cancel', answer, 'done')) model.gaveBack(place, span(from));
  }

  async function move(place: Place, shift: PlannedShift): Promise<void> {
    const from = clock.now();
    const isThere = model.places.some((one) => one.active && one.person === place.person && one.shift === shift);
    if (isThere || place.shift === shift || place.search || model.refusal(place.shift, from)) return;
    if (model.refusal(shift, from) || model.free(shift) < 1 || place.shift.event.cancelled) return;
    const answer = await call(
      'POST',
      `/api/signups/${place.id}/move`,
      { shiftId: shift.id },
      await passOf(place.house),
    );
    if (heard('move', answer, 'done')) model.moved(place, shift, span(from));
  }

  async function ask(place: Place): Promise<void> {
    const from = clock.now();
    if (place.search || place.shift.event.cancelled || place.shift.begins - from < 25 * hour) return;
    const answer = await call('POST', `/api/signups/${place.id}/replacement`, {}, await passOf(place.house));
    if (heard('ask', answer, 'done')) model.asked(place, from);
  }

  async function answerOffer(entry: Waiting, how: 'take' | 'decline'): Promise<void> {
    const from = clock.now();
    const { shift } = entry;
    const stands = entry.state === 'OFFERED' && entry.runsOut && from < entry.runsOut[0];
    const rushes = entry.state === 'WAITING' && !entry.runsOut && entry.toldAt !== undefined && model.free(shift) > 0;
    if ((!stands && !rushes) || model.refusal(shift, from)) return;
    const token = linkIn(/\/offer\/([\w.-]+)/, entry.house.email, shift.role, entry.person);
    const answer = await call('POST', `/api/offers/${token}/${how}`, {});
    if (heard(how, answer, 'done'))
      model.answered(
        ...([entry, how === 'take' ? 'TAKEN' : 'DECLINED', answer.body.signups?.[0]?.id ?? ''] as const),
        span(from),
      );
  }

  async function callOff(shift: PlannedShift): Promise<void> {
    if (shift.event.cancelled || shift.begins <= clock.now()) return;
    const input = { eventId: shift.event.id, shiftIds: [shift.id], cancel: true, message: 'Ice.' };
    const { previewPlanChange: looked } = await asStaff<{ previewPlanChange: { version: string } }>(
      'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
      { input },
    );
    await asStaff(
      `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) { planChange { id } } }`,
      { input, version: looked.version },
    );
    count('shift called off');
    model.calledOff(shift);
  }

  async function cancelEvent(event: PlannedEvent): Promise<void> {
    if (event.shifts.some(({ off }) => off)) return;
    await asStaff('mutation ($id: ID!) { cancelEvent(eventId: $id, message: "No snow.") { event { id } } }', {
      id: event.id,
    });
    count('event cancelled');
    model.cancelled(event);
  }

  async function switchOff(house: House): Promise<void> {
    const token = linkIn(/\/mails\/([\w.-]+)/, house.email);
    if (token === 'none' || house.isQuiet) return;
    if (heard('switch off', await call('POST', `/api/mails/${token}`, { on: false }), 'done')) house.isQuiet = true;
  }

  model.onOffer = (entry) => {
    const dice = random();
    const until = entry.runsOut?.[0] ?? entry.shift.begins - 10 * minute;
    const at = clock.now() + 3 * minute + random() * Math.max(0, until - clock.now() - 6 * minute);
    if (dice < 0.45) deeds.push({ at, what: () => answerOffer(entry, 'take') });
    else if (dice < 0.6 && entry.runsOut) deeds.push({ at, what: () => answerOffer(entry, 'decline') });
  };

  /* Who is in which event: nobody in two within some days, as places that clash are another matter. */
  const instants: number[] = [];
  /** Something changes at these, too, but the short form goes past them. */
  const unvisited: number[] = [];
  const guestsOf = new Map<PlannedEvent, Set<House>>();
  for (const [at, event] of events.entries()) {
    const guests = houses.filter((house) => !taken(house, event, at) && random() < (full ? 0.4 : 0.9));
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
    for (let deed = 0; deed < 5; deed += 1) {
      const dice = random();
      const seed = random();
      const one = <Any>(from: readonly Any[]): Any | undefined => from[Math.floor(seed * from.length)];
      deeds.push({
        at: pick(late),
        what: async () => {
          const place = one(activeIn(event));
          const inThird = one(activeIn(event).filter(({ shift }) => shift === event.shifts[2]));
          if (dice < 0.55) return place && giveBack(place);
          if (dice < 0.75) return place && move(place, event.shifts[Math.floor(dice * 60) % 3]!);
          return inThird && ask(inThird);
        },
      });
    }
    // Between the two reminders, as the link is in those.
    const switchers = houses.slice(0, Math.ceil(houses.length / 6)).filter((house) => guests.includes(house));
    for (const house of switchers) deeds.push({ at: begins - 5 * day, what: () => switchOff(house) });
    if (at % 7 === 2) deeds.push({ at: begins - (1 + 9 * random()) * day, what: () => cancelEvent(event) });
    if (at % 4 === 1)
      deeds.push({ at: begins - (1 + 9 * random()) * day, what: () => callOff(event.shifts[below(3)]!) });
    for (const days of [14, 3]) instants.push(instantIn(daysLater(event.day, -days), '09:00', event.zone));
    for (const days of full ? [7, 6, 1, 0] : [7, 1])
      instants.push(instantIn(daysLater(event.day, -days), '09:00', event.zone));
    for (const { begins } of event.shifts)
      (full ? instants : unvisited).push(begins, begins - day, begins - 3 * hour, begins - 12 * hour, begins - 2 * day);
    for (const edge of [event.opensAt, event.closesAt])
      if (edge !== null) {
        instants.push(edge);
        // Just before and right after it.
        for (const off of [-70_000, 5_000]) {
          const { house, person } = pick(free);
          deeds.push({ at: edge + off, what: () => signUp(house, person, event.shifts[2]!) });
        }
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
  const last = Math.max(...events.flatMap(({ shifts }) => shifts.map(({ begins }) => begins))) + 2 * hour;
  const iso = (at: number) => new Date(at).toISOString().slice(0, 19);
  const edgesOf = () => [
    ...instants,
    ...model.waiting.flatMap(({ state, runsOut }) => (state === 'OFFERED' && runsOut ? [...runsOut] : [])),
  ];
  /** No instant that matters lies between a step and what it takes. */
  function clear(at: number): number {
    for (;;) {
      const edge = [...edgesOf(), ...unvisited].find((one) => at < one + 2_000 && one < at + 60_000);
      if (edge === undefined) return at;
      at = edge + 2_500;
    }
  }
  async function step(at: number, kills = false): Promise<void> {
    await moveTo(at);
    const from = clock.now();
    if (kills) await kill();
    await settle();
    model.pass(span(from));
    count('steps');
    compare(iso(clock.now()));
    await compareRows(iso(clock.now()));
  }
  let visits = 0;
  let batches = 0;
  while (violations.length < 20) {
    const now = clock.now();
    const next = Math.min(...edgesOf().filter((one) => one > now), ...deeds.map(({ at }) => at));
    if (!(next <= last)) break;
    // Now and then it is later than it should be, as after a night without power.
    const wanted = random() < 0.04 ? next + hour * 20 * random() : next;
    // Nothing comes too early.
    const isInstant = instants.includes(next);
    if (random() < (full ? 0.3 : isInstant ? 1 : 0.05) && wanted - now > 10 * minute)
      await step(clear(wanted - 100_000));
    if (isInstant) visits += 1;
    await step(clear(Math.max(wanted, clock.now() + 95_000)), isInstant && visits % 4 === 1);
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
  await Promise.all(starting.splice(0));
  const states = await pool.query<{ state: string }>(`select distinct state from outbox where state <> 'sent'`);
  const ranOut = model.waiting.filter(({ state }) => state === 'EXPIRED').length;
  if (states.rows.length > 0) violations.push('mails are left in the outbox');
  tellFault(
    '15, a season',
    `${events.length} events in ${new Set(events.map(({ zone }) => zone)).size} zones, ${done.steps} steps, ${kills} kills, ${killsUnderMail} of them under mails, ${done.mails} mails, seed ${seed}`,
    violations,
    `${repeated} came twice; ${model.spared} reminders switched off, ${ranOut} offers ran out, ${Object.entries(done)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ')}`,
  );
  const kinds = ['reminder', 'digest of 14 days', 'digest of 3 days', 'offer', 'event off', 'called off'];
  expect(kinds.filter((kind) => full && !done[kind])).toEqual([]);
  expect(done.reminder).toBeGreaterThan(0);
}, 1_800_000);
