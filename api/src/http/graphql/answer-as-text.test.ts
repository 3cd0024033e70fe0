import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, getNullableType, isLeafType, isListType, isObjectType, type GraphQLObjectType } from 'graphql';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { resolvers } from '../../registry.js';
import { buildGraphqlSchema, type BuiltSchema } from './build-graphql-schema.js';

let server: TestServer;
let built: BuiltSchema;
let callers: Record<'visitor' | 'lead' | 'admin', Record<string, string>>;
let world: { eventId: string; slug: string; categoryId: string; opportunityId: string; shiftId: string };
let found: { signup: string; volunteer: string };

/** What a list's place, the ends of rows and JSON itself are written with. */
const odd = 'A "quote", \\ back\\"shifts":-0e1,\nnew line\ttab, "categories":-0e1} [Ünïcødé 🎿] \u2028';

beforeAll(async () => {
  server = await startTestServer({ ORG_TIME_ZONE: 'America/Chicago' });
  built = await buildGraphqlSchema(resolvers);
  const make = given(server.database.pool);
  const [admin, lead] = [await make.staff('admin'), await make.staff('lead')];
  callers = { visitor: {}, lead: lead.headers, admin: admin.headers };
  const event = await make.event({ name: odd, location: odd, timeZone: 'Europe/Oslo' });
  const led = await event.category({ name: odd, leadId: lead.userId });
  const others = await event.category({ name: 'Not theirs' });
  await event.category({ name: 'Empty' });
  for (const category of [led, others]) {
    const opportunity = await category.opportunity({ name: odd, shortDescription: odd });
    await category.opportunity({ name: 'Nobody yet' });
    for (const day of [30, 31]) {
      const shift = await opportunity.shift({ date: inDays(day), location: day === 30 ? odd : undefined });
      for (let person = 0; person < 3; person += 1) {
        const input = { ...visitorDetails({ firstName: "O'Neil-Ødegård" }), shiftId: shift.id };
        await server.rest('POST', '/api/signup', input);
      }
      world = {
        slug: event.slug,
        shiftId: shift.id,
        opportunityId: opportunity.id,
        categoryId: led.id,
        eventId: event.id,
      };
    }
  }
  await server.database.pool.query(
    `update signup set status = 'cancelled', cancelled_at = now() where id = (select min(id::text)::uuid from signup)`,
  );
  const { rows } = await server.database.pool.query<typeof found>(
    'select id as signup, volunteer_id as volunteer from signup limit 1',
  );
  found = rows[0] as typeof found;
});
afterAll(() => server.close());

const records = new Set([
  'Event',
  'Category',
  'Opportunity',
  'Shift',
  'Signup',
  'Volunteer',
  'Attendance',
  'AttendanceMark',
]);

/** Fields whose value code makes. */
const coded: ReadonlySet<string> = new Set(['Event.position', 'Signup.calendarAddress', 'Signup.ticket']);

/** Everything a caller may ask of a record that the database answers, so many records deep. */
function everythingOf(type: GraphQLObjectType, caller: keyof typeof callers, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    const audience = built.accesses.get(name)?.audience;
    const isOpen =
      audience === 'public' ||
      (caller !== 'visitor' && audience === 'staff') ||
      (caller === 'admin' && audience === 'admin');
    if (!isOpen || coded.has(name)) return [];
    const below = getNamedType(field.type);
    if (isLeafType(below)) return [field.name];
    if (!isObjectType(below) || !records.has(below.name) || depth === 0) return [];
    // A list may not come again below itself.
    const isList = isListType(getNullableType(field.type));
    if (isList && depth < 3 && ['Event', 'Category'].includes(below.name)) return [];
    return [`${field.name} { ${everythingOf(below, caller, isList ? depth - 1 : Math.min(depth - 1, 0))} }`];
  });
  return `__typename ${fields.join(' ')}`;
}

