import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given, visitorDetails } from '../../../../test/given.js';
import { nobodyOf } from '../../../../test/nobody.js';
import { runDue } from '../../../../test/run-due.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { createTestDatabase } from '../../../../test/test-database.js';
import { until } from '../../../../test/until.js';
import { restoreBackup } from '../../../database/backup/restore-backup.js';
import { writeBackup } from '../../../database/backup/write-backup.js';
import { migrateDatabase } from '../../../database/migrate.js';
import { moveClock } from '../../../platform/clock.js';
import { copyLedger, ledgerFile, readLedger } from './copy-ledger.js';
import { entriesOf, voidLine } from './erasure-ledger.js';
import { ledgerQueue, repeatErasures } from './repeat-erasures.js';

/* A database that is put back to an earlier day forgets the same people again, before anybody is served. */

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'trailcrew-ledger-'));
});
afterEach(async () => {
  moveClock(0);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const parts = ['secret.key'];
const ledger = () => readFileSync(ledgerFile(server.dataDir), 'utf8');
const names = async (one: TestServer) =>
  (await one.database.pool.query<{ name: string }>(`select first_name as name from volunteer order by 1`)).rows.map(
    ({ name }) => name,
  );

async function twoPeople() {
  const make = given(server.database.pool);
  const shift = await make.shift();
  const [gone, stays] = [visitorDetails({ firstName: 'Gone' }), visitorDetails({ firstName: 'Stays' })];
  const ids: string[] = [];
  for (const details of [gone, stays]) {
    const { body } = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', {
      ...details,
      shiftId: shift.id,
    });
    ids.push(body.volunteer.id);
  }
  return { id: ids[0] ?? '', gone, shift, headers: (await make.staff('admin')).headers };
}

const erase = (id: string, headers: Record<string, string>) =>
  server.rest('POST', '/api/admin/erasures', { volunteerIds: [id] }, headers);

describe('after yesterday’s backup', () => {
  it.each(['into the same folder', 'into a new one, with the ledger given'])(
    '%s, erased people are erased again',
    async (where) => {
      const { id, gone, headers } = await twoPeople();
      const file = join(folder, 'saved');
      await writeBackup({ databaseUrl: server.database.url, dataDir: server.dataDir, parts, file });
      expect(await erase(id, headers)).toMatchObject({ status: 200, body: { erased: 1 } });
      expect(await names(server)).toEqual(['Removed', 'Stays']);
      expect(ledger()).not.toContain(gone.email);

      const database = await createTestDatabase();
      const isSame = where.includes('same');
      const dataDir = isSame ? server.dataDir : join(folder, 'new');
      await restoreBackup({ databaseUrl: database.url, dataDir, parts, file, force: true, migrate: migrateDatabase });
      if (!isSame) {
        const since = '2027-02-03T04:05:06.789Z';
        expect(await copyLedger(dataDir, undefined, since)).toBe(
          'No list of erasures was found: people who were erased since 2027-02-03 04:05 UTC are back. Give it with --erasures FILE.',
        );
        await copyLedger(dataDir, await readLedger(ledgerFile(server.dataDir)), since);
      }
      const again = await startTestServer({ DATA_DIR: dataDir }, { database });
      try {
        expect(again.running.lines).toContain('Repeated 1 erasure that this database had forgotten.');
        expect(await names(again)).toEqual(['Removed', 'Stays']);
        const { rows } = await database.pool.query(`select 1 from outbox where template = 'data-erased'`);
        expect(rows).toEqual([]);
      } finally {
        await again.close();
      }
    },
  );

  it.each(['who was there before', 'who signed up afterwards'])(
    'by proof, somebody of the same name %s',
    async (when) => {
      const { id, gone, shift, headers } = await twoPeople();
      expect((await erase(id, headers)).status).toBe(200);
      const { pool } = server.database;
      // As in a database from before in which this person has another record.
      await pool.query('delete from erasure');
      await server.rest('POST', '/api/signup', { ...gone, shiftId: shift.id });
      const isOld = when.endsWith('before');
      if (isOld)
        await pool.query(
          `update volunteer set created_at = now() - interval '1 day' where erased_at is null and first_name = 'Gone'`,
        );
      const again = await startTestServer({ DATA_DIR: server.dataDir }, { database: server.database });
      try {
        const said = again.running.lines.includes('Repeated 1 erasure that this database had forgotten.');
        expect([said, await names(again)]).toEqual([
          isOld,
          isOld ? ['Removed', 'Removed', 'Stays'] : ['Gone', 'Removed', 'Stays'],
        ]);
      } finally {
        await again.running.close();
      }
    },
  );

  it('people who were merged in between are erased again too', async () => {
    const { id, headers, shift } = await twoPeople();
    const twin = visitorDetails({ firstName: 'Twin' });
    const { body } = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', {
      ...twin,
      shiftId: shift.id,
    });
    const file = join(folder, 'saved');
    await writeBackup({ databaseUrl: server.database.url, dataDir: server.dataDir, parts, file });
    const merge = { sourceId: body.volunteer.id, targetId: id };
    expect((await server.rest('POST', '/api/volunteer/merge', merge, headers)).status).toBe(200);
    expect((await erase(id, headers)).status).toBe(200);
    const database = await createTestDatabase();
    await restoreBackup({
      databaseUrl: database.url,
      dataDir: server.dataDir,
      parts,
      file,
      force: true,
      migrate: migrateDatabase,
    });
    const again = await startTestServer({ DATA_DIR: server.dataDir }, { database });
    try {
      expect(await names(again)).toEqual(['Removed', 'Removed', 'Stays']);
    } finally {
      await again.close();
    }
  });
});

