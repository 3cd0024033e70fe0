import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { buildGraphqlSchema } from '../src/http/graphql/build-graphql-schema.js';
import { resolvers, routes } from '../src/registry.js';
import { askedField } from './asked-field.js';
import { restMatrix, rootMatrix, typeMatrix } from './authorization-matrix.js';
import { alikeFields, type RestRow, type Row } from './authorization-row.js';
import { callers, newWorld, type Caller, type World } from './authorization-world.js';
import { printAuthorizationMatrix } from './print-authorization-matrix.js';
import { askGraphql } from './ask-graphql.js';
import { countMailsAsSent } from './count-mails-as-sent.js';
import { rehearseOnFreshConnections, type Rehearsals } from './rehearse-on-fresh-connections.js';
import { startTestServer, type TestServer } from './start-test-server.js';

let server: TestServer;
let schema: GraphQLSchema;
/** For calls that only read. */
let shared: World;
/** For calls that change nothing, because they are refused: one that goes through breaks its own row first. */
let refused: World;
/** Of every call that writes, once: as the first on a connection. */
let rehearsals: Rehearsals;
beforeAll(async () => {
  server = await startTestServer();
  await countMailsAsSent(server);
  rehearsals = await rehearseOnFreshConnections(server);
  [shared, refused] = await Promise.all([newWorld(server), newWorld(server)]);
  ({ schema } = await buildGraphqlSchema(resolvers));
});
afterAll(async () => {
  await rehearsals.close();
  await server.close();
});

const rootNames = ['Query', 'Mutation', 'Subscription'];
const declaredRoutes = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

/**
 * Every caller's answer; those who change something each in a world of their own, those who are to be refused in one for all of them.
 * `rehearses`: one of the calls that change something comes last, by itself, and is rehearsed.
 */
async function answersOf<Answer extends number | string>(
  reads: boolean,
  declared: readonly Answer[],
  ask: (world: World, caller: Caller) => Promise<Answer>,
  rehearses: boolean,
): Promise<(Answer | undefined)[]> {
  const isRefusal = (answer: Answer) => (typeof answer === 'number' ? answer >= 400 : answer !== 'ok');
  const worldOf = async (index: number) => {
    if (reads) return shared;
    const answer = declared[index];
    return answer !== undefined && isRefusal(answer) ? refused : newWorld(server);
  };
  const worlds = await Promise.all(callers.map((_, index) => worldOf(index)));
  const askAs = (index: number) => ask(worlds[index]!, callers[index]!);
  const last = rehearses && !reads ? declared.findLastIndex((answer) => !isRefusal(answer)) : -1;
  const answers: (Answer | undefined)[] = await Promise.all(
    callers.map(async (_, index): Promise<Answer | undefined> => (index === last ? undefined : askAs(index))),
  );
  if (last >= 0) {
    rehearsals.isOn = true;
    answers[last] = await askAs(last).finally(() => (rehearsals.isOn = false));
  }
  return answers;
}

/**
 * Callers who have nothing to do with the household: they see nothing of it, unless they have one of its links, or the
 * address of the lead's feed.
 */
const strangers: Caller[] = ['visitor', 'otherHousehold', 'otherLead'];

/** Fails when an answer shows a stranger something of the household. */
function refuseLeak(caller: Caller, call: string, answer: unknown) {
  if (
    !strangers.includes(caller) ||
    [shared.link, shared.erasure, shared.feedToken].some((token) => call.includes(token))
  )
    return;
  const text = JSON.stringify(answer);
  const leaks = [shared.email, shared.volunteer, shared.relative, shared.signup].filter((part) => text.includes(part));
  if (leaks.length > 0) throw new Error(`${call} shows ${caller} another's household: ${leaks.join(', ')}`);
}

/** What this caller gets, by the row. */
function answerFor<Answer>(caller: Caller, answers: Row<Answer>): Answer {
  return answers[callers.indexOf(caller)] as Answer;
}