const roots: Record<string, () => string> = {
  event: () => `event(slug: "${world.slug}")`,
  events: () => 'events',
  category: () => `category(id: "${world.categoryId}")`,
  categories: () => `categories(eventId: "${world.eventId}")`,
  opportunity: () => `opportunity(id: "${world.opportunityId}")`,
  opportunities: () => `opportunities(eventId: "${world.eventId}")`,
  shift: () => `shift(id: "${world.shiftId}")`,
  shifts: () => `shifts(eventId: "${world.eventId}")`,
  myEvents: () => 'myEvents',
  myCategories: () => 'myCategories',
  ledShifts: () => 'ledShifts',
  ledOpportunities: () => 'ledOpportunities',
  signup: () => `signup(id: "${found.signup}")`,
  volunteer: () => `volunteer(id: "${found.volunteer}")`,
};

const forStaff = ['myEvents', 'myCategories', 'ledShifts', 'ledOpportunities', 'signup', 'volunteer'];

/** The answer to a document, and whether it went out as it was read. */
async function answer(query: string, headers: Record<string, string>) {
  let result: Awaited<ReturnType<typeof server.graphql>> | undefined;
  const { statements } = await countStatements(async () => {
    result = await server.graphql(query, {}, headers);
  });
  return { ...result, isText: statements.some((text) => text.includes('row_to_json')) };
}

