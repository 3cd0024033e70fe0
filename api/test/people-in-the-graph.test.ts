import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { buildGraphqlSchema, type BuiltSchema } from '../src/http/graphql/build-graphql-schema.js';
import { guardFields } from '../src/http/graphql/guard-fields.js';
import type { DomainError } from '../src/platform/operation/domain-error.js';
import type { Viewer } from '../src/platform/operation/viewer.js';
import { resolvers } from '../src/registry.js';
import { rootMatrix } from './authorization-matrix.js';
import { callers, newWorld, type Caller, type World } from './authorization-world.js';
import { check, nothingMet, ownRoots, type Met } from './check-people.js';
import { visitorDetails } from './given.js';
import { documentOf, waysToPeople, type Way } from './people-in-the-graph.js';
import { countMailsAsSent } from './count-mails-as-sent.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { readTruth, type Asking } from './truth-of-people.js';

/** A world with people in the other lead's category too: one of the household, and a stranger. */
interface PeopledWorld extends World {
  otherUser: string;
}

let server: TestServer;
let built: BuiltSchema;
const ways = waysToPeople(buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')));
let shared: PeopledWorld;
beforeAll(async () => {
  built = await buildGraphqlSchema(resolvers);
  server = await startTestServer();
  await countMailsAsSent(server);
  shared = await peopledWorld();
});
afterAll(() => server.close());

async function peopledWorld(): Promise<PeopledWorld> {
  const world = await newWorld(server);
  const { pool } = server.database;
  const { rows } = await pool.query<{ lead: string; shift: string }>(
    `with c as (select id, lead_id from category where event_id = $1 and name = 'Feed Station'),
       o as (insert into opportunity (event_id, category_id, name) select $1, id, 'Cook' from c returning id)
     insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, o.id, current_date + 40, '08:00', '09:00', 9 from o returning id as shift, (select lead_id from c) as lead`,
    [world.event],
  );
  const [{ lead: otherUser, shift: shiftId } = { lead: '', shift: '' }] = rows;
  for (const person of [
    visitorDetails({ phone: '0550 1' }),
    { ...visitorDetails(), firstName: 'Rolf', email: world.email },
  ]) {
    const { status } = await server.rest('POST', '/api/signup', { ...person, shiftId });
    expect(status).toBe(201);
  }
  await manBoard(world);
  // Everybody is marked by their lead; those who stand by as here. Not the others: then nobody could cancel or move.
  await pool.query(
    `with mark as (
       insert into attendance_mark (id, event_id, signup_id, kind, occurred_at, at, uncertain, device_id, sequence, seen, made_by_kind, made_by_id)
       select gen_random_uuid(), g.event_id, g.id, case when o.standby then 'ARRIVED' else 'NO_SHOW' end, now(), now(), false, c.lead_id, 1, '{}',
         'staff', c.lead_id
       from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
       where g.event_id = $1 returning id, signup_id, kind
     ) update signup g set attendance_state = case mark.kind when 'ARRIVED' then 'HERE' else 'NO_SHOW' end, attendance_heads = array[mark.id]
       from mark where mark.signup_id = g.id`,
    [world.event],
  );
  await pool.query(`update volunteer set phone = '0550 2' where email = $1`, [world.email]);
  return { ...world, otherUser };
}

/** A post of the other lead, too, at which somebody is missing when the gun goes, and somebody who stands by in either category. */
async function manBoard({ event, raceStart }: World): Promise<void> {
  const { pool } = server.database;
  await pool.query(
    `with made as (
       insert into post (event_id, category_id, place, minimum_staff) select event_id, id, 'Hut', 1 from category where event_id = $1 and name = 'Feed Station'
     ), role as (
       insert into opportunity (event_id, category_id, name, standby)
       select event_id, id, kind.name, kind.standby from category cross join (values ('Soup', false), ('Reserve', true)) kind (name, standby)
       where event_id = $1 and (kind.standby or category.name = 'Feed Station') returning id, standby
     ) insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required, location)
       select $1, role.id, start.date, '09:00', '12:00', 9, case when standby then 'Office' else 'Hut' end
       from role cross join race_start start where start.id = $2`,
    [event, raceStart],
  );
  const { rows } = await pool.query<{ id: string }>(
    `select s.id from shift s join opportunity o on o.id = s.opportunity_id where s.event_id = $1 and o.name in ('Soup', 'Reserve')`,
    [event],
  );
  for (const { id: shiftId } of rows)
    expect((await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId })).status).toBe(201);
}

