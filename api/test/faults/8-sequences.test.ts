import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { given, inDays } from '../given.js';
import { cookieFor } from '../household-apis.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { placesModel, type World } from './places-model.js';
import { recorder, type Recorder } from './recorder.js';

// Random sequences of verbs, each compared with a small model of places: every answer, and in the end every row.

let server: TestServer;
let clients: Recorder;
beforeAll(async () => {
  server = await startTestServer();
  await watchCommits(server.database.pool);
  clients = recorder({ staff: (await given(server.database.pool).staff('admin')).headers });
});
afterAll(async () => {
  clients.close();
  await server.close();
});

const nat = (max: number) => fc.nat({ max });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ verb: fc.constant('signUp' as const), shift: nat(2), household: nat(1), name: nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant('household' as const),
      household: nat(1),
      places: fc.uniqueArray(fc.record({ shift: nat(2), name: nat(2) }), {
        minLength: 1,
        maxLength: 4,
        selector: ({ shift, name }) => shift * 3 + name,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('assign' as const), shift: nat(2), person: nat(7) }) },
  {
    weight: 3,
    arbitrary: fc.record({ verb: fc.constant('cancel' as const), signup: nat(11), byHousehold: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ verb: fc.constant('move' as const), signup: nat(11), shift: nat(2), byHousehold: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('quantity' as const),
      shift: nat(2),
      places: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant('deleteShift' as const), shift: nat(2) }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('merge' as const), source: nat(7), target: nat(7) }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('rename' as const), person: nat(7), name: nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ verb: fc.constant('mark' as const), signup: nat(11) },
      kind: fc.constantFrom('ARRIVED' as const, 'LEFT' as const, 'NO_SHOW' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('undo' as const), signup: nat(11), mark: nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ verb: fc.constant('walkIn' as const), shift: nat(2), name: nat(2), separate: fc.boolean() },
    }),
  },
);
const places = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 3 })));

let sequences = 0;

/** Three shifts of their own and two households that nobody knows yet. */
async function newWorld(quantities: readonly number[]): Promise<World> {
  sequences += 1;
  // Tomorrow: people may be marked already, and the shifts have not begun.
  const event = await given(server.database.pool).event({ startDate: inDays(1) });
  const role = await (await event.category()).opportunity();
  const shiftIds: string[] = [];
  for (const qtyRequired of quantities) shiftIds.push((await role.shift({ qtyRequired })).id);
  const emails = [0, 1].map((household) => `family${household}.${sequences}@example.org`);
  const cookies = emails.map((email) => cookieFor(server, { email }));
  return { url: server.url, pool: server.database.pool, clients, eventId: event.id, shiftIds, emails, cookies };
}

it('answers as the model does, and keeps what the model keeps', async () => {
  const times = rounds(30, 1_000);
  const seed = Number(process.env.TRAILCREW_SEED || Date.now() % 2 ** 31);
  const done = { steps: 0, refused: 0 };
  const property = fc.asyncProperty(
    places,
    fc.array(step, { minLength: 8, maxLength: 30 }),
    async (quantities, steps) => {
      const model = placesModel(await newWorld(quantities));
      for (const one of steps) {
        const refused = await model.take(one);
        done.steps += 1;
        if (refused) done.refused += 1;
      }
      await model.compare();
    },
  );
  const found = await fc.check(property, { seed, numRuns: times });
  const violations = found.failed
    ? [fc.defaultReportMessage(found) ?? 'a sequence failed', String(found.errorInstance)]
    : await checkHistory(server.database.pool, clients.calls);
  reportFault(
    '8, random sequences',
    `${times} rounds from the seed ${seed}`,
    violations,
    `${done.steps} steps, ${done.refused} of them refused`,
  );
  // Both the ways in and the refusals were really met.
  expect(done.refused).toBeGreaterThan(done.steps / 10);
  expect(done.refused).toBeLessThan((done.steps * 9) / 10);
}, 1_200_000);
