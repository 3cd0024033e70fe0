import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Called, type Cart } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

/*
 * 200 carts at the same moment, at three processes: 100 households of three on four of six shifts, each household
 * twice, with people and shifts the other way round. Two want what each other has, and there are places for a part of
 * them only. A slow computer asks some to come again (503 with its time): they do, and what the first try left would be
 * seen as a place that nobody was notified of.
 */

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir });
  servers = [await start(), ...(await Promise.all([start(), start()]))];
  await watchCommits(database.pool);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Milliseconds in which a round gives every cart its answer, however slow the computer is. */
const longestRound = 120_000;

/** A cart on four of the shifts, and the same from its end to its beginning. */
function opposed(shifts: readonly string[], household: string): [Cart, Cart] {
  const ordered = shifts.toSorted(() => Math.random() - 0.5).slice(0, 4);
  const people = ['Ada', 'Bo', 'Cleo'].map((firstName) => ({ firstName, lastName: 'Berg' }));
  const places = ordered.flatMap((shiftId) => people.map((_, person) => ({ shiftId, person })));
  const email = `${household}@example.org`;
  const turned = places.map(({ shiftId, person }) => ({ shiftId, person: 2 - person })).reverse();
  return [
    { email, people, places },
    { email, people: people.toReversed(), places: turned },
  ];
}

async function deadlocks(): Promise<number> {
  const { rows } = await database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? -1;
}

it('gives each cart all or nothing, fills the shifts, and never deadlocks', async () => {
  const [times, all, violations] = [rounds(2, 25), [] as Called[], [] as string[]];
  for (let round = 0; round < times; round += 1) {
    const role = await (await (await given(database.pool).event()).category()).opportunity();
    const shifts: string[] = [];
    for (let number = 0; number < 6; number += 1) shifts.push((await role.shift({ qtyRequired: 90 })).id);
    const carts = Array.from({ length: 100 }, (_, number) => opposed(shifts, `cart${round}.${number}`)).flat();
    const { calls, household, close } = recorder();
    const end = performance.now() + longestRound;
    /** Sends a cart as a good client does: it tries again when the answer says so, and then knows the outcome. */
    const send = async (cart: Cart, number: number): Promise<void> => {
      for (;;) {
        const called = await household(servers[number % 3]!.url, cart, number % 2 === 0 ? 'rest' : 'graphql');
        if (called.code !== 'UNAVAILABLE' || !called.saysWhen || performance.now() > end) return;
        called.outcome = 'refused';
        await pause(1_000 + Math.random() * 4_000);
      }
    };
    await Promise.all(carts.map(send));
    close();
    all.push(...calls);
    const { rows } = await database.pool.query<{ email: string; places: number }>(
      `select v.email_key as email, count(*)::int as places from signup g join volunteer v on v.id = g.volunteer_id
       where g.shift_id = any($1) group by 1 having count(*) <> 12`,
      [shifts],
    );
    for (const { email, places } of rows) violations.push(`round ${round}: ${email} has ${places} of 12 places`);
    const served = calls.filter(({ outcome }) => outcome === 'acknowledged');
    if (served.some(({ about }) => about.places?.length !== 12)) violations.push(`round ${round}: a half answer`);
    for (const { status, code, saysWhen } of calls)
      if (!(
        status < 300 ||
        code === 'SHIFT_FULL' ||
        code === 'ALREADY_SIGNED_UP' ||
        (code === 'UNAVAILABLE' && saysWhen)
      ))
        violations.push(`round ${round}: ${status} ${code}`);
    const open = carts.length - calls.filter(({ code }) => code !== 'UNAVAILABLE').length;
    if (open !== 0) violations.push(`round ${round}: ${open} carts never had an answer`);
    const { rows: counted } = await database.pool.query<{ kept: number }>(
      'select count(*)::int as kept from signup where shift_id = any($1)',
      [shifts],
    );
    if (counted[0]?.kept !== served.length * 12)
      violations.push(`round ${round}: ${counted[0]?.kept} signups are kept`);
    // What is left fits no whole cart of everybody's: some were served, and some were not.
    expect(served.length).toBeGreaterThan(10);
  }
  const met = await deadlocks();
  if (met !== 0) violations.push(`${met} deadlocks`);
  violations.push(...(await checkHistory(database.pool, all, { unavailable: true })));
  reportFault('13, opposed carts', `${times} rounds of 200 carts at 3 processes`, violations, outcomesOf(all));
}, 600_000);
