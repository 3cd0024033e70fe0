import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* From when and until when an event takes signups: at both APIs, in every figure, and by the clock alone. */

let server: SharedTestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** An event with two shifts of three places, which opens and closes as given. */
async function eventOpening(openings: { signupsOpenAt?: string | null; signupsCloseAt?: string | null }) {
  const event = await given(server.database.pool).event({ timeZone: 'America/Chicago' });
  const role = await (await event.category()).opportunity();
  const [first, second] = [await role.shift({ qtyRequired: 3 }), await role.shift({ qtyRequired: 3 })];
  const set = async (change: typeof openings) => {
    const { status, body } = await server.rest('PATCH', `/api/admin/events/${event.id}`, change, admin);
    expect({ status, body }).toMatchObject({ status: 200, body: change });
  };
  await set(openings);
  return { event, first: first.id, second: second.id, set };
}

const figures = `query ($shift: ID!, $event: ID!) {
  shift(id: $shift) { openSpots stillRequired }
  event(id: $event) { openShiftCount openSpotCount stillRequired signupsOpenAt signupsCloseAt }
  stats(eventId: $event) { openShifts }
  shifts(eventId: $event, where: { open: true }) { id }
}`;

async function figuresOf({ event, first }: { event: { id: string }; first: string }) {
  const { data, errors } = await server.graphql<{
    shift: { openSpots: number; stillRequired: number };
    event: { openShiftCount: number; openSpotCount: number; stillRequired: number };
    stats: { openShifts: number };
    shifts: unknown[];
  }>(figures, { event: event.id, shift: first });
  expect(errors).toBeUndefined();
  return {
    spots: data.shift.openSpots,
    required: [data.shift.stillRequired, data.event.stillRequired],
    ofEvent: [data.event.openShiftCount, data.event.openSpotCount],
    open: [data.stats.openShifts, data.shifts.length],
  };
}
const closed = { spots: 0, required: [3, 6], ofEvent: [0, 0], open: [0, 0] };
const open = { spots: 3, required: [3, 6], ofEvent: [2, 6], open: [2, 2] };

describe.each(householdApis(() => server))('outside its opening, through $name, an event', ({ signUp, move }) => {
  it('takes nobody by themselves, by signing up or moving, and says from or until when', async () => {
    const opensAt = `${inDays(20)}T23:30:00.000Z`;
    const { first, second, set } = await eventOpening({});
    const ada = visitorDetails();
    const inIt = await signUp({ ...ada, shiftId: first });
    expect(inIt.status).toBe(201);
    const cases = [
      [{ signupsOpenAt: opensAt }, 'SIGNUPS_NOT_OPEN', `Signing up for this event opens on ${wordsOf(opensAt)}.`],
      [
        { signupsOpenAt: null, signupsCloseAt: '2026-01-03T00:30:00.000Z' },
        'SIGNUPS_CLOSED',
        'Signing up for this event closed on Friday, January 2, 2026 at 6:30 PM.',
      ],
    ] as const;
    for (const [openings, code, message] of cases) {
      await set(openings);
      const refused = { status: 409, code, message };
      expect(await signUp({ ...visitorDetails(), shiftId: first })).toMatchObject(refused);
      const household = cookieFor(server, { email: ada.email });
      expect(await move(inIt.signup?.id ?? '', second, household)).toMatchObject(refused);
      expect((await signUp({ ...visitorDetails(), shiftId: second }, admin)).status).toBe(201);
    }
    await set({ signupsOpenAt: hours(-1), signupsCloseAt: hours(1) });
    expect((await signUp({ ...visitorDetails(), shiftId: first })).status).toBe(201);
  });
});

/** As the page of the event says it, by the clock of Chicago. */
function wordsOf(instant: string): string {
  const zone = { timeZone: 'America/Chicago' };
  const day = new Date(instant).toLocaleDateString('en-US', { ...zone, dateStyle: 'full' });
  const time = new Date(instant).toLocaleTimeString('en-US', { ...zone, timeStyle: 'short' });
  return `${day} at ${time.replace(/\s/, ' ')}`;
}

describe('what is open', () => {
  it('is nothing before and after, in every figure and filter, and free places are shown as documented', async () => {
    const made = await eventOpening({ signupsOpenAt: hours(1), signupsCloseAt: hours(2) });
    expect(await figuresOf(made)).toEqual(closed);
    await made.set({ signupsOpenAt: hours(-1) });
    expect(await figuresOf(made)).toEqual(open);
    await made.set({ signupsCloseAt: hours(-0.5) });
    expect(await figuresOf(made)).toEqual(closed);
    await made.set({ signupsOpenAt: null, signupsCloseAt: null });
    expect(await figuresOf(made)).toEqual(open);
  });

  it('becomes so by the clock alone, also in figures that are kept', async () => {
    const [opensAt, closesAt] = [Date.now() + 2_000, Date.now() + 4_000];
    const made = await eventOpening({
      signupsOpenAt: new Date(opensAt).toISOString(),
      signupsCloseAt: new Date(closesAt).toISOString(),
    });
    const seen: string[] = [];
    while (Date.now() < closesAt + 1_500) {
      const ofEvent = (await figuresOf(made)).ofEvent.join(' ');
      if (seen.at(-1) !== ofEvent) seen.push(ofEvent);
    }
    expect(seen).toEqual(['0 0', '2 6', '0 0']);
  });
});

describe('opening and closing', () => {
  it('are kept as instants, in order, and can be taken away', async () => {
    const { event, set } = await eventOpening({ signupsOpenAt: '2026-12-01T18:00:00.000Z' });
    const path = `/api/admin/events/${event.id}`;
    const change = (body: object) => server.rest('PATCH', path, body, admin);
    expect(await change({ signupsOpenAt: '2026-12-01T19:00:00+01:00' })).toMatchObject({
      body: { signupsOpenAt: '2026-12-01T18:00:00.000Z' },
    });
    const words = 'Signups must close after they open';
    expect(await change({ signupsCloseAt: '2026-12-01T18:00:00Z' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', errors: { signupsCloseAt: words } },
    });
    expect(await change({ signupsOpenAt: 'tomorrow' })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await change({ signupsOpenAt: '' })).toMatchObject({ status: 200, body: { signupsOpenAt: null } });
    await set({ signupsCloseAt: '2026-12-01T18:00:00.000Z' });
  });

  it('move along with a copy, at the same times by the clocks there', async () => {
    const made = await given(server.database.pool).event({
      ...{ startDate: '2027-03-06', endDate: '2027-03-07', timeZone: 'America/Chicago' },
    });
    const openings = { signupsOpenAt: '2027-03-05T00:00:00.000Z', signupsCloseAt: '2027-03-06T12:00:00.000Z' };
    await server.rest('PATCH', `/api/admin/events/${made.id}`, openings, admin);
    // Over the change to summer time: six in the evening stays six in the evening.
    const copy = await server.rest(
      ...(['POST', `/api/admin/events/${made.id}/duplicate`, { startDate: '2027-03-20' }, admin] as const),
    );
    expect(copy).toMatchObject({
      status: 201,
      body: { event: { signupsOpenAt: '2027-03-18T23:00:00.000Z', signupsCloseAt: '2027-03-20T11:00:00.000Z' } },
    });
  });
});
