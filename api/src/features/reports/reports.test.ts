import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given } from '../../../test/given.js';
import { signedUp } from '../../../test/signup-rows.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Two events with two leads; cancelled signups, an over-full shift, a person merged into another. */

interface Summary {
  totalShifts: number;
  totalVolunteersNeeded: number;
  totalVolunteersAssigned: number;
  fullyStaffedShifts: number;
  overallFillRate: number;
  stillNeeded: number;
}

interface Row {
  id: string;
  eventName: string;
  eventDate: string;
  categoryName: string;
  roleName: string;
  shiftDate: string;
  shiftTime: string;
  volunteersNeeded: number;
  volunteersAssigned: number;
  fillPercentage: number;
  shift: {
    signups: { status: string; firstName: string; email: string; volunteer: { firstName: string } }[];
    opportunity: { name: string; category: { name: string }; event: { name: string } };
  };
}

interface Reports {
  reports: Row[];
  events: { id: string; name: string }[];
  summary: Summary;
}

let server: SharedTestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string>; userId: string };
let other: { headers: Record<string, string> };
let eventId: string;
let secondId: string;
let overFullId: string;

beforeAll(async () => {
  server = await sharedTestServer();
  const { pool } = server.database;
  const make = given(pool);
  admin = await make.staff('admin');
  lead = await make.staff('lead');
  other = await make.staff('lead');
  const event = await make.event({ name: 'Birkie', startDate: '2027-02-18', endDate: '2027-02-21' });
  eventId = event.id;
  const own = await event.category({ name: 'Feed Station', leadId: lead.userId });
  const role = await own.opportunity({ name: 'Soup' });
  const overFull = await role.shift({ date: '2027-02-20', startTime: '00:30', endTime: '12:00', qtyRequired: 2 });
  overFullId = overFull.id;
  for (const name of ['a', 'b', 'c']) await signedUp(pool, overFull, { email: `${name}@x.org`, firstName: name });
  await signedUp(pool, overFull, { email: 'gone@x.org' }, { status: 'cancelled' });
  const half = await role.shift({ date: '2027-02-18', startTime: '13:05', endTime: '17:00', qtyRequired: 3 });
  await signedUp(pool, half, { email: 'a@x.org', firstName: 'a' });
  const foreign = await (await event.category({ name: 'Timing' })).opportunity({ name: 'Bibs' });
  const empty = await foreign.shift({ qtyRequired: 4 });
  await signedUp(pool, empty, { email: 'd@x.org' }, { status: 'cancelled' });
  const second = await make.event({ name: 'Rollerski', startDate: '2027-07-01' });
  secondId = second.id;
  const full = await (await (await second.category()).opportunity()).shift({ qtyRequired: 1 });
  const kept = await signedUp(pool, full, { email: 'm@x.org', firstName: 'Kept' });
  const doubled = await signedUp(pool, half, { email: 'm@x.org', firstName: 'Doubled' });
  const merged = await server.rest(
    'POST',
    '/api/volunteer/merge',
    { sourceId: doubled.volunteerId, targetId: kept.volunteerId },
    admin.headers,
  );
  expect(merged.status).toBe(200);
});
afterAll(() => server.close());

const viewers = {
  admin: () => admin.headers,
  lead: () => lead.headers,
};

/** The figures counted anew from the signups, never from the counters that the product keeps. */
async function counted(eventId: string | null, leadId: string | null): Promise<Summary> {
  const { rows } = await server.database.pool.query<Summary>(
    `with per_shift as (
       select s.qty_required as needed, (select count(*) from signup g where g.shift_id = s.id and g.cancelled_at is null) as taken
       from shift s where ($1::uuid is null or s.event_id = $1)
         and ($2::uuid is null or exists (select 1 from opportunity o, category c where o.id = s.opportunity_id and c.id = o.category_id and c.lead_id = $2))
     )
     select count(*)::int as "totalShifts", coalesce(sum(needed), 0)::int as "totalVolunteersNeeded", coalesce(sum(taken), 0)::int as "totalVolunteersAssigned",
       (count(*) filter (where taken >= needed))::int as "fullyStaffedShifts",
       coalesce(round(100 * sum(least(taken, needed)) / nullif(sum(needed), 0)), 0)::int as "overallFillRate",
       (coalesce(sum(needed - taken) filter (where needed > taken), 0))::int as "stillNeeded" from per_shift`,
    [eventId, leadId],
  );
  return rows[0] as Summary;
}

/** The earlier names, which REST keeps, and those of the graph. */
const figures = `totalShifts totalVolunteersNeeded: qtyRequired totalVolunteersAssigned: qtyRegistered fullyStaffedShifts
  overallFillRate: fillPercentage stillNeeded: stillRequired`;

