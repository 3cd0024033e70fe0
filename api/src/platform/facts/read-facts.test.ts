import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { settled } from '../../../test/settled.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { restoreBackup } from '../../database/backup/restore-backup.js';
import { writeBackup } from '../../database/backup/write-backup.js';
import { beginEpoch, noticeOtherCluster } from '../../database/fact-epoch.js';
import { migrateDatabase } from '../../database/migrate.js';
import { factsSince } from './facts-since.js';
import { readFacts } from './read-facts.js';
import { rowsOf } from '../reading/rows.js';

let database: TestDatabase;
let writers: pg.Client[];
beforeAll(async () => {
  database = await createTestDatabase();
  await noticeOtherCluster(database.pool);
  writers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  await Promise.all(writers.map((client) => client.end()));
  await database.drop();
});

const secretKey = Buffer.alloc(32, 7);
const read = (after?: string, limit = 100, of = database) =>
  readFacts({ rows: rowsOf(of.pool), secretKey }, { after, limit });

const keep = (client: pg.ClientBase | pg.Pool, kind: string, within: object = {}) =>
  client.query('insert into fact (kind, record_id, within) values ($1, $2, $3)', [kind, randomUUID(), within]);

async function kindsAfter(cursor: string): Promise<[string[], string]> {
  const page = await read(cursor);
  return [page.facts.map(({ kind }) => kind), page.cursor];
}

it('waits for an earlier transaction that commits later, and returns both once', async () => {
  const [slow, quick] = writers as [pg.Client, pg.Client];
  let { cursor } = await read();
  await slow.query('begin');
  await keep(slow, 'slow.one');
  await keep(quick, 'quick.one');
  let kinds: string[];
  // The quick one is committed and has the later position: a reader that read it now would never see the slow one.
  [kinds, cursor] = await kindsAfter(cursor);
  expect(kinds).toEqual([]);
  await keep(slow, 'slow.two');
  await slow.query('commit');
  await settled(database.pool);
  [kinds, cursor] = await kindsAfter(cursor);
  // In the order of transactions: the slow one's second fact has a later position than the quick one's.
  expect(kinds).toEqual(['slow.one', 'slow.two', 'quick.one']);
  [kinds] = await kindsAfter(cursor);
  expect(kinds).toEqual([]);
});

it('gives each fact once to a reader that never stops, while writers overtake each other and some give up', async () => {
  let { cursor } = await read();
  const kept: string[] = [];
  const seen: string[] = [];
  let writing = true;
  const reader = (async () => {
    for (let last = false; !last;) {
      last = !writing;
      for (let more = true; more;) {
        const page = await read(cursor, 7);
        cursor = page.cursor;
        seen.push(...page.facts.map(({ kind }) => kind));
        more = page.facts.length === 7;
      }
    }
  })();
  await Promise.all(
    writers.map(async (client, writer) => {
      for (let turn = 0; turn < 40; turn += 1) {
        const kinds = Array.from({ length: (turn + writer) % 4 }, (_, n) => `w${writer}.${turn}-${n}`);
        await client.query('begin');
        for (const kind of kinds) await keep(client, kind);
        const stays = (turn * 7 + writer) % 5 > 0;
        if (stays) kept.push(...kinds);
        await client.query(stays ? 'commit' : 'rollback');
      }
    }),
  );
  await settled(database.pool);
  writing = false;
  await reader;
  expect(kept.length).toBeGreaterThan(200);
  expect([...seen].sort()).toEqual([...kept].sort());
});

it('goes on page by page, of one record where asked', async () => {
  const { cursor } = await read();
  const event = randomUUID();
  for (const n of [1, 2, 3, 4]) await keep(database.pool, `n.${n}`, n % 2 ? { event } : {});
  await settled(database.pool);
  const services = { rows: rowsOf(database.pool), secretKey };
  const page = await readFacts(services, { after: cursor, limit: 1, within: { event } });
  expect(page.facts).toMatchObject([{ kind: 'n.1', within: { event }, actorId: null, detail: {} }]);
  expect(page.facts[0]?.cursor).toBe(page.cursor);
  const rest = await readFacts(services, { after: page.cursor, limit: 5, within: { event } });
  expect(rest.facts.map(({ kind }) => kind)).toEqual(['n.3']);
});