describe('the ledger', () => {
  it('gets what another server erased, and that once', async () => {
    const { id, headers } = await twoPeople();
    const other = await startTestServer({}, { database: server.database });
    try {
      expect(await other.rest('POST', '/api/admin/erasures', { volunteerIds: [id] }, headers)).toMatchObject({
        status: 200,
      });
      expect(existsSync(ledgerFile(server.dataDir)) ? entriesOf(ledger().split('\n')) : []).toEqual([]);
      for (const again of [1, 2]) {
        expect([again, await nobodyOf(server).run(repeatErasures, {})]).toEqual([again, 0]);
        expect(entriesOf(ledger().split('\n'))).toMatchObject([{ people: [id], by: 'staff' }]);
        expect(ledger().trim().split('\n')).toHaveLength(1);
      }
    } finally {
      await other.running.close();
    }
  });

  it('is compared an hour after the start, and each hour from then', async () => {
    const { id, headers } = await twoPeople();
    const queue = ledgerQueue(nobodyOf(server));
    const other = await startTestServer({}, { database: server.database });
    try {
      await other.rest('POST', '/api/admin/erasures', { volunteerIds: [id] }, headers);
      const compared = async (minutes: number) => {
        moveClock(minutes * 60_000);
        return [await runDue(queue), entriesOf(ledger().split('\n')).length];
      };
      const seen = [];
      for (const minutes of [50, 60, 61, 110]) seen.push((await compared(minutes)).join(' run, known: '));
      expect(seen).toEqual(['0 run, known: 0', '1 run, known: 1', '0 run, known: 1', '0 run, known: 1']);
      await server.database.pool.query('delete from erasure');
      expect(await compared(121)).toEqual([1, 1]);
      const { rows } = await server.database.pool.query('select volunteer_ids as ids from erasure');
      expect(rows).toEqual([{ ids: [id] }]);
    } finally {
      await other.running.close();
    }
  });

  it('is compared by the server that runs, when its hour has come', async () => {
    const { id, headers } = await twoPeople();
    const other = await startTestServer({}, { database: server.database });
    try {
      await other.rest('POST', '/api/admin/erasures', { volunteerIds: [id] }, headers);
      moveClock(61 * 60_000);
      await until(() => entriesOf(ledger().split('\n')).length === 1, 30_000);
    } finally {
      await other.running.close();
    }
  });

  it('has a line before the commit, which is taken back where that fails', async () => {
    const { id, headers } = await twoPeople();
    const { pool } = server.database;
    await pool.query(`create function no_commit() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await pool.query(
      `create constraint trigger no_commit after insert on erasure deferrable initially deferred for each row execute function no_commit()`,
    );
    expect((await erase(id, headers)).status).toBe(500);
    await pool.query('drop function no_commit cascade');
    expect(ledger().trim().split('\n')).toHaveLength(2);
    expect(entriesOf(ledger().split('\n'))).toEqual([]);
    expect(await names(server)).toEqual(['Gone', 'Stays']);
  });

  it('survives a line that a crash cut short', async () => {
    const { id, headers } = await twoPeople();
    writeFileSync(ledgerFile(server.dataDir), '{"id":"half');
    expect((await erase(id, headers)).status).toBe(200);
    const entries = entriesOf(ledger().split('\n'));
    expect(entries).toMatchObject([{ people: [id], by: 'staff' }]);
    expect(entriesOf([...ledger().split('\n'), voidLine(entries[0]?.id ?? '')])).toEqual([]);
  });
});
