import type pg from 'pg';

/** Fills an event up to so many shifts with ten signups each, by plain SQL. */
export async function growFestival(pool: pg.Pool, eventId: string, shifts: number): Promise<void> {
  await pool.query(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, o.id, e.start_date, '08:00', '10:00', 12
     from event e, generate_series(1, greatest(0, $2 - (select count(*)::int from shift where event_id = $1))) as n
       join lateral (select id from opportunity where event_id = $1 order by id offset n % (select count(*) from opportunity where event_id = $1) limit 1) o on true
     where e.id = $1`,
    [eventId, shifts],
  );
  await pool.query(
    `insert into signup (event_id, shift_id, volunteer_id)
     select s.event_id, s.id, v.id from shift s
       join lateral (select id from volunteer where id <> s.id order by id limit 10) v on true
     where s.event_id = $1 and s.active_count = 0 and s.qty_required = 12`,
    [eventId],
  );
  await pool.query('analyze');
}