function statusesOf(route: string, declared: readonly number[], call: RestRow['call']) {
  const [method = '', path = ''] = route.split(' ');
  // What GraphQL does, too, is rehearsed there.
  const id = routes.find((one) => one.method === method.toLowerCase() && one.path === path)?.id;
  const ask = async (world: World, caller: Caller) => {
    const { params = {}, query = '', body } = call(world);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? world.unused),
    );
    const answer = await server.rest(method, address + query, body, world.headers[caller]);
    if (world === shared) refuseLeak(caller, address, answer.body);
    return answer.status;
  };
  return answersOf(method === 'GET', declared, ask, !(`Mutation.${id}` in rootMatrix));
}

function outcomesOf(declared: readonly string[], document: (world: World) => string) {
  return answersOf(isRead(document), declared, asking(document), true);
}

const isRead = (document: (world: World) => string) => /^(?:\{|subscription)/.test(document(shared));

/** Sends the document of a world; gives the code of the refusal, or 'ok'. */
function asking(document: (world: World) => string) {
  return async (world: World, caller: Caller): Promise<string> => {
    const { data, errors } = await askGraphql(server, document(world), world.headers[caller]);
    if (world === shared) refuseLeak(caller, document(world), data ?? null);
    return errors?.[0] ? errors[0].extensions.code : 'ok';
  };
}

/** Refusals that may be those of one field, and not of the record that it was asked of. */
const ofFields = ['NOT_SIGNED_IN', 'FORBIDDEN'];

/**
 * The fields of a type whose answers differ from the declared ones, which are the same for all of these fields. A
 * caller who may read all of them, or may not go the way to the type, asks for all at once; one who is refused a field
 * asks for each field separately.
 */
async function wrongFields(
  declared: readonly string[],
  asked: readonly string[],
  way: (world: World, field: string) => string,
): Promise<string[]> {
  const wayAlone = (world: World) => way(world, '__typename');
  const isClosed = async (caller: Caller, code: string) =>
    isRead(wayAlone) && (await asking(wayAlone)(shared, caller)) === code;
  const wrong = await Promise.all(
    callers.map(async (caller, index) => {
      const code = declared[index] ?? '';
      const parts = ofFields.includes(code) && !(await isClosed(caller, code)) ? asked : [asked.join(' ')];
      const differences = parts.map(async (part) => {
        const document = (world: World) => way(world, part);
        const world = isRead(document) ? shared : code === 'ok' ? await newWorld(server) : refused;
        const outcome = await asking(document)(world, caller);
        return outcome === code ? [] : [`${caller}: ${part}: ${outcome}`];
      });
      return (await Promise.all(differences)).flat();
    }),
  );
  return wrong.flat();
}

function objectTypes(): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && !rootNames.includes(name));
}

describe('every REST route', () => {
  it('is declared, and nothing else is', async () => {
    const missing = declaredRoutes.filter((route) => !(route in restMatrix));
    const lines = await Promise.all(
      missing.map(async (route) => `'${route}': to([${(await statusesOf(route, [], () => ({}))).join(', ')}]),`),
    );
    expect(lines).toEqual([]);
    expect(Object.keys(restMatrix).filter((route) => !declaredRoutes.includes(route))).toEqual([]);
  });

  it.each(Object.entries(restMatrix))('%s', async (route, { answers, call }) => {
    expect(await statusesOf(route, answers, call)).toEqual(answers);
  });
});

describe('every root field of GraphQL', () => {
  it('is declared, and nothing else is', () => {
    const there = rootNames.flatMap((root) =>
      Object.keys((schema.getType(root) as GraphQLObjectType).getFields()).map((field) => `${root}.${field}`),
    );
    expect(there.filter((field) => !(field in rootMatrix))).toEqual([]);
    expect(Object.keys(rootMatrix).filter((field) => !there.includes(field))).toEqual([]);
  });

  it.each(Object.entries(rootMatrix))('%s', async (field, { answers, document }) => {
    expect(document({} as World)).toContain(field.split('.')[1]);
    expect(await outcomesOf(answers, document)).toEqual(answers);
  });
});

