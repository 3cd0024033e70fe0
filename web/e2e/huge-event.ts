import { randomUUID } from 'node:crypto';
import { inDays } from './make-event.ts';

/** Runs a statement in the database of a running product and returns the number of rows. */
export type RunSql = (sql: string, values: readonly unknown[]) => Promise<number>;

/** An event of many shifts. */
export interface HugeEvent {
  id: string;
  slug: string;
  /** The domain of its people's addresses. */
  mailsAt: string;
}

/** Each worker has its own event, so that the first one to finish does not delete those of others. */
export function hugeEvent(): HugeEvent {
  const id = randomUUID();
  return { id, slug: `five-thousand-shifts-${id}`, mailsAt: `@${id}.example.org` };
}

/** Makes the event, once: 5 categories, 50 roles and the shifts on 5 days, with three of 5,000 people in each. */
export async function makeHugeEvent(run: RunSql, { id, slug, mailsAt }: HugeEvent, shifts = 5_000): Promise<void> {
  const made = await run(
    `insert into event (id, name, slug, start_date, end_date, time_zone)
     values ($1, 'Five Thousand', $2, $3, $4, 'America/Chicago') on conflict (id) do nothing`,
    [id, slug, inDays(300), inDays(304)],
  );
  if (made === 0) return;
  await run(`insert into category (event_id, name) select $1, 'Category ' || n from generate_series(1, 5) n`, [id]);
  await run(
    `insert into opportunity (event_id, category_id, name)
     select $1, c.id, c.name || ' role ' || n from category c, generate_series(1, 10) n where c.event_id = $1`,
    [id],
  );
  await run(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, o.id, $2::date + n % 5, lpad((6 + n % 14)::text, 2, '0') || ':00', lpad((8 + n % 14)::text, 2, '0') || ':30', 5
     from opportunity o, generate_series(1, $3::int) n where o.event_id = $1`,
    [id, inDays(300), shifts / 50],
  );
  // Three in each shift: storing them is most of the board's work.
  await run(
    `insert into volunteer (first_name, last_name, email, email_key, name_key)
     select 'Anna', 'Number ' || n, n || $1, n || $1, 'anna number ' || n from generate_series(1, 5000) n`,
    [mailsAt],
  );
  await run(
    `insert into signup (event_id, shift_id, volunteer_id)
     select $1, s.id, v.id from (select id, row_number() over (order by id) as n from shift where event_id = $1) s
     cross join generate_series(1, 3) k
     join (select id, row_number() over (order by id) as n from volunteer where email_key like '%' || $2) v
       on v.n = (s.n + k) % 5000 + 1`,
    [id, mailsAt],
  );
  // PostgreSQL does so by itself within a minute; until then it may choose plans for the few rows that were there.
  await run('analyze event, category, opportunity, shift, volunteer, signup', []);
}

/** Deletes it: it would slow down every later test that reads all events. */
export async function removeHugeEvent(run: RunSql, { id, mailsAt }: HugeEvent): Promise<void> {
  await run('delete from event where id = $1', [id]);
  await run(`delete from volunteer where email_key like '%' || $1`, [mailsAt]);
}
