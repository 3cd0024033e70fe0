import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from './count-statements.js';
import { given, inDays, visitorDetails } from './given.js';
import { startTestServer, type TestServer } from './start-test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'America/Chicago' });
});
afterAll(() => server.close());

/** The query of the event page, as the web client sends it. */
const eventPage = `query ($slug: String!) { event(slug: $slug) { id name slug startDate endDate location coverImageUrl timeZone stillRequired
  categories { id name leadId leadFirstName leadLastName opportunities { id name shortDescription
    shifts { id date startTime endTime qtyRequired qtyRegistered stillRequired effectiveLocation } } } } }`;

async function festival(shifts: number) {
  const event = await given(server.database.pool).event();
  for (let c = 0; c < 3; c += 1) {
    const category = await event.category({ name: `Category ${c}` });
    const opportunity = await category.opportunity({ name: `Role ${c}` });
    for (let s = 0; s < shifts / 3; s += 1) await opportunity.shift();
  }
  return event;
}

interface ShiftRow {
  id: string;
  date: string;
  startTime: string;
  qtyRequired: number;
  qtyRegistered: number;
  stillRequired: number;
  effectiveLocation: string | null;
  opportunity: { name: string; category: { name: string }; event: { name: string; timeZone: string } };
}

describe('the event page in one statement', () => {
  it.each([
    ['GraphQL', (event: { slug: string }) => server.graphql(eventPage, { slug: event.slug })],
    ['REST', (event: { id: string }) => server.rest('GET', `/api/shifts?eventId=${event.id}`)],
  ])('reads by %s with as many statements for 3 shifts as for 210: one', async (_api, read) => {
    const small = await festival(3);
    const large = await festival(210);
    await read(small);
    const one = await countStatements(() => read(small));
    const other = await countStatements(() => read(large));
    expect(one.statements).toHaveLength(1);
    expect(other.count).toBe(1);
  });

  it('reads the landing page in one statement', async () => {
    const query =
      '{ events { id name slug startDate endDate location website coverImageUrl qtyRequired stillRequired openShiftCount } }';
    const { count } = await countStatements(() => server.graphql(query));
    expect(count).toBe(1);
  });

  it('goes down and up again as a query asks, aliases and fragments included', async () => {
    const event = await festival(3);
    const { data, errors } = await server.graphql<{
      page: { roles: { spots: { up: { category: { event: { slug: string } } } }[] }[] }[] | null;
      one: { name: string };
    }>(
      `query ($id: ID!) { one: event(id: $id) { ...Name categories { opportunities { shifts { opportunity { category { event { slug } } } } } } }
        page: categories(eventId: $id) { roles: opportunities { spots: shifts { up: opportunity { category { event { slug } } } } } } }
       fragment Name on Event { name }`,
      { id: event.id },
    );
    expect(errors).toBeUndefined();
    expect(data.one.name).toBe('Winter Classic');
    expect(data.page?.[0]?.roles[0]?.spots[0]?.up.category.event.slug).toBe(event.slug);
  });
});

