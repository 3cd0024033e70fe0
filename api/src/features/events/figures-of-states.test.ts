import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { figurePlaces, type Looked, type Said } from '../../../test/figure-places.js';
import { given, inDays } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Each state of a shift, an event or a place, read in every place that shows figures (decision 051). Beside the shift, a gate needs two. */

interface State {
  says: Required<Said>;
  /** How many days from today; three unless said. */
  days?: number;
  required?: number;
  people?: number;
  /** What makes the shift $1 of the event $2 so. */
  sql?: string;
  /** Missing now: what is over or a draft needs nobody today. */
  needsToday: number;
}

const asIs: State = {
  says: { needed: 5, registered: 1, filled: 1, missing: 4, open: 4, rate: 20 },
  needsToday: 4,
};
const none = { needed: 0, registered: 0, filled: 0, missing: 0, open: 0, rate: 0 };
const shiftIs = (set: string) => `update shift set ${set} where id = $1 and event_id = $2`;
const eventIs = (set: string) => `update event set ${set} where id = $2 and $1::uuid is not null`;

const states: Record<string, State> = {
  open: asIs,
  'one spot held': {
    ...asIs,
    says: { ...asIs.says, missing: 3, open: 3 },
    sql: shiftIs('held_count = 1'),
    needsToday: 3,
  },
  'over-full': {
    says: { needed: 5, registered: 5, filled: 3, missing: 2, open: 2, rate: 60 },
    people: 5,
    needsToday: 2,
  },
  closed: { ...asIs, says: { ...asIs.says, open: 2 }, sql: shiftIs('closed = true') },
  'called off': {
    says: { ...none, needed: 2, missing: 2, open: 2 },
    sql: shiftIs('cancelled_at = now()'),
    needsToday: 2,
  },
  begun: { ...asIs, says: { ...asIs.says, open: 2 }, sql: shiftIs(`date = date - 5`), needsToday: 2 },
  'of a draft': { ...asIs, says: { ...asIs.says, open: 0 }, sql: eventIs(`state = 'DRAFT'`), needsToday: 0 },
  'of a cancelled event': { says: none, sql: eventIs(`state = 'CANCELLED'`), needsToday: 0 },
  'of an event that is over': { ...asIs, says: { ...asIs.says, open: 0 }, days: -9, needsToday: 0 },
};

let server: SharedTestServer;
const made = new Map<string, Looked>();

beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  const ladder = given(pool);
  for (const [name, { days = 3, people = 1, sql }] of Object.entries(states)) {
    const lead = await ladder.staff('lead');
    const event = await ladder.event({ startDate: inDays(days) });
    const role = await (await event.category({ leadId: lead.userId })).opportunity();
    const shift = await role.shift({ qtyRequired: 3 });
    await role.shift({ qtyRequired: 2, startTime: '14:00', endTime: '16:00' });
    for (let person = 0; person < people; person += 1)
      await signedUp(pool, shift, { email: `p${person}@x.org`, firstName: `P${person}` });
    if (sql) await pool.query(sql, [shift.id, event.id]);
    const { path } = await ladder.feed({ eventId: event.id, makerId: lead.userId });
    made.set(name, { eventId: event.id, slug: event.slug, headers: lead.headers, feed: path });
  }
});
afterAll(() => server.close());

describe.each(Object.entries(states))('a shift that is %s', (name, { says, needsToday }) => {
  const looked = () => made.get(name) as Looked;

  it.each(Object.entries(figurePlaces))('has the same figures in %s', async (place, read) => {
    // Strangers do not see a draft at all, and a frame lists what is open alone.
    const said = await read(server, looked());
    const { rate, ...known } = said;
    expect([place, known]).toEqual([
      place,
      Object.fromEntries(Object.keys(known).map((key) => [key, says[key as keyof Said]])),
    ]);
    if (rate !== undefined) expect(rate).toBe(says.rate);
  });

  it('is among what is needed today or not', async () => {
    const { data } = await server.graphql<{ needs: { missing: number } }>(
      '{ needs { missing } }',
      {},
      looked().headers,
    );
    expect(data.needs.missing).toBe(needsToday);
  });
});
