import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { nobodyOf } from '../../test/nobody.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { countStatements } from '../../test/count-statements.js';
import { until } from '../../test/until.js';
import { operation } from './operation.js';
import type { RequestContext } from './request-context.js';
import type { Rows } from './rows.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an operation that calls another', () => {
  let prepared = 0;
  const limited = operation(
    { openTo: 'everyone', input: z.object({}), prepare: async () => void (prepared += 1) },
    async function limited() {
      return 'done';
    },
  );
  const caller = (transaction?: false) =>
    operation({ openTo: 'everyone', input: z.object({}), transaction }, async function caller(ctx) {
      return ctx.run(limited, {});
    });

  it('keeps to the limits of the other, where it has no transaction', async () => {
    prepared = 0;
    expect(await nobodyOf(server).run(caller(false), {})).toBe('done');
    expect(prepared).toBe(1);
  });

  it('is refused as a mistake of ours inside a transaction, instead of passing them over', async () => {
    prepared = 0;
    await expect(nobodyOf(server).run(caller(), {})).rejects.toThrow("'limited' prepares itself");
    expect(prepared).toBe(0);
  });

  it('hears what the other would tell a caller of its input', async () => {
    const strict = operation(
      { openTo: 'everyone', input: z.object({ name: z.string() }) },
      async function strict(_, { name }) {
        return name;
      },
    );
    const outer = operation({ openTo: 'everyone', input: z.object({}) }, async function outer(ctx) {
      return ctx.run(strict, {});
    });
    await expect(nobodyOf(server).run(outer, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('an answer whose reading goes out with the commit', () => {
  let runs = 0;
  /** Writes a row under this key, and another one with the commit. */
  const write = (last = `insert into told_answer (key, question, answer) values (?, 'with', 'commit')`) =>
    operation({ openTo: 'everyone', input: z.object({ key: z.string() }) }, async function write(ctx, { key }) {
      runs += 1;
      await ctx.execute(`insert into told_answer (key, question, answer) values (?, 'first', 'of all')`, [key]);
      ctx.withCommit(last, [key]);
      return key;
    });
  const countOf = (rows: Rows, key: string, more = '') =>
    rows.read<{ count: number }>({
      name: '',
      text: `select count(*)::int as count ${more} from told_answer where key = $1`,
      values: [key],
    });
  const keptOf = async (key: string) => (await countOf(server.running.services.rows, key))[0]?.count;

  it('sees all that is kept, in one message with it', async () => {
    const ask = (key: string) =>
      nobodyOf(server).runAndAnswer(write(), { key }, async ({ services }) => {
        const first = await countOf(services.rows, key);
        return [first, await countOf(services.rows, key)];
      });
    await ask('a');
    const { statements } = await countStatements(async () => {
      expect(await ask('b')).toEqual([[{ count: 2 }], [{ count: 2 }]]);
    });
    expect(statements).toEqual([
      expect.stringMatching(/^begin[^]*'first'/),
      expect.stringMatching(/^insert[^]*;\ncommit;\nselect count/),
      expect.stringMatching(/^select count/),
    ]);
  });

  it('undoes nothing when it fails, and nothing is done again', async () => {
    for (const key of ['c', 'd']) {
      runs = 0;
      const failing = (ctx: RequestContext) => countOf(ctx.services.rows, key, ', 1 / (count(*) - 2)');
      await expect(nobodyOf(server).runAndAnswer(write(), { key }, failing)).rejects.toThrow('division by zero');
      expect([runs, await keptOf(key)]).toEqual([1, 2]);
    }
  });

  it('is read again when PostgreSQL ended it to undo a deadlock', async () => {
    const { pool } = server.database;
    const reads = (ctx: RequestContext) =>
      ctx.services.rows.read<{ count: number }>({
        name: '',
        text: 'select (select count(*)::int from told_answer where key = $1) as count, (select count(*) from audit_entry) as other',
        values: ['g'],
      });
    const waiting = `select from pg_locks where relation = 'audit_entry'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const migration = await pool.connect();
    try {
      await migration.query('begin; lock table audit_entry');
      const answer = nobodyOf(server).runAndAnswer(write(), { key: 'g' }, reads);
      await until(async () => (await pool.query(waiting)).rowCount === 1, 5_000);
      const reading = reads(nobodyOf(server));
      await until(async () => (await pool.query(waiting)).rowCount === 2, 5_000);
      // Within the second after which PostgreSQL looks for whom to end: whoever waits first.
      await migration.query('lock table told_answer');
      await migration.query('commit');
      expect((await Promise.all([answer, reading])).map(([row]) => row?.count)).toEqual([2, 2]);
    } finally {
      migration.release(true);
    }
  });

  it('is not given when the commit fails, whatever is made of that', async () => {
    const full = write(`insert into told_answer (key, question, answer) select ?, 'with', (1 / 0)::text`);
    const ask = nobodyOf(server).runAndAnswer(full, { key: 'e' }, async ({ services }) => {
      await countOf(services.rows, 'e').catch(() => []);
      return 'as if';
    });
    await expect(ask).rejects.toThrow('division by zero');
    expect(await keptOf('e')).toBe(0);
    // The connection is well again.
    expect(await nobodyOf(server).run(write(), { key: 'f' })).toBe('f');
    expect(await keptOf('f')).toBe(2);
  });
});
