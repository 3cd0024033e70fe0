import { afterAll, beforeAll, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.js';
import { startOwnPostgres, type OwnPostgres } from '../start-own-postgres.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Called } from './recorder.js';
import { startServerProcess } from './start-server-process.js';

// The server of the release before goes on under load while this one brings its database up to date and takes over.

const checkout = process.env.TRAILCREW_PREVIOUS;

let postgres: OwnPostgres;
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  postgres = await startOwnPostgres({ durable: true });
  process.env.TRAILCREW_TEST_DATABASE = postgres.adminUrl;
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
});
afterAll(async () => {
  await database.pool.end();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
});

it('loses no call while the release before and this one run on one database (--previous FOLDER)', async () => {
  const [times, all, violations, steps] = [rounds(1, 5), [] as Called[], [] as string[], [] as number[]];
  for (let round = 0; round < times; round += 1) {
    await database.pool.query('drop schema public cascade; create schema public');
    const before = await startServerProcess({ databaseUrl: database.url, dataDir, checkout });
    await watchCommits(database.pool);
    const known = await database.pool.query('select name from migration');
    const shifts: string[] = [];
    for (let number = 0; number < 8; number += 1)
      shifts.push((await given(database.pool).shift({ qtyRequired: 100_000 })).id);
    const clients = recorder({ staff: (await given(database.pool).staff('admin')).headers });
    let urls = [before.url];
    let over = false;
    const writers = Array.from({ length: 16 }, async (_, writer) => {
      for (let turn = writer; !over; turn += 1) {
        const url = urls[turn % urls.length] as string;
        const api = writer % 2 ? 'rest' : 'graphql';
        const { about } = await clients.signUp(url, shifts[turn % 8] as string, undefined, api);
        if (turn % 4 === 0 && about.signupId) await clients.cancel(url, about.signupId);
        if (turn % 16 === 1) await clients.quantity(url, shifts[turn % 8] as string, 100 + (turn % 100));
      }
    });
    const someCalls = async () => {
      const came = clients.calls.length;
      await until(() => clients.calls.length >= came + 300, 60_000);
    };
    try {
      await someCalls();
      const now = await startServerProcess({ databaseUrl: database.url, dataDir });
      const ran = await database.pool.query('select name from migration');
      steps.push((ran.rowCount ?? 0) - (known.rowCount ?? 0));
      await someCalls();
      urls = [before.url, now.url];
      await someCalls();
      // As a proxy does before the old one is stopped.
      urls = [now.url];
      await someCalls();
      await before.end('SIGTERM');
      await someCalls();
      over = true;
      await Promise.all(writers);
      await now.end('SIGTERM');
    } finally {
      over = true;
      await Promise.all(writers);
      await before.end('SIGTERM');
      clients.close();
    }
    all.push(...clients.calls);
    violations.push(...(await checkHistory(database.pool, clients.calls)));
  }
  if (steps.some((count) => count === 0)) violations.push('the release before has every migration of this one');
  reportFault(
    '9, upgrade under load',
    `${times} rounds, ${steps[0]} migrations`,
    violations,
    `${outcomesOf(all)}; the longest call took ${Math.round(Math.max(...all.map(({ begun, ended }) => ended - begun)))} ms`,
  );
}, 600_000);