describe('the figures', () => {
  for (const who of ['admin', 'lead'] as const) {
    for (const event of ['all events', 'one event', 'the other event'] as const) {
      it(`equal an independent sum for ${who} of ${event}, by both APIs`, async () => {
        const id = { 'all events': null, 'one event': eventId, 'the other event': secondId }[event];
        const expected = await counted(id, who === 'lead' ? lead.userId : null);
        const { body } = await server.rest<Reports>(
          'GET',
          `/api/reports${id ? `?eventId=${id}` : ''}`,
          undefined,
          viewers[who](),
        );
        expect(body.summary).toEqual(expected);
        const assigned = body.reports.reduce((sum, row) => sum + row.volunteersAssigned, 0);
        const active = body.reports.flatMap(({ shift }) => shift.signups).filter(({ status }) => status === 'active');
        expect([assigned, active.length]).toEqual([expected.totalVolunteersAssigned, expected.totalVolunteersAssigned]);
        const { data, errors } = await server.graphql<{ report: { summary: Summary } }>(
          `query ($id: ID) { report(eventId: $id) { summary { ${figures} } } }`,
          { id },
          viewers[who](),
        );
        // In the other event the lead runs nothing.
        if (who === 'lead' && id === secondId) expect(errors?.[0]?.extensions.code).toBe('EVENT_NOT_FOUND');
        else expect(data.report.summary).toEqual(expected);
      });
    }
  }

  it('are of one day when a day is chosen, with every day to choose', async () => {
    const { body, status } = await server.rest<Reports>(
      'GET',
      `/api/reports?eventId=${eventId}&date=2027-02-20`,
      undefined,
      admin.headers,
    );
    expect(status).toBe(200);
    expect(body.reports.map(({ id }) => id)).toEqual([overFullId]);
    expect(body.summary).toMatchObject({ totalShifts: 1, totalVolunteersNeeded: 2, stillNeeded: 0 });
    const { data } = await server.graphql<{
      report: { days: string[]; summary: object; signupsOverTime: { total: number }[] };
    }>(
      `query ($id: ID, $date: Day) {
        report(eventId: $id, date: $date) { days summary { stillRequired } signupsOverTime { total } }
      }`,
      { id: eventId, date: '2027-02-20' },
      admin.headers,
    );
    expect(data.report.days).toEqual(['2027-02-18', '2027-02-20']);
    expect(data.report.signupsOverTime.at(-1)?.total).toBe(3);
    const wrong = await server.rest('GET', '/api/reports?date=saturday', undefined, admin.headers);
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    const file = await server.rest<string>(
      'GET',
      `/api/exports/report?eventId=${eventId}&date=2027-02-20`,
      undefined,
      admin.headers,
    );
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
  });

  it('are as counted by hand', async () => {
    expect(await counted(null, null)).toEqual({
      totalShifts: 4,
      totalVolunteersNeeded: 10,
      totalVolunteersAssigned: 6,
      fullyStaffedShifts: 2,
      overallFillRate: 50,
      stillNeeded: 5,
    });
  });
});

describe('GET /api/reports', () => {
  it('gives rows with every field of the contract, in order', async () => {
    const { status, body } = await server.rest<Reports>(
      'GET',
      `/api/reports?eventId=${eventId}`,
      undefined,
      lead.headers,
    );
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['events', 'reports', 'summary']);
    const [first, second, ...more] = body.reports;
    expect(more).toEqual([]);
    expect(first?.shiftDate).toBe('2027-02-18');
    expect(second).toMatchObject({
      id: overFullId,
      eventName: 'Birkie',
      eventDate: '2027-02-18',
      categoryName: 'Feed Station',
      roleName: 'Soup',
      shiftDate: '2027-02-20',
      shiftTime: '12:30 AM - 12:00 PM',
      volunteersNeeded: 2,
      volunteersAssigned: 3,
      fillPercentage: 150,
      shift: {
        opportunity: { name: 'Soup', category: { name: 'Feed Station' }, event: { name: 'Birkie' } },
        qtyRequired: 2,
        qtyRegistered: 3,
        stillRequired: 0,
      },
    });
    expect(second?.shift.signups.map(({ firstName, status }) => [firstName, status])).toEqual([
      ['a', 'active'],
      ['b', 'active'],
      ['c', 'active'],
      ['Vera', 'cancelled'],
    ]);
    expect(body.events.map(({ name }) => name)).toEqual(['Birkie']);
  });

  it('is for staff alone; a lead without a category sees nothing, an unknown event is empty', async () => {
    expect((await server.rest('GET', '/api/reports')).body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    const none = await server.rest<Reports>('GET', '/api/reports', undefined, other.headers);
    expect(none.body).toMatchObject({ reports: [], events: [], summary: { totalShifts: 0, overallFillRate: 0 } });
    for (const id of ['none', '00000000-0000-4000-8000-000000000000']) {
      const { body } = await server.rest<Reports>('GET', `/api/reports?eventId=${id}`, undefined, admin.headers);
      expect([body.reports, body.summary.totalShifts, body.events.length]).toEqual([[], 0, 2]);
    }
  });

  it('reads each part in one statement, whatever its depth', async () => {
    const { statements } = await countStatements(() => server.rest('GET', '/api/reports', undefined, admin.headers));
    // One for the session, one for the tag; rows with shifts, signups and people; events. The figures are added up from the rows.
    expect(statements).toHaveLength(4);
  });
});

