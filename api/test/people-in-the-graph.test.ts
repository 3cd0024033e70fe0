import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { buildGraphqlSchema, type BuiltSchema } from '../src/doors/graphql/build-graphql-schema.js';
import { resolvers } from '../src/registry.js';
import { rootMatrix } from './authorization-matrix.js';
import { callers, newWorld, type Caller, type World } from './authorization-world.js';
import { visitorDetails } from './given.js';
import { documentOf, readTruth, waysToPeople, type Asking, type Way } from './people-in-the-graph.js';
import { startTestServer, type TestServer } from './start-test-server.js';

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
  await pool.query(`update volunteer set phone = '0550 2' where email = $1`, [world.email]);
  return { ...world, otherUser };
}

/** Who asks, on a way from this root: a mailed link opens the household to whoever holds it. */
function askingOn(root: string, caller: Caller, world: PeopledWorld): Asking {
  const userId = { lead: world.leadUser, otherLead: world.otherUser }[caller as string];
  const byLink = root === 'Query.household';
  if (ownRoots.has(root) && caller === 'otherHousehold')
    return { caller, userId, household: { email: world.otherEmail, byLink } };
  const opened = byLink || root === 'Mutation.lookUpHousehold' || (ownRoots.has(root) && caller === 'household');
  return { caller, userId, household: opened ? { email: world.email, byLink } : undefined };
}

/** Where a household that looked itself up reads its own. */
const ownRoots = new Set(['Query.myHousehold', 'Query.myReplacements', 'Mutation.mergeVolunteers']);

/** Where an address alone opens the household: it shows nobody a phone. */
const withoutPhones = new Set([...ownRoots, 'Mutation.lookUpHousehold']);

/** What hands out the one signup that it was allowed to change, whoever asks. */
const handOut = new Set([
  'Mutation.cancelSignup',
  'Mutation.cancelSignupByLink',
  'Mutation.confirmSignup',
  'Mutation.moveSignup',
  'Mutation.takeOffer',
  'Mutation.askForReplacement',
  'Mutation.withdrawReplacement',
]);

/** What is answered as it was sent, without a look at what is known of the person. */
const typed = new Set([
  'Mutation.signUp',
  'Mutation.signUpHousehold',
  'Mutation.correctSignupEmail',
  'Mutation.takeReplacement',
  'Mutation.renameVolunteer',
  'Mutation.updateVolunteer',
]);

/** What has several records in its answer. */
const inParts = new Set(['Mutation.moveSignup', 'Mutation.askForReplacement', 'Mutation.withdrawReplacement']);

interface Met {
  shifts: number;
  closed: number;
  people: number;
  contacts: number;
}

type Truth = Awaited<ReturnType<typeof readTruth>>;
type Answer = Record<string, unknown>;

/** Jest prepares a story for each expectation, which takes a while for a hundred thousand that hold. */
function same(told: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(told, expected)) expect(told).toEqual(expected);
}

/** Holds everything in an answer against the tables. */
function check(truth: Truth, asking: Asking, root: string, value: unknown, met: Met): void {
  if (Array.isArray(value)) return value.forEach((one) => check(truth, asking, root, one, met));
  if (typeof value !== 'object' || value === null) return;
  const row = value as Answer;
  const idsIn = (list: unknown) => list && (list as { id: string }[]).map(({ id }) => id).sort();
  if (row.__typename === 'Shift' && 'signups' in row) {
    const expected = truth.ofShift(asking, row.id as string);
    same(idsIn(row.signups), expected);
    met[expected ? 'shifts' : 'closed'] += 1;
  }
  if (row.__typename === 'Signup' && !typed.has(root) && !handOut.has(root)) {
    same(truth.mayReach(asking, row.id as string), true);
    met.people += 1;
  }
  if (row.__typename === 'Volunteer' && 'email' in row && !typed.has(root)) {
    const { email, phone } = truth.contactOf(asking, row.id as string);
    same(row.email, email);
    same((withoutPhones.has(root) ? [phone, null] : [phone]).includes(row.phone as string | null), true);
    same((row.household as Answer | null)?.email ?? null, email);
    if (email) met.contacts += 1;
  }
  if (row.__typename === 'Volunteer' && 'signups' in row)
    same(idsIn(row.signups), typed.has(root) ? null : truth.ofVolunteer(asking, row.id as string));
  if (row.__typename === 'Household' && 'volunteers' in row)
    same(idsIn(row.volunteers), truth.ofHousehold(asking, row.email as string));
  for (const one of Object.values(row)) check(truth, asking, root, one, met);
}

