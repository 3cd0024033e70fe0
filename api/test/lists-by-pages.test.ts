import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from './given.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';

/* Lists of staff by REST come by pages like all others, and still whole without a parameter. */

let server: SharedTestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  const make = given(server.database.pool);
  admin = (await make.staff('admin')).headers;
  const event = await make.event();
  for (let number = 0; number < 5; number += 1)
    await event.category({ name: `Field ${number}`, leadId: (await make.staff('lead')).userId });
});
afterAll(() => server.close());

interface Row {
  id: string;
}

const read = (path: string) => server.rest<Row[]>('GET', path, undefined, admin);
const nextOf = (headers: Headers) => /<[^>]*(\/api\/[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];

it.each([
  ['/api/leads', '{ leads { id firstName lastName email hasPassword categories { id eventId name } } }'],
  ['/api/admin/users', '{ users { id firstName lastName email hasPassword categoryCount createdAt } }'],
])('%s is the same list whole, by pages and through GraphQL', async (path, query) => {
  const { data } = await server.graphql<Record<string, Row[]>>(query, {}, admin);
  const [expected = []] = Object.values(data);
  const whole = await read(path);
  expect(whole.body).toMatchObject(expected);
  expect(whole.body.length).toBeGreaterThanOrEqual(5);
  expect([whole.headers.get('x-total-count'), whole.headers.get('link')]).toEqual([String(whole.body.length), null]);

  const pages: Row[][] = [];
  for (let next: string | undefined = `${path}?limit=2`; next;) {
    const page = await read(next);
    expect(page.headers.get('x-total-count')).toBe(String(whole.body.length));
    pages.push(page.body);
    next = nextOf(page.headers);
  }
  expect(pages.flat()).toEqual(whole.body);
  expect(pages.map(({ length }) => length)).toEqual(whole.body.length === 5 ? [2, 2, 1] : [2, 2, 2]);
  for (const wrong of ['cursor=x', 'limit=0', 'limit=5001', 'limit=two', 'updatedSince=2027-01-01T00:00:00Z'])
    expect([wrong, (await read(`${path}?${wrong}`)).status]).toEqual([wrong, 400]);
});

interface Documented {
  paths: Record<string, { get?: { parameters: { name: string }[]; responses: Record<string, DocumentedAnswer> } }>;
}
interface DocumentedAnswer {
  headers?: Record<string, object>;
  content?: Record<string, { schema: { type?: string } }>;
}

it('every list that the document names says how many rows it has, and takes pages', async () => {
  const { body } = await server.rest<Documented>('GET', '/api/openapi.json');
  const lists = Object.entries(body.paths).flatMap(([path, { get }]) => {
    const answer = get?.responses[200];
    return get && answer?.content?.['application/json']?.schema.type === 'array' ? [{ path, get, answer }] : [];
  });
  // Files at an address, which a spreadsheet or a program takes whole, sums of a report or a forecast, the latest 20, and the few devices of a person.
  const bare = [
    '/feeds/{token}.json',
    '/event/{slug}/shifts.json',
    '/api/reports/answers',
    '/api/reports/attendance',
    '/api/admin/plan-changes',
    '/api/admin/events/{id}/fill-forecast',
    '/api/account/sessions',
    '/api/lead/events/{id}/fill-forecast',
  ];
  expect(lists.length).toBeGreaterThan(15);
  const without = lists.filter(({ get, answer }) => {
    const asked = get.parameters.map(({ name }) => name);
    return !answer.headers?.['X-Total-Count'] || !['limit', 'cursor'].every((name) => asked.includes(name));
  });
  expect(without.map(({ path }) => path).sort()).toEqual(bare.sort());
});
