import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, tellFault } from './fault.js';
import { outcomesOf, recorder, type Called } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// 200 people want ten places at the same moment, at three processes on one database, every other one through GraphQL.

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir });
  // The first makes the installation's secret.
  servers = [await start(), ...(await Promise.all([start(), start()]))];
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function rush(shiftId: string): Promise<Called[]> {
  const { calls, signUp, close } = recorder();
  await Promise.all(
    Array.from({ length: 200 }, (_, client) =>
      signUp((servers[client % 3] as ServerProcess).url, shiftId, undefined, client % 2 === 0 ? 'rest' : 'graphql'),
    ),
  );
  close();
  return calls;
}

const taken = (calls: readonly Called[]) => calls.filter(({ outcome }) => outcome === 'acknowledged').length;

describe('a rush on ten places, at three processes', () => {
  it('oversells as soon as the guard in the database is switched off: the guard is what protects', async () => {
    const { pool } = database;
    const [times, least] = [rounds(2, 50), rounds(1, 45)];
    await pool.query('alter table signup disable trigger signup_takes_place');
    let oversold = 0;
    try {
      for (let round = 0; round < times; round += 1) {
        const shift = await given(pool).shift({ qtyRequired: 10 });
        if (taken(await rush(shift.id)) > 10) oversold += 1;
      }
    } finally {
      await pool.query('delete from signup');
      await pool.query('alter table signup enable trigger signup_takes_place');
    }
    const tooFew = oversold < least ? [`the guard was off, and only ${oversold} of ${times} rounds were oversold`] : [];
    tellFault('1, the guard off', `${times} rounds`, tooFew, `oversold in ${oversold}`);
  }, 300_000);

  it('fills exactly ten each time, and tells the other 190 that the shift is full', async () => {
    const { pool } = database;
    await watchCommits(pool);
    const [times, all, violations] = [rounds(5, 50), [] as Called[], [] as string[]];
    for (let round = 0; round < times; round += 1) {
      const shift = await given(pool).shift({ qtyRequired: 10 });
      const calls = await rush(shift.id);
      all.push(...calls);
      const full = calls.filter(({ status, code }) => status === 409 && code === 'SHIFT_FULL').length;
      if (taken(calls) !== 10 || full !== 190) violations.push(`round ${round}: ${outcomesOf(calls)}`);
      const { rows } = await pool.query<{ people: number; counter: number }>(
        `select active_count as counter, (select count(distinct volunteer_id)::int from signup where shift_id = s.id) as people
         from shift s where id = $1`,
        [shift.id],
      );
      if (rows[0]?.people !== 10 || rows[0].counter !== 10) violations.push(`round ${round}: ${JSON.stringify(rows)}`);
    }
    violations.push(...(await checkHistory(pool, all)));
    tellFault('1, a rush on ten places', `${times} rounds of 200 clients at 3 processes`, violations, outcomesOf(all));
  }, 600_000);

  it('lets staff go over the places on purpose, and nobody else by the same way', async () => {
    const { pool } = database;
    const shift = await given(pool).shift({ qtyRequired: 1 });
    const add = (overCapacity: boolean, name: string) =>
      pool.query(
        `with person as (insert into volunteer (first_name, last_name, email, email_key, name_key) values ($1, 'x', $1, $1, $1) returning id)
         insert into signup (event_id, shift_id, volunteer_id, over_capacity) select $2, $3, id, $4 from person`,
        [name, shift.eventId, shift.id, overCapacity],
      );
    await add(false, 'first');
    await expect(add(false, 'second')).rejects.toMatchObject({ constraint: 'shift_capacity' });
    await add(true, 'third');
    const { rows } = await pool.query(
      'select active_count, (select count(*)::int from signup where shift_id = $1) as signups from shift where id = $1',
      [shift.id],
    );
    expect(rows).toEqual([{ active_count: 2, signups: 2 }]);
  });
});
