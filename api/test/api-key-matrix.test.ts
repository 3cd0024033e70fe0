import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { apiKeyScopeNames } from '../src/contract/people/api-key.js';
import { buildGraphqlSchema } from '../src/http/graphql/build-graphql-schema.js';
import { resolvers, routes } from '../src/registry.js';
import { askedField } from './asked-field.js';
import { restMatrix, rootMatrix, typeMatrix } from './authorization-matrix.js';
import { newWorld, type World } from './authorization-world.js';
import { given } from './given.js';
import { askGraphql } from './ask-graphql.js';
import { countMailsAsSent } from './count-mails-as-sent.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/*
 * What programs may call with which scope: every route and field of the authorization matrix is called with a key of
 * each single scope, with one of all scopes, and with one of all scopes that is for another event. What is open stands
 * in docs/api-keys-matrix.md; nothing else is.
 */

const all = 'all scopes';
const elsewhere = 'all scopes, another event';
const keys = [...apiKeyScopeNames, all, elsewhere];

let server: TestServer;
let schema: GraphQLSchema;
let world: World;
const headers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  server = await startTestServer();
  await countMailsAsSent(server);
  ({ schema } = await buildGraphqlSchema(resolvers));
  world = await newWorld(server);
  const make = given(server.database.pool);
  for (const scope of apiKeyScopeNames) headers.set(scope, (await make.apiKey({ scopes: [scope] })).headers);
  headers.set(all, (await make.apiKey({ scopes: apiKeyScopeNames })).headers);
  const bound = { scopes: apiKeyScopeNames, eventId: world.strangeEvent };
  headers.set(elsewhere, (await make.apiKey(bound)).headers);
});
afterAll(() => server.close());

const headersOf = (key: string) => headers.get(key) as Record<string, string>;

/** What of this world's event no key of another event may read. */
function refuseLeak(key: string, call: string, answer: unknown, of: World): void {
  if (key !== elsewhere) return;
  const text = JSON.stringify(answer);
  const { event, slug, category, opportunity, shift, freeShift, signup, volunteer, relative, email } = of;
  for (const part of [event, slug, category, opportunity, shift, freeShift, signup, volunteer, relative, email])
    if (text.includes(part)) throw new Error(`${call} shows a key another event: ${part}`);
}

const restOutcomes = new Map<string, Promise<string>>();

/** What a key gets for a route; asked once. */
function restOutcome(key: string, route: string): Promise<string> {
  const name = `${key}, ${route}`;
  const outcome = restOutcomes.get(name) ?? askRest(key, route);
  restOutcomes.set(name, outcome);
  return outcome;
}

async function askRest(key: string, route: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const isWritten =
    (mayWrite(key) || ['/api/signup', '/api/signups', '/api/waitlist'].includes(path)) &&
    method !== 'GET' &&
    routes.some((one) => one.path === path && one.callers.includes('key'));
  const made = isWritten ? await newWorld(server) : world;
  const at = path.includes('/webhook') ? await withOwnWebhook(made) : made;
  const { params = {}, query = '', body } = restMatrix[route]?.call(at) ?? {};
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? at.unused));
  const answer = await server.rest(method, address + query, body, headersOf(key));
  refuseLeak(key, route, answer.body, at);
  return answer.status === 403
    ? 'no'
    : answer.status === 404
      ? 'not there'
      : answer.status < 300
        ? 'yes'
        : String(answer.status);
}

