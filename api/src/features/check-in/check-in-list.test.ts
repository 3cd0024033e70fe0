import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { CheckInList } from '../../contract/check-in/check-in-list.js';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays } from '../../../test/given.js';
import { joinedPhone } from '../../../test/joined-phone.js';
import { marked } from '../../../test/mark-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { signedUp } from '../../../test/signup-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { rowsOf } from '../../platform/reading/rows.js';
import { readCheckInPeople } from './check-in-people.js';
import { ticketCode } from '../tickets/ticket-code.js';

type Headers = Record<string, string>;

let server: SharedTestServer;
let admin: { userId: string; headers: Headers };
let lead: { userId: string; headers: Headers };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Maeve', lastName: 'Chief' });
  lead = await given(server.database.pool).staff('lead');
});
afterAll(() => server.close());

const day = inDays(3);
const at = (time: string) => `${day}T${time}:00.000Z`;

const fields = `serverNow event { id name timeZone } categoryId categoryName place day
  shifts { id opportunityTitle categoryName place date startTime endTime startsAt endsAt calledOff }
  people { signupId shiftId firstName lastName phone ticket state arrivedAt leftAt contradicted heads
    marks { id kind at uncertain by deviceId sequence seen undoes } }`;

interface Wish {
  eventId: string;
  day?: string;
  categoryId?: string;
  place?: string;
}
const address = (wish: Wish) => `/api/check-in/list?${new URLSearchParams({ day, ...wish })}`;

const apis = [
  {
    name: 'REST',
    list: async (wish: Wish, caller: Headers = admin.headers): Promise<CheckInList & { code?: string }> =>
      (await server.rest<CheckInList & { code?: string }>('GET', address(wish), undefined, caller)).body,
  },
  {
    name: 'GraphQL',
    list: async (wish: Wish, caller: Headers = admin.headers): Promise<CheckInList & { code?: string }> => {
      const { data, errors } = await server.graphql<{ checkInList: CheckInList } | null>(
        `query ($eventId: ID!, $day: Day!, $categoryId: ID, $place: String) {
          checkInList(eventId: $eventId, day: $day, categoryId: $categoryId, place: $place) { ${fields} } }`,
        { day, ...wish },
        caller,
      );
      return { ...(data?.checkInList as CheckInList), ...(errors ? { code: errors[0]?.extensions.code } : {}) };
    },
  },
];
const [{ list: overRest }] = apis as [(typeof apis)[number]];

/** An event with two categories, the first of which the lead runs. */
async function newEvent() {
  const event = await given(server.database.pool).event({ startDate: day, timeZone: 'Europe/Oslo' });
  const timing = await event.category({ name: 'Timing', leadId: lead.userId });
  const food = await event.category({ name: 'Food' });
  const [caller, soup] = [await timing.opportunity({ name: 'Caller' }), await food.opportunity({ name: 'Soup' })];
  const late = await caller.shift({ startTime: '10:00', endTime: '12:00', location: 'Gate 1' });
  const early = await caller.shift({ startTime: '08:00', endTime: '10:00', location: '  gate \u00a01 ' });
  const kitchen = await soup.shift({ startTime: '07:00', endTime: '09:00' });
  const other = await caller.shift({ date: inDays(4), location: 'Gate 1' });
  return { id: event.id, timing, food, late, early, kitchen, other };
}
type Made = Awaited<ReturnType<typeof newEvent>>;

