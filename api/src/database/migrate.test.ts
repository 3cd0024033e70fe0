import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { until } from '../../test/until.js';
import { migrateDatabase, stampAfter } from './migrate.js';
import { migrations } from './migrations/index.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
});
afterEach(() => database.drop());

const names = migrations.map(({ name }) => name);

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('bringing a database up to date', () => {
  it('makes every table, and does nothing the second time', async () => {
    expect(await migrateDatabase(database.url)).toEqual(names);
    const made = await tables();
    expect(made).toEqual(expect.arrayContaining(['app_user', 'event', 'shift', 'signup', 'outbox', 'migration']));
    await database.pool.query(
      `insert into event (name, slug, start_date, end_date) values ('Kept', 'kept', '2027-01-01', '2027-01-01')`,
    );
    expect(await migrateDatabase(database.url)).toEqual([]);
    expect(await tables()).toEqual(made);
    expect((await database.pool.query('select name from event')).rows).toEqual([{ name: 'Kept' }]);
  });

  it('happens once when several servers start at once', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
    expect(ran.flat()).toEqual(names);
    const { rows } = await database.pool.query('select name from migration order by id');
    expect(rows).toEqual(names.map((name) => ({ name })));
  });

  it('makes the keys of people again, and keeps two of one household that become one', async () => {
    await migrateDatabase(database.url);
    await database.pool
      .query(`insert into volunteer (id, first_name, last_name, email, email_key, name_key, created_at) values
      ('00000000-0000-4000-8000-000000000001', 'Ada', 'O’Neil', 'a@x.org', 'a@x.org', 'ada\u001fo’neil', '2026-01-01'),
      ('00000000-0000-4000-8000-000000000002', 'Ada', 'O''Neil', 'a@x.org', 'a@x.org', 'ada\u001fo''neil', '2026-01-02'),
      ('00000000-0000-4000-8000-000000000003', 'Ada', 'Groß', 'a@x.org', 'a@x.org', 'ada\u001fgroß', '2026-01-03'),
      ('00000000-0000-4000-8000-000000000004', 'Ada', 'Berg', 'a@x.org', 'a@x.org', 'ada\u001fberg', '2026-01-04')`);
    await database.pool.query(`delete from migration where name ~ 'person-keys'`);
    expect(await migrateDatabase(database.url)).toEqual([expect.stringMatching(/person-keys$/)]);
    const { rows } = await database.pool.query<{ key: string }>('select name_key as key from volunteer order by id');
    expect(rows.map(({ key }) => key)).toEqual([
      "ada\u001fo'neil",
      "ada\u001fo'neil\u001e00000000-0000-4000-8000-000000000002",
      'ada\u001fgross',
      'ada\u001fberg',
    ]);
  });

  it('keeps who opted out of mails, under a name that the previous release does not know: it still uses the old one', async () => {
    const { pool } = database;
    await migrateDatabase(database.url);
    await pool.query('drop view mails_off; alter table email_opt_out rename to mails_off');
    await pool.query('alter index email_opt_out_pkey rename to mails_off_pkey');
    await pool.query(`delete from migration where name like '%-email-opt-out'`);
    const previous = await pool.connect();
    try {
      // As the previous release sends them: its connections have the statements prepared when the table gets its name.
      const off = (key: string) =>
        previous.query<{ off: boolean }>({
          name: 'read',
          text: 'select exists (select from mails_off off where off.email_key = $1) as off',
          values: [key],
        });
      const switchOff = (key: string) =>
        previous.query({
          name: 'off',
          text: 'insert into mails_off (email_key) values ($1) on conflict do nothing',
          values: [key],
        });
      const switchOn = (key: string) =>
        previous.query({ name: 'on', text: 'delete from mails_off where email_key = $1', values: [key] });
      for (const key of ['kept', 'gone']) await switchOff(key);
      await switchOn('gone');
      expect((await off('kept')).rows).toEqual([{ off: true }]);
      expect(await migrateDatabase(database.url)).toEqual([expect.stringMatching(/-email-opt-out$/)]);
      const optedOut = async () =>
        (await pool.query<{ key: string }>('select email_key as key from email_opt_out order by since, 1')).rows.map(
          ({ key }) => key,
        );
      expect(await optedOut()).toEqual(['kept']);
      for (const key of ['kept', 'new', 'new']) await switchOff(key);
      expect(await optedOut()).toEqual(['kept', 'new']);
      await switchOn('kept');
      expect(await optedOut()).toEqual(['new']);
      expect([(await off('kept')).rows, (await off('new')).rows]).toEqual([[{ off: false }], [{ off: true }]]);
    } finally {
      previous.release();
    }
  });

  it('leaves nothing half-made when it fails, and succeeds once the reason is gone', async () => {
    await database.pool.query('create table outbox (reason text)');
    await expect(migrateDatabase(database.url)).rejects.toThrow(/outbox/);
    expect((await tables()).filter((name) => name !== 'migration')).toEqual(['outbox']);
    await database.pool.query('drop table outbox');
    expect(await migrateDatabase(database.url)).toEqual(names);
  });

  it('keeps the migrations before one that fails, and goes on there', async () => {
    await database.pool.query('create table webhook (reason text)');
    await expect(migrateDatabase(database.url)).rejects.toThrow(/webhook/);
    const { rows } = await database.pool.query<{ name: string }>('select name from migration order by id');
    const kept = rows.map(({ name }) => name);
    expect([kept.length > 0, kept.length < names.length]).toEqual([true, true]);
    expect(kept).toEqual(names.slice(0, kept.length));
    await database.pool.query('drop table webhook');
    expect(await migrateDatabase(database.url)).toEqual(names.slice(kept.length));
  });

  it('gives way at a table that somebody reads for long, so that others can read it, and completes in the end', async () => {
    const { pool } = database;
    await migrateDatabase(database.url);
    await pool.query('drop trigger event_previous_start on event; drop function tell_previous_start()');
    await pool.query('alter table event drop column previous_start_date');
    await pool.query(`delete from migration where name like '%-moved-events'`);
    const [reader, other] = await Promise.all([pool.connect(), pool.connect()]);
    try {
      await reader.query('begin; select from event');
      const migrated = migrateDatabase(database.url);
      const waits = `select from pg_locks where relation = 'event'::regclass and not granted`;
      await until(async () => (await pool.query(waits)).rowCount === 1, 5_000);
      // Behind the migration that waits.
      await other.query(`set statement_timeout = '3s'; select from event`);
      await reader.query('commit');
      expect(await migrated).toEqual([expect.stringMatching(/-moved-events$/)]);
      expect((await pool.query('select previous_start_date from event')).rows).toEqual([]);
    } finally {
      for (const client of [reader, other]) client.release(true);
    }
  });

  it('has the time that rewriting a large table takes', async () => {
    const { pool } = database;
    await migrateDatabase(database.url);
    await pool.query('alter table outbox drop column recipient_key');
    await pool.query(`delete from migration where name like '%-recipient-keys'`);
    await pool.query('create table seen (longest text)');
    await pool.query(`create function see_longest() returns event_trigger language plpgsql as $$
      begin insert into seen values (current_setting('statement_timeout')); end $$`);
    await pool.query(
      `create event trigger see_longest on ddl_command_end when tag in ('ALTER TABLE') execute function see_longest()`,
    );
    expect(await migrateDatabase(database.url)).toEqual([expect.stringMatching(/-recipient-keys$/)]);
    expect((await pool.query('select longest from seen')).rows).toEqual([{ longest: '10min' }]);
  });

  it('runs migrations in the order of their names, which are dates', () => {
    expect([...names].sort()).toEqual(names);
    for (const name of names) expect(name).toMatch(/^\d{14}-[a-z0-9-]+$/);
  });
});

describe('a new migration', () => {
  const now = new Date('2026-11-22T01:30:00Z');

  it('carries the present time', () => {
    expect(stampAfter('20261121000000', now)).toBe('20261122013000');
  });

  it('never sorts before one that is there: stamps that are not past are followed by a second', () => {
    expect(stampAfter('20261125000000', now)).toBe('20261125000001');
    expect(stampAfter('20261231235959', now)).toBe('20270101000000');
    expect(stampAfter('20261122013000', now)).toBe('20261122013001');
  });
});
