import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { nobodyOf } from '../../../test/nobody.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { tokenOfOffer, waitlistApis, type ToWait, type WaitlistOutcome } from '../../../test/waitlist-apis.js';
import { instantOf, moveClock } from '../../platform/clock.js';
import { expireOffers } from './expire-offers.js';

let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

const [{ signUp, cancel, move }] = householdApis(() => server) as [ReturnType<typeof householdApis>[number]];
const apis = waitlistApis(() => server);
const [, api] = apis as [unknown, (typeof apis)[number]];
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

interface Full {
  places?: number;
  date?: string;
  startTime?: string;
}

/** A shift whose places are all taken, and who took them. */
async function fullShift({ places = 1, date, startTime }: Full = {}) {
  const { id, eventId, opportunityId } = await given(server.database.pool).shift({
    ...{ qtyRequired: places, startDate: date ?? inDays(30), startTime, endTime: startTime && '23:50' },
  });
  const people: (ReturnType<typeof visitorDetails> & { signupId: string })[] = [];
  for (let at = 0; at < places; at += 1) {
    const details = visitorDetails();
    const { signup } = await signUp({ ...details, shiftId: id });
    people.push({ ...details, signupId: signup?.id ?? 'none' });
  }
  const giveBack = async (at = 0) => {
    const { email, signupId } = people[at]!;
    expect((await cancel(email, signupId, cookieFor(server, { email }))).status).toBe(200);
  };
  return { id, eventId, opportunityId, people, giveBack };
}

/** Somebody new who waits for a shift. */
function waiter(shiftId: string, count = 1, fewerIsFine = false): ToWait {
  const { email, phone, ...first } = visitorDetails();
  const more = Array.from({ length: count - 1 }, (_, at) => ({ firstName: `More${at}`, lastName: first.lastName }));
  return { shiftId, email, phone, people: [first, ...more], fewerIsFine };
}

async function join(input: ToWait): Promise<string> {
  const { status, entry } = await api.join(input);
  expect([status, entry?.state]).toEqual([201, 'WAITING']);
  return entry?.id ?? 'none';
}

const stateOf = async (id: string) =>
  (await sql<{ state: string }>('select state from waitlist_entry where id = $1', [id]))[0]?.state;
const statesOf = (...ids: string[]) => Promise.all(ids.map(stateOf));
const countsOf = async (id: string) =>
  (
    await sql<{ active: number; held: number; waiting: number }>(
      'select active_count as active, held_count as held, waiting_count as waiting from shift where id = $1',
      [id],
    )
  )[0];
const runSchedule = () => expireOffers.run(nobodyOf(server), {}, new AbortController().signal);
const patch = async (shiftId: string, body: object) =>
  expect((await server.rest('PATCH', `/api/admin/shifts/${shiftId}`, body, admin.headers)).status).toBe(200);

/** How many places of an event, and shifts with one, its lists and figures call open: alike for visitors and the staff's board. */
async function openPlaces({ id, eventId }: { id: string; eventId: string }) {
  interface Seen {
    event: { openShiftCount: number; openSpotCount: number; shifts: { id: string }[] };
    stats: { openShifts: number };
    shifts: { id: string }[];
  }
  const [visitors, staffs] = await Promise.all(
    [{}, admin.headers].map((headers) =>
      server.graphql<Seen>(
        `query ($id: ID!) { event(id: $id) { openShiftCount openSpotCount shifts(where: { open: true }) { id } }
          stats(eventId: $id) { openShifts } shifts(eventId: $id, where: { open: false }) { id } }`,
        { id: eventId },
        headers,
      ),
    ),
  );
  expect(visitors?.data).toEqual(staffs?.data);
  const { event, stats, shifts } = visitors!.data;
  expect([...event.shifts, ...shifts]).toEqual([{ id }]);
  return {
    shifts: event.openShiftCount,
    filtered: event.shifts.length,
    spots: event.openSpotCount,
    stats: stats.openShifts,
  };
}