const person = (name: string, phone: string | null = null) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, phone, email: `${randomUUID()}@example.org` };
};
const names = ({ people }: CheckInList) => people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe.each(apis)('the list of a post, by $name', ({ list }) => {
  let event: Made;
  let ada: { id: string };
  let adaDetails: { email: string };
  beforeEach(async () => {
    const { pool } = server.database;
    event = await newEvent();
    adaDetails = person('Ada Zorn', '+47 123');
    ada = await signedUp(pool, event.early, adaDetails);
    await signedUp(pool, event.early, { ...person('Bo Åberg'), email: 'bo@example.org' });
    await pool.query(
      `update volunteer set email = null, email_key = 'walk-in:' || id where email_key = 'bo@example.org'`,
    );
    await signedUp(pool, event.early, person('Cy Gone'), { status: 'cancelled' });
    await signedUp(pool, event.late, person('Di Amundsen'));
    await signedUp(pool, event.kitchen, person('Eve Cook'));
    await signedUp(pool, event.other, person('Fin Tomorrow'));
  });

  it('has who holds a place in its shifts that day, by shift and name, and what is known of them', async () => {
    const { pool } = server.database;
    const phone = randomUUID();
    const [came] = await marked(pool, ada, {
      ...{ kind: 'ARRIVED', at: at('06:50'), uncertain: true, sequence: 4, deviceId: phone },
      by: { kind: 'staff', id: admin.userId },
    });
    const key = await given(pool).apiKey();
    const [left] = await marked(pool, ada, {
      kind: 'LEFT',
      at: at('08:00'),
      seen: [came],
      deviceId: phone,
      sequence: 5,
      by: { kind: 'key', id: key.id },
    });
    await pool.query('update shift set cancelled_at = now() where id = $1', [event.late.id]);
    const answer = await list({ eventId: event.id, categoryId: event.timing.id, place: 'GATE 1' });
    expect(answer).toMatchObject({
      event: { id: event.id, name: 'Winter Classic', timeZone: 'Europe/Oslo' },
      ...{ categoryId: event.timing.id, categoryName: 'Timing', place: 'GATE 1', day },
    });
    expect(Math.abs(Date.parse(answer.serverNow) - Date.now())).toBeLessThan(60_000);
    expect(answer.shifts).toMatchObject([
      { id: event.early.id, startTime: '08:00', calledOff: false },
      {
        ...{ id: event.late.id, opportunityTitle: 'Caller', categoryName: 'Timing', place: 'Gate 1', date: day },
        ...{ startTime: '10:00', endTime: '12:00', calledOff: true },
      },
    ]);
    expect(Date.parse(answer.shifts[1]?.endsAt ?? '') - Date.parse(answer.shifts[1]?.startsAt ?? '')).toBe(7_200_000);
    expect(names(answer)).toEqual(['Bo Åberg', 'Ada Zorn', 'Di Amundsen']);
    expect(answer.people[1]).toEqual({
      ...{ signupId: ada.id, shiftId: event.early.id, firstName: 'Ada', lastName: 'Zorn', phone: '+47 123' },
      ...{
        ticket: ticketCode(server.secretKey, event.id, adaDetails.email),
        state: 'LEFT',
        arrivedAt: at('06:50'),
        leftAt: at('08:00'),
        contradicted: false,
      },
      heads: [left],
      marks: [
        {
          ...{ id: came, kind: 'ARRIVED', at: at('06:50'), uncertain: true, by: 'Maeve Chief', deviceId: phone },
          ...{ sequence: 4, seen: [], undoes: null },
        },
        {
          ...{ id: left, kind: 'LEFT', at: at('08:00'), uncertain: false, by: 'Timing', deviceId: phone },
          ...{ sequence: 5, seen: [came], undoes: null },
        },
      ],
    });
    expect(answer.people[0]).toMatchObject({
      ticket: null,
      state: 'EXPECTED',
      phone: null,
      heads: [],
      marks: [],
      arrivedAt: null,
    });
  });

  it('has all places and categories by default: all for an admin, their own for a lead, nothing for others', async () => {
    const { pool } = server.database;
    expect(names(await list({ eventId: event.id }))).toEqual(['Eve Cook', 'Bo Åberg', 'Ada Zorn', 'Di Amundsen']);
    const own = await list({ eventId: event.id }, lead.headers);
    expect(names(own)).toEqual(['Bo Åberg', 'Ada Zorn', 'Di Amundsen']);
    expect(own).toMatchObject({ categoryId: null, categoryName: null, place: null });
    expect(own.shifts).toHaveLength(2);
    const code = async (wish: Wish, caller?: Headers) => (await list(wish, caller)).code;
    expect(await code({ eventId: event.id, categoryId: event.food.id }, lead.headers)).toBe('CATEGORY_NOT_FOUND');
    const elsewhere = await newEvent();
    expect(await code({ eventId: event.id, categoryId: elsewhere.timing.id })).toBe('CATEGORY_NOT_FOUND');
    for (const categoryId of ['x', randomUUID()])
      expect(await code({ eventId: event.id, categoryId })).toBe('CATEGORY_NOT_FOUND');
    const stranger = await given(pool).staff('lead');
    expect(await code({ eventId: event.id }, stranger.headers)).toBe('EVENT_NOT_FOUND');
    for (const eventId of ['x', randomUUID()]) expect(await code({ eventId })).toBe('EVENT_NOT_FOUND');
    expect(await code({ eventId: event.id }, {})).toBe('NOT_SIGNED_IN');
    const key = await given(pool).apiKey({ scopes: ['read:programme', 'read:signups', 'read:contacts'] });
    expect(await code({ eventId: event.id }, key.headers)).toBe('FORBIDDEN');
    expect(await code({ eventId: event.id, day: 'today' })).toMatch(/INVALID_INPUT|BAD_REQUEST/);
  });

  it('is read by one statement, and noted in the audit log once an hour for each caller and post', async () => {
    const { pool } = server.database;
    const wish = { eventId: event.id, categoryId: event.timing.id, place: 'Gate 1' };
    const entries = async () =>
      (
        await pool.query<{ actor_id: string; summary: string; detail: { count: number } }>(
          `select actor_id, summary, detail from audit_entry where action = 'check-in-list.taken' and event_id = $1 order by happened_at`,
          [event.id],
        )
      ).rows;
    await Promise.all([list(wish), list({ ...wish, place: ' gate  1' })]);
    expect(await entries()).toMatchObject([
      {
        actor_id: admin.userId,
        summary: expect.stringMatching(/^Timing, gate +1, [A-Z]\w+ \d+, 20\d\d: 3 people$/i),
        detail: { count: 3 },
      },
    ]);
    const { statements } = await countStatements(() => list(wish));
    expect(statements.filter((text) => !text.includes('staff_session'))).toHaveLength(1);
    await list(wish, lead.headers);
    await list({ eventId: event.id });
    expect(await entries()).toHaveLength(3);
    await pool.query(`update audit_entry set happened_at = happened_at - interval '61 minutes' where event_id = $1`, [
      event.id,
    ]);
    await list(wish);
    expect(await entries()).toHaveLength(4);
  });
});

