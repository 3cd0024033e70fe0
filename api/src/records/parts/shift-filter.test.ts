import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
let event: { id: string };
const ids = { category: '', bell: '' };
/** The shifts by the names that the tests give them. */
const names = new Map<string, string>();
beforeAll(async () => {
  server = await sharedTestServer();
  const grown = await given(server.database.pool).event({ location: 'Lodge' });
  event = grown;
  const timing = await grown.category({ name: 'Timing' });
  const caller = await timing.opportunity({ name: 'Caller', location: '100%  Tower\nNørd' });
  const bell = await timing.opportunity({ name: "Bell 'Ringer'" });
  Object.assign(ids, { category: timing.id, bell: bell.id });
  const grow = async (name: string, made: Promise<{ id: string }>) => void names.set((await made).id, name);
  await grow('begun', caller.shift({ date: inDays(-1), qtyRequired: 3 }));
  await grow('full', caller.shift({ date: inDays(30), startTime: '08:00', endTime: '09:00', qtyRequired: 1 }));
  await grow('free', caller.shift({ date: inDays(30), startTime: '10:00', endTime: '11:00', qtyRequired: 2 }));
  await grow('late', bell.shift({ date: inDays(31), qtyRequired: 2 }));
  const [full] = [...names].find(([, name]) => name === 'full') ?? [];
  await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: full });
});
afterAll(() => server.close());

type Found = { id: string }[];
const named = (shifts: Found) => shifts.map(({ id }) => names.get(id));

async function find(where: object): Promise<(string | undefined)[]> {
  const { data, errors } = await server.graphql<{ shifts: Found; event: { shifts: Found } }>(
    `query ($id: ID!, $where: ShiftFilter) { shifts(eventId: $id, where: $where) { id } event(id: $id) { shifts(where: $where) { id } } }`,
    { id: event.id, where },
  );
  expect(errors).toBeUndefined();
  expect(data.event.shifts).toEqual(data.shifts);
  return named(data.shifts);
}

