import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../../src/database/migrations/index.js';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder } from './recorder.js';
import { startServerProcess } from './start-server-process.js';

// Two servers are started at the same moment on a database that has no table yet.

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('brings the database up to date once, and both servers serve', async () => {
  const [times, violations] = [rounds(1, 5), [] as string[]];
  const clients = recorder();
  for (let round = 0; round < times; round += 1) {
    await database.pool.query('drop schema public cascade');
    await database.pool.query('create schema public');
    clients.calls.length = 0;
    const start = () => startServerProcess({ databaseUrl: database.url, dataDir });
    const servers = await Promise.all([start(), start()]);
    const { rows } = await database.pool.query<{ name: string }>('select name from migration order by id');
    if (JSON.stringify(rows.map(({ name }) => name)) !== JSON.stringify(migrations.map(({ name }) => name)))
      violations.push(`round ${round}: ${JSON.stringify(rows)}`);
    const shift = await given(database.pool).shift({ qtyRequired: 5 });
    for (const { url } of [...servers, ...servers]) await clients.signUp(url, shift.id);
    expect(clients.calls.map(({ outcome }) => outcome)).toEqual(Array(4).fill('acknowledged'));
    violations.push(...(await checkHistory(database.pool, clients.calls)));
    for (const server of servers) await server.end('SIGTERM');
  }
  clients.close();
  reportFault('7, two servers migrate at once', `${times} rounds`, violations, outcomesOf(clients.calls));
}, 120_000);