describe.each(apis)('a waitlist, through $name', ({ join: joinBy, leave, look, take, decline }) => {
  it('takes people while the shift is full, and holds what is given back for the first', async () => {
    const shift = await fullShift();
    const [first, second] = [waiter(shift.id), waiter(shift.id)];
    const one = await joinBy(first);
    expect(one).toMatchObject({ status: 201, entry: { state: 'WAITING', held: 0 } });
    const two = await joinBy(second);
    const itsOwn = cookieFor(server, { email: first.email });
    expect(await joinBy(first, itsOwn)).toMatchObject({ status: 409, code: 'ALREADY_WAITING' });
    expect(await countsOf(shift.id)).toEqual({ active: 1, held: 0, waiting: 2 });
    await shift.giveBack();
    expect(await statesOf(one.entry!.id, two.entry!.id)).toEqual(['OFFERED', 'WAITING']);
    expect(await countsOf(shift.id)).toEqual({ active: 0, held: 1, waiting: 1 });
    // No other visitor takes it, and it is not shown as open.
    expect(await signUp({ ...visitorDetails(), shiftId: shift.id })).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
    const seen = await server.graphql<{ shift: object }>(
      'query ($id: ID!) { shift(id: $id) { openSpots stillRequired waitlistCount waitlistEnabled } }',
      { id: shift.id },
    );
    expect(seen.data.shift).toEqual({ openSpots: 0, stillRequired: 1, waitlistCount: 1, waitlistEnabled: true });
    const byRest = await server.rest('GET', `/api/shifts/${shift.id}`);
    expect(byRest.body).toMatchObject({ openSpots: 0, stillRequired: 1, heldCount: 1 });
    expect(await openPlaces(shift)).toEqual({ shifts: 0, filtered: 0, spots: 0, stats: 0 });
    const token = await tokenOfOffer(server, one.entry!.id);
    expect(await look(token)).toMatchObject({ status: 200, entry: { state: 'OFFERED', held: 1 } });
    expect(await look(token)).toMatchObject({ status: 200, entry: { state: 'OFFERED' } });
    const taken = await take(token);
    expect(taken).toMatchObject({ status: 200, signups: [{ id: expect.any(String) }] });
    expect((await take(token)).signups).toEqual(taken.signups);
    expect(await decline(token)).toMatchObject({ status: 410, code: 'OFFER_OVER' });
    expect(await stateOf(one.entry!.id)).toBe('TAKEN');
    expect(await countsOf(shift.id)).toEqual({ active: 1, held: 0, waiting: 1 });
    const [signup] = await sql<{ email: string }>(
      'select v.email from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
      [taken.signups?.[0]?.id],
    );
    expect(signup?.email).toBe(first.email);
  });

  it('goes on to the next when somebody declines or leaves', async () => {
    const shift = await fullShift();
    const [a, b, c] = [waiter(shift.id), waiter(shift.id), waiter(shift.id)];
    const ids = [await join(a), await join(b), await join(c)] as [string, string, string];
    await shift.giveBack();
    const token = await tokenOfOffer(server, ids[0]);
    expect(await decline(token)).toMatchObject({ status: 200, entry: { state: 'DECLINED' } });
    expect(await decline(token)).toMatchObject({ status: 200 });
    expect(await take(token)).toMatchObject({ status: 410, code: 'OFFER_OVER' });
    expect(await statesOf(...ids)).toEqual(['DECLINED', 'OFFERED', 'WAITING']);
    expect(await leave(ids[1], cookieFor(server, { email: c.email }))).toMatchObject({
      ...{ status: 404, code: 'WAITLIST_ENTRY_NOT_FOUND' },
    });
    const own = cookieFor(server, { email: b.email });
    expect(await leave(ids[1], own)).toMatchObject({ status: 200, entry: { state: 'WITHDRAWN' } });
    expect(await leave(ids[1], own)).toMatchObject({ status: 200, entry: { state: 'WITHDRAWN' } });
    expect(await statesOf(...ids)).toEqual(['DECLINED', 'WITHDRAWN', 'OFFERED']);
    expect(await countsOf(shift.id)).toEqual({ active: 0, held: 1, waiting: 0 });
    // What nobody waits for any more is open to everybody.
    expect(await decline(await tokenOfOffer(server, ids[2]))).toMatchObject({ status: 200 });
    expect(await openPlaces(shift)).toEqual({ shifts: 1, filtered: 1, spots: 1, stats: 1 });
  });

  it('shows an offer of an event that became a draft to nobody', async () => {
    const shift = await fullShift();
    const id = await join(waiter(shift.id));
    await shift.giveBack();
    const token = await tokenOfOffer(server, id);
    expect(await look(token)).toMatchObject({ status: 200, entry: { id, state: 'OFFERED' } });
    const turn = async (field: string) => {
      const { errors } = await server.graphql(`mutation { ${field} { event { id } } }`, {}, admin.headers);
      expect(errors).toBeUndefined();
    };
    await turn(`unpublishEvent(eventId: "${shift.eventId}", confirmed: true)`);
    expect(await look(token)).toEqual(await look('x'.repeat(43)));
    expect(await look(token)).toMatchObject({ status: 404, code: 'OFFER_NOT_FOUND' });
    await turn(`publishEvent(eventId: "${shift.eventId}")`);
    expect(await look(token)).toMatchObject({ status: 200, entry: { id } });
  });

  it('shows no other browser who is in the shift or waits, and mails the household once a day', async () => {
    const shift = await fullShift({ places: 2 });
    const [{ email, firstName, lastName }] = shift.people as [(typeof shift.people)[number]];
    const waits = waiter(shift.id);
    const first = await joinBy(waits);
    const asStranger = { ...waiter(shift.id), email, people: [{ firstName: firstName.toUpperCase(), lastName }] };
    const shape = ({ status, code, entry, cookie }: WaitlistOutcome) => {
      const { state, held, alreadyIn, names } = entry ?? {};
      return { status, code, state, held, alreadyIn, people: names?.length, cookie: typeof cookie };
    };
    const stranger = await joinBy(waiter(shift.id));
    const mails = (address: string) =>
      sql<{ template: string; has: string | null }>(
        `select template, payload ->> 'has' as has from seen_mail where recipient = $1 and template <> 'signup-confirmation' order by created_at`,
        [address],
      );
    let pass: Record<string, string> = {};
    for (let time = 0; time < 3; time += 1) {
      const came = await joinBy(asStranger);
      expect(shape(came)).toEqual(shape(stranger));
      expect(shape(await joinBy(waits))).toEqual(shape(stranger));
      pass = { cookie: came.cookie ?? '' };
    }
    // It sees what it made itself, and no more.
    expect(await joinBy(asStranger, pass)).toMatchObject({ code: 'ALREADY_WAITING' });
    expect(await mails(email)).toEqual([{ template: 'spot-attempted', has: 'spot' }]);
    expect(await mails(waits.email)).toEqual([
      { template: 'waitlist-joined', has: null },
      { template: 'spot-attempted', has: 'waitlist' },
    ]);
    // One place each, however often somebody typed a name.
    await shift.giveBack(1);
    await patch(shift.id, { qtyRequired: 6 });
    const offered = await sql<{ email: string; ids: string[] }>(
      `select email, array_agg(id::text) as ids from waitlist_entry where shift_id = $1 and state = 'OFFERED' group by email`,
      [shift.id],
    );
    expect(offered.find((one) => one.email === waits.email)).toEqual({ email: waits.email, ids: [first.entry?.id] });
    expect(offered.map((one) => one.email)).not.toContain(email);
    expect(offered).toHaveLength(2);
  });

  const myWaitlist = async (headers: Record<string, string>) => {
    const { data } = await server.graphql<{ myWaitlist: { id: string; state: string; names: string[] }[] }>(
      '{ myWaitlist { id state names } }',
      {},
      headers,
    );
    return data.myWaitlist;
  };
  const staffList = async (shiftId: string) => {
    const { data } = await server.graphql<{ shift: { waitlist: { id: string; names: string[] }[] } }>(
      'query ($id: ID!) { shift(id: $id) { waitlist { id names } } }',
      { id: shiftId },
      admin.headers,
    );
    return data.shift.waitlist.map(({ id }) => id);
  };

  it('never offers anything to people named by another browser while they were in the shift or waited', async () => {
    const shift = await fullShift({ places: 2 });
    const [anna] = shift.people as [(typeof shift.people)[number]];
    const { firstName, lastName, email } = anna;
    const named = { ...waiter(shift.id), email, people: [{ firstName, lastName }] };
    const inert = await joinBy(named);
    const first = waiter(shift.id);
    const waits = await join(first);
    const again = await joinBy(first);
    const next = await join(waiter(shift.id));
    const [inertId, againId] = [inert.entry?.id ?? 'none', again.entry?.id ?? 'none'];
    // The number that everybody sees grows as by anybody else.
    expect(await countsOf(shift.id)).toMatchObject({ waiting: 4 });

    await shift.giveBack();
    expect(await statesOf(inertId, waits, againId, next)).toEqual(['WAITING', 'OFFERED', 'WAITING', 'WAITING']);
    // They may wait now, by their own browser, and wait behind the others.
    const own = cookieFor(server, { email, source: 'link' });
    const back = (await joinBy(named, own)).entry?.id ?? 'none';
    await leave(waits, cookieFor(server, { email: first.email }));
    expect(await statesOf(inertId, againId, next, back)).toEqual(['WAITING', 'WAITING', 'OFFERED', 'WAITING']);

    await patch(shift.id, { qtyRequired: 6 });
    expect(await statesOf(inertId, againId, next, back)).toEqual(['WAITING', 'WAITING', 'OFFERED', 'OFFERED']);
    for (const field of ['offerPlace', 'removeFromWaitlist']) {
      const { errors } = await server.graphql(
        `mutation ($id: ID!) { ${field}(entryId: $id) { entry { id } } }`,
        { id: inertId },
        admin.headers,
      );
      expect(errors?.[0]?.extensions.code).toBe('WAITLIST_ENTRY_NOT_FOUND');
    }
    expect(await staffList(shift.id)).toEqual([waits, next, back]);
    expect(await myWaitlist(own)).toMatchObject([{ id: back }]);
    // The browser that made it reads it as waiting, and leaves it as any other.
    const maker = { cookie: inert.cookie ?? '' };
    expect(await myWaitlist(maker)).toEqual([{ id: inertId, state: 'WAITING', names: [`${firstName} ${lastName}`] }]);
    const { errors } = await server.graphql(
      `mutation { cancelEvent(eventId: "${shift.eventId}") { event { id } } }`,
      {},
      admin.headers,
    );
    expect(errors).toBeUndefined();
    const calledOff = await sql<{ entries: string[] }>(
      `select array(select jsonb_path_query(payload, '$.waited[*].entryId') #>> '{}') as entries from outbox
       where event_id = $1 and template = 'waitlist-called-off' order by 1`,
      [shift.eventId],
    );
    expect(calledOff.flatMap(({ entries }) => entries).sort()).toEqual([next, back].sort());
    expect(await leave(inertId, maker)).toMatchObject({ status: 200, entry: { state: 'WITHDRAWN' } });
    expect(await countsOf(shift.id)).toMatchObject({ waiting: 3 });
  });

  it('counts a person who joined again by another browser twice for a day at most', async () => {
    const shift = await fullShift();
    const anna = waiter(shift.id);
    const waits = await join(anna);
    const again = (await joinBy(anna)).entry?.id ?? 'none';
    const counted = async () => {
      const query = 'query ($id: ID!) { shift(id: $id) { waitlistCount } }';
      const { data } = await server.graphql<{ shift: { waitlistCount: number } }>(query, { id: shift.id });
      return data.shift.waitlistCount;
    };
    moveClock(23 * 3_600_000);
    await runSchedule();
    expect([await counted(), await statesOf(waits, again)]).toEqual([2, ['WAITING', 'WAITING']]);
    moveClock(25 * 3_600_000);
    await runSchedule();
    expect([await counted(), await statesOf(waits, again)]).toEqual([1, ['WAITING', 'WITHDRAWN']]);
    await shift.giveBack();
    expect(await stateOf(waits)).toBe('OFFERED');
  });

  it('lets the members of a family wait who do not wait yet, and asks for their spots alone', async () => {
    const shift = await fullShift();
    const anna = waiter(shift.id);
    const waits = await join(anna);
    const bob = { firstName: 'Bob', lastName: 'Berg' };
    const family = { ...anna, people: [...anna.people, bob] };
    const came = await joinBy(family);
    expect(came).toMatchObject({ status: 201, entry: { state: 'WAITING', held: 0 } });
    expect(came.entry?.names).toHaveLength(2);
    expect(await countsOf(shift.id)).toMatchObject({ waiting: 3 });
    const maker = { cookie: came.cookie ?? '' };
    expect(await joinBy({ ...family, people: [bob] }, maker)).toMatchObject({ code: 'ALREADY_WAITING' });
    const mails = await sql<{ template: string; people: { firstName: string }[] | null; tried: string | null }>(
      `select template, payload -> 'people' as people, payload #>> '{signup,volunteer,firstName}' as tried
       from seen_mail where recipient = $1 order by created_at, template`,
      [anna.email],
    );
    expect(mails).toEqual([
      { template: 'waitlist-joined', people: [expect.objectContaining({ ...anna.people[0] })], tried: null },
      { template: 'spot-attempted', people: null, tried: anna.people[0]?.firstName },
      { template: 'waitlist-joined', people: [bob], tried: null },
    ]);
    await patch(shift.id, { qtyRequired: 3 });
    const listed = await sql<{ id: string; state: string; names: string[]; held: number }>(
      `select id, state, held, array(select p ->> 'firstName' from jsonb_array_elements(people) p) as names
       from waitlist_entry where id = any($1) order by number`,
      [await staffList(shift.id)],
    );
    expect(listed).toEqual([
      { id: waits, state: 'OFFERED', names: [anna.people[0]?.firstName], held: 1 },
      { id: expect.any(String), state: 'OFFERED', names: ['Bob'], held: 1 },
    ]);
    // The person who made it leaves with those who began to wait by it.
    expect(await myWaitlist(maker)).toMatchObject([{ id: came.entry?.id, state: 'WAITING' }]);
    await leave(came.entry?.id ?? 'none', maker);
    expect(await statesOf(waits, listed[1]?.id ?? 'none')).toEqual(['OFFERED', 'WITHDRAWN']);
    expect(await countsOf(shift.id)).toEqual({ active: 1, held: 1, waiting: 0 });
  });

  it('refuses people it is not for', async () => {
    const shift = await fullShift({ places: 2 });
    const refused = async (input: ToWait) => (await joinBy(input)).code;
    const [{ email, firstName, lastName }] = shift.people as [(typeof shift.people)[number]];
    const ada = { firstName, lastName };
    const again = await joinBy({ ...waiter(shift.id), email, people: [ada] }, cookieFor(server, { email }));
    expect(again).toMatchObject({ status: 409, code: 'ALREADY_SIGNED_UP' });
    expect(await refused(waiter('nonsense'))).toBe('SHIFT_NOT_FOUND');
    expect(await refused({ ...waiter(shift.id), people: [] })).toBe('INVALID_INPUT');
    expect(await refused({ ...waiter(shift.id), people: [ada, ada] })).toBe('INVALID_INPUT');
    await shift.giveBack();
    expect(await refused(waiter(shift.id))).toBe('SHIFT_NOT_FULL');
    const [, { email: taken, firstName: first, lastName: last }] = shift.people as [
      unknown,
      (typeof shift.people)[number],
    ];
    const inAlready = { ...waiter(shift.id), email: taken, people: [{ firstName: first, lastName: last }] };
    expect(await refused(inAlready)).toBe('SHIFT_NOT_FULL');
    // One place is not enough for two.
    expect(await refused(waiter(shift.id, 2))).toBeUndefined();
    await patch(shift.id, { closed: true });
    expect(await refused(waiter(shift.id))).toBe('SHIFT_CLOSED');
    await patch(shift.id, { closed: false, waitlistEnabled: false });
    expect(await refused(waiter(shift.id, 2))).toBe('WAITLIST_OFF');
    await patch(shift.id, { waitlistEnabled: true });
    await sql('update event set waitlist_enabled = false where id = $1', [shift.eventId]);
    expect(await refused(waiter(shift.id, 2))).toBe('WAITLIST_OFF');
    await sql(`update event set waitlist_enabled = true, state = 'CANCELLED' where id = $1`, [shift.eventId]);
    expect(await refused(waiter(shift.id, 2))).toBe('EVENT_CANCELLED');
    await sql(`update event set state = 'DRAFT' where id = $1`, [shift.eventId]);
    expect(await refused(waiter(shift.id, 2))).toBe('SHIFT_NOT_FOUND');
    const begun = await fullShift();
    await sql('update shift set date = $2 where id = $1', [begun.id, inDays(-1)]);
    expect(await refused(waiter(begun.id))).toBe('SHIFT_STARTED');
    for (const answer of [await look('x'.repeat(43)), await take('x'.repeat(43)), await decline('x'.repeat(43))])
      expect(answer).toMatchObject({ status: 404, code: 'OFFER_NOT_FOUND' });
  });
});