/** Who asks, on a way from this root: a mailed link opens the household to everybody who holds it. */
function askingOn(root: string, caller: Caller, world: PeopledWorld): Asking {
  const userId = { lead: world.leadUser, otherLead: world.otherUser }[caller as string];
  const byLink = root === 'Query.household';
  if (ownRoots.has(root) && caller === 'otherHousehold')
    return { caller, userId, household: { email: world.otherEmail, byLink } };
  const opened = byLink || root === 'Mutation.lookUpHousehold' || (ownRoots.has(root) && caller === 'household');
  return { caller, userId, household: opened ? { email: world.email, byLink } : undefined };
}

/** What has several records in its answer. */
const inParts = new Set([
  ...['Mutation.moveSignup', 'Mutation.askForReplacement', 'Mutation.withdrawReplacement', 'Mutation.sendOn'],
]);

/** The refusal that a caller gets for the fields of a way. */
function refusal(caller: Caller, { asked }: Way): string | undefined {
  const audiences = asked.map((field) => built.accesses.get(field)?.audience);
  const isStaff = ['lead', 'otherLead', 'admin'].includes(caller);
  if (!isStaff) return audiences.some((audience) => audience !== 'public') ? 'NOT_SIGNED_IN' : undefined;
  return caller !== 'admin' && audiences.includes('admin') ? 'FORBIDDEN' : undefined;
}

/** A document and who sends it: those it is open to, or those who are refused. */
interface Sending {
  some: Way[];
  by: Caller[];
  isRefused: boolean;
}

const mostTogether = 8;

/**
 * How the ways from a query are asked, so that all who send a text send the same. Open ones go a few at a time, without
 * those that a longer one passes, as that asks for the same at each stop. What is refused is sent separately, one way
 * to each field that refuses somebody; the guard is asked about every other one separately.
 */
function sendingsOf(root: string): Sending[] {
  const sendings: Sending[] = [];
  const seen = new Set<string>();
  for (const way of waysFrom(root)) {
    const refused = callers.filter(
      (caller) => refusal(caller, way) && !seen.has(`${caller} ${refusedAt(caller, way)}`),
    );
    for (const caller of refused) seen.add(`${caller} ${refusedAt(caller, way)}`);
    if (refused.length > 0) sendings.push({ some: [way], by: refused, isRefused: true });
  }
  for (const caller of callers) {
    const open = waysFrom(root).filter((way) => !refusal(caller, way));
    const ends = withoutPassed(open);
    for (let from = 0; from < ends.length; from += mostTogether) {
      const some = ends.slice(from, from + mostTogether);
      const same = sendings.find((one) => !one.isRefused && isDeepStrictEqual(one.some, some));
      if (same) same.by.push(caller);
      else sendings.push({ some, by: [caller], isRefused: false });
    }
  }
  return sendings;
}

/** The way as far as the first field that this caller is refused. */
const refusedAt = (caller: Caller, way: Way) =>
  way.asked.slice(0, way.asked.findIndex((field) => refusal(caller, { ...way, asked: [field] })) + 1).join();

/** The ways that no other of them goes on from. */
function withoutPassed(some: readonly Way[]): Way[] {
  const passed = new Set(some.flatMap(({ asked }) => asked.map((_, at) => asked.slice(0, at).join())));
  return some.filter(({ asked }) => !passed.has(asked.join()));
}

async function ask(root: string, some: readonly Way[], caller: Caller, world: PeopledWorld) {
  const { document, variables } = documentOf(built.schema, rootMatrix[root]?.document(world) ?? '', root, some);
  const { data, errors } = await server.graphql<unknown>(document, variables, world.headers[caller]);
  return { data, code: errors?.[0]?.extensions.code, document };
}

