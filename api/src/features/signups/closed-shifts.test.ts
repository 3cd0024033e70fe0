import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

/** A role with a lead and a shift in it, which the lead closes. */
async function closedShift({ places = 2 } = {}) {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead');
  const event = await ladder.event();
  const role = await (await event.category({ leadId: lead.userId })).opportunity();
  const { id } = await role.shift({ qtyRequired: places });
  const set = async (closed: boolean) => {
    const { status, body } = await server.rest<{ closed: boolean }>(
      'PATCH',
      `/api/lead/shifts/${id}`,
      { closed },
      lead.headers,
    );
    expect([status, body.closed]).toEqual([200, closed]);
  };
  return { id, event, role, lead, set };
}

interface ProviderAnswer {
  shift: { closed: boolean; openSpots: number; stillRequired: number };
  event: { openShiftCount: number; openSpotCount: number; stillRequired: number };
  open: { id: string }[];
}

/** What a visitor sees of a shift and its event. */
async function seenByVisitor(shiftId: string, eventId: string): Promise<ProviderAnswer> {
  const { data, errors } = await server.graphql<ProviderAnswer>(
    `query ($shift: ID!, $event: ID!) {
      shift(id: $shift) { closed openSpots stillRequired }
      event(id: $event) { openShiftCount openSpotCount stillRequired }
      open: shifts(eventId: $event, where: { open: true }) { id }
    }`,
    { shift: shiftId, event: eventId },
  );
  expect(errors).toBeUndefined();
  const { body } = await server.rest<{ openSpots: number }>('GET', `/api/shifts/${shiftId}`);
  expect(body.openSpots).toBe(data.shift.openSpots);
  return data;
}

const refused = { status: 409, code: 'SHIFT_CLOSED' };

describe.each(householdApis(() => server))('a closed shift, through $name', ({ signUp, move }) => {
  it('takes nobody by themselves, by signing up or moving there, until it is open again', async () => {
    const { id, role, set } = await closedShift();
    const other = (await role.shift({ startTime: '17:00', endTime: '18:00' })).id;
    const ada = visitorDetails();
    const inIt = await signUp({ ...ada, shiftId: id });
    expect(inIt.status).toBe(201);
    await set(true);
    expect(await signUp({ ...visitorDetails(), shiftId: id })).toMatchObject(refused);
    const eve = visitorDetails();
    const elsewhere = await signUp({ ...eve, shiftId: other });
    const household = cookieFor(server, { email: eve.email });
    expect(await move(elsewhere.signup?.id ?? '', id, household)).toMatchObject(refused);
    const { rows } = await server.database.pool.query('select id from signup where shift_id = $1', [id]);
    expect(rows).toEqual([{ id: inIt.signup?.id }]);
    // Who is in it already may ask for the same again.
    const own = cookieFor(server, { email: ada.email });
    expect(await move(inIt.signup?.id ?? '', id, own)).toMatchObject({ status: 200 });
    await set(false);
    expect(await move(elsewhere.signup?.id ?? '', id, household)).toMatchObject({ status: 200, movedTo: id });
  });
});

describe('a closed shift', () => {
  it('is not open anywhere, and its free places are still shown as documented', async () => {
    const { id, event, set } = await closedShift();
    const open = {
      shift: { closed: false, openSpots: 2, stillRequired: 2 },
      event: { openShiftCount: 1, openSpotCount: 2, stillRequired: 2 },
      open: [{ id }],
    };
    expect(await seenByVisitor(id, event.id)).toEqual(open);
    await set(true);
    expect(await seenByVisitor(id, event.id)).toEqual({
      shift: { closed: true, openSpots: 0, stillRequired: 2 },
      event: { openShiftCount: 0, openSpotCount: 0, stillRequired: 2 },
      open: [],
    });
    await set(false);
    expect(await seenByVisitor(id, event.id)).toEqual(open);
  });

  it('still takes people that staff put in', async () => {
    const { id, set } = await closedShift();
    await set(true);
    const eve = visitorDetails();
    const role = await (await (await given(server.database.pool).event()).category()).opportunity();
    const elsewhere = (await role.shift()).id;
    expect(await server.rest('POST', '/api/signup', { ...eve, shiftId: elsewhere })).toMatchObject({ status: 201 });
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select volunteer_id as id from signup where shift_id = $1',
      [elsewhere],
    );
    const admin = await given(server.database.pool).staff('admin');
    const { errors } = await server.graphql(
      'mutation ($shift: ID!, $person: ID!) { assignVolunteer(shiftId: $shift, volunteerId: $person) { __typename } }',
      { shift: id, person: rows[0]?.id },
      admin.headers,
    );
    expect(errors).toBeUndefined();
    const after = await server.database.pool.query('select active_count from shift where id = $1', [id]);
    expect(after.rows).toEqual([{ active_count: 1 }]);
  });

  it('is made closed when that is asked for, and open in a copy of its event', async () => {
    const { event, role } = await closedShift();
    const admin = await given(server.database.pool).staff('admin');
    const shift = { opportunityId: role.id, date: inDays(30), startTime: '05:00', endTime: '06:00', qtyRequired: 1 };
    const made = await server.rest('POST', '/api/admin/shifts', { ...shift, closed: true }, admin.headers);
    expect(made).toMatchObject({ status: 201, body: { closed: true } });
    const copy = await server.rest<{ event: { id: string } }>(
      ...(['POST', `/api/admin/events/${event.id}/duplicate`, {}, admin.headers] as const),
    );
    const { rows } = await server.database.pool.query<{ closed: boolean }>(
      'select closed from shift where event_id = $1',
      [copy.body.event.id],
    );
    expect(rows).toEqual([{ closed: false }, { closed: false }]);
  });

  it('has no open places once it has begun, or is over-full', async () => {
    const event = await given(server.database.pool).event({ startDate: inDays(-2), endDate: inDays(2) });
    const role = await (await event.category()).opportunity();
    const begun = await role.shift({ date: inDays(-1), qtyRequired: 3 });
    const full = await role.shift({ date: inDays(1), qtyRequired: 1 });
    await server.database.pool.query('update shift set qty_required = 1, active_count = 2 where id = $1', [full.id]);
    expect((await seenByVisitor(begun.id, event.id)).shift).toEqual({ closed: false, openSpots: 0, stillRequired: 3 });
    expect((await seenByVisitor(full.id, event.id)).shift).toEqual({ closed: false, openSpots: 0, stillRequired: 0 });
  });
});