describe('a place that becomes free', () => {
  const freed: [string, (shift: Awaited<ReturnType<typeof fullShift>>) => Promise<unknown>][] = [
    [
      'staff cancel a signup',
      ({ people }) => server.rest('POST', `/api/admin/signups/${people[0]!.signupId}/cancel`, {}, admin.headers),
    ],
    ['staff raise the quantity', ({ id }) => patch(id, { qtyRequired: 2 })],
    [
      'somebody moves to another shift',
      async ({ id, people, eventId }) => {
        const [other] = await sql<{ id: string }>(
          `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
           select event_id, opportunity_id, date, '17:00', '18:00', 1 from shift where id = $1 and event_id = $2 returning id`,
          [id, eventId],
        );
        const { email, signupId } = people[0]!;
        expect(await move(signupId, other!.id, cookieFor(server, { email }))).toMatchObject({ status: 200 });
      },
    ],
    [
      'the plan is changed',
      async ({ id, eventId }) => {
        const input = { eventId, shiftIds: [id], qtyRequired: 2 };
        const preview = await server.graphql<{ previewPlanChange: { version: string } }>(
          'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
          { input },
          admin.headers,
        );
        await server.graphql(
          'mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) { shifts { id } } }',
          { input, version: preview.data.previewPlanChange.version },
          admin.headers,
        );
      },
    ],
    [
      'two people of a household turn out to be one',
      async ({ people, id }) => {
        await sql('update shift set qty_required = 2 where id = $1', [id]);
        const { email, signupId } = people[0]!;
        const twin = await signUp({ ...visitorDetails({ email }), shiftId: id });
        const [rows] = [
          await sql<{ volunteer_id: string; id: string }>('select id, volunteer_id from signup where shift_id = $1', [
            id,
          ]),
        ];
        const of = (wanted: string | undefined) => rows.find((row) => row.id === wanted)?.volunteer_id;
        const body = { sourceId: of(twin.signup?.id), targetId: of(signupId) };
        expect((await server.rest('POST', '/api/volunteer/merge', body, admin.headers)).status).toBe(200);
      },
    ],
  ];
  it.each(freed)('is offered in the same transaction when %s', async (_words, free) => {
    const shift = await fullShift();
    const id = await join(waiter(shift.id));
    await free(shift);
    expect(await stateOf(id)).toBe('OFFERED');
    const counts = await countsOf(shift.id);
    expect(counts).toMatchObject({ held: 1, waiting: 0 });
  });

  it('goes to the first entry it suits: all of them together, or fewer where that is fine', async () => {
    const shift = await fullShift({ places: 2 });
    const [pair, modest, single] = [waiter(shift.id, 2), waiter(shift.id, 2, true), waiter(shift.id)];
    const ids = [await join(pair), await join(modest), await join(single)] as [string, string, string];
    await shift.giveBack(0);
    expect(await statesOf(...ids)).toEqual(['WAITING', 'OFFERED', 'WAITING']);
    const { signups } = await api.take(await tokenOfOffer(server, ids[1]));
    expect(signups).toHaveLength(1);
    await patch(shift.id, { qtyRequired: 4 });
    expect(await statesOf(...ids)).toEqual(['OFFERED', 'TAKEN', 'WAITING']);
    expect((await api.take(await tokenOfOffer(server, ids[0]))).signups).toHaveLength(2);
    expect(await countsOf(shift.id)).toEqual({ active: 4, held: 0, waiting: 1 });
  });

  it('names the people it is for: a person who can come is named first, and gets the place', async () => {
    const shift = await fullShift();
    const pair = waiter(shift.id, 2, true);
    const [busy, able] = pair.people;
    const other = await given(server.database.pool).shift({ startDate: inDays(30) });
    await signUp({ ...busy!, email: pair.email, phone: null, shiftId: other.id });
    const id = await join(pair);
    await shift.giveBack();
    const token = await tokenOfOffer(server, id);
    const { entry } = await api.look(token);
    expect(entry).toMatchObject({
      held: 1,
      names: [`${able!.firstName} ${able!.lastName}`, `${busy!.firstName} ${busy!.lastName}`],
    });
    const [mail] = await sql<{ payload: { people: { firstName: string }[] } }>(
      `select payload from seen_mail where recipient = $1 and template = 'waitlist-offer'`,
      [pair.email],
    );
    expect(mail?.payload.people.map(({ firstName }) => firstName)).toEqual([able!.firstName, busy!.firstName]);
    const { signups } = await api.take(token);
    const [came] = await sql<{ name: string }>(
      'select v.first_name as name from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1',
      [signups?.[0]?.id],
    );
    expect(came?.name).toBe(able!.firstName);
  });

  /** Staff put the first of those who wait in, over capacity. */
  const putIn = async ({ shiftId, email, people: [first] }: ToWait) => {
    const { status, signup } = await signUp({ ...first, email, shiftId, overCapacity: true }, admin.headers);
    expect(status).toBe(201);
    return signup?.id ?? 'none';
  };

  it.each(apis)(
    'goes to the rest of a family of which somebody is in already, through $name',
    async ({ look, take }) => {
      const shift = await fullShift({ places: 2 });
      const [together, later] = [waiter(shift.id, 2), waiter(shift.id, 2)];
      const id = await join(together);
      const own = await putIn(together);
      await shift.giveBack(0);
      await shift.giveBack(1);
      const token = await tokenOfOffer(server, id);
      expect((await look(token)).entry).toMatchObject({ held: 1, alreadyIn: [1] });
      expect((await take(token)).signups).toHaveLength(1);
      // Also where they got in after the offer.
      const other = await join(later);
      await cancel(together.email, own, cookieFor(server, { email: together.email }));
      await patch(shift.id, { qtyRequired: 3 });
      const offered = await tokenOfOffer(server, other);
      expect((await look(offered)).entry).toMatchObject({ held: 2, alreadyIn: [] });
      await putIn(later);
      expect((await look(offered)).entry).toMatchObject({ held: 2, alreadyIn: [0] });
      expect((await take(offered)).signups).toHaveLength(1);
      expect(await countsOf(shift.id)).toEqual({ active: 3, held: 0, waiting: 0 });
    },
  );

  it('is never offered to people who are in the shift already or have another at that time, nor in a closed, begun or cancelled one', async () => {
    const shift = await fullShift();
    const busy = waiter(shift.id);
    const isIn = waiter(shift.id);
    const ids = [await join(busy), await join(isIn)] as [string, string];
    const [same] = await sql<{ id: string }>(
      `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
       select event_id, opportunity_id, date, start_time, end_time, 9 from shift where id = $1 returning id`,
      [shift.id],
    );
    const elsewhere = await signUp({ ...busy.people[0], email: busy.email, shiftId: same!.id });
    expect(elsewhere.status).toBe(201);
    const person = { ...isIn.people[0], email: isIn.email, shiftId: shift.id, overCapacity: true };
    expect((await signUp(person, admin.headers)).status).toBe(201);
    await patch(shift.id, { qtyRequired: 3 });
    expect(await statesOf(...ids)).toEqual(['WAITING', 'WAITING']);
    // A person in a shift that is called off has the time.
    await sql('update shift set cancelled_at = now() where id = $1', [same!.id]);
    await runSchedule();
    expect(await stateOf(ids[0])).toBe('OFFERED');
    await sql(`update waitlist_entry set state = 'WAITING', held = 0, answer_by = null where id = $1`, [ids[0]]);
    await sql('update shift set cancelled_at = null where id = $1', [same!.id]);
    // Once nothing is in the way, the schedule finds them.
    await cancel(busy.email, elsewhere.signup?.id ?? '', cookieFor(server, { email: busy.email }));
    await patch(shift.id, { closed: true });
    await runSchedule();
    expect(await stateOf(ids[0])).toBe('WAITING');
    await sql('update shift set closed = false where id = $1', [shift.id]);
    await sql(`update event set state = 'CANCELLED' where id = $1`, [shift.eventId]);
    await runSchedule();
    expect(await stateOf(ids[0])).toBe('WAITING');
    await sql(`update event set state = 'PUBLISHED' where id = $1`, [shift.eventId]);
    await runSchedule();
    expect(await stateOf(ids[0])).toBe('OFFERED');
  });

  it('cannot be held beyond the places, whatever the database is asked', async () => {
    const shift = await fullShift();
    const id = await join(waiter(shift.id));
    await expect(
      sql(`update waitlist_entry set state = 'OFFERED', held = 1 where id = $1`, [id]),
    ).rejects.toMatchObject({
      constraint: 'shift_capacity',
    });
  });
});

