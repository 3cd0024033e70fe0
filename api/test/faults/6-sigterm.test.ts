import { afterAll, beforeAll, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, spreadOf, reportFault } from './fault.js';
import { outcomesOf, recorder, type Called } from './recorder.js';
import { startServerProcess } from './start-server-process.js';
import { promised } from '../promised.js';

// An operator stops the server while sixteen people sign up without a pause. What reached it is answered; nobody is cut off whose connection
// was made. A client that comes too late for one may try elsewhere.

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('answers what is under way when it gets a signal to stop', async () => {
  const times = rounds(1, 20);
  const shifts: string[] = [];
  for (let number = 0; number < 8; number += 1)
    shifts.push((await given(database.pool).shift({ qtyRequired: 100_000 })).id);
  const [calls, ends, violations] = [[] as Called[], [] as number[], [] as string[]];
  for (let round = 0; round < times; round += 1) {
    const server = await startServerProcess({ databaseUrl: database.url, dataDir });
    // Every other round over connections that stay open.
    const clients = recorder({ keepsConnections: round % 2 === 1 });
    let gone = false;
    const writers = Array.from({ length: 16 }, async (_, writer) => {
      while (!gone) {
        const { status } = await clients.signUp(
          server.url,
          shifts[writer % 8] as string,
          undefined,
          writer % 2 ? 'rest' : 'graphql',
        );
        if (status === 0) gone = true;
      }
    });
    await until(() => clients.calls.length > 100, 60_000);
    const { code, milliseconds } = await server.end('SIGTERM');
    gone = true;
    await Promise.all(writers);
    clients.close();
    ends.push(milliseconds);
    calls.push(...clients.calls);
    if (code !== 0 || milliseconds > promised(10_500))
      violations.push(`round ${round}: exit ${code} after ${Math.round(milliseconds)} ms`);
  }
  violations.push(...(await checkHistory(database.pool, calls)));
  const { middle, slow } = spreadOf(ends);
  reportFault(
    '6, SIGTERM under load',
    `${times} rounds`,
    violations,
    `${outcomesOf(calls)}; stopped after ${Math.round(middle)} ms, p95 ${Math.round(slow)}`,
  );
}, 600_000);
