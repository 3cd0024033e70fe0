import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linkOf } from '../../src/features/replacements/find-replacement.js';
import { given, inDays } from '../given.js';
import { cookieFor, householdApis } from '../household-apis.js';
import { replacementApis } from '../replacement-apis.js';
import { watchMails } from '../seen-mails.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { tokenOfOffer, waitlistApis } from '../waitlist-apis.js';
import { watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { waitingModel, type Reply, type WaitingClients } from './waiting-model.js';

// Random sequences of waiting for places, answering offers, handing places over and calling shifts off, each step
// compared with a small model: answer and rows.

let server: TestServer;
let staff: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
  await watchCommits(server.database.pool);
  staff = (await given(server.database.pool).staff('admin')).headers;
});
afterAll(() => server.close());

const households = householdApis(() => server);
const waitlists = waitlistApis(() => server);
const replacements = replacementApis(() => server);

const nat = (max: number) => fc.nat({ max });
const verb = <Name extends string>(name: Name) => fc.constant(name);
const of = <Name extends string, Rest extends object>(
  weight: number,
  name: Name,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => ({
  weight,
  arbitrary: fc.record({ verb: verb(name), ...rest }) as unknown as fc.Arbitrary<{ verb: Name } & Rest>,
});
const step = fc.oneof(
  of(5, 'signUp', { at: nat(1), person: nat(7) }),
  of(4, 'join', {
    at: nat(1),
    household: nat(3),
    both: fc.boolean(),
    fewerIsFine: fc.boolean(),
    byStranger: fc.boolean(),
  }),
  of(3, 'cancel', { at: nat(11) }),
  of(2, 'move', { at: nat(11), to: nat(1) }),
  of(2, 'quantity', { at: nat(1), places: fc.integer({ min: 1, max: 4 }) }),
  of(1, 'callOff', { at: nat(1) }),
  of(2, 'leave', { at: nat(5) }),
  of(3, 'takeOffer', { at: nat(5) }),
  of(2, 'decline', { at: nat(5) }),
  of(3, 'ask', { at: nat(11) }),
  of(1, 'withdraw', { at: nat(11) }),
  of(3, 'takeReplacement', { at: nat(5), person: nat(7) }),
);

let sequences = 0;

/** Two shifts of one event, one after the other, and four households of two that nobody knows yet. */
async function newWorld(quantities: readonly number[]) {
  sequences += 1;
  const { pool } = server.database;
  const date = inDays(30);
  const event = await given(pool).event({ startDate: date, timeZone: 'UTC' });
  const role = await (await event.category()).opportunity();
  const shifts: { id: string; places: number }[] = [];
  for (const [at, qtyRequired] of quantities.entries()) {
    const hours = { startTime: `${10 + at * 4}:00`, endTime: `${12 + at * 4}:00` };
    shifts.push({ id: (await role.shift({ qtyRequired, date, ...hours })).id, places: qtyRequired });
  }
  const email = (person: number) => `waits${Math.floor(person / 2)}.${sequences}@example.org`;
  const named = (person: number) => ({ firstName: person % 2 === 0 ? 'Ada' : 'Bo', lastName: 'Berg' });
  let calls = 0;
  /** One API after the other. */
  const api = <Api>(apis: readonly Api[]): Api => apis[(calls += 1) % apis.length] as Api;
  const reply = ({ status, code }: Reply, ids: (string | undefined)[] = []): Reply => ({
    ...{ status, code, ids: ids.flatMap((id) => id ?? []) },
  });
  const byStaff = async (method: string, path: string, body: object): Promise<Reply> => {
    const answer = await server.rest<{ code?: string }>(method, path, body, staff);
    return { status: answer.status, code: answer.body.code };
  };
  const clients: WaitingClients = {
    signUp: async (shiftId, person) => {
      const came = await api(households).signUp({ ...named(person), email: email(person), shiftId });
      return reply(came, [came.signup?.id]);
    },
    cancel: (id) => byStaff('POST', `/api/admin/signups/${id}/cancel`, {}),
    move: (id, shiftId) => byStaff('POST', `/api/signups/${id}/move`, { shiftId }),
    quantity: (id, qtyRequired) => byStaff('PATCH', `/api/admin/shifts/${id}`, { qtyRequired }),
    callOff: async (shiftId, cancel) => {
      const input = { eventId: event.id, shiftIds: [shiftId], cancel };
      const { data } = await server.graphql<{ previewPlanChange: { version: string } }>(
        'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
        { input },
        staff,
      );
      const { errors } = await server.graphql(
        'mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) { planChange { id } } }',
        { input, version: data.previewPlanChange.version },
        staff,
      );
      const code = errors?.[0]?.extensions.code;
      return { status: code ? 409 : 200, code };
    },
    join: async (shiftId, people, { fewerIsFine, byStranger }) => {
      const input = { shiftId, email: email(people[0] ?? 0), people: people.map(named), fewerIsFine };
      // A browser that is not the household's does not learn who is there.
      const own = byStranger ? {} : cookieFor(server, { email: input.email });
      const came = await api(waitlists).join(input, own);
      const { rows } = await pool.query<{ id: string | null }>(
        'select newcomers_id as id from waitlist_entry where id = $1',
        [came.entry?.id],
      );
      return reply(came, [came.entry?.id, rows[0]?.id ?? undefined]);
    },
    leave: async (id, person) => reply(await api(waitlists).leave(id, cookieFor(server, { email: email(person) }))),
    takeOffer: async (id) => {
      const came = await api(waitlists).take(await tokenOfOffer(server, id));
      return reply(
        came,
        came.signups?.map((signup) => signup.id),
      );
    },
    decline: async (id) => reply(await api(waitlists).decline(await tokenOfOffer(server, id))),
    ask: async (id) => {
      const came = await api(replacements).ask(id, null, staff);
      return reply(came, [came.replacement?.id]);
    },
    withdraw: async (id) => reply(await api(replacements).withdraw(id, staff)),
    takeReplacement: async (id, person) => {
      const { token } = linkOf(server.running.services, id);
      const came = await api(replacements).take(token, { ...named(person), email: email(person) });
      return reply(came, [came.signup?.id]);
    },
    kept: async () => {
      const { rows } = await pool.query<{ line: string }>(
        `select format('shift %s: %s and %s of %s, %s wait', id, active_count, held_count, qty_required, waiting_count) as line
           from shift where event_id = $1
         union all select format('signup %s in %s: %s', id, shift_id, status) from signup where event_id = $1
         union all select format('entry %s: %s, %s held%s', id, state, held,
             case when state = 'OFFERED' and takes_over_id is not null then ', for ' || takes_over_id else '' end)
           from waitlist_entry where event_id = $1
         union all select format('search %s: %s', id, state) from replacement where event_id = $1`,
        [event.id],
      );
      return rows.map(({ line }) => line);
    },
  };
  return waitingModel(clients, shifts);
}

it('waits, offers and hands over as the model does, at every step', async () => {
  const times = rounds(20, 1_000);
  const seed = Number(process.env.TRAILCREW_SEED || Date.now() % 2 ** 31);
  const done = { steps: 0, refused: 0 };
  const places = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }));
  const property = fc.asyncProperty(
    places,
    fc.array(step, { minLength: 10, maxLength: 35 }),
    async (quantities, steps) => {
      const model = await newWorld(quantities);
      for (const one of steps) {
        const refused = await model.take(one);
        await model.compare();
        const { rows } = await server.database.pool.query<{ what: string }>(
          'delete from seen_violation returning what',
        );
        if (rows[0]) throw new Error(rows[0].what);
        done.steps += 1;
        if (refused) done.refused += 1;
      }
    },
  );
  const found = await fc.check(property, { seed, numRuns: times });
  const violations = found.failed ? [`${fc.defaultReportMessage(found)} ${String(found.errorInstance)}`] : [];
  reportFault(
    '8, waiting and handing over',
    `${times} rounds from the seed ${seed}`,
    violations,
    `${done.steps} steps, ${done.refused} of them refused`,
  );
  expect(done.refused).toBeGreaterThan(done.steps / 10);
  expect(done.refused).toBeLessThan((done.steps * 9) / 10);
}, 1_200_000);