describe('an offer that nobody answers', () => {
  /** Moves the clock to a wall-clock time of the event, so many days from today. */
  const goTo = (days: number, time: string) => moveClock(instantOf(inDays(days), time, 'UTC').getTime() - Date.now());

  it.each([
    [
      'its shift was closed',
      `update shift set closed = true where id = $1`,
      `update shift set closed = false where id = $1`,
    ],
    [
      'its event became a draft',
      `update event set state = 'DRAFT' where id = (select event_id from shift where id = $1)`,
      `update event set state = 'PUBLISHED' where id = (select event_id from shift where id = $1)`,
    ],
    [
      'signing up ended before',
      `update event set signups_close_at = now() + interval '1 hour' where id = (select event_id from shift where id = $1)`,
      `update event set signups_close_at = null where id = (select event_id from shift where id = $1)`,
    ],
  ])('is no lapse where %s: they wait again at their old place', async (_why, end, begin) => {
    const shift = await fullShift();
    const [first, second] = [await join(waiter(shift.id)), await join(waiter(shift.id))];
    await shift.giveBack();
    expect(await statesOf(first, second)).toEqual(['OFFERED', 'WAITING']);
    await sql(end, [shift.id]);
    goTo(2, '12:00');
    await runSchedule();
    expect(await statesOf(first, second)).toEqual(['WAITING', 'WAITING']);
    expect(await countsOf(shift.id)).toEqual({ active: 0, held: 0, waiting: 2 });
    await sql(begin, [shift.id]);
    await runSchedule();
    expect(await statesOf(first, second)).toEqual(['OFFERED', 'WAITING']);
    // In time to answer they did not: that is one.
    goTo(4, '12:00');
    await runSchedule();
    expect(await statesOf(first, second)).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('expires automatically, goes to the next, and puts an address last that let two lapse', async () => {
    const shift = await fullShift({ places: 2 });
    const late = waiter(shift.id);
    goTo(0, '12:00');
    const first = await join(late);
    await shift.giveBack(0);
    expect(await stateOf(first)).toBe('OFFERED');
    const next = await join(waiter(shift.id));
    const token = await tokenOfOffer(server, first);
    goTo(1, '11:59');
    await runSchedule();
    expect(await statesOf(first, next)).toEqual(['OFFERED', 'WAITING']);
    goTo(1, '12:01');
    expect(await api.take(token)).toMatchObject({ status: 410, code: 'OFFER_OVER' });
    await runSchedule();
    expect(await statesOf(first, next)).toEqual(['EXPIRED', 'OFFERED']);
    await api.take(await tokenOfOffer(server, next));
    const second = await join(late);
    await shift.giveBack(1);
    goTo(3, '12:01');
    await runSchedule();
    expect(await stateOf(second)).toBe('EXPIRED');
    // The free place is anybody's now; once it is gone, they wait behind everybody else.
    const taker = visitorDetails();
    const taken = await signUp({ ...taker, shiftId: shift.id });
    const third = await join(late);
    const other = await join(waiter(shift.id));
    await cancel(taker.email, taken.signup?.id ?? '', cookieFor(server, { email: taker.email }));
    expect(await statesOf(third, other)).toEqual(['WAITING', 'OFFERED']);
  });

  it('is waited for by people who are notified once of a cancelled event: one mail per household, none beside a volunteer’s', async () => {
    const shift = await fullShift();
    const [second] = await sql<{ id: string }>(
      `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
       select event_id, opportunity_id, date, '20:00', '21:00', 1 from shift where id = $1 returning id`,
      [shift.id],
    );
    const volunteer = visitorDetails();
    await signUp({ ...volunteer, shiftId: second!.id });
    const twice = waiter(shift.id);
    const ids = [await join(twice), await join({ ...twice, shiftId: second!.id })];
    const { email, phone, ...person } = volunteer;
    await join({ shiftId: shift.id, email, phone, people: [person], fewerIsFine: false });
    const cancelled = await server.graphql(
      `mutation { cancelEvent(eventId: "${shift.eventId}", message: "Too warm.") { event { id } } }`,
      {},
      admin.headers,
    );
    expect(cancelled.errors).toBeUndefined();
    const sent = await sql<{ recipient: string; entries: string[] }>(
      `select recipient, array(select jsonb_path_query(payload, '$.waited[*].entryId') #>> '{}') as entries
       from outbox where event_id = $1 and template = 'waitlist-called-off'`,
      [shift.eventId],
    );
    expect(sent).toEqual([{ recipient: twice.email, entries: ids }]);
    expect(await statesOf(...ids)).toEqual(['WAITING', 'WAITING']);
  });

  it('does not lapse in an event that is cancelled, where nobody could answer, and is made again when it is revived', async () => {
    const shift = await fullShift();
    goTo(0, '12:00');
    const id = await join(waiter(shift.id));
    await shift.giveBack();
    const token = await tokenOfOffer(server, id);
    const turn = async (field: string) => {
      const { errors } = await server.graphql(`mutation { ${field} { event { id } } }`, {}, admin.headers);
      expect(errors).toBeUndefined();
    };
    await turn(`cancelEvent(eventId: "${shift.eventId}")`);
    expect(await stateOf(id)).toBe('WAITING');
    expect(await countsOf(shift.id)).toEqual({ active: 0, held: 0, waiting: 1 });
    expect(await api.take(token)).toMatchObject({ code: 'EVENT_CANCELLED' });
    goTo(2, '12:00');
    await runSchedule();
    expect(await stateOf(id)).toBe('WAITING');
    await turn(`publishEvent(eventId: "${shift.eventId}")`);
    // The place is free again, but goes by the waitlist, not by an old link.
    expect(await countsOf(shift.id)).toEqual({ active: 0, held: 0, waiting: 1 });
    expect(await api.take(token)).toMatchObject({ status: 410, code: 'OFFER_OVER' });
    await runSchedule();
    expect(await stateOf(id)).toBe('OFFERED');
    expect((await api.take(await tokenOfOffer(server, id))).signups).toHaveLength(1);
  });

  it('is over at once when its mail cannot be delivered', async () => {
    const shift = await fullShift();
    const [first, next] = [await join(waiter(shift.id)), await join(waiter(shift.id))];
    await shift.giveBack();
    const ofOffer = `template = 'waitlist-offer' and payload ->> 'entryId' = $1`;
    // As if its receiver had refused it: not while the runner has it in its hands.
    const sent = () => sql(`select id from outbox where state = 'sent' and ${ofOffer}`, [first]);
    await until(async () => (await sent()).length === 1, 20_000);
    await sql(`update outbox set state = 'failed' where ${ofOffer}`, [first]);
    await runSchedule();
    expect(await statesOf(first, next)).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('is not made just before the start: everybody is notified, and the first has the place', async () => {
    const shift = await fullShift({ date: inDays(2), startTime: '15:00' });
    const [a, b] = [await join(waiter(shift.id)), await join(waiter(shift.id))];
    goTo(2, '12:30');
    await shift.giveBack();
    expect(await statesOf(a, b)).toEqual(['WAITING', 'WAITING']);
    expect(await countsOf(shift.id)).toEqual({ active: 0, held: 0, waiting: 2 });
    await runSchedule();
    const [mails] = await sql<{ count: number }>(
      `select count(*)::int as count from seen_mail where template = 'waitlist-offer' and payload ->> 'entryId' = any($1)`,
      [[a, b]],
    );
    expect(mails?.count).toBe(2);
    const [first, second] = [await tokenOfOffer(server, a), await tokenOfOffer(server, b)];
    expect(await api.take(second)).toMatchObject({ status: 200 });
    expect(await api.take(first)).toMatchObject({ status: 409, code: 'SHIFT_FULL' });
    expect(await statesOf(a, b)).toEqual(['WAITING', 'TAKEN']);
  });

  it('is refused in the last hours to a person who is in already; the rest of their family take theirs', async () => {
    const shift = await fullShift({ places: 3, date: inDays(2), startTime: '15:00' });
    const [pair, single] = [waiter(shift.id, 2), waiter(shift.id)];
    const [both, one] = [await join(pair), await join(single)];
    goTo(2, '12:30');
    await shift.giveBack(0);
    await shift.giveBack(1);
    await runSchedule();
    const [ofBoth, ofOne] = [await tokenOfOffer(server, both), await tokenOfOffer(server, one)];
    const firstOf = ({ people: [first], email }: ToWait) => ({ ...first, email, shiftId: shift.id });
    for (const entry of [pair, single]) expect((await signUp(firstOf(entry))).status).toBe(201);
    await shift.giveBack(2);
    expect((await api.take(ofBoth)).signups).toHaveLength(1);
    expect(await api.take(ofOne)).toMatchObject({ status: 409, code: 'ALREADY_SIGNED_UP' });
  });
});

describe('staff', () => {
  const offer = (id: string, headers: Record<string, string>) =>
    server.graphql<{ offerPlace: { entry: { state: string } } }>(
      'mutation ($id: ID!) { offerPlace(entryId: $id) { entry { state } } }',
      { id },
      headers,
    );
  it('of the category see who waits, offer a place to the people they choose, and take people off', async () => {
    const ladder = given(server.database.pool);
    const [lead, stranger] = [await ladder.staff('lead'), await ladder.staff('lead')];
    const role = await (await (await ladder.event()).category({ leadId: lead.userId })).opportunity();
    const { id: shiftId } = await role.shift({ qtyRequired: 1 });
    await signUp({ ...visitorDetails(), shiftId });
    const wanted = waiter(shiftId);
    const [pair, chosen] = [await join(waiter(shiftId, 3)), await join(waiter(shiftId, 2)), await join(wanted)].slice(
      1,
    ) as [string, string];
    const list = (headers: Record<string, string>) =>
      server.graphql<{ shift: { waitlist: { id: string; email: string; phone: string | null }[] | null } }>(
        'query ($id: ID!) { shift(id: $id) { waitlist { id email phone } } }',
        { id: shiftId },
        headers,
      );
    expect((await list(lead.headers)).data.shift.waitlist?.at(-1)).toMatchObject({ id: chosen, email: wanted.email });
    expect((await list(stranger.headers)).data.shift.waitlist).toBeNull();
    expect((await list({})).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    expect((await offer(chosen, stranger.headers)).errors?.[0]?.extensions.code).toBe('WAITLIST_ENTRY_NOT_FOUND');
    expect((await offer(chosen, lead.headers)).errors?.[0]?.extensions.code).toBe('SHIFT_FULL');
    await sql('update shift set qty_required = 3 where id = $1', [shiftId]);
    expect((await offer(chosen, lead.headers)).data.offerPlace.entry.state).toBe('OFFERED');
    const removed = await server.graphql<{ removeFromWaitlist: { entry: { state: string } } }>(
      'mutation ($id: ID!) { removeFromWaitlist(entryId: $id) { entry { state } } }',
      { id: chosen },
      lead.headers,
    );
    expect(removed.data.removeFromWaitlist.entry.state).toBe('WITHDRAWN');
    // What was held for them suits the next.
    expect(await stateOf(pair)).toBe('OFFERED');
  });

  it('offer no place in a closed shift, which nobody could take', async () => {
    const shift = await fullShift();
    const id = await join(waiter(shift.id));
    await patch(shift.id, { closed: true });
    await shift.giveBack();
    expect((await offer(id, admin.headers)).errors?.[0]?.extensions.code).toBe('SHIFT_CLOSED');
    expect(await stateOf(id)).toBe('WAITING');
    await sql('update shift set closed = false where id = $1', [shift.id]);
    expect((await offer(id, admin.headers)).data.offerPlace.entry.state).toBe('OFFERED');
  });
});
