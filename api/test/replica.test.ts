import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { given, visitorDetails } from './given.js';
import { startOwnPostgres, type OwnPostgres } from './start-own-postgres.js';
import { startReplica, type Replica } from './start-replica.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { createTestDatabase } from './test-database.js';
import { until } from './until.js';

// Reports, exports and the signup table on a real streaming replica: fresh for a caller who has just acted, however far
// behind it is.

let postgres: OwnPostgres;
let replica: Replica;
let server: TestServer;
let watch: pg.Pool;
let headers: Record<string, string>;
let shiftId: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  process.env.TRAILCREW_TEST_DATABASE = postgres.adminUrl;
  const database = await createTestDatabase();
  replica = await startReplica(postgres);
  watch = new pg.Pool({ connectionString: replica.urlOf(database.url), max: 1 });
  watch.on('error', () => undefined);
  server = await startTestServer({ DATABASE_READ_URL: replica.urlOf(database.url) }, { database });
  const make = given(database.pool);
  ({ headers } = await make.staff('admin'));
  shiftId = (await make.shift({ qtyRequired: 500 })).id;
}, 120_000);
afterAll(async () => {
  await server.close();
  await watch.end();
  await replica.remove();
  await postgres.remove();
}, 60_000);

/** What staff read after somebody has just signed up, by all three ways. */
async function readAfterSignup() {
  const person = visitorDetails();
  const { status } = await server.rest('POST', '/api/signup', { ...person, shiftId });
  expect(status).toBe(201);
  const [report, table, file] = await Promise.all([
    server.graphql<{ report: { summary: { qtyRegistered: number } } }>(
      '{ report { summary { qtyRegistered } } }',
      {},
      headers,
    ),
    server.graphql<{ signups: { nodes: { volunteer: { email: string } }[] } }>(
      '{ signups { nodes { volunteer { email } } } }',
      {},
      headers,
    ),
    server.rest<string>('GET', '/api/exports/signups?format=csv', undefined, headers),
  ]);
  const { rows } = await server.database.pool.query<{ count: number }>('select count(*)::int as count from signup');
  expect(report.data.report.summary.qtyRegistered).toBe(rows[0]!.count);
  expect(table.data.signups.nodes.map(({ volunteer }) => volunteer.email)).toContain(person.email);
  expect(file.body).toContain(person.email);
}

/** Statements that the server has had answered there; those of the look at how far it is do not count. */
async function askedOfReplica(): Promise<string[]> {
  const { rows } = await watch.query<{ query: string }>(
    `select query from pg_stat_activity
     where application_name = 'trailcrew-replica' and datname = current_database() and query not like '%pg_last_wal_replay_lsn%'`,
  );
  return rows.map(({ query }) => query);
}

describe('the read replica', () => {
  it('answers what staff read, with the signup that was made a moment before', async () => {
    for (let round = 0; round < 6; round += 1) await readAfterSignup();
    await until(async () => (await askedOfReplica()).length > 0, 5_000);
  });

  it('is bypassed while it is behind', async () => {
    await watch.query('select pg_wal_replay_pause()');
    try {
      for (let round = 0; round < 3; round += 1) await readAfterSignup();
      const there = await watch.query<{ count: number }>('select count(*)::int as count from signup');
      const here = await server.database.pool.query<{ count: number }>('select count(*)::int as count from signup');
      expect(here.rows[0]!.count).toBeGreaterThan(there.rows[0]!.count);
    } finally {
      await watch.query('select pg_wal_replay_resume()');
    }
    await readAfterSignup();
  });

  it('may go away and come back', async () => {
    await replica.stop();
    for (let round = 0; round < 3; round += 1) await readAfterSignup();
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    await replica.start();
    await readAfterSignup();
  });
});
