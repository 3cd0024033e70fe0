import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { clock, dayIn } from '../../platform/clock.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'America/Chicago' });
});
afterAll(() => server.close());

interface Figures {
  slug: string;
  stillRequired: number;
  shiftCount: number;
  openShiftCount: number;
  openSpotCount: number;
  isOver: boolean;
}

async function figures(slug: string): Promise<Omit<Figures, 'slug'>> {
  const { data } = await server.graphql<{ events: Figures[] }>(
    '{ events { slug stillRequired shiftCount openShiftCount openSpotCount isOver } }',
  );
  const found = data.events.find((event) => event.slug === slug);
  if (!found) throw new Error(`No event ${slug}`);
  const { slug: _, ...rest } = found;
  return rest;
}

const openShifts = async (eventId: string) =>
  (await server.rest<{ openShifts: number }>('GET', `/api/stats?eventId=${eventId}`)).body.openShifts;

describe('open means that a shift can still be taken', () => {
  it('counts of a running event only what has not begun and is not full', async () => {
    const event = await given(server.database.pool).event({ startDate: inDays(-2), endDate: inDays(3) });
    const role = await (await event.category()).opportunity();
    await role.shift({ date: inDays(-2), qtyRequired: 8 });
    const full = await role.shift({ date: inDays(2), qtyRequired: 1 });
    await role.shift({ date: inDays(2), qtyRequired: 5 });
    await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: full.id });
    expect(await figures(event.slug)).toEqual({
      stillRequired: 13,
      shiftCount: 3,
      openShiftCount: 1,
      openSpotCount: 5,
      isOver: false,
    });
    expect(await openShifts(event.id)).toBe(1);
  });

  it('has nothing open in an event that is over', async () => {
    const event = await given(server.database.pool).event({ startDate: inDays(-9), endDate: inDays(-7) });
    await (await (await event.category()).opportunity()).shift({ date: inDays(-8), qtyRequired: 4 });
    expect(await figures(event.slug)).toMatchObject({
      stillRequired: 4,
      openShiftCount: 0,
      openSpotCount: 0,
      isOver: true,
    });
    expect(await openShifts(event.id)).toBe(0);
  });

  it('goes by the zone of the event: one moment, begun in Kiritimati and still to come in Midway', async () => {
    const ladder = given(server.database.pool);
    // Twenty-five hours lie between the two: today's 00:00 in the one is tomorrow's 01:00 in the other.
    const today = dayIn('Pacific/Kiritimati', clock.now());
    for (const [timeZone, open] of [
      ['Pacific/Kiritimati', 0],
      ['Pacific/Midway', 3],
    ] as const) {
      const event = await ladder.event({ startDate: today, endDate: today, timeZone });
      await (
        await (await event.category()).opportunity()
      ).shift({ date: today, startTime: '00:00', endTime: '23:00', qtyRequired: 3 });
      expect(await figures(event.slug)).toMatchObject({ openSpotCount: open, isOver: false });
      expect(await openShifts(event.id)).toBe(open > 0 ? 1 : 0);
    }
    const yesterday = dayIn('Pacific/Midway', clock.now());
    const east = await ladder.event({ startDate: yesterday, endDate: yesterday, timeZone: 'Pacific/Kiritimati' });
    const west = await ladder.event({ startDate: yesterday, endDate: yesterday, timeZone: 'Pacific/Midway' });
    expect([(await figures(east.slug)).isOver, (await figures(west.slug)).isOver]).toEqual([true, false]);
  });

  it('keeps an event going while clearing up is still to come, as its signups are', async () => {
    const event = await given(server.database.pool).event({ startDate: inDays(-4), endDate: inDays(-2) });
    const shift = await (await (await event.category()).opportunity()).shift({ date: inDays(2), qtyRequired: 2 });
    expect(await figures(event.slug)).toMatchObject({ openSpotCount: 2, isOver: false });
    expect((await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id })).status).toBe(201);
  });

  it('separates events that are over from those that are not, in either order, and the first few', async () => {
    const ladder = given(server.database.pool);
    const ids: string[] = [];
    for (const days of [-40, -30, 40, 50]) ids.push((await ladder.event({ startDate: inDays(days) })).id);
    // Its days have passed, and clearing up is still to come.
    const cleared = await ladder.event({ startDate: inDays(-20) });
    await (await (await cleared.category()).opportunity()).shift({ date: inDays(5) });
    ids.push(cleared.id);
    const list = async (args: string): Promise<string[]> => {
      const { data } = await server.graphql<{ events: { id: string }[] }>(`{ events(${args}) { id } }`);
      return data.events.map(({ id }) => id);
    };
    const ours = async (args: string) => (await list(args)).map((id) => ids.indexOf(id)).filter((at) => at >= 0);
    expect(await ours('where: { over: true }')).toEqual([0, 1]);
    expect(await ours('where: { over: true }, orderBy: LATEST')).toEqual([1, 0]);
    expect(await ours('where: { over: false }, orderBy: START')).toEqual([4, 2, 3]);
    expect(await ours('where: {}')).toEqual([0, 1, 4, 2, 3]);
    expect(await list('where: { over: true }, first: 1')).toEqual([ids[0]]);
  });

  it('reads them all in one statement', async () => {
    const { count } = await countStatements(() => server.graphql('{ events { openShiftCount openSpotCount isOver } }'));
    expect(count).toBe(1);
  });
});