describe('records that go out as they are read', () => {
  it.each(
    (['visitor', 'lead', 'admin'] as const).flatMap((caller) =>
      Object.keys(roots)
        .filter((name) => caller !== 'visitor' || !forStaff.includes(name))
        .map((name) => [caller, name] as const),
    ),
  )('give a %s the same %s as a compiled query', async (caller, name) => {
    const field = built.schema.getQueryType()?.getFields()[name];
    const type = getNamedType(field?.type);
    if (!isObjectType(type)) throw new Error(`${name} gives no record`);
    const asked = `${roots[name]?.() ?? ''}`;
    const body = `{ ${everythingOf(type, caller, 3)} }`;
    const text = await answer(`{ ${asked} ${body} }`, callers[caller]);
    const compiled = await answer(`{ ${asked} @include(if: true) ${body} }`, callers[caller]);
    expect(compiled).toEqual({ data: expect.anything() as unknown, isText: false });
    expect(text).toEqual({ ...compiled, isText: true });
    expect(JSON.stringify(text.data)).toBe(JSON.stringify(compiled.data));
  });

  it.each([
    ['a field that code answers', 'position'],
    ['another name for a plain field', 'title: name'],
    ['a directive', 'name @skip(if: false)'],
    ['a name that is longer than those of PostgreSQL', `${'a'.repeat(64)}: shifts(where: {}) { id }`],
  ])('leave %s to a compiled query', async (_what, field) => {
    const { data, errors, isText } = await answer(`{ event(slug: "${world.slug}") { ${field} } }`, {});
    expect(errors).toBeUndefined();
    expect(data).toEqual({ event: expect.anything() as unknown });
    expect(isText).toBe(false);
  });

  it('give null for what is not there, and say what is wrong as compiled queries do', async () => {
    const { data } = await answer('{ event(slug: "nobody") { id } }', {});
    expect(data).toEqual({ event: null });
    const both = ['', '@include(if: true)'].map((directive) => answer(`{ event ${directive} { id name } }`, {}));
    const [text, compiled] = await Promise.all(both);
    expect(text).toEqual({ ...compiled, errors: [expect.objectContaining({ path: ['event'] })] });
    expect(text?.errors?.[0]?.extensions).toEqual(compiled?.errors?.[0]?.extensions);
    expect(text?.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it.each(['lead', 'admin'] as const)('give a %s the same report as a compiled query', async (caller) => {
    const shift = '{ id qtyRegistered signups { status volunteer { lastName } } }';
    const query = (
      directive: string,
    ) => `query { all: report(eventId: "${world.eventId}") ${directive} { ...Parts shifts ${shift} } }
      fragment Parts on Report { __typename event { name } categories { name opportunities { shifts ${shift} } } }`;
    const text = await answer(query(''), callers[caller]);
    const compiled = await answer(query('@include(if: true)'), callers[caller]);
    expect(compiled.errors).toBeUndefined();
    expect(JSON.stringify(text.data)).toBe(JSON.stringify(compiled.data));
    expect(text.isText).toBe(true);
    const figures = await answer('{ report { days event { name } shifts { id } } }', callers[caller]);
    expect(figures.isText).toBe(false);
    expect(figures.data).toMatchObject({ report: { event: null } });
    const all = await answer('{ report { event { name } shifts { id } } }', callers[caller]);
    expect(all.isText).toBe(true);
    expect(all.data).toMatchObject({ report: { event: null } });
  });

  it('go out together, and what fails leaves the rest as it is', async () => {
    const query = (directive: string, shift: string) =>
      `{ one: event(slug: "${world.slug}") ${directive} { id } other: event${shift} { id } none: category(id: "no") { id } }`;
    for (const [other, code] of [
      [`(id: "${world.eventId}")`, undefined],
      ['', 'BAD_REQUEST'],
    ] as const) {
      const text = await answer(query('', other), {});
      const compiled = await answer(query('@include(if: true)', other), {});
      expect(text.isText).toBe(true);
      expect(text.data).toEqual({ one: { id: world.eventId }, other: code ? null : { id: world.eventId }, none: null });
      expect(text.data).toEqual(compiled.data);
      expect(text.errors?.map(({ path, extensions }) => [path, extensions])).toEqual(
        compiled.errors?.map(({ path, extensions }) => [path, extensions]),
      );
      expect(text.errors?.[0]?.extensions.code).toBe(code);
    }
    const both = await answer(`{ events { id } a: events(first: 0) { id } }`, {});
    expect(both.data ?? null).toBeNull();
    expect(both.errors?.map(({ extensions }) => extensions.code)).toEqual(['INVALID_INPUT']);
  });

  it('take fragments, names of lists and what is asked for twice', async () => {
    const query = (
      directive: string,
    ) => `query { first: event(slug: "${world.slug}") ${directive} { ...Head id categories { ...Tail }
        late: categories { id } } }
      fragment Head on Event { name id ... on Event { slug } categories { id name } }
      fragment Tail on Category { __typename opportunities { name shifts { id } } opportunities { shifts { date } } }`;
    const [text, compiled] = await Promise.all(
      ['', '@include(if: true)'].map((directive) => answer(query(directive), callers.admin)),
    );
    expect(compiled?.errors).toBeUndefined();
    expect(JSON.stringify(text?.data)).toBe(JSON.stringify(compiled?.data));
  });
});

/** All names of an object and of what is in it, in their order. */
function namesIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([name, inner]) => [name, namesIn(inner)]);
}

describe('REST lists that go out as they are read', () => {
  it.each([
    ['visitor', '/api/events'],
    ['visitor', '/api/categories'],
    ['visitor', '/api/opportunities'],
    ['visitor', '/api/shifts'],
    ['admin', '/api/categories'],
    ['lead', '/api/lead/events'],
    ['lead', '/api/lead/categories'],
    ['lead', '/api/lead/opportunities'],
    ['lead', '/api/lead/shifts'],
    ['admin', '/api/lead/shifts'],
    ['admin', '/api/volunteers'],
  ] as const)(
    'give a %s the same by %s as its pages do, under the same names in the same order',
    async (caller, path) => {
      const whole = await server.rest<object[]>('GET', path, undefined, callers[caller]);
      const page = await server.rest<object[]>('GET', `${path}?limit=500`, undefined, callers[caller]);
      expect(whole.status).toBe(200);
      expect(whole.body.length).toBeGreaterThan(0);
      expect(whole.body).toEqual(page.body);
      expect(whole.body.map(namesIn)).toEqual(page.body.map(namesIn));
      expect(whole.headers.get('x-total-count')).toBe(page.headers.get('x-total-count'));
    },
  );

  it('are an empty list where nothing is found', async () => {
    const { body } = await server.rest('GET', '/api/shifts?eventId=nobody');
    expect(body).toEqual([]);
  });
});
