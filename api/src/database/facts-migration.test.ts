import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../test/given.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';
import { migrateDatabase } from './migrate.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('makes facts from what an older release stored: signups, and what the audit log says of shifts', async () => {
  const { pool } = database;
  // The database as the release before left it.
  await pool.query('drop table fact, fact_epoch, job');
  await pool.query(`delete from migration where name ~ '-(facts|jobs)$'`);
  const shift = await given(pool).shift();
  const { userId } = await given(pool).staff('lead');
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into volunteer (first_name, last_name, email, email_key, name_key)
     select n, n, n, n, n from unnest(array['ada', 'bo']) n returning id`,
  );
  const signUp = async (person: string | undefined, day: number, cancelledAt: string | null) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into signup (event_id, shift_id, volunteer_id, status, created_at, cancelled_at)
       values ($1, $2, $3, case when $5::timestamptz is null then 'active' else 'cancelled' end, make_date(2026, 1, $4), $5)
       returning id`,
      [shift.eventId, shift.id, person, day, cancelledAt],
    );
    return rows[0]?.id;
  };
  const ada = await signUp(people[0]?.id, 2, '2026-01-05');
  const bo = await signUp(people[1]?.id, 3, null);
  const audit = (action: string, recordId: string | undefined, day: number, detail: object = {}) =>
    pool.query(
      `insert into audit_entry (actor_id, actor_name, action, record_type, record_id, event_id, summary, detail, happened_at)
       values ($1, 'Lena', $2, split_part($2, '.', 1), $3, $4, 'Words with a name', $5, make_date(2026, 1, $6))`,
      [userId, action, recordId, shift.eventId, detail, day],
    );
  await audit('shift.created', shift.id, 1, { location: 'Hut' });
  await audit('signup.assigned', bo, 3);
  const changes = { startTime: ['08:00', '09:00'], notes: ['old', 'new'], toldPeople: true, version: 2 };
  await audit('shift.changed', shift.id, 4, changes);
  await audit('event.changed', shift.eventId, 4);

  expect(await migrateDatabase(database.url)).toEqual(expect.arrayContaining([expect.stringMatching(/-facts$/)]));
  const { rows } = await pool.query(
    `select kind, record_id as id, actor_id as actor, detail, to_char(at, 'DD') as day, transaction_id::text as transaction,
       event_id, category_id, shift_id from fact order by position`,
  );
  const within = { event_id: shift.eventId, category_id: shift.categoryId, shift_id: shift.id, transaction: '0' };
  expect(rows).toEqual([
    { kind: 'shift.created', id: shift.id, actor: userId, detail: {}, day: '01', ...within },
    { kind: 'signup.created', id: ada, actor: null, detail: {}, day: '02', ...within },
    { kind: 'signup.created', id: bo, actor: userId, detail: {}, day: '03', ...within },
    {
      ...{ kind: 'shift.changed', id: shift.id, actor: userId, day: '04', ...within },
      detail: { fields: ['notes', 'startTime'], changes: { startTime: ['08:00', '09:00'] } },
    },
    { kind: 'signup.cancelled', id: ada, actor: null, detail: {}, day: '05', ...within },
  ]);
});