const nested = `query ($id: ID!) { report(eventId: $id) { event { name } summary { totalShifts }
  categories { name leadEmail shiftCount qtyRequired qtyRegistered stillRequired fillPercentage
    opportunities { name stillRequired shifts { date startTime stillRequired fillPercentage effectiveLocation
      signups { status volunteer { firstName lastName email phone } } } } } } }`;

interface Nested {
  report: {
    event: { name: string };
    summary: { totalShifts: number };
    categories: {
      name: string;
      shiftCount: number;
      qtyRequired: number;
      qtyRegistered: number;
      stillRequired: number;
      fillPercentage: number;
      opportunities: {
        name: string;
        stillRequired: number;
        shifts: { stillRequired: number; signups: { status: string; volunteer: { email: string } }[] }[];
      }[];
    }[];
  };
}

describe('report(eventId)', () => {
  it('goes down to the people for an admin', async () => {
    const { data, errors } = await server.graphql<Nested>(nested, { id: eventId }, admin.headers);
    expect(errors).toBeUndefined();
    expect(data.report.event.name).toBe('Birkie');
    expect(data.report.categories.map(({ name }) => name)).toEqual(['Feed Station', 'Timing']);
    expect(data.report.categories[0]).toMatchObject({
      shiftCount: 2,
      qtyRequired: 5,
      qtyRegistered: 5,
      stillRequired: 1,
      fillPercentage: 80,
    });
    const shifts = data.report.categories[0]?.opportunities[0]?.shifts ?? [];
    expect(shifts[1]?.signups.map(({ volunteer }) => volunteer.email)).toEqual([
      'a@x.org',
      'b@x.org',
      'c@x.org',
      'gone@x.org',
    ]);
  });

  it('shows a lead their own categories alone, and no event in which they have none', async () => {
    const { data } = await server.graphql<Nested>(nested, { id: eventId }, lead.headers);
    expect(data.report.categories.map(({ name }) => name)).toEqual(['Feed Station']);
    expect(data.report.summary.totalShifts).toBe(2);
    for (const [id, headers] of [
      [eventId, other.headers],
      [secondId, lead.headers],
      ['none', admin.headers],
    ] as const) {
      const { errors } = await server.graphql(nested, { id }, headers);
      expect(errors?.[0]?.extensions.code).toBe('EVENT_NOT_FOUND');
    }
    expect((await server.graphql(nested, { id: eventId })).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });

  it('takes one statement a part at most, and less when less is asked', async () => {
    const whole = await countStatements(() => server.graphql(nested, { id: eventId }, admin.headers));
    // Who asks, the three parts, and the transaction that holds them together.
    expect(whole.count).toBe(4 + 2);
    const shallow = await countStatements(() =>
      server.graphql(
        'query ($id: ID!) { report(eventId: $id) { categories { name } } }',
        { id: eventId },
        admin.headers,
      ),
    );
    expect(shallow.count).toBe(3 + 2);
    expect(shallow.statements.join()).not.toContain('signup');
  });

  it('names the event at every level, so that PostgreSQL knows how few rows it is about', async () => {
    const { statements } = await countStatements(() => server.graphql(nested, { id: eventId }, admin.headers));
    const text = statements.find((one) => one.includes('from signup ')) ?? '';
    for (const table of ['opportunity', 'shift', 'signup'])
      expect(text).toMatch(
        new RegExp(
          `from ${table} (t\\d+) [^()]*where \\1\\.\\w+ in \\(select \\w+ from \\w+\\)[^()]* and \\1\\.event_id = \\$`,
        ),
      );
  });

  it('leaves out nothing of other events behind a person', async () => {
    const make = given(server.database.pool);
    const [here, there] = [await make.event(), await make.event()];
    const both = await make.staff('lead');
    await (await (await here.category({ leadId: both.userId })).opportunity()).shift();
    await (await there.category({ leadId: both.userId })).opportunity({ name: 'Elsewhere' });
    const { data, errors } = await server.graphql<{
      report: { shifts: { category: { lead: { categories: object[] } } }[] };
    }>(
      `{ report(eventId: "${here.id}") { shifts { category { lead { categories { eventId opportunities { name } } } } } } }`,
      {},
      admin.headers,
    );
    expect(errors).toBeUndefined();
    expect(data?.report.shifts[0]?.category.lead.categories).toContainEqual({
      eventId: there.id,
      opportunities: [{ name: 'Elsewhere' }],
    });
  });

  it('shows how the signups came in', async () => {
    const query = 'query ($id: ID!) { report(eventId: $id) { signupsOverTime { date signups total } } }';
    const { data } = await server.graphql<{
      report: { signupsOverTime: { date: string; signups: number; total: number }[] };
    }>(query, { id: eventId }, admin.headers);
    const course = data.report.signupsOverTime;
    expect(course.reduce((sum, { signups }) => sum + signups, 0)).toBe(5);
    expect(course.at(-1)?.total).toBe(5);
  });
});