describe('lists of shifts', () => {
  it.each<[string, () => object, string[]]>([
    ['nothing', () => ({}), ['begun', 'full', 'free', 'late']],
    ['what is null', () => ({ days: null, open: null }), ['begun', 'full', 'free', 'late']],
    ['days', () => ({ days: [inDays(31), inDays(-1)] }), ['begun', 'late']],
    ['no day', () => ({ days: [] }), []],
    ['a first day', () => ({ from: inDays(30) }), ['full', 'free', 'late']],
    ['a last day', () => ({ to: inDays(30) }), ['begun', 'full', 'free']],
    ['a place, whichever names it', () => ({ place: 'lodge' }), ['late']],
    ['a place as written', () => ({ place: '100% TOWER\u00A0nØRD ' }), ['begun', 'full', 'free']],
    ['a part of a place, which is none', () => ({ place: '100% Tower' }), []],
    ['letters of a place', () => ({ placeContains: '0% t' }), ['begun', 'full', 'free']],
    ['letters of a place without their accents', () => ({ placeContains: 'nord' }), ['begun', 'full', 'free']],
    ['a category', () => ({ categoryId: ids.category }), ['begun', 'full', 'free', 'late']],
    ['a role', () => ({ opportunityId: ids.bell.toUpperCase() }), ['late']],
    ['a role and another category', () => ({ opportunityId: ids.bell, categoryId: ids.bell }), []],
    ['a word that is no id', () => ({ opportunityId: "x' or true --" }), []],
    ['open', () => ({ open: true }), ['free', 'late']],
    ['not open', () => ({ open: false }), ['begun', 'full']],
    ['people missing', () => ({ understaffed: true }), ['begun', 'free', 'late']],
    ['nobody missing', () => ({ understaffed: false }), ['full']],
    ['words with quotes', () => ({ text: "'ringer'" }), ['late']],
    ['words of the category', () => ({ text: 'timing' }), ['begun', 'full', 'free', 'late']],
    ['when they start', () => ({ startsBefore: '09:00' }), ['full']],
    ['a moment at which they run', () => ({ runningAt: `${inDays(30)}T10:30:00Z` }), ['free']],
    ['the moment at which one ends', () => ({ runningAt: `${inDays(30)}T09:00:00.000+00:00` }), []],
    ['several together', () => ({ from: inDays(30), understaffed: true, text: 'caller' }), ['free']],
  ])('are narrowed by %s, at the root and below', async (_what, where, expected) => {
    expect(await find(where())).toEqual(expected);
  });

  it('come by where most people are missing, at the root and below, and the first few of them', async () => {
    const { data } = await server.graphql<{ event: { shifts: Found }; shifts: Found; first: Found }>(
      `query ($id: ID!) { event(id: $id) { shifts(orderBy: MISSING) { id } } shifts(eventId: $id, orderBy: MISSING) { id }
        first: shifts(eventId: $id, orderBy: START, first: 2) { id } }`,
      { id: event.id },
    );
    expect(named(data.shifts)).toEqual(['begun', 'free', 'late', 'full']);
    expect(data.event.shifts).toEqual(data.shifts);
    expect(named(data.first)).toEqual(['begun', 'full']);
    const { errors } = await server.graphql(`{ shifts(eventId: "${event.id}", first: 0) { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('refuse more days and longer words than anybody asks for', async () => {
    for (const where of [
      { days: Array(401).fill(inDays(1)) },
      { text: 'x'.repeat(201) },
      { place: 'x'.repeat(201) },
      { placeContains: 'x'.repeat(201) },
    ]) {
      const { errors } = await server.graphql('query ($where: ShiftFilter) { shifts(where: $where) { id } }', {
        where,
      });
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    }
  });

  it('hold for a shift in the hour that a clock leaves out', async () => {
    const grown = await given(server.database.pool).event({ timeZone: 'America/Chicago' });
    const role = await (await grown.category()).opportunity();
    const { id } = await role.shift({ date: '2031-03-09', startTime: '02:30', endTime: '03:00' });
    const { data, errors } = await server.graphql<{ shifts: Found }>(
      'query ($id: ID!, $at: Instant!) { shifts(eventId: $id, where: { runningAt: $at }) { id } }',
      { id: grown.id, at: '2031-03-09T08:30:00Z' },
    );
    expect([errors, data.shifts]).toEqual([undefined, []]);
    for (let place = 0; place < 2; place += 1) {
      const { status } = await server.rest('POST', '/api/signup', {
        ...visitorDetails(),
        email: 'gap@example.org',
        firstName: `P${place}`,
        shiftId: id,
      });
      expect(status).toBe(201);
    }
  });

  it('are refused where one record has two names and its lists differ below them', async () => {
    const below = (where: string) => `categories { opportunities { shifts(where: { open: ${where} }) { id } } }`;
    const query = (where: string) => `{ event(id: "${event.id}") { a: ${below('true')} b: ${below(where)} } }`;
    expect((await server.graphql(query('true'))).errors).toBeUndefined();
    expect((await server.graphql(query('false'))).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('stand twice in one answer under two names, each filtered separately, in one statement', async () => {
    const query = `query ($id: ID!, $day: Day!) { event(id: $id) { title: name name: shifts(where: { days: [$day] }) { id }
      shifts { id } categories { opportunities { name ...Two shifts { id } } } } }
      fragment Two on Opportunity { open: shifts(where: { open: true }) { id } sure: shifts(where: { open: false }) { id date } }`;
    interface Role {
      name: string;
      open: Found;
      sure: Found;
      shifts: Found;
    }
    interface Page {
      title: string;
      name: Found;
      shifts: Found;
      categories: { opportunities: Role[] }[];
    }
    const { count } = await countStatements(async () => {
      for (const [day, expected] of [
        [inDays(31), ['late']],
        [inDays(-1), ['begun']],
      ] as const) {
        const { data } = await server.graphql<{ event: Page }>(query, { id: event.id, day });
        expect(data.event.title).toBe('Winter Classic');
        expect(named(data.event.name)).toEqual(expected);
        expect(named(data.event.shifts)).toEqual(['begun', 'full', 'free', 'late']);
        const roles = data.event.categories[0]?.opportunities.map((role) => [
          role.name,
          named(role.open),
          named(role.sure),
          named(role.shifts),
        ]);
        expect(roles).toEqual([
          ["Bell 'Ringer'", ['late'], [], ['late']],
          ['Caller', ['free'], ['begun', 'full'], ['begun', 'full', 'free']],
        ]);
      }
    });
    expect(count).toBe(2);
  });

  it('hold under many names no more rows than one list may, and are not read beyond that', async () => {
    const { id, ...large } = await given(server.database.pool).event();
    const role = await (await large.category()).opportunity();
    await server.database.pool.query(
      `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
       select $1, $2, current_date, '08:00', '09:00', 1 from generate_series(1, 1100)`,
      [id, role.id],
    );
    const lists = Array.from({ length: 28 }, (_, n) => `s${n}: shifts(where: { to: "2999-01-01" }) { id }`).join(' ');
    const read = () => server.graphql(`{ event(id: "${id}") { ${lists} } }`);
    const { statements } = await countStatements(async () => {
      expect((await read()).errors?.[0]?.extensions.code).toBe('QUERY_TOO_LARGE');
    });
    expect(statements.join().match(/limit 1072\b/g)).toHaveLength(28);
  });

  it('refuse a day that is none and a filter that nobody knows', async () => {
    for (const where of ['{ days: ["2027-02-30"] }', '{ colour: "red" }']) {
      const { errors } = await server.graphql(`{ event(id: "${event.id}") { shifts(where: ${where}) { id } } }`);
      expect(errors).toHaveLength(1);
    }
    const { errors } = await server.graphql(
      `query ($where: ShiftFilter) { event(id: "${event.id}") { shifts(where: $where) { id } } }`,
      { where: { from: 'soon' } },
    );
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});