it('refuses cursors that are not its own, and those from before what is kept', async () => {
  const { cursor } = await read();
  await expect(read('made-up')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(read(`${cursor}x`)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await keep(database.pool, 'n.later');
  await database.pool.query(
    'update fact_epoch set (removed_transaction, removed_position) = (select transaction_id, position from fact order by 1 desc, 2 desc limit 1)',
  );
  await expect(read(cursor)).rejects.toMatchObject({ code: 'CURSOR_EXPIRED', status: 410 });
  await settled(database.pool);
  const { cursor: fresh } = await read();
  expect((await read(fresh)).facts).toEqual([]);
  await database.pool.query(`update fact_epoch set removed_transaction = '0', removed_position = 0`);
});

it('refuses cursors from before a restore as expired, and keeps what was brought back in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trailcrew-facts-'));
  const other = await createTestDatabase();
  try {
    const file = join(folder, 'saved');
    const kindsBefore = await database.pool.query<{ kind: string }>('select kind from fact order by position');
    await writeBackup({ databaseUrl: database.url, dataDir: folder, parts: [], file });
    const { cursor } = await read();
    const options = { databaseUrl: other.url, dataDir: folder, parts: [], file, force: true, migrate: migrateDatabase };
    await restoreBackup({ ...options, afterLoading: beginEpoch });
    await expect(read(cursor, 10, other)).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' });
    const { cursor: fresh } = await read(undefined, 10, other);
    await keep(other.pool, 'after.restore');
    await settled(other.pool);
    expect((await read(fresh, 10, other)).facts.map(({ kind }) => kind)).toEqual(['after.restore']);
    const { rows } = await other.pool.query<{ kind: string }>(
      'select kind from fact order by transaction_id, position',
    );
    expect(rows).toEqual([...kindsBefore.rows, { kind: 'after.restore' }]);
  } finally {
    await other.drop();
    rmSync(folder, { recursive: true });
  }
});

it('begins another epoch in another database, and goes on in the same one', async () => {
  const { cursor } = await read();
  await noticeOtherCluster(database.pool);
  expect((await read(cursor)).facts).toEqual([]);
  await database.pool.query(`update fact_epoch set cluster = 'a dump from elsewhere'`);
  await noticeOtherCluster(database.pool);
  await expect(read(cursor)).rejects.toMatchObject({ code: 'CURSOR_EXPIRED' });
});

it('leaves cached responses and figures as they are when only quiet facts were stored', async () => {
  const { pool } = database;
  const { rows } = { rows: rowsOf(pool) };
  const event = randomUUID();
  const written = async () =>
    (await pool.query<{ event: string }>('select e as event from events_written_since_sums() e')).rows.map(
      (row) => row.event,
    );
  await pool.query(`update kept_figures set snapshot = pg_current_snapshot()`);
  const { cursor } = await read();
  const { snapshot } = await factsSince({ rows }, null);
  await pool.query(
    `insert into fact (kind, record_id, within, quiet) values ('mark.made', gen_random_uuid(), $1, true)`,
    [{ event }],
  );
  expect(await factsSince({ rows }, snapshot)).toMatchObject({ isNew: false });
  expect(await written()).toEqual([]);
  // Who reads changes still gets it.
  await settled(pool);
  expect((await kindsAfter(cursor))[0]).toEqual(['mark.made']);
  await keep(pool, 'shift.changed', { event });
  expect(await factsSince({ rows }, snapshot)).toMatchObject({ isNew: true });
  expect(await written()).toEqual([event]);
});