const waysByRoot = new Map<string, Way[]>();
for (const way of ways) waysByRoot.set(way.root, [...(waysByRoot.get(way.root) ?? []), way]);
const waysFrom = (root: string) => waysByRoot.get(root) ?? [];
const rootsOf = (type: string) => [...waysByRoot.keys()].filter((root) => root.startsWith(`${type}.`));
const answerOf = (root: string, caller: Caller) => rootMatrix[root]?.answers[callers.indexOf(caller)];

/** The code that something is refused with, if it is. */
function codeOf(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe('the ways through the graph to signups and people', () => {
  it('are many, and each root field that has one says with what arguments it is asked', () => {
    expect(ways.length).toBeGreaterThan(100);
    expect([...new Set(ways.map(({ root }) => root))].filter((root) => !(root in rootMatrix))).toEqual([]);
    for (const end of [
      'Shift.signups',
      'Volunteer.signups',
      'Signup.volunteer',
      'Signup.shift',
      'Volunteer.household',
      'Household.volunteers',
    ])
      expect(ways.some(({ asked }) => asked.includes(end))).toBe(true);
  });

  it('are each refused to those who may not see a field on them, before anything runs', () => {
    const viewers = { visitor: { kind: 'visitor' }, lead: { kind: 'staff', role: 'lead' } } as Record<Caller, Viewer>;
    const wrong = ways.flatMap((way) => {
      const text = rootMatrix[way.root]?.document(shared) ?? '';
      const document = parse(documentOf(built.schema, text, way.root, [way]).document);
      return (['visitor', 'lead'] as const).flatMap((caller) => {
        const code = codeOf(() =>
          guardFields(built.schema, built.accesses, { production: true }, document, viewers[caller]),
        );
        return code === refusal(caller, way) ? [] : [`${caller} on ${way.asked.join(' ')}: ${code}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  const met = new Map(callers.map((caller) => [caller, nothingMet()]));

  it.each(rootsOf('Query'))('show each caller nothing that is not theirs, and all that is, on %s', async (root) => {
    const truth = await readTruth(server.database.pool);
    for (const { some, by } of sendingsOf(root)) {
      for (const caller of by) {
        const { data, code, document } = await ask(root, some, caller, shared);
        const refused = some.map((way) => refusal(caller, way))[0];
        expect([document, code ?? 'ok']).toEqual([document, refused ?? answerOf(root, caller)]);
        if (!code) check(truth, askingOn(root, caller, shared), root, data, met.get(caller) as Met);
      }
    }
  });

  // Nothing was met by chance: each kind of caller saw what the tables say.
  it.each(callers)('showed a %s people on the queries, and staff shifts of their own', (caller) => {
    const { shifts, closed, people, contacts, attended, missing, free } = met.get(caller) as Met;
    const isStaff = !['visitor', 'household', 'otherHousehold'].includes(caller);
    expect([shifts > 0, closed > 0]).toEqual([isStaff, isStaff && caller !== 'admin']);
    expect([people > 0, contacts > 0, attended > 0]).toEqual([true, true, true]);
    expect([missing > 0, free > 0]).toEqual([isStaff, isStaff]);
  });

  it.each(rootsOf('Mutation'))('show nobody more after %s', async (root) => {
    const asked = callers.map((caller) => ({ caller, open: waysFrom(root).filter((way) => !refusal(caller, way)) }));
    const some = asked.filter(({ open }) => open.length > 0);
    // What is refused changes nothing.
    const worlds = await Promise.all(
      some.map(async ({ caller }) => (answerOf(root, caller) === 'ok' ? peopledWorld() : shared)),
    );
    for (const [at, { caller, open }] of some.entries()) {
      const world = worlds[at] as PeopledWorld;
      // One document cannot ask for all of what has three records; where a second time changes nothing, it is asked in parts.
      const size = inParts.has(root) ? Math.ceil(open.length / 3) : open.length;
      for (let from = 0; from < open.length; from += size) {
        const { data, code, document } = await ask(root, open.slice(from, from + size), caller, world);
        expect([document, code ?? 'ok']).toEqual([document, answerOf(root, caller)]);
        if (!code)
          check(await readTruth(server.database.pool), askingOn(root, caller, world), root, data, nothingMet());
      }
    }
  });
});
