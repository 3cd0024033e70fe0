import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { addDays, clock, dayIn } from '../../platform/clock.js';

/* What is missing in the next 14 days: shifts around both edges, of two leads, in a zone far from ours. */

interface Needs {
  missing: number;
  shiftCount: number;
  shifts: { qtyRequired: number; qtyRegistered: number; opportunity: { name: string } }[];
}

const zone = 'Pacific/Auckland';
const today = dayIn(zone, clock.now());
let server: SharedTestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string>; userId: string };

beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  const make = given(pool);
  admin = await make.staff('admin');
  lead = await make.staff('lead');
  const event = await make.event({ startDate: today, endDate: addDays(today, 30) });
  await pool.query('update event set time_zone = $2 where id = $1', [event.id, zone]);
  const own = await event.category({ name: 'Own', leadId: lead.userId });
  const foreign = await event.category({ name: 'Foreign' });
  const shift = async (category: typeof own, name: string, days: number, qtyRequired: number, times = {}) =>
    (await category.opportunity({ name })).shift({ date: addDays(today, days), qtyRequired, ...times });
  await shift(own, 'yesterday', -1, 50, { startTime: '09:00', endTime: '12:00' });
  await shift(own, 'tomorrow', 1, 2);
  await shift(foreign, 'in a week', 7, 5);
  await shift(own, 'the last day', 13, 3);
  await shift(own, 'a day too late', 14, 60);
  const full = await shift(own, 'full', 2, 1);
  await signedUp(pool, full, { email: 'full@x.org' });
  const half = await shift(foreign, 'half', 3, 5);
  for (const name of ['a', 'b', 'c', 'd']) await signedUp(pool, half, { email: `${name}@x.org`, firstName: name });
});
afterAll(() => server.close());

const ask = async (headers: Record<string, string>) =>
  (
    await server.graphql<{ needs: Needs }>(
      '{ needs { missing shiftCount shifts { qtyRequired qtyRegistered opportunity { name } } } }',
      {},
      headers,
    )
  ).data.needs;

describe('needs', () => {
  it('are those of the next 14 days in the event’s own zone, the largest gap first', async () => {
    const needs = await ask(admin.headers);
    expect([needs.missing, needs.shiftCount]).toEqual([11, 4]);
    expect(needs.shifts.map(({ opportunity }) => opportunity.name)).toEqual([
      'in a week',
      'the last day',
      'tomorrow',
      'half',
    ]);
    expect(needs.shifts.at(-1)).toMatchObject({ qtyRequired: 5, qtyRegistered: 4 });
  });

  it('are a lead’s own', async () => {
    const needs = await ask(lead.headers);
    expect([needs.missing, needs.shiftCount]).toEqual([5, 2]);
    expect(needs.shifts.map(({ opportunity }) => opportunity.name)).toEqual(['the last day', 'tomorrow']);
  });

  it('come by time as well, the first of each, with the event that all are of', async () => {
    const { data } = await server.graphql<{ needs: { byTime: { shifts: { opportunity: { name: string } }[] }[] } }>(
      '{ needs { byTime { time missing shiftCount eventId shifts { opportunity { name } } } } }',
      {},
      admin.headers,
    );
    const eventId = expect.any(String);
    expect(
      data.needs.byTime.map(({ shifts, ...time }) => ({ ...time, of: shifts.map((one) => one.opportunity.name) })),
    ).toEqual([
      { time: 'TOMORROW', missing: 2, shiftCount: 1, eventId, of: ['tomorrow'] },
      { time: 'THIS_WEEK', missing: 1, shiftCount: 1, eventId, of: ['half'] },
      { time: 'LATER', missing: 8, shiftCount: 2, eventId, of: ['in a week', 'the last day'] },
    ]);
  });

  it('take two statements beside the session’s', async () => {
    const { statements } = await countStatements(() => ask(admin.headers));
    expect(statements).toHaveLength(3);
  });
});