describe('a list over REST', () => {
  it('is not sent and not noted again while nothing changes, whatever the clock says', async () => {
    const { pool } = server.database;
    const event = await newEvent();
    const ada = await signedUp(pool, event.early, person('Ada Zorn'));
    const path = address({ eventId: event.id });
    const first = await server.rest<CheckInList>('GET', path, undefined, admin.headers);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-store');
    await pool.query('delete from audit_entry where event_id = $1', [event.id]);
    const again = (caller = admin.headers) =>
      server.rest<CheckInList>('GET', path, undefined, { ...caller, 'if-none-match': tag });
    expect((await again()).status).toBe(304);
    const { rows } = await pool.query('select from audit_entry where event_id = $1', [event.id]);
    expect(rows).toEqual([]);
    await marked(pool, ada, { kind: 'NO_SHOW', at: at('07:00'), by: { kind: 'staff', id: admin.userId } });
    const { status, body } = await again();
    expect(status).toBe(200);
    expect(body.people).toMatchObject([{ state: 'NO_SHOW' }]);
  });

  it('holds 2,000 people at most', async () => {
    const { pool } = server.database;
    const event = await newEvent();
    await pool.query('update shift set qty_required = 3000 where id = any($1)', [[event.early.id, event.kitchen.id]]);
    const add = (shift: { id: string }, people: number) =>
      pool.query(
        `with made as (
           insert into volunteer (first_name, last_name, email, email_key, name_key)
           select 'Vera', 'V' || n, k || n || '@example.org', k || n || '@example.org', 'vera' || chr(31) || 'v' || n
           from generate_series(1, $3::int) n, (select gen_random_uuid()::text as k) x returning id)
         insert into signup (event_id, shift_id, volunteer_id) select $1, $2, id from made`,
        [event.id, shift.id, people],
      );
    await add(event.early, 60);
    const small = await server.rest<CheckInList>('GET', address({ eventId: event.id }), undefined, admin.headers);
    expect(small.body.people).toHaveLength(60);
    await add(event.kitchen, 1940);
    expect((await overRest({ eventId: event.id })).people).toHaveLength(2000);
    await add(event.kitchen, 1);
    const { status, body } = await server.rest('GET', address({ eventId: event.id }), undefined, admin.headers);
    expect([status, body]).toMatchObject([
      400,
      { code: 'QUERY_TOO_LARGE', message: 'Please choose a category or a post.' },
    ]);
    expect((await overRest({ eventId: event.id, categoryId: event.timing.id })).people).toHaveLength(60);
  });
});

