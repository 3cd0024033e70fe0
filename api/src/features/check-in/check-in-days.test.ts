import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CheckInDays } from '../../contract/check-in/check-in-list.js';
import { addDays, dayIn } from '../../platform/clock.js';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { marked } from '../../../test/mark-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { signedUp } from '../../../test/signup-rows.js';
import { clock } from '../../platform/clock.js';

type Headers = Record<string, string>;

let server: SharedTestServer;
let admin: { userId: string; headers: Headers };
let lead: { userId: string; headers: Headers };
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
  lead = await given(server.database.pool).staff('lead');
});
afterAll(() => server.close());

const apis = [
  {
    name: 'REST',
    read: async (caller: Headers) =>
      (await server.rest<CheckInDays>('GET', '/api/check-in/days', undefined, caller)).body,
  },
  {
    name: 'GraphQL',
    read: async (caller: Headers) =>
      (
        await server.graphql<{ checkInDays: CheckInDays }>(
          `{ checkInDays { serverNow days { eventId eventName timeZone day isToday isTomorrow
            posts { categoryId categoryName place startsAt endsAt people here } } } }`,
          {},
          caller,
        )
      ).data.checkInDays,
  },
];

// A time at which it is another day in the event's zone than in UTC.
const zone = 'Pacific/Auckland';

describe.each(apis)('what may be checked in, by $name', ({ read }) => {
  it('are the posts of today and tomorrow by the clock of each event, drafts too, and what still runs of yesterday', async () => {
    const { pool } = server.database;
    await pool.query('truncate event cascade');
    const today = dayIn(zone, clock.now());
    const [yesterday, tomorrow, later] = [addDays(today, -1), addDays(today, 1), addDays(today, 2)];
    const event = await given(pool).event({ startDate: yesterday, endDate: later, timeZone: zone, name: 'Birkie' });
    await pool.query(`update event set state = 'DRAFT' where id = $1`, [event.id]);
    const [timing, food] = [
      await event.category({ name: 'Timing', leadId: lead.userId }),
      await event.category({ name: 'Food' }),
    ];
    const [caller, soup] = [await timing.opportunity(), await food.opportunity()];
    // From midnight to a minute before the next, whatever the time is now.
    const wholeDay = { startTime: '00:00', endTime: '23:59' };
    const gate = await caller.shift({ date: today, ...wholeDay, location: 'Gate 1' });
    const alsoGate = await caller.shift({
      date: today,
      startTime: '05:00',
      endTime: '06:00',
      location: ' gate \u00a01',
    });
    const off = await caller.shift({ date: today, location: 'Called off' });
    await pool.query('update shift set cancelled_at = now() where id = $1', [off.id]);
    const kitchen = await soup.shift({ date: tomorrow });
    await soup.shift({ date: later });
    await soup.shift({ date: yesterday, startTime: '00:00', endTime: '00:01', location: 'Over' });
    await soup.shift({ date: yesterday, startTime: '23:59', endTime: '23:58', location: 'Night' });
    const cancelled = await given(pool).event({ startDate: today, timeZone: zone });
    await (await (await cancelled.category()).opportunity()).shift({ date: today });
    await pool.query(`update event set state = 'CANCELLED' where id = $1`, [cancelled.id]);
    const someone = () => ({ email: `${randomUUID()}@example.org` });
    const here = await signedUp(pool, gate, someone());
    await marked(pool, here, {
      kind: 'ARRIVED',
      at: clock.now().toISOString(),
      by: { kind: 'staff', id: admin.userId },
    });
    await signedUp(pool, alsoGate, someone());
    await signedUp(pool, alsoGate, someone(), { status: 'cancelled' });
    await signedUp(pool, kitchen, someone());

    const { days, serverNow } = await read(admin.headers);
    expect(Math.abs(Date.parse(serverNow) - clock.now().getTime())).toBeLessThan(60_000);
    const of = { eventId: event.id, eventName: 'Birkie', timeZone: zone };
    const gatePost = {
      ...{ categoryId: timing.id, categoryName: 'Timing', place: 'Gate 1', people: 2, here: 1 },
      ...{ startsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT1[012]:00:00/), endsAt: expect.any(String) },
    };
    expect(days).toEqual([
      {
        ...of,
        day: yesterday,
        isToday: false,
        isTomorrow: false,
        posts: [expect.objectContaining({ place: 'Night' })],
      },
      { ...of, day: today, isToday: true, isTomorrow: false, posts: [gatePost] },
      {
        ...{ ...of, day: tomorrow, isToday: false, isTomorrow: true },
        posts: [expect.objectContaining({ categoryName: 'Food', place: 'Lake Lodge', people: 1, here: 0 })],
      },
    ]);
    const [post] = days[1]?.posts ?? [];
    expect(Date.parse(post?.endsAt ?? '') - Date.parse(post?.startsAt ?? '')).toBeGreaterThan(22 * 3_600_000);
    expect((await read(lead.headers)).days).toEqual([days[1]]);
    const { statements } = await countStatements(() => read(admin.headers));
    expect(statements.filter((text) => !text.includes('staff_session'))).toHaveLength(1);
  });
});
