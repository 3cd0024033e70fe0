import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrateDatabase } from '../src/database/migrate.js';
import { ormConfig } from '../src/database/orm.config.js';
import { given } from './given.js';
import { signedUp } from './signup-rows.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/* What migrations do with the rows of an installation that is upgraded. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(text, values)).rows;

/** Empties the database and migrates it until just before a migration. */
async function migrateUntil(name: string): Promise<void> {
  await sql('drop schema public cascade');
  await sql('create schema public');
  const config = { databaseUrl: database.url, entities: [], poolSize: 2, longestStatement: 60_000, byIndex: false };
  const orm = await MikroORM.init({ ...ormConfig(config), discovery: { warnWhenNoEntities: false } });
  try {
    const pending = (await orm.migrator.getPending()).map((one) => one.name);
    const at = pending.findIndex((one) => one.includes(name));
    expect(at).toBeGreaterThan(0);
    await orm.migrator.up({ to: pending[at - 1] ?? '' });
  } finally {
    await orm.close(true);
  }
}

describe('an upgrade to erasing and retention', () => {
  const days = async () =>
    (
      await sql<{ days: number }>(
        'select round(extract(epoch from starts_at - now()) / 86400)::int as days from retention_setting',
      )
    )[0]?.days;

  it('finds the people that entries of the audit log are about, and deletes old data 14 days later', async () => {
    await migrateUntil('audited-people');
    const shift = await given(database.pool).shift();
    const ada = await signedUp(database.pool, shift, { firstName: 'Ada', email: 'ada@example.org' });
    const bo = await signedUp(database.pool, shift, { firstName: 'Bo', email: 'bo@example.org' });
    const [search] = await sql<{ id: string }>(
      `insert into replacement (event_id, shift_id, signup_id, token_hash) values ($1, $2, $3, '\\x01') returning id`,
      [shift.eventId, shift.id, bo.id],
    );
    const entries: [string, string | null][] = [
      ['volunteer', ada.volunteerId],
      ['signup', ada.id],
      ['hours', bo.id],
      ['replacement', search?.id ?? ''],
      ['shift', shift.id],
      ['volunteer', null],
    ];
    for (const [type, id] of entries)
      await sql(
        `insert into audit_entry (actor_name, action, record_type, record_id, summary) values ('Al', 'x', $1, $2, $1)`,
        [type, id],
      );
    await migrateDatabase(database.url);
    expect(await sql('select record_type as type, about from audit_entry order by record_type, about')).toEqual([
      { type: 'hours', about: [bo.volunteerId] },
      { type: 'replacement', about: [bo.volunteerId] },
      { type: 'shift', about: null },
      { type: 'signup', about: [ada.volunteerId] },
      { type: 'volunteer', about: [ada.volunteerId] },
      { type: 'volunteer', about: null },
    ]);
    expect(await days()).toBe(14);
  });

  it('deletes old data of a new installation at once', async () => {
    await migrateUntil('retention');
    await migrateDatabase(database.url);
    expect(await days()).toBe(0);
  });
});
