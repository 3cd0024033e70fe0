import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, findBreakingChanges } from 'graphql';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OpenAPI3 } from 'openapi-typescript';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { brokenPromises, withoutRefusals } from './broken-promises.js';
import { openApiTypes } from './openapi-types.js';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const graphqlNow = text('../../../schema.graphql');

let server: TestServer;
let now: OpenAPI3;
beforeAll(async () => {
  server = await startTestServer({});
  now = (await server.rest<OpenAPI3>('GET', '/api/openapi.json')).body;
  if (process.env.TRAILCREW_RELEASE !== 'on') return;
  writeFileSync(new URL('openapi.json', import.meta.url), `${JSON.stringify(withoutRefusals(now), null, 1)}\n`);
  writeFileSync(new URL('schema.graphql', import.meta.url), graphqlNow);
});
afterAll(() => server.close());

const released = () => JSON.parse(text('openapi.json')) as OpenAPI3;
/** What the last release promised, once TRAILCREW_RELEASE=on has kept it: until then there is nothing to compare with. */
if (existsSync(new URL('openapi.json', import.meta.url)))
  describe('what the last release promised', () => {
    it('holds in GraphQL', () => {
      const broken = findBreakingChanges(buildSchema(text('schema.graphql')), buildSchema(graphqlNow));
      expect(broken.map(({ description }) => description)).toEqual([]);
    });

    it('holds in REST', async () => {
      expect(await brokenPromises(released(), now)).toEqual([]);
    }, 60_000);
  });

describe('clients made from the OpenAPI document', () => {
  it('have a type for everything that is sent and answered', async () => {
    const code = (await openApiTypes(now)).replace(/\/\*.*?\*\//gs, '');
    // Any other header may come with an answer: the program writes that with each.
    expect(code.replaceAll('[name: string]: unknown;', '').match(/.*\b(unknown|any)\b.*/g) ?? []).toEqual([]);
  }, 60_000);
});

interface Loose {
  paths: Record<string, Record<string, { parameters: object[]; security: object[]; requestBody?: object }>>;
  components: { schemas: Record<string, { required: string[]; properties: Record<string, object> }> };
}

const eventOf = ({ components }: Loose) => components.schemas.Event as Loose['components']['schemas'][string];
const operationOf = ({ paths }: Loose, path: string, method = 'get') =>
  paths[path]?.[method] as Loose['paths'][string][string];

/** What somebody may do to the document, and what is said of it. */
const harmful: [string, string, (document: Loose) => unknown][] = [
  ['a field that is gone', 'GET /api/events: its 200 answer', (all) => delete eventOf(all).properties.timeZone],
  ['a field that may be missing', 'GET /api/events: its 200 answer', (all) => eventOf(all).required.splice(0)],
  [
    'a field of another type',
    'GET /api/events: its 200 answer',
    (all) => (eventOf(all).properties.timeZone = { type: ['string', 'null'] }),
  ],
  ['a path that is gone', 'GET /api/stats is gone', (all) => delete all.paths['/api/stats']],
  [
    'a parameter that is gone',
    'GET /api/stats: takes no eventId',
    (all) => operationOf(all, '/api/stats').parameters.splice(0),
  ],
  [
    'a parameter that is asked for',
    'GET /api/events: its parameters',
    (all) =>
      operationOf(all, '/api/events').parameters.push({
        ...{ name: 'season', in: 'query', required: true },
        schema: { type: 'string' },
      }),
  ],
  [
    'a body with less room',
    'POST /api/signup: its body',
    (all) =>
      (operationOf(all, '/api/signup', 'post').requestBody = {
        required: true,
        content: { 'application/json': { schema: { type: 'object', required: ['x'], properties: { x: {} } } } },
      }),
  ],
  [
    'a sign-in that is asked for',
    'GET /api/events: is no longer open to all',
    (all) => (operationOf(all, '/api/events').security = [{ bearer: [] }]),
  ],
];

const harmless: [string, (document: Loose) => unknown][] = [
  ['a field more', (all) => (eventOf(all).properties.season = { type: 'string' })],
  [
    'a parameter more',
    (all) =>
      operationOf(all, '/api/stats').parameters.push({
        ...{ name: 'season', in: 'query' },
        schema: { type: 'string' },
      }),
  ],
  ['a value more of an enumeration', (all) => (eventOf(all).properties.slug = { type: 'string', enum: ['a', 'b'] })],
];

describe('the comparison', () => {
  const before = () => {
    const { paths = {}, ...rest } = structuredClone(now);
    const kept = ['/api/events', '/api/stats', '/api/signup'].map((path) => [path, paths[path]] as const);
    const document = { ...rest, paths: Object.fromEntries(kept) } as OpenAPI3;
    eventOf(document as unknown as Loose).properties.slug = { type: 'string', enum: ['a'] };
    return document;
  };
  const after = (change: (document: Loose) => unknown) => {
    const document = before();
    change(document as unknown as Loose);
    expect(document).not.toEqual(before());
    return document;
  };

  it.each(harmful)(
    'finds %s',
    async (_, sentence, change) => {
      expect(await brokenPromises(before(), after(change))).toContainEqual(expect.stringContaining(sentence));
    },
    60_000,
  );

  it.each(harmless)(
    'has nothing against %s',
    async (_, change) => {
      expect(await brokenPromises(before(), after(change))).toEqual([]);
    },
    60_000,
  );
});
