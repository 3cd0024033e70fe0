import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { signedUp } from '../../../test/signup-rows.js';
import { staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { longDay } from '../../platform/text/day-words.js';
import { isUsableAt } from './find-voucher.js';
import { voucherCode } from './voucher-code.js';

/* Who has how many meal vouchers, who may see and redeem them, and that each is used once. Longer than most: one event for all of it. */

type Headers = Record<string, string>;
let server: SharedTestServer;
let admin: { userId: string; headers: Headers };
let lead: typeof admin;
let otherLead: typeof admin;
beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  [admin, lead, otherLead] = await Promise.all([make.staff('admin'), make.staff('lead'), make.staff('lead')]);
});
// What one test has tried is not counted in the next.
beforeEach(() => sql('delete from rate_limit'));
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

/** An event in UTC from yesterday to tomorrow with two categories: the lead's own, and another lead's. */
async function kitchen(minutes: number | null) {
  const event = await given(server.database.pool).event({ startDate: inDays(-1), endDate: inDays(1), timeZone: 'UTC' });
  await sql('update event set meal_voucher_minutes = $2 where id = $1', [event.id, minutes]);
  const soup = await event.category({ name: 'Feed Station', leadId: lead.userId });
  const gate = await event.category({ name: 'Gate', leadId: otherLead.userId });
  const roles = { soup: await soup.opportunity(), gate: await gate.opportunity() };
  return {
    id: event.id,
    categoryId: soup.id,
    gateId: gate.id,
    shift: (of: keyof typeof roles, startTime: string, endTime: string, days = 0) =>
      roles[of].shift({ date: inDays(days), startTime, endTime }),
  };
}

const signUp = (shift: { id: string; eventId: string }, firstName: string, status?: 'cancelled') =>
  signedUp(
    server.database.pool,
    shift,
    { firstName, lastName: 'Hus', email: `${shift.eventId}-${firstName}@example.org` },
    { status },
  );

interface Voucher {
  code: string;
  address: string;
  firstName: string;
  day: string;
  number: number;
  isToday: boolean;
  usedAt: string | null;
  used: string | null;
}
interface Vouchers {
  vouchers: Voucher[];
  days: { day: string; printed: number; used: number }[];
}

async function vouchersOf(eventId: string, headers: Headers = admin.headers): Promise<Vouchers> {
  const { data } = await server.graphql<{ mealVouchers: Vouchers }>(
    `query ($id: ID!) { mealVouchers(eventId: $id) {
      vouchers { code address firstName day number isToday usedAt used } days { day printed used } } }`,
    { id: eventId },
    headers,
  );
  return data.mealVouchers;
}

const redeem = (code: string, id: string = randomUUID()): StaffCall => ({
  rest: ['POST', `/api/vouchers/${code}/redeem`, { id }],
  graphql: [
    `mutation ($input: RedeemVoucherInput!) { redeemVoucher(input: $input) { voucher { firstName isToday usedAt used } } }`,
    { input: { id, code } },
  ],
});
const look = (code: string): StaffCall => ({
  rest: ['GET', `/api/vouchers/${code}`],
  graphql: [`query ($code: String!) { mealVoucher(code: $code) { firstName isToday usedAt used } }`, { code }],
});

/** An event with one voucher of today, and its code. */
async function oneVoucher() {
  const event = await kitchen(0);
  const { volunteerId } = await signUp(await event.shift('gate', '08:00', '12:00'), 'Ada');
  const [voucher] = (await vouchersOf(event.id)).vouchers;
  return { ...event, volunteerId, code: voucher?.code ?? '' };
}

async function phoneOf(eventId: string, categoryId: string, canRedeem: boolean, place: string | null = null) {
  const link = await given(server.database.pool).checkInLink({ eventId, categoryId, canRedeem, place });
  return link.device();
}

