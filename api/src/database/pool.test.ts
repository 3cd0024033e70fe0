import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { openPool, warnWithoutTimeLimit } from './pool.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const warnings: string[] = [];
const log = { warn: (message: string) => void warnings.push(message), debug: () => undefined };
const open = (pooled: boolean) =>
  openPool(
    { url: database.url, name: 'one', max: 1, pooled, longestStatement: 15_000, longestConnect: 5_000 },
    log as unknown as Parameters<typeof openPool>[1],
  );

it.each([
  [false, ['sum'], '15s'],
  [true, [], '0'],
])('leaves a session as it was when a pooler lends it (%s)', async (pooled, prepared, limit) => {
  const pool = open(pooled);
  try {
    await pool.query({ name: 'sum', text: 'select $1::int + 1 as sum', values: [1] });
    const { rows } = await pool.query<{ name: string }>(`select name from pg_prepared_statements where name <> ''`);
    expect(rows.map(({ name }) => name)).toEqual(prepared);
    const result = await pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
    expect(result.rows).toEqual([{ limit }]);
  } finally {
    await pool.end();
  }
});

it.each([false, true])(
  'plans repeated statements once, by indexes, unless a pooler shares the session (%s)',
  async (pooled) => {
    const pool = openPool(
      {
        url: database.url,
        name: 'again',
        max: 1,
        pooled,
        plansOnce: true,
        longestStatement: 15_000,
        longestConnect: 5_000,
      },
      log as unknown as Parameters<typeof openPool>[1],
    );
    try {
      const sums = await Promise.all(
        [1, 2].map((one) => pool.query<{ sum: number }>('select $1::int + 1 as sum', [one])),
      );
      expect(sums.map(({ rows }) => rows[0]?.sum)).toEqual([2, 3]);
      const { rows } = await pool.query(
        `select (select count(*)::int from pg_prepared_statements where statement like 'select $1::int + 1%') as kept,
         current_setting('enable_seqscan') as tables`,
      );
      expect(rows).toEqual([pooled ? { kept: 0, tables: 'on' } : { kept: 1, tables: 'off' }]);
    } finally {
      await pool.end();
    }
  },
);

it('warns while no limit of time holds for statements behind a pooler, and says what to do', async () => {
  const pool = open(true);
  await warnWithoutTimeLimit(pool, log as unknown as Parameters<typeof warnWithoutTimeLimit>[1]);
  await pool.end();
  const [, advice = ''] = /run "(.*)" in the database/.exec(warnings.at(-1) ?? '') ?? [];
  expect(advice).toMatch(/^alter role \S+ set statement_timeout = '15s'$/);

  // Only for this database: the role is that of all tests.
  await database.pool.query(advice.replace(' set ', ` in database ${new URL(database.url).pathname.slice(1)} set `));
  const again = open(true);
  await warnWithoutTimeLimit(again, log as unknown as Parameters<typeof warnWithoutTimeLimit>[1]);
  await again.end();
  expect(warnings).toHaveLength(1);
});