/** The refusal that a caller hears for the fields of a way. */
function refusal(caller: Caller, { asked }: Way): string | undefined {
  const audiences = asked.map((field) => built.accesses.get(field)?.audience);
  const isStaff = ['lead', 'otherLead', 'admin'].includes(caller);
  if (!isStaff) return audiences.some((audience) => audience !== 'everyone') ? 'NOT_SIGNED_IN' : undefined;
  return caller !== 'admin' && audiences.includes('admin') ? 'FORBIDDEN' : undefined;
}

/** The ways of the queries a few at a time: those of one root that are refused alike. */
function together(all: readonly Way[], caller: Caller) {
  const groups: { root: string; some: Way[]; refused: string | undefined }[] = [];
  for (const way of all.filter(({ root }) => root.startsWith('Query.'))) {
    const refused = refusal(caller, way);
    // What is refused is asked for alone, so that each way is seen to be refused.
    const open = groups.find(({ root, some, refused: no }) => root === way.root && !no && some.length < 4);
    if (open && !refused) open.some.push(way);
    else groups.push({ root: way.root, some: [way], refused });
  }
  return groups;
}

async function ask(root: string, some: readonly Way[], caller: Caller, world: PeopledWorld) {
  const document = documentOf(built.schema, rootMatrix[root]?.document(world) ?? '', root, some);
  const { data, errors } = await server.graphql<Answer>(document, {}, world.headers[caller]);
  return { data, code: errors?.[0]?.extensions.code, document };
}

const answerOf = (root: string, caller: Caller) => rootMatrix[root]?.answers[callers.indexOf(caller)];

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

  it.each(callers)('show a %s nothing that is not theirs, and all that is, on every query', async (caller) => {
    const truth = await readTruth(server.database.pool);
    const met: Met = { shifts: 0, closed: 0, people: 0, contacts: 0 };
    for (const { root, some, refused } of together(ways, caller)) {
      const { data, code, document } = await ask(root, some, caller, shared);
      expect([document, code ?? 'ok']).toEqual([document, refused ?? answerOf(root, caller)]);
      if (!code) check(truth, askingOn(root, caller, shared), root, data, met);
    }
    // Nothing was met by chance: each kind of caller saw what the tables say.
    const { shifts, closed, people, contacts } = met;
    const isStaff = !['visitor', 'household', 'otherHousehold'].includes(caller);
    expect([shifts > 0, closed > 0]).toEqual([isStaff, isStaff && caller !== 'admin']);
    expect([people > 0, contacts > 0]).toEqual([true, true]);
  });

  it.each([...new Set(ways.map(({ root }) => root).filter((root) => root.startsWith('Mutation.')))])(
    'show nobody more after %s',
    async (root) => {
      for (const caller of callers) {
        const open = ways.filter((way) => way.root === root && !refusal(caller, way));
        if (open.length === 0) continue;
        // What is refused changes nothing.
        const world = answerOf(root, caller) === 'ok' ? await peopledWorld() : shared;
        // One document cannot ask for all of what has three records; where a second time changes nothing, it is asked in parts.
        const size = inParts.has(root) ? Math.ceil(open.length / 3) : open.length;
        for (let at = 0; at < open.length; at += size) {
          const { data, code, document } = await ask(root, open.slice(at, at + size), caller, world);
          expect([document, code ?? 'ok']).toEqual([document, answerOf(root, caller)]);
          const met: Met = { shifts: 0, closed: 0, people: 0, contacts: 0 };
          if (!code) check(await readTruth(server.database.pool), askingOn(root, caller, world), root, data, met);
        }
      }
    },
  );
});
