import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildGraphqlSchema } from '../src/http/graphql/build-graphql-schema.js';
import { hashToken } from '../src/platform/operation/secrets.js';
import { resolvers, routes } from '../src/registry.js';
import { askGraphql } from './ask-graphql.js';
import { askedField } from './asked-field.js';
import { restMatrix, rootMatrix, typeMatrix } from './authorization-matrix.js';
import { callers, newWorld, type World } from './authorization-world.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';

/* A thief has what a script can read: the token of an admin's session without its cookie. By every route and field they are nobody. */

let server: SharedTestServer;
let world: World;
type Headers = Record<string, string>;
let thieves: [string, Headers][];
beforeAll(async () => {
  server = await sharedTestServer();
  world = await newWorld(server);
  const other = await newWorld(server);
  /** Makes an admin's session one of two halves. */
  const halve = async ({ authorization = '' }: Headers, half: string) =>
    server.database.pool.query('update staff_session set cookie_hash = sha256($2::text::bytea) where token_hash = $1', [
      ...[hashToken(authorization.replace('Bearer ', '')), half],
    ]);
  await halve(world.headers.admin, 'own');
  await halve(other.headers.admin, 'other');
  const owner = { ...world.headers.admin, cookie: 'trailcrew_staff=own' };
  expect((await server.rest('GET', '/api/admin/audit-log', undefined, owner)).status).toBe(200);
  thieves = [
    ['only the token', world.headers.admin],
    ['the token, and the cookie of another session', { ...world.headers.admin, cookie: 'trailcrew_staff=other' }],
    ['only the cookie', { cookie: 'trailcrew_staff=own' }],
  ];
});
afterAll(() => server.close());

const [visitor, admin] = [callers.indexOf('visitor'), callers.indexOf('admin')];
/** What the token of no session is answered, and what nobody is. */
const ended = ['SESSION_EXPIRED', 'NOT_SIGNED_IN'];

async function everyCellBut(
  cells: { name: string; answers: readonly (string | number)[]; ask: (headers: Headers) => Promise<string | number> }[],
): Promise<string[]> {
  const open: string[] = [];
  for (const { name, answers, ask } of cells)
    for (const [who, headers] of thieves) {
      const answer = await ask(headers);
      const isNobody = answer === 401 || ended.includes(String(answer)) || answer === answers[visitor];
      if (!isNobody) open.push(`${who}: ${name} ${answer}`);
    }
  return open;
}

/** Cells in which an admin gets more than a visitor. */
const forStaff = <Row extends { answers: readonly (string | number)[] }>({ answers }: Row) =>
  answers[visitor] !== answers[admin];

it('no route', async () => {
  const cells = Object.entries(restMatrix)
    .filter(([, row]) => forStaff(row))
    .map(([name, { answers, call }]) => ({
      ...{ name, answers },
      ask: async (headers: Headers) => {
        const [method = '', path = ''] = name.split(' ');
        const { params = {}, query = '', body } = call(world);
        const address = path.replaceAll(/\{(\w+)\}/g, (_, one: string) =>
          encodeURIComponent(params[one] ?? world.unused),
        );
        return (await server.rest(method, address + query, body, headers)).status;
      },
    }));
  const ofStaff = routes.filter(({ callers: who }) => who?.includes('staff'));
  expect(cells.length).toBeGreaterThan(100);
  // Routes of staff are asked for, but for those that answer a visitor the same.
  const asked = new Set(cells.map(({ name }) => name));
  const unasked = ofStaff
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .filter((name) => !asked.has(name));
  expect(unasked.filter((name) => restMatrix[name]!.answers[visitor] === 401)).toEqual([]);
  expect(await everyCellBut(cells)).toEqual([]);
});

const codeOf = (document: string) => async (headers: Headers) =>
  (await askGraphql(server, document, headers)).errors?.[0]?.extensions.code ?? 'ok';

it('no query or mutation', async () => {
  const cells = Object.entries(rootMatrix)
    .filter(([, row]) => forStaff(row))
    .map(([name, { answers, document }]) => ({ name, answers, ask: codeOf(document(world)) }));
  expect(cells.length).toBeGreaterThan(100);
  expect(await everyCellBut(cells)).toEqual([]);
});

it('no field of a type', async () => {
  const { schema } = await buildGraphqlSchema(resolvers);
  const cells = Object.entries(typeMatrix).flatMap(([type, { way, fields }]) =>
    Object.entries(fields)
      .filter(([, answers]) => forStaff({ answers }))
      .map(([field, answers]) => ({
        name: `${type}.${field}`,
        answers,
        ask: codeOf(way(world, askedField(schema, type, field))),
      })),
  );
  expect(cells.length).toBeGreaterThan(100);
  expect(await everyCellBut(cells)).toEqual([]);
});

it('and nothing was changed', async () => {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from audit_entry) as log, (select count(*)::int from erasure) as erased,
       (select count(*)::int from api_key) as keys, (select count(*)::int from app_user) as users`,
  );
  // Of two worlds.
  expect(rows).toEqual([{ log: 0, erased: 0, keys: 2, users: 8 }]);
});