describe('shifts', () => {
  it('are alike through both APIs, and filtered by event, category, role and day', async () => {
    const ladder = given(server.database.pool);
    const event = await ladder.event({ location: 'Lodge' });
    const timing = await event.category({ name: 'Timing' });
    const caller = await timing.opportunity({ name: 'Caller', location: 'Tower' });
    const first = await caller.shift({ date: inDays(30), startTime: '14:00', endTime: '16:00', qtyRequired: 2 });
    const second = await caller.shift({ date: inDays(31), location: 'Hut' });
    const food = await event.category({ name: 'Food' });
    const cook = await food.opportunity({ name: 'Cook' });
    const third = await cook.shift({ date: inDays(30), startTime: '06:00', endTime: '09:00' });
    await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: first.id });

    const filters: [string, string[]][] = [
      [`eventId=${event.id}`, [third.id, first.id, second.id]],
      [`categoryId=${timing.id}`, [first.id, second.id]],
      [`opportunityId=${cook.id}`, [third.id]],
      [`eventId=${event.id}&date=${inDays(30)}`, [third.id, first.id]],
      [`eventId=${randomUUID()}`, []],
      ['eventId=nonsense', []],
    ];
    // Nothing is asked by what is left empty.
    const left = await server.rest<ShiftRow[]>('GET', `/api/shifts?eventId=${event.id}&date=`);
    expect(left.body.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    const asked = `{ shifts(eventId: "${event.id}", categoryId: null, date: null) { id } }`;
    expect((await server.graphql<{ shifts: ShiftRow[] }>(asked)).data.shifts).toHaveLength(3);
    for (const [query, expected] of filters) {
      const { body } = await server.rest<ShiftRow[]>('GET', `/api/shifts?${query}`);
      expect(body.map(({ id }) => id)).toEqual(expected);
      const variables = Object.fromEntries(new URLSearchParams(query));
      const { data } = await server.graphql<{ shifts: ShiftRow[] }>(
        `query ($eventId: ID, $categoryId: ID, $opportunityId: ID, $date: Day) {
          shifts(eventId: $eventId, categoryId: $categoryId, opportunityId: $opportunityId, date: $date) {
            id date startTime qtyRequired qtyRegistered stillRequired effectiveLocation
            opportunity { name category { name } event { name timeZone } } } }`,
        variables,
      );
      const same = body.map(
        ({ id, date, startTime, qtyRequired, qtyRegistered, stillRequired, effectiveLocation, opportunity }) => ({
          id,
          date,
          startTime,
          qtyRequired,
          qtyRegistered,
          stillRequired,
          effectiveLocation,
          opportunity: {
            name: opportunity.name,
            category: { name: opportunity.category.name },
            event: { name: opportunity.event.name, timeZone: opportunity.event.timeZone },
          },
        }),
      );
      expect(data.shifts).toEqual(same);
    }
    const { body } = await server.rest<(ShiftRow & { signupCount: number; signupsCount: number })[]>(
      'GET',
      `/api/shifts?eventId=${event.id}`,
    );
    expect(body.map(({ effectiveLocation }) => effectiveLocation)).toEqual(['Lodge', 'Tower', 'Hut']);
    expect(body[1]).toMatchObject({ qtyRegistered: 1, signupCount: 1, signupsCount: 1, stillRequired: 1 });
    expect(body[1]?.opportunity.event.timeZone).toBe('America/Chicago');
  });

  it('are found by their place, their own or the one of their role or event, as it is written', async () => {
    const ladder = given(server.database.pool);
    const event = await ladder.event({ location: 'Old Lodge' });
    const category = await event.category();
    const inherits = await (await category.opportunity({ name: 'Cook' })).shift({ date: inDays(30) });
    const caller = await category.opportunity({ name: 'Caller', location: 'Tower' });
    const atTower = await caller.shift({ date: inDays(30) });
    const own = await caller.shift({ date: inDays(31), location: 'old  LODGE' });
    const { headers } = await ladder.staff('admin');
    const places: [string, string[]][] = [
      [' old lodge ', [inherits.id, own.id]],
      ['Tower', [atTower.id]],
      ['Lodge', []],
      ['', [inherits.id, atTower.id, own.id]],
    ];
    for (const [place, expected] of places) {
      const query = `eventId=${event.id}&place=${encodeURIComponent(place)}`;
      for (const path of ['/api/shifts', '/api/lead/shifts'])
        for (const page of ['', '&limit=5']) {
          const { body, status } = await server.rest<ShiftRow[]>('GET', `${path}?${query}${page}`, undefined, headers);
          expect(status).toBe(200);
          expect(body.map(({ id }) => id).sort()).toEqual([...expected].sort());
        }
      const { data } = await server.graphql<{ shifts: ShiftRow[] }>(
        'query ($id: ID, $place: String) { shifts(eventId: $id, where: { place: $place }) { id } }',
        { id: event.id, place: place || null },
      );
      expect(data.shifts.map(({ id }) => id).sort()).toEqual([...expected].sort());
    }
    expect(await server.rest('GET', `/api/shifts?place=${'x'.repeat(201)}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });

  it('refuse a day that is none', async () => {
    expect(await server.rest('GET', '/api/shifts?date=2027-02-30')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});

describe('events', () => {
  it('are ordered by first day, then name; one is found by id or by slug', async () => {
    const ladder = given(server.database.pool);
    const late = await ladder.event({ name: 'Alpha', startDate: '2031-02-02' });
    const b = await ladder.event({ name: 'beta', startDate: '2031-02-01' });
    const a = await ladder.event({ name: 'Alpha', startDate: '2031-02-01', timeZone: 'Europe/Oslo' });
    const { body } = await server.rest<{ id: string; startDate: string }[]>('GET', '/api/events');
    expect(body.filter(({ startDate }) => startDate.startsWith('2031')).map(({ id }) => id)).toEqual([
      a.id,
      b.id,
      late.id,
    ]);
    expect((await server.rest('GET', `/api/events/${a.id}`)).body).toMatchObject({
      slug: a.slug,
      timeZone: 'Europe/Oslo',
    });
    expect(await server.rest('GET', `/api/events/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'EVENT_NOT_FOUND' },
    });
    expect(await server.rest('GET', '/api/events/nonsense')).toMatchObject({ status: 404 });
    const { data } = await server.graphql<Record<string, { id: string } | null>>(
      `query ($id: ID!, $slug: String!) { byId: event(id: $id) { id } bySlug: event(slug: $slug) { id } none: event(slug: "none") { id } bad: event(id: "x") { id } }`,
      { id: a.id, slug: a.slug },
    );
    expect(data).toEqual({ byId: { id: a.id }, bySlug: { id: a.id }, none: null, bad: null });
  });

  it('require exactly one of id and slug', async () => {
    const { errors } = await server.graphql('{ event { id } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});

describe('categories and roles', () => {
  it('show the lead by name to everybody and by e-mail to staff only', async () => {
    const ladder = given(server.database.pool);
    const lead = await ladder.staff('lead', { firstName: 'Lena', lastName: 'Lead' });
    const event = await ladder.event();
    const category = await event.category({ leadId: lead.userId });
    const role = await category.opportunity({ shortDescription: 'Short' });
    const { body } = await server.rest('GET', `/api/categories?eventId=${event.id}`);
    expect(body).toMatchObject([{ leadFirstName: 'Lena', leadLastName: 'Lead', leadId: lead.userId }]);
    expect(JSON.stringify(body)).not.toContain(lead.email);
    const query = `{ categories(eventId: "${event.id}") { leadEmail } }`;
    expect((await server.graphql(query)).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
    expect((await server.graphql(query, {}, lead.headers)).data).toEqual({ categories: [{ leadEmail: lead.email }] });
    expect((await server.rest('GET', `/api/opportunities?categoryId=${category.id}`)).body).toMatchObject([
      { id: role.id, description: 'Short', category: { name: 'Timing' }, event: { id: event.id } },
    ]);
    expect((await server.rest('GET', `/api/opportunities/${role.id}`)).body).toMatchObject({ id: role.id });
    expect(await server.rest('GET', `/api/opportunities/${randomUUID()}`)).toMatchObject({ status: 404 });
  });
});

describe('the figures', () => {
  it('equal an independent sum, for one event and through both APIs', async () => {
    const ladder = given(server.database.pool);
    const event = await ladder.event();
    const role = await (await event.category()).opportunity();
    const full = await role.shift({ qtyRequired: 1 });
    const open = await role.shift({ qtyRequired: 5 });
    const anna = visitorDetails();
    await server.rest('POST', '/api/signup', { ...anna, shiftId: full.id });
    await server.rest('POST', '/api/signup', { ...anna, shiftId: open.id });
    await server.rest('POST', '/api/signup', {
      ...anna,
      firstName: 'Otto',
      email: anna.email.toUpperCase(),
      shiftId: open.id,
    });
    const { body } = await server.rest('GET', `/api/stats?eventId=${event.id}`);
    expect(body).toEqual({
      events: 1,
      shifts: 2,
      openShifts: 1,
      volunteersNeeded: 6,
      volunteersRegistered: 3,
      uniqueVolunteers: 1,
      fillRate: 50,
    });
    const { data } = await server.graphql(
      `{ stats(eventId: "${event.id}") { events shifts openShifts volunteersNeeded volunteersRegistered uniqueVolunteers fillRate } }`,
    );
    expect(data).toEqual({ stats: body });
    expect((await server.rest('GET', '/api/stats?eventId=nonsense')).body).toMatchObject({ events: 0, fillRate: 0 });
    const all = await server.rest<{ events: number }>('GET', '/api/stats');
    expect(all.body.events).toBeGreaterThan(1);
  });
});
