import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { z } from 'zod';
import { contextFor } from '../../http/create-context.js';
import { nobodyOf } from '../../../test/nobody.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { createTestDatabase } from '../../../test/test-database.js';
import { countStatements } from '../../../test/count-statements.js';
import { until } from '../../../test/until.js';
import type { ErrorCode } from '../../contract/error-codes.js';
import { DomainError } from './domain-error.js';
import { operation } from './operation.js';
import { documentedRefusals } from './refusals.js';
import { recordAction } from './record-action.js';
import type { RequestContext } from './request-context.js';
import { accessScopeOf } from '../reading/access-scope.js';
import { mutation } from '../schema/root-fields.js';
import type { Rows, Statement } from '../reading/rows.js';

let server: TestServer;
beforeAll(async () => {
  const database = await createTestDatabase();
  // The server's connections look for a deadlock after this time, once: long enough for a slow machine to make one.
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database ${name} set deadlock_timeout = '4s'`);
  await database.pool.query('create table note (key text, text text)');
  server = await startTestServer({}, { database });
});
afterAll(() => server.close());

describe('a refusal', () => {
  const refusing = (refuses?: ErrorCode[]) =>
    operation({ access: 'public', input: z.object({}), refuses }, async function refusing() {
      throw new DomainError('SHIFT_FULL');
    });

  it('that an operation does not declare is an error outside of production', async () => {
    await expect(nobodyOf(server).run(refusing(), {})).rejects.toThrow(
      "'refusing' refuses with SHIFT_FULL, which it does not declare.",
    );
    await expect(nobodyOf(server).run(refusing(['SHIFT_CLOSED']), {})).rejects.toThrow('does not declare');
    await expect(nobodyOf(server).run(refusing(['SHIFT_FULL']), {})).rejects.toMatchObject({ code: 'SHIFT_FULL' });
  });

  it('has to be declared by reads too, and where limits are counted', async () => {
    const refuse = async () => {
      throw new DomainError('SHIFT_FULL');
    };
    const declared = { access: 'public', input: z.object({}) } as const;
    const reading = operation({ ...declared, transaction: false }, refuse);
    const counting = operation({ ...declared, prepare: refuse }, async function counting() {});
    for (const op of [reading, counting]) {
      await expect(nobodyOf(server).run(op, {})).rejects.toThrow(`'${op.name}' refuses with SHIFT_FULL, which it does`);
      const named = { ...op, refuses: ['SHIFT_FULL'] as const };
      await expect(nobodyOf(server).run(named, {})).rejects.toMatchObject({ code: 'SHIFT_FULL' });
    }
  });

  it('of an operation stands in the description of its root field', () => {
    const codes = documentedRefusals(
      { access: 'staff', keyScope: 'write:programme', refuses: ['SHIFT_FULL'] },
      { takesInput: true, takesKey: true },
    );
    expect(codes).toEqual(['INVALID_INPUT', 'SHIFT_FULL', 'IDEMPOTENCY_MISMATCH', 'NOT_SIGNED_IN', 'FORBIDDEN']);
  });
});

describe('a device', () => {
  const device = (isOver: boolean) => ({
    kind: 'device' as const,
    deviceId: '0d7c0f6e-8c3a-4b61-9b5e-0a3b1f4c2d11',
    linkId: '4a1f9a52-1f0c-4c53-8f5b-6f1d2c3b4a55',
    isOver,
  });
  const asked = (isOver: boolean) => contextFor(server.running.services, device(isOver), 'device');
  const open = operation({ access: 'public', input: z.object({}) }, async function open() {
    return 'open';
  });
  const marking = operation({ access: 'staff', devices: true, input: z.object({}) }, async function marking(ctx) {
    return ctx.viewer.kind;
  });

  it('may call what declares devices, also once its link is over, and nothing else', async () => {
    for (const isOver of [false, true]) expect(await asked(isOver).run(marking, {})).toBe('device');
    await expect(asked(false).run(open, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(nobodyOf(server).run(marking, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('sees no record on its own, and is in the audit log without a name', async () => {
    expect(accessScopeOf(device(false))).toEqual(accessScopeOf({ kind: 'visitor' }));
    const audited = operation({ access: 'public', devices: true, input: z.object({}) }, async function audited(ctx) {
      await recordAction(ctx, { action: 'list.taken', recordId: null, eventId: null, summary: 'Gate' });
    });
    await asked(false).run(audited, {});
    const entries = await server.database.pool.query(
      `select actor_id, actor_name from audit_entry where action = 'list.taken'`,
    );
    expect(entries.rows).toEqual([{ actor_id: null, actor_name: 'Check-in link' }]);
  });
});

describe('an operation that calls another', () => {
  let prepared = 0;
  const limited = operation(
    { access: 'public', input: z.object({}), prepare: async () => void (prepared += 1) },
    async function limited() {
      return 'done';
    },
  );
  const caller = (transaction?: false) =>
    operation({ access: 'public', input: z.object({}), transaction }, async function caller(ctx) {
      return ctx.run(limited, {});
    });

  it('keeps to the limits of the other, where it has no transaction', async () => {
    prepared = 0;
    expect(await nobodyOf(server).run(caller(false), {})).toBe('done');
    expect(prepared).toBe(1);
  });

  it('is refused as an internal error inside a transaction, instead of skipping them', async () => {
    prepared = 0;
    await expect(nobodyOf(server).run(caller(), {})).rejects.toThrow("'limited' prepares itself");
    expect(prepared).toBe(0);
  });

  it('gets what the other would answer a caller about its input', async () => {
    const strict = operation(
      { access: 'public', input: z.object({ name: z.string() }) },
      async function strict(_, { name }) {
        return name;
      },
    );
    const outer = operation({ access: 'public', input: z.object({}) }, async function outer(ctx) {
      return ctx.run(strict, {});
    });
    await expect(nobodyOf(server).run(outer, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('what follows from a refusal', () => {
  it('is logged where it fails, and the caller is answered the refusal', async () => {
    const full = operation(
      {
        access: 'public',
        input: z.object({}),
        refuses: ['SHIFT_FULL'],
        refused: () => Promise.reject(new Error('The mail could not be enqueued')),
      },
      async function full() {
        return Promise.reject(new DomainError('SHIFT_FULL'));
      },
    );
    const lines: string[] = [];
    const services = { ...server.running.services, log: pino({}, { write: (line) => void lines.push(line) }) };
    const ctx = contextFor(services, { kind: 'visitor' }, 'runner');
    await expect(ctx.run(full, {})).rejects.toMatchObject({ code: 'SHIFT_FULL' });
    expect(lines).toEqual([expect.stringContaining('The mail could not be enqueued')]);
  });
});

describe('an internal operation', () => {
  const inner = operation({ access: 'internal', input: z.object({}) }, async function inner() {
    return 'done';
  });

  it('is run by another one', async () => {
    const outer = operation({ access: 'public', input: z.object({}) }, async function outer(ctx) {
      return ctx.run(inner, {});
    });
    expect(await nobodyOf(server).run(outer, {})).toBe('done');
  });

  it('can be given to no root field', () => {
    expect(() => mutation(inner, { gives: String, description: 'Inner.' })).toThrow(
      "'inner' is internal: no root field may call it.",
    );
  });
});

describe('an answer whose reading goes out with the commit', () => {
  let runs = 0;
  /** Writes a row under this key, and another one with the commit. */
  const write = (last = `insert into note (key, text) values (?, 'with')`) =>
    operation({ access: 'public', input: z.object({ key: z.string() }) }, async function write(ctx, { key }) {
      runs += 1;
      await ctx.execute(`insert into note (key, text) values (?, 'first')`, [key]);
      ctx.withCommit(last, [key]);
      return key;
    });
  const countOf = (rows: Rows, key: string, more = '') =>
    rows.read<{ count: number }>({
      name: '',
      text: `select count(*)::int as count ${more} from note where key = $1`,
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
      await expect(nobodyOf(server).runAndAnswer(write(), { key }, failing)).rejects.toMatchObject({
        code: 'SAVED_NOT_SHOWN',
      });
      expect([runs, await keptOf(key)]).toEqual([1, 2]);
    }
  });

  it.each<[string, (rows: Rows, statement: Statement) => Promise<unknown[]>]>([
    ['several readings that agree', (rows, statement) => rows.together((same) => same.read(statement))],
    [
      'a stream',
      async (rows, statement) => {
        const all: unknown[] = [];
        for await (const some of rows.stream(statement)) all.push(...some);
        return all;
      },
    ],
    [
      'readings side by side',
      async (rows, statement) => (await Promise.all([rows.read(statement), rows.read(statement)]))[1],
    ],
  ])('sees what is kept when it begins with %s', async (name, read) => {
    const statement = { name: '', text: 'select text from note where key = $1', values: [name] };
    const ask = nobodyOf(server).runAndAnswer(write(), { key: name }, ({ services }) => read(services.rows, statement));
    expect(await ask).toHaveLength(2);
    const fromReplica = nobodyOf(server).runAndAnswer(write(`select ?`), { key: `${name} there` }, ({ services }) =>
      read(services.replica, { ...statement, values: [`${name} there`] }),
    );
    expect(await fromReplica).toHaveLength(1);
  });

  it('is read again when its connection is lost behind the commit', async () => {
    const killed = (ctx: RequestContext) =>
      ctx.services.rows.read<{ count: number }>({
        name: '',
        // Only on the connection of the commit, which has this application name.
        text: `select count(*)::int as count, max(pg_terminate_backend(pid)::int) from note
          left join pg_stat_activity on pid = pg_backend_pid() and application_name = 'trailcrew' where key = $1`,
        values: ['h'],
      });
    expect(await nobodyOf(server).runAndAnswer(write(), { key: 'h' }, killed)).toMatchObject([{ count: 2 }]);
  });

  it('is given although a callback of the commit fails', async () => {
    const deaf = operation({ access: 'public', input: z.object({}) }, async function deaf(ctx) {
      ctx.withCommit(`insert into note (key, text) values (?, 'deaf')`, ['i'], () => {
        throw new Error('deaf');
      });
      return Promise.resolve('done');
    });
    expect(await nobodyOf(server).run(deaf, {})).toBe('done');
    expect(await keptOf('i')).toBe(1);
  });

  it('is read again when PostgreSQL ended it to undo a deadlock', async () => {
    const { pool } = server.database;
    const reads = (ctx: RequestContext) =>
      ctx.services.rows.read<{ count: number }>({
        name: '',
        text: 'select (select count(*)::int from note where key = $1) as count, (select count(*) from audit_entry) as other',
        values: ['g'],
      });
    const waiting = `select from pg_locks where relation = 'audit_entry'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const migration = await pool.connect();
    try {
      // PostgreSQL ends the connection that looks first, which this one is not.
      await migration.query(`begin; set local deadlock_timeout = '1min'; lock table audit_entry`);
      const answer = nobodyOf(server).runAndAnswer(write(), { key: 'g' }, reads);
      await until(async () => (await pool.query(waiting)).rowCount === 1, 5_000);
      const reading = reads(nobodyOf(server));
      await until(async () => (await pool.query(waiting)).rowCount === 2, 5_000);
      await migration.query('lock table note');
      await migration.query('commit');
      expect((await Promise.all([answer, reading])).map(([row]) => row?.count)).toEqual([2, 2]);
    } finally {
      migration.release(true);
    }
  });

  it('is not given when the commit fails, whatever is made of that', async () => {
    const full = write(`insert into note (key, text) select ?, (1 / 0)::text`);
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
