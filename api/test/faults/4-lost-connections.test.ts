import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.js';
import { startOwnPostgres, type OwnPostgres } from '../start-own-postgres.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, rounds, reportFault } from './fault.js';
import { outcomesOf, recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';
import { promised } from '../promised.js';

// The built server, as operators run it with a PostgreSQL of their own, while that PostgreSQL dies under its transactions. One kill and
// two terminated connections by default; TRAILCREW_FAULTS=all makes it ten and twenty.
const [kills, terminations] = [rounds(1, 10), rounds(2, 20)];
/** Milliseconds; longer where other tests run beside this one. Before, writes did not come back at all. */
const soon = full ? 2_000 : 8_000;
const writers = 16;

let postgres: OwnPostgres;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
const clients = recorder();
let shiftIds: string[];

beforeAll(async () => {
  postgres = await startOwnPostgres({ durable: true });
  process.env.TRAILCREW_TEST_DATABASE = postgres.adminUrl;
  database = await createTestDatabase();
  shiftIds = [];
  for (let number = 0; number < 8; number += 1)
    shiftIds.push((await given(database.pool).shift({ qtyRequired: 100_000 })).id);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  server = await startServerProcess({ databaseUrl: database.url, dataDir });
  await watchCommits(database.pool);
});

afterAll(async () => {
  clients.close();
  await server.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
  await database.pool.end();
  await postgres.remove();
});

async function signUp(): Promise<number> {
  const shiftId = shiftIds[Math.floor(Math.random() * shiftIds.length)] as string;
  return (await clients.signUp(server.url, shiftId)).status;
}

/** Sixteen people who sign up one after the other for as long as `work` takes; the answers they got, by their status. */
async function underWriters(work: () => Promise<void>): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  let over = false;
  const writing = Array.from({ length: writers }, async () => {
    while (!over) {
      const status = await signUp();
      answers[status] = (answers[status] ?? 0) + 1;
    }
  });
  try {
    await work();
  } finally {
    over = true;
    await Promise.all(writing);
  }
  return answers;
}

/** Milliseconds until sixteen signups at once have all succeeded. */
async function untilWritesAreWell(): Promise<number> {
  const begun = performance.now();
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: writers }, signUp));
    return answers.every((status) => status === 201);
  }, 20_000);
  return performance.now() - begun;
}

/** Ends one connection that is in the middle of a transaction of the server. */
async function terminateOne(): Promise<void> {
  await until(async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity
         where application_name = 'trailcrew' and datname = current_database() and xact_start is not null
         order by random() limit 1) victim`,
    );
    return rowCount === 1;
  }, 10_000);
}

/** Compares all that clients recorded so far with the database, and checks the times until writes were well. */
async function report(done: string, recoveries: number[]): Promise<void> {
  const violations = await checkHistory(database.pool, clients.calls, { unavailable: true });
  const late = recoveries.filter((milliseconds) => milliseconds > soon);
  violations.push(...late.map((milliseconds) => `writes were well only after ${Math.round(milliseconds)} ms`));
  const besides = `${outcomesOf(clients.calls)}; well after ${recoveries.map(Math.round).join(', ')} ms`;
  reportFault('4, PostgreSQL', done, violations, besides);
}

describe('a connection that is lost inside a transaction', () => {
  it(
    'costs nobody anything when only it is ended: the signup is tried again on another one',
    async () => {
      const recoveries: number[] = [];
      const answers = await underWriters(async () => {
        for (let round = 0; round < terminations; round += 1) {
          await terminateOne();
          recoveries.push(await untilWritesAreWell());
        }
      });
      await report(`${terminations} connections ended`, recoveries);
      // Nobody knows whether a call was kept that was lost at the moment of its commit: only that one is answered that
      // it may be tried again.
      const { 201: kept = 0, 503: unknown = 0, ...others } = answers;
      expect([others, kept > 0, unknown <= terminations]).toEqual([{}, true, true]);
    },
    60_000 + terminations * 5_000,
  );

  it(
    'leaves every place in the pool to others when the whole database is killed and comes back',
    async () => {
      const recoveries: number[] = [];
      const answers = await underWriters(async () => {
        for (let round = 0; round < kills; round += 1) {
          await postgres.killAndRestart();
          recoveries.push(await untilWritesAreWell());
          await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, 5_000);
        }
      });
      await report(`${kills} kills`, recoveries);
      const { 201: kept = 0, 503: refused = 0, ...others } = answers;
      expect([others, kept > 0, refused > 0]).toEqual([{}, true, true]);
    },
    60_000 + kills * 10_000,
  );

  it('does not keep the server from stopping cleanly and fast', async () => {
    const { code, milliseconds } = await server.end('SIGTERM');
    expect([code, server.said()]).toEqual([0, expect.not.stringContaining('is ended')]);
    expect(milliseconds).toBeLessThan(promised(3_000));
  });
});