describe('meal vouchers of an event', () => {
  it.each([
    ['none', null, {}],
    ['one for each shift, three a day at most', 0, { Ada: 2, Bo: 1, Dag: 3, Eve: 1, Fay: 1 }],
    ['one for every four planned hours of a day', 240, { Ada: 1, Bo: 1, Dag: 3, Eve: 2 }],
    ['one for each planned hour, three a day at most', 60, { Ada: 3, Bo: 3, Dag: 3, Eve: 3, Fay: 2 }],
  ])('are %s', async (_what, minutes, expected) => {
    const event = await kitchen(minutes);
    const [morning, noon] = [await event.shift('gate', '08:00', '10:00'), await event.shift('gate', '10:00', '13:00')];
    const late = [await event.shift('soup', '13:00', '18:00'), await event.shift('soup', '18:00', '20:00')];
    const [night, off] = [await event.shift('gate', '22:00', '06:00'), await event.shift('gate', '08:00', '20:00')];
    const tomorrow = await event.shift('gate', '08:00', '10:00', 1);
    for (const shift of [morning, noon]) await signUp(shift, 'Ada');
    await signUp(late[0]!, 'Bo');
    await signUp(off, 'Bo');
    await sql('update shift set cancelled_at = now() where id = $1', [off.id]);
    await signUp(morning, 'Cyn', 'cancelled');
    for (const shift of [morning, noon, ...late]) await signUp(shift, 'Dag');
    await signUp(night, 'Eve');
    await signUp(tomorrow, 'Fay');
    const { vouchers, days } = await vouchersOf(event.id);
    const counts: Record<string, number> = {};
    for (const { firstName } of vouchers) counts[firstName] = (counts[firstName] ?? 0) + 1;
    expect(counts).toEqual(expected);
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(vouchers.length);
    const printed = (day: string) => vouchers.filter((one) => one.day === day).length;
    expect(days).toEqual(
      [...new Set(vouchers.map(({ day }) => day))].map((day) => ({ day, printed: printed(day), used: 0 })),
    );
  });

  it('have codes that are derived: a reprint is the same paper, and nothing is stored', async () => {
    const { id, volunteerId, code } = await oneVoucher();
    const identity = { eventId: id, volunteerId, day: inDays(0), number: 1 };
    expect(code).toBe(voucherCode(server.secretKey, identity));
    const others = [{ number: 2 }, { day: inDays(1) }, { volunteerId: randomUUID() }, { eventId: randomUUID() }];
    const codes = others.map((other) => voucherCode(server.secretKey, { ...identity, ...other }));
    expect(new Set([code, ...codes]).size).toBe(5);
    const again = await vouchersOf(id);
    expect(again.vouchers).toEqual([
      expect.objectContaining({ code, address: `${server.publicUrl}/V/${code}`.toUpperCase(), usedAt: null }),
    ]);
    expect((await sql('select from voucher_redemption where event_id = $1', [id])).rowCount).toBe(0);
  });

  it('are none once the event is cancelled, and go with its copy', async () => {
    const { id } = await oneVoucher();
    await sql(`update event set state = 'CANCELLED' where id = $1`, [id]);
    expect(await vouchersOf(id)).toEqual({ vouchers: [], days: [] });
    const { body } = await server.rest<{ event: { id: string } }>(
      'POST',
      `/api/admin/events/${id}/duplicate`,
      { startDate: inDays(60) },
      admin.headers,
    );
    const { rows } = await sql('select meal_voucher_minutes as m from event where id = $1', [body.event.id]);
    expect(rows).toEqual([{ m: 0 }]);
  });

  it('are read by admins; by a lead those of people in own categories; by no key and no visitor', async () => {
    const event = await kitchen(0);
    const [gate, soup] = [await event.shift('gate', '08:00', '10:00'), await event.shift('soup', '10:00', '12:00')];
    for (const name of ['Ada', 'Bo']) await signUp(gate, name);
    await signUp(soup, 'Bo');
    const names = async (headers: Headers) =>
      (await vouchersOf(event.id, headers)).vouchers.map((one) => one.firstName);
    expect(await names(admin.headers)).toEqual(['Ada', 'Bo', 'Bo']);
    // All of a person's, in other leads' categories too: the number of a voucher is the same for everybody.
    expect(await names(lead.headers)).toEqual(['Bo', 'Bo']);
    expect(await names(otherLead.headers)).toEqual(['Ada', 'Bo', 'Bo']);
    expect(await names((await given(server.database.pool).staff('lead')).headers)).toEqual([]);
    const ask = (headers: Headers) =>
      server.graphql(`{ mealVouchers(eventId: "${event.id}") { days { day } } }`, {}, headers);
    const key = await given(server.database.pool).apiKey({ scopes: ['read:signups'] });
    expect((await ask(key.headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask({})).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });

  it('take one statement, however many there are', async () => {
    const { id, shift } = await oneVoucher();
    for (const name of ['Bo', 'Cyn']) await signUp(await shift('soup', '13:00', '15:00'), name);
    const { apart } = await countStatements(() => vouchersOf(id));
    // The session and the vouchers.
    expect(apart).toBe(2);
  });
});

describe.each(staffApis(() => server))('redeeming by $name', ({ call }) => {
  it('counts a voucher as used, once; the same press again is the same success', async () => {
    const { id, code } = await oneVoucher();
    const press = randomUUID();
    const first = await call<{ voucher: Voucher }>(redeem(code, press), lead.headers);
    expect(first).toMatchObject({
      status: 200,
      body: {
        voucher: { firstName: 'Ada', used: expect.stringMatching(/^Used at \d+:\d\d [AP]M at the Feed Station$/) },
      },
    });
    const again = await call<{ voucher: Voucher }>(redeem(code, press.toUpperCase()), lead.headers);
    expect(again.body.voucher.usedAt).toBe(first.body.voucher.usedAt);
    const other = await call(redeem(code), otherLead.headers);
    expect([other.status, other.code, other.message]).toEqual([409, 'VOUCHER_USED', first.body.voucher.used]);
    expect((await vouchersOf(id)).days).toEqual([{ day: inDays(0), printed: 1, used: 1 }]);
    const { body } = await call<Voucher & { voucher?: Voucher }>(look(code), admin.headers);
    expect(body.voucher ?? body).toMatchObject({ firstName: 'Ada', used: other.message });
  });

  it('is refused for a code that nobody has, on another day, and after the signup was cancelled', async () => {
    const event = await kitchen(0);
    await signUp(await event.shift('gate', '08:00', '10:00', 1), 'Ada');
    const gone = await signUp(await event.shift('gate', '08:00', '10:00'), 'Bo');
    const [today, tomorrow] = (await vouchersOf(event.id)).vouchers;
    await sql(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [gone.id]);
    const tried = [];
    for (const code of ['ABCDEFGHIJKLMNOP', 'nonsense', tomorrow!.code, today!.code])
      tried.push(await call(redeem(code), admin.headers));
    expect(tried.map((one) => [one.status, one.code])).toEqual([
      [404, 'VOUCHER_NOT_FOUND'],
      [404, 'VOUCHER_NOT_FOUND'],
      [409, 'VOUCHER_NOT_TODAY'],
      [404, 'VOUCHER_NOT_FOUND'],
    ]);
    expect(tried[2]!.message).toBe(`This voucher is for ${longDay(inDays(1))}.`);
  });

  it('needs somebody who is signed in, and a UUID', async () => {
    const { code } = await oneVoucher();
    expect((await call(redeem(code))).code).toBe('NOT_SIGNED_IN');
    expect((await call(look(code))).code).toBe('NOT_SIGNED_IN');
    expect((await call(redeem(code, 'press'), admin.headers)).errors).toEqual({ id: 'Please give a UUID' });
    const press = randomUUID();
    await call(redeem(code, press), admin.headers);
    expect((await call(redeem((await oneVoucher()).code, press), admin.headers)).code).toBe('ID_TAKEN');
  });

  it('takes few statements', async () => {
    const { code } = await oneVoucher();
    const { apart } = await countStatements(() => call(redeem(code), admin.headers));
    // The session, the voucher, the lock of its person's day, what they used, the insert and the commit.
    expect(apart).toBe(6);
  });
});

describe('a phone', () => {
  const press = (code: string, headers: Headers, id: string = randomUUID()) =>
    server.rest<{ code?: string; message?: string; voucher?: Voucher }>(
      'POST',
      `/api/vouchers/${code}/redeem`,
      { id },
      headers,
    );

  it('redeems where its link may, at its own event, until the link ends', async () => {
    const { id, categoryId, code } = await oneVoucher();
    const plain = await phoneOf(id, categoryId, false);
    expect(await press(code, plain.headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await server.rest('GET', `/api/vouchers/${code}`, undefined, plain.headers)).status).toBe(403);
    const other = await oneVoucher();
    const foreign = await phoneOf(other.id, other.categoryId, true);
    expect((await press(code, foreign.headers)).body.code).toBe('VOUCHER_NOT_FOUND');
    const ended = await phoneOf(id, categoryId, true);
    await sql(
      `update check_in_link set expires_at = now() - interval '1 minute' from check_in_device d
      where d.id = $1 and d.link_id = check_in_link.id`,
      [ended.id],
    );
    expect((await press(code, ended.headers)).body.code).toBe('LINK_EXPIRED');
    const phone = await phoneOf(id, categoryId, true, 'Gravel Pit');
    const { status, body } = await press(code, phone.headers);
    expect([status, body.voucher?.used]).toEqual([200, expect.stringMatching(/ at the Feed Station, Gravel Pit$/)]);
    // A used voucher of another event says nothing either.
    expect((await press(code, foreign.headers)).body.code).toBe('VOUCHER_NOT_FOUND');
  });

  it('is one of three at once that redeem a voucher, and the only one', async () => {
    const { id, categoryId, code } = await oneVoucher();
    const phones = await Promise.all([1, 2, 3].map(() => phoneOf(id, categoryId, true)));
    const answers = await Promise.all(phones.map(({ headers }) => press(code, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'VOUCHER_USED', message: expect.stringMatching(/^Used at /) });
    expect((await sql('select from voucher_redemption where code = $1', [code])).rowCount).toBe(1);
  });

  it('sends the same press three times at once, and each time it is the success', async () => {
    const { id, categoryId, code } = await oneVoucher();
    const { headers } = await phoneOf(id, categoryId, true);
    const pressed = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => press(code, headers, pressed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.voucher?.usedAt)).size).toBe(1);
  });
});

it.each([
  ['2027-02-20T23:30:00Z', false, 'the evening before'],
  ['2027-02-21T00:30:00Z', true, 'its day by the clock of the event'],
  ['2027-02-22T03:00:00Z', true, 'the night after, while the shift runs'],
  ['2027-02-22T05:00:00Z', false, 'the shift has ended'],
])('a voucher of a night shift, at %s: %s, %s', (now, expected) => {
  const night = { day: '2027-02-21', endsAt: Date.parse('2027-02-22T04:00:00Z') };
  expect(isUsableAt(night, 'Atlantic/Reykjavik', new Date(now))).toBe(expected);
});

describe('somebody who used as many as they have', () => {
  const press = (code: string) =>
    server.rest<{ code?: string; message?: string }>(
      ...(['POST', `/api/vouchers/${code}/redeem`, { id: randomUUID() }, admin.headers] as const),
    );

  it('gets no more once one of their shifts is cancelled', async () => {
    const event = await kitchen(0);
    await signUp(await event.shift('gate', '08:00', '10:00'), 'Ada');
    const later = await signUp(await event.shift('gate', '10:00', '12:00'), 'Ada');
    const [first, second] = (await vouchersOf(event.id)).vouchers;
    expect((await press(second!.code)).status).toBe(200);
    await sql(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [later.id]);
    expect(await press(first!.code)).toMatchObject({
      status: 409,
      body: { code: 'VOUCHER_USED', message: 'Their vouchers of this day are all used.' },
    });
    expect((await vouchersOf(event.id)).days).toEqual([{ day: inDays(0), printed: 1, used: 1 }]);
  });

  it('has as many as before when they are sent on to another shift', async () => {
    for (const minutes of [0, 240]) {
      const event = await kitchen(minutes);
      const from = await signUp(await event.shift('gate', '08:00', '12:00'), 'Ada');
      const to = await signUp(await event.shift('soup', '08:00', '12:00'), 'Ada');
      await sql('update signup set was_sent = true, sent_at = case id when $2 then now() end where id in ($1, $2)', [
        from.id,
        to.id,
      ]);
      expect((await vouchersOf(event.id)).vouchers).toHaveLength(1);
    }
  });
});

it('a merge keeps what was used, and what is on the paper of the person who is gone is void', async () => {
  const { id, volunteerId, code, ...event } = await oneVoucher();
  await signUp(await event.shift('gate', '13:00', '15:00'), 'Ada');
  const other = await signUp(await event.shift('gate', '13:00', '15:00'), 'Bo');
  const unused = (await vouchersOf(id)).vouchers.find((one) => one.firstName === 'Ada' && one.number === 2);
  const press = await server.rest('POST', `/api/vouchers/${code}/redeem`, { id: randomUUID() }, admin.headers);
  expect(press.status).toBe(200);
  const merge = { sourceId: volunteerId, targetId: other.volunteerId };
  expect((await server.rest('POST', '/api/volunteer/merge', merge, admin.headers)).status).toBe(200);
  expect((await vouchersOf(id)).days).toEqual([{ day: inDays(0), printed: 3, used: 1 }]);
  const isVoid = await server.rest('GET', `/api/vouchers/${unused?.code}`, undefined, admin.headers);
  expect(isVoid.status).toBe(404);
  const { rows } = await sql('select volunteer_id as v from voucher_redemption where code = $1', [code]);
  expect(rows).toEqual([{ v: other.volunteerId }]);
  const codes = (await vouchersOf(id)).vouchers.map((one) => one.code);
  const answers = await Promise.all(
    codes.map((one) => server.rest('POST', `/api/vouchers/${one}/redeem`, { id: randomUUID() }, admin.headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
});