describe('a phone that joined by a link', () => {
  let event: Made;
  let ada: { id: string };
  beforeEach(async () => {
    const { pool } = server.database;
    event = await newEvent();
    ada = await signedUp(pool, event.early, person('Ada Zorn', '+47 123'));
    await signedUp(pool, event.late, person('Bo Two', '+47 456'));
    await signedUp(pool, event.kitchen, person('Eve Cook'));
    await signedUp(pool, event.other, person('Fin Tomorrow'));
  });
  const take = (caller: Headers, path = '/api/check-in/list') =>
    server.rest<CheckInList>('GET', path, undefined, caller);
  const post = () => ({ eventId: event.id, categoryId: event.timing.id, day });

  it("takes its post's list of its day, whatever it asks for, with phone numbers where its link says so", async () => {
    const { pool } = server.database;
    const phone = await joinedPhone(pool, { ...post(), place: ' GATE 1' }, 'Jonas');
    await marked(pool, ada, { kind: 'ARRIVED', at: at('07:00'), by: { kind: 'device', id: phone.deviceId } });
    const elsewhere = address({ eventId: (await newEvent()).id });
    for (const path of ['/api/check-in/list', elsewhere, address({ eventId: event.id, categoryId: event.food.id })]) {
      const { body, status } = await take(phone.headers, path);
      expect([status, names(body)]).toEqual([200, ['Ada Zorn', 'Bo Two']]);
      expect(body).toMatchObject({ categoryId: event.timing.id, categoryName: 'Timing', place: ' GATE 1', day });
      expect(body.people).toMatchObject([{ phone: '+47 123', marks: [{ by: 'Jonas' }] }, { phone: '+47 456' }]);
    }
    const bare = await joinedPhone(pool, { ...post(), withPhones: false });
    const { body } = await take(bare.headers);
    expect(body.people).toMatchObject([
      { firstName: 'Ada', phone: null },
      { firstName: 'Bo', phone: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('+47');
    await pool.query(`update shift set location = 'Gate 2' where id = $1`, [event.late.id]);
    expect(names((await take(phone.headers)).body)).toEqual(['Ada Zorn']);
  });

  it('is noted without its name, takes nothing when its link is over, and has one list, over REST', async () => {
    const { pool } = server.database;
    const phone = await joinedPhone(pool, post(), 'Jonas');
    await take(phone.headers);
    const { statements } = await countStatements(() => take(phone.headers));
    expect(statements.filter((text) => !text.includes('from check_in_device d join'))).toHaveLength(1);
    const { rows } = await pool.query<{ actor_name: string; detail: { caller: string } }>(
      `select * from audit_entry where action = 'check-in-list.taken' and event_id = $1`,
      [event.id],
    );
    expect(rows).toMatchObject([{ actor_name: 'Check-in link', detail: { caller: phone.deviceId, count: 2 } }]);
    expect(JSON.stringify(rows)).not.toContain('Jonas');
    const over = await joinedPhone(pool, { ...post(), expiresAt: new Date(Date.now() - 1_000).toISOString() });
    const late = await take(over.headers);
    expect([late.status, late.body]).toMatchObject([410, { code: 'LINK_EXPIRED' }]);
    const days = await take(phone.headers, '/api/check-in/days');
    expect([days.status, days.body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  });
});

describe('the people of marked signups', () => {
  it('are those that the caller may see, in the order asked for, also where they no longer have the place', async () => {
    const { pool } = server.database;
    const event = await newEvent();
    const gone = await signedUp(pool, event.early, person('Cy Gone', '+47 1'), { status: 'cancelled' });
    const ada = await signedUp(pool, event.late, person('Ada Zorn', '+47 2'));
    const cook = await signedUp(pool, event.kitchen, person('Eve Cook', '+47 3'));
    const next = await signedUp(pool, event.other, person('Fin Tomorrow', '+47 4'));
    const phone = await joinedPhone(pool, { eventId: event.id, categoryId: event.timing.id, day, place: 'gate 1' });
    const bare = await joinedPhone(pool, { eventId: event.id, categoryId: event.timing.id, day, withPhones: false });
    const secretKey = server.secretKey;
    const services = { rows: rowsOf(pool), secretKey };
    const read = (viewer: object) =>
      readCheckInPeople({ viewer, services } as unknown as RequestContext, [
        next.id,
        ada.id,
        cook.id,
        gone.id,
        randomUUID(),
      ]);
    const seen = async (viewer: object) => (await read(viewer)).map(({ firstName, phone }) => `${firstName} ${phone}`);
    const staff = { kind: 'staff', role: 'admin', userId: admin.userId };
    expect(await seen(staff)).toEqual(['Fin +47 4', 'Ada +47 2', 'Eve +47 3', 'Cy +47 1']);
    expect(await seen({ ...staff, role: 'lead', userId: lead.userId })).toEqual(['Fin +47 4', 'Ada +47 2', 'Cy +47 1']);
    const device = (one: typeof phone) => ({
      kind: 'device',
      deviceId: one.deviceId,
      linkId: one.linkId,
      isOver: false,
    });
    expect(await seen(device(phone))).toEqual(['Ada +47 2', 'Cy +47 1']);
    expect(await seen(device(bare))).toEqual(['Ada null', 'Cy null']);
    expect(await seen({ ...device(phone), isOver: true })).toEqual([]);
    expect(await seen({ kind: 'key', scopes: ['write:attendance', 'read:signups'] })).toEqual([]);
    expect(await seen({ kind: 'visitor' })).toEqual([]);
    expect((await overRest({ eventId: event.id })).people).toContainEqual((await read(staff))[1]);
  });
});

/** How many bytes come over the wire, and what they say, compressed as browsers take it. */
function received(path: string): Promise<{ bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { ...admin.headers, 'accept-encoding': 'br' };
    const call = request(server.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Buffer.concat(parts);
        resolve({ bytes: sent.length, text: brotliDecompressSync(sent).toString() });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

it('a list of 60 people who were all marked takes 6 kB on the wire, and holds nothing that a post need not know', async () => {
  const { pool } = server.database;
  const event = await newEvent();
  const by = { kind: 'staff', id: admin.userId } as const;
  for (let number = 0; number < 60; number += 1) {
    const someone = person(`Name${number} Surname${number}`, `+47 ${90_000_000 + number * 7919}`);
    const signup = await signedUp(pool, number % 2 ? event.early : event.late, someone);
    await marked(pool, signup, {
      kind: 'ARRIVED',
      at: `${day}T07:${number % 60}:0${number % 10}.${100 + number}Z`,
      by,
    });
  }
  const { bytes, text } = await received(address({ eventId: event.id }));
  expect(bytes).toBeLessThan(6_000);
  expect(text).not.toMatch(/@|mail|birth|answer/i);
});