describe('every field of every type of GraphQL', () => {
  it('is declared, and nothing else is', () => {
    const there = objectTypes().flatMap((type) =>
      Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    const declared = Object.entries(typeMatrix).flatMap(([type, { fields }]) =>
      Object.keys(fields).map((field) => `${type}.${field}`),
    );
    expect(there.filter((field) => !declared.includes(field))).toEqual([]);
    expect(declared.filter((field) => !there.includes(field))).toEqual([]);
  });

  it.each(Object.entries(typeMatrix))('%s', async (type, { way, fields }) => {
    for (const { answers, names } of alikeFields(fields)) {
      const asked = names.map((field) => askedField(schema, type, field));
      expect(await wrongFields(answers, asked, way)).toEqual([]);
    }
  });
});

describe('who may call comes before what was sent', () => {
  const refusing = Object.entries(restMatrix).filter(([, { answers }]) => answers[0] === 401);

  it.each(refusing)('%s with an empty body', async (route, { answers }) => {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replaceAll(/\{\w+\}/g, shared.unused);
    const statusFor = async (caller: Caller) =>
      (await server.rest(method, address, method === 'GET' ? undefined : {}, shared.headers[caller])).status;
    for (const caller of ['visitor', 'household', 'otherHousehold'] as const) expect(await statusFor(caller)).toBe(401);
    if (answerFor('lead', answers) === 403)
      expect([await statusFor('lead'), await statusFor('otherLead')]).toEqual([403, 403]);
  });

  const closed = Object.entries(rootMatrix).filter(([, { answers }]) => answers[0] === 'NOT_SIGNED_IN');

  it.each(closed)('%s without its arguments', async (field, { answers }) => {
    const [root = '', name = ''] = field.split('.');
    const kind = getNamedType((schema.getType(root) as GraphQLObjectType).getFields()[name]?.type);
    const below = isObjectType(kind) ? ' { __typename }' : '';
    const text = `${root.toLowerCase()} { ${name}(nothing: "of it")${below} }`;
    const codeFor = async (caller: Caller) =>
      (await server.graphql(text, {}, shared.headers[caller])).errors?.map(({ extensions }) => extensions.code);
    expect(await codeFor('visitor')).toEqual(['NOT_SIGNED_IN']);
    if (answerFor('lead', answers) === 'FORBIDDEN') expect(await codeFor('lead')).toEqual(['FORBIDDEN']);
  });
});

describe('an event in which a lead runs nothing', () => {
  it('is closed to them: no report, no export, no change', async () => {
    const { strangeEvent: id, headers } = shared;
    const status = async (path: string) => (await server.rest('GET', path, undefined, headers.lead)).status;
    expect(await status(`/api/exports/roster?eventId=${id}`)).toBe(404);
    expect(await status(`/api/admin/removal-preview?eventId=${id}`)).toBe(404);
    expect(await status(`/api/admin/events/${id}/plan`)).toBe(403);
    for (const root of ['report', 'eventBoard']) {
      const { errors } = await server.graphql(`{ ${root}(eventId: "${id}") { event { id } } }`, {}, headers.lead);
      expect([root, errors?.[0]?.extensions.code]).toEqual([root, 'EVENT_NOT_FOUND']);
    }
    const { body } = await server.rest('GET', '/api/lead/events', undefined, headers.lead);
    expect(JSON.stringify(body)).not.toContain(id);
  });
});

describe('the matrix itself', () => {
  it('ran each write first on a connection, with one, two and twenty mails pending', () => {
    expect(rehearsals.count).toBeGreaterThan(3 * 70);
  });

  it('stands in docs/authorization-matrix.md, where people review it', () => {
    const document = new URL('../../docs/authorization-matrix.md', import.meta.url);
    const text = printAuthorizationMatrix(schema);
    if (process.env.TRAILCREW_WRITE === 'on') writeFileSync(document, text);
    expect(readFileSync(document, 'utf8')).toBe(text);
  });

  it('sends calls of staff as the right user: one row differs between the lead of the category and another', () => {
    const rows = Object.values(restMatrix);
    expect(rows.some(({ answers }) => answerFor('lead', answers) !== answerFor('otherLead', answers))).toBe(true);
  });
});