async function graphqlOutcome(key: string, ask: (world: World) => string): Promise<string> {
  const writes = mayWrite(key) && programmeMutations.test(ask(world));
  const at = writes || /\b(signUp|signUpHousehold|joinWaitlist)\(/.test(ask(world)) ? await newWorld(server) : world;
  const named = ask(at);
  const isOfWebhook = [world.webhook, world.delivery].some((id) => named.includes(id));
  const document = isOfWebhook ? ask(await withOwnWebhook(world)) : named;
  const { data, errors } = await askGraphql(server, document, headersOf(key));
  refuseLeak(key, document, data ?? null, at);
  const code = errors?.[0]?.extensions.code;
  return code === undefined ? 'yes' : code === 'FORBIDDEN' ? 'no' : code;
}

/**
 * What a key gets for every field of a type: all are closed where the way to it is, or all are open at once; undefined
 * where they differ.
 */
async function ofAll(
  key: string,
  way: (world: World, field: string) => string,
  fields: readonly string[],
): Promise<'yes' | 'no' | undefined> {
  const all = await graphqlOutcome(key, (w) => way(w, fields.join(' ')));
  if (all === 'yes') return 'yes';
  return all === 'no' && (await graphqlOutcome(key, (w) => way(w, '__typename'))) === 'no' ? 'no' : undefined;
}

/** Keys change webhooks: each call has one of its own. */
async function withOwnWebhook(of: World): Promise<World> {
  return { ...of, ...(await given(server.database.pool).webhook(of.event)) };
}

const mayWrite = (key: string) => key === 'write:programme' || key === 'write:signups' || key === all;

/** What changes programme and signups is called in a world of its own, as the next one would miss what it deletes. */
const programmeMutations =
  /^mutation.*\b((create|update|delete)(Event|Category|Opportunity|Question|Shifts?)|(assignVolunteer|(move|cancel)Signup\w*))\b/s;

/** What each key gets for every line; lines that no key opens are left out. */
async function linesOf(names: readonly string[], outcome: (key: string, name: string) => Promise<string>) {
  const lines: string[] = [];
  for (const name of names) {
    const outcomes = await Promise.all(keys.map((key) => outcome(key, name)));
    if (outcomes.some((word) => word !== 'no')) lines.push(`| \`${name}\` | ${outcomes.join(' | ')} |`);
  }
  return lines;
}

const table = (first: string, lines: string[]) =>
  [`| ${[first, ...keys].join(' | ')} |`, `|${' --- |'.repeat(keys.length + 1)}`, ...lines].join('\n');

describe('what programs may call', () => {
  it('stands in docs/api-keys-matrix.md, and nothing else is open', async () => {
    const rest = await linesOf(
      routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      restOutcome,
    );
    const roots = await linesOf(Object.keys(rootMatrix), (key, field) =>
      graphqlOutcome(key, rootMatrix[field]?.document ?? (() => '')),
    );
    const types: string[] = [];
    for (const [type, { way, fields }] of Object.entries(typeMatrix)) {
      const wayOfKeys = waysOfKeys[type] ?? way;
      const names = Object.keys(fields).map((field) => `${type}.${field}`);
      const all = Object.keys(fields).map((field) => askedField(schema, type, field));
      const wholes = new Map(
        await Promise.all(keys.map(async (key) => [key, await ofAll(key, wayOfKeys, all)] as const)),
      );
      types.push(
        ...(await linesOf(
          names,
          async (key, name) =>
            wholes.get(key) ?? graphqlOutcome(key, (w) => wayOfKeys(w, all[names.indexOf(name)] ?? '')),
        )),
      );
    }
    const text = document(table('route', rest), table('field', roots), table('field', types));
    const place = new URL('../../docs/api-keys-matrix.md', import.meta.url);
    if (process.env.TRAILCREW_WRITE === 'on') writeFileSync(place, text);
    expect(readFileSync(place, 'utf8')).toBe(text);
    // Thousands of calls, which a busy machine takes its time for.
  }, 900_000);

  it('changes programme, signups and webhooks, reports on mails, and nothing else: no other route that writes is open', () => {
    const writing = routes.filter(({ method, callers }) => method !== 'get' && callers.includes('key'));
    const places = new Set(writing.map(({ path }) => path.replace(/^\/api\/((admin|lead)\/)?/, '').split('/')[0]));
    expect([...places].sort()).toEqual([
      'assignments',
      'attendance',
      'categories',
      'events',
      'mail-events',
      'opportunities',
      'questions',
      'shift-batches',
      'shifts',
      'signup',
      'signups',
      'waitlist',
      'webhook-deliveries',
      'webhooks',
    ]);
    expect(writing.filter(({ path }) => path.includes('/events')).map(({ id }) => id)).toEqual(['updateEvent']);
  });

  it('is what the documentation says', async () => {
    for (const { method, path, callers } of routes) {
      const outcome = await restOutcome(all, `${method.toUpperCase()} ${path}`);
      expect([path, outcome !== 'no']).toEqual([path, callers.includes('key')]);
    }
  });
});

/** Ways to types that the matrix reaches over what keys may not call. */
const waysOfKeys: Record<string, (world: World, field: string) => string> = {
  User: (w, field) => `{ category(id: "${w.category}") { lead { ${field} } } }`,
  Signup: (w, field) => `{ signup(id: "${w.signup}") { ${field} } }`,
  Volunteer: (w, field) => `{ volunteer(id: "${w.volunteer}") { ${field} } }`,
  ApiKey: (_w, field) => `{ apiKey { ${field} } }`,
  Household: (w, field) => `{ volunteer(id: "${w.volunteer}") { household { ${field} } } }`,
};

function document(rest: string, roots: string, types: string): string {
  return `# What programs may call

Written by \`TRAILCREW_WRITE=on npm test -- api api-key-matrix\`. The same test calls every route and field with each key
for real: what is not in these tables is refused to all of them (403, \`FORBIDDEN\`).

**yes**: answered. **no**: refused. **not there**: as if the record did not exist. A key of one event sees nothing of
another: lists leave it out, and single records are \`null\` or not there, which in GraphQL is a **yes** without a
record.

## REST

${rest}

## GraphQL, root fields

${roots}

## GraphQL, fields of types

Each is asked for on one way from a root field, which has to be open too.

${types}
`;
}
