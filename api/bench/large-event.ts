import type { Pool } from 'pg';

/** One event with so many shifts in 5 categories and 10 roles, and so many signups by SQL, every tenth cancelled. Gives its id. */
export async function largeEvent(pool: Pool, size: { shifts: number; signups: number }): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into event (name, slug, start_date, end_date) values ('Large', 'large-' || substr(gen_random_uuid()::text, 1, 8), '2027-02-18', '2027-02-21') returning id`,
  );
  const eventId = (rows[0] as { id: string }).id;
  await pool.query(
    `with c as (
       insert into category (event_id, name) select $1::uuid, 'Category ' || n from generate_series(1, 5) n returning id, name
     ), o as (
       insert into opportunity (event_id, category_id, name) select $1::uuid, c.id, c.name || ' role ' || n from c, generate_series(1, 2) n returning id
     ), numbered as (
       select id, row_number() over (order by id) - 1 as n from o
     )
     insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1::uuid, numbered.id, date '2027-02-18' + (k % 4), lpad((6 + k % 12)::text, 2, '0') || ':00', lpad((8 + k % 12)::text, 2, '0') || ':00', 30
     from generate_series(1, $2::int) k join numbered on numbered.n = k % 10`,
    [eventId, size.shifts],
  );
  await pool.query(
    `insert into volunteer (first_name, last_name, email, email_key, name_key, phone)
     select 'First' || n, 'Last' || n, $1 || n || '@example.org', $1 || n || '@example.org', lower('First' || n || ' Last' || n), '907-555-' || n
     from generate_series(1, $2::int / 4) n`,
    [`p${eventId.slice(0, 8)}.`, size.signups],
  );
  await pool.query(
    `with s as (select id, row_number() over (order by id) - 1 as n from shift where event_id = $1),
       v as (select id, row_number() over (order by email_key) - 1 as n from volunteer where email_key like $4)
     insert into signup (event_id, shift_id, volunteer_id, status, cancelled_at, created_at)
     select $1, s.id, v.id, case when k % 10 = 0 then 'cancelled' else 'active' end, case when k % 10 = 0 then now() end,
       timestamptz '2026-11-01' + k * interval '3 minutes'
     from generate_series(0, $3::int - 1) k join s on s.n = k % $2::int join v on v.n = (k / 4) % ($3::int / 4)`,
    [eventId, size.shifts, size.signups, `p${eventId.slice(0, 8)}.%`],
  );
  await pool.query('analyze');
  return eventId;
}
