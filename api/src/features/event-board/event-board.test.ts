import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import type { EventBoard } from './event-board.types.js';

const board = `query ($eventId: ID!) {
  eventBoard(eventId: $eventId) {
    event { id name startDate endDate }
    categories {
      id name leadId leadFirstName leadLastName version
      opportunities {
        id categoryId name shortDescription longDescription location version
        shifts {
          id date startTime endTime qtyRequired qtyRegistered location notes version
          signups(where: { status: ACTIVE }) { id createdAt volunteer { id firstName lastName email phone mailFails } }
        }
      }
    }
  }
}`;

describe('the board of an event', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('shows an admin everything, a lead their own categories, and a visitor nothing', async () => {
    const ladder = given(server.database.pool);
    const [admin, lead, other] = [await ladder.staff('admin'), await ladder.staff('lead'), await ladder.staff('lead')];
    const event = await ladder.event();
    const mine = await event.category({ name: 'Timing', leadId: lead.userId });
    await event.category({ name: 'Marshals', leadId: other.userId });
    const shift = await (await mine.opportunity()).shift();
    const [stays, leaves] = [visitorDetails(), visitorDetails()];
    for (const person of [stays, leaves]) {
      const { status } = await server.rest('POST', '/api/signup', { ...person, shiftId: shift.id });
      expect(status).toBe(201);
    }
    await server.database.pool.query(
      `update signup set status = 'cancelled', cancelled_at = now() where volunteer_id = (select id from volunteer where email = $1)`,
      [leaves.email],
    );
    const read = (caller?: Record<string, string>, eventId = event.id) =>
      server.graphql<{ eventBoard: EventBoard }>(board, { eventId }, caller);
    const names = ({ data }: Awaited<ReturnType<typeof read>>) => data.eventBoard.categories.map(({ name }) => name);

    expect(names(await read(admin.headers))).toEqual(['Marshals', 'Timing']);
    const own = await read(lead.headers);
    expect(names(own)).toEqual(['Timing']);
    const [seen] = own.data.eventBoard.categories[0]?.opportunities[0]?.shifts ?? [];
    // Only who has a place now.
    expect(seen).toMatchObject({
      qtyRegistered: 1,
      signups: [{ volunteer: { email: stays.email, firstName: stays.firstName } }],
    });
    expect(JSON.stringify(await read(other.headers))).not.toContain(stays.email);
    expect((await read()).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    for (const unknown of ['x', randomUUID()])
      expect((await read(admin.headers, unknown)).errors?.[0]?.extensions.code).toBe('EVENT_NOT_FOUND');
  });

  it('offers an admin every event and a lead those with a category of theirs', async () => {
    const ladder = given(server.database.pool);
    const [admin, lead] = [await ladder.staff('admin'), await ladder.staff('lead')];
    const [one, two] = [await ladder.event({ name: 'Mine' }), await ladder.event({ name: 'Not mine' })];
    await one.category({ leadId: lead.userId });
    const read = async (caller?: Record<string, string>) =>
      server.graphql<{ managedEvents: { id: string }[] }>('{ managedEvents { id } }', {}, caller);
    expect((await read(lead.headers)).data.managedEvents).toEqual([{ id: one.id }]);
    const all = (await read(admin.headers)).data.managedEvents.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([one.id, two.id]));
    expect((await read()).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });
});

describe('the board of the festival', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DEMO_DATA: 'true' });
  }, 60_000);
  afterAll(() => server.close());

  it('takes two statements besides finding out who asks, whatever its size', async () => {
    const admin = await given(server.database.pool).staff('admin');
    const { rows } = await server.database.pool.query<{ id: string; shifts: number; signups: number }>(
      `select e.id, count(distinct s.id)::int as shifts, count(g.id)::int as signups
       from event e join shift s on s.event_id = e.id left join signup g on g.shift_id = s.id and g.status = 'active'
       group by e.id order by count(distinct s.id) desc limit 1`,
    );
    const festival = rows[0];
    if (!festival) throw new Error('The demo has no event');
    const variables = { eventId: festival.id };
    await server.graphql(board, variables, admin.headers);
    let answer: EventBoard | undefined;
    const { statements } = await countStatements(async () => {
      answer = (await server.graphql<{ eventBoard: EventBoard }>(board, variables, admin.headers)).data.eventBoard;
    });
    const own = statements.filter((text) => !/staff_session|^begin|^commit/.test(text));
    expect(own).toHaveLength(2);
    const shifts = answer?.categories.flatMap(({ opportunities }) => opportunities.flatMap((one) => one.shifts)) ?? [];
    expect(shifts).toHaveLength(festival.shifts);
    expect(festival.shifts).toBeGreaterThan(150);
    expect(shifts.flatMap(({ signups }) => signups ?? [])).toHaveLength(festival.signups);
  });
});
