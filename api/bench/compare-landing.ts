import type pg from 'pg';
import { anew, contest, median, question, tableOf, type Effort } from './contest.ts';
import { allEvents, landing } from './documents.ts';

interface Landing extends Effort {
  product: string;
  /** An address whose cost does not depend on the events: the yardstick between the steps. */
  yardstick: string;
  pool: pg.Pool;
}

/** More and more events and shifts, and how fast the landing page stays, as a share of what it was when it was first full. */
export async function compareLanding({ product, yardstick, pool, ...effort }: Landing): Promise<string> {
  const lines: string[] = [];
  let first: number | undefined;
  for (const [events, shifts] of [
    [0, 0],
    [25, 250],
    [30, 30_000],
    [1_000, 30_000],
  ] as const) {
    await grow(pool, events, shifts);
    const scores = await contest(
      [
        { name: 'the yardstick', request: { url: yardstick } },
        { name: 'landing, read anew', request: question(product, landing, {}, anew) },
        { name: 'landing, unchanged', request: question(product, landing, {}) },
        { name: 'all events, read anew', request: question(product, allEvents, {}, anew) },
      ],
      effort,
    );
    const share = median(scores[1]?.perSecond ?? []) / median(scores[0]?.perSecond ?? []);
    if (events > 0) first ??= share;
    const size = await pool.query<{ events: number; shifts: number }>(
      'select (select count(*)::int from event) as events, (select count(*)::int from shift) as shifts',
    );
    lines.push(
      `Landing with ${size.rows[0]?.events} events, ${size.rows[0]?.shifts} shifts${first ? `: read anew ${Math.round((100 * share) / first)} % of its speed with its first full page` : ''}`,
      tableOf(scores),
    );
  }
  return lines.join('\n');
}

/** Adds events until there are so many more, with as many shifts in all. */
async function grow(pool: pg.Pool, events: number, shifts: number): Promise<void> {
  if (events === 0) return;
  await pool.query(
    `with made as (
       insert into event (name, slug, start_date, end_date)
       select 'Race ' || n, 'bench-' || $1 || '-' || n, current_date + 30 + n % 200, current_date + 31 + n % 200 from generate_series(1, $1::int) n
       returning id, start_date
     ), c as (
       insert into category (event_id, name) select id, 'Course' from made returning id, event_id
     ), o as (
       insert into opportunity (event_id, category_id, name) select event_id, id, 'Marshal' from c returning id, event_id
     )
     insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select o.event_id, o.id, made.start_date, '08:00', '10:00', 4
     from o join made on made.id = o.event_id, generate_series(1, $2::int / $1::int) n`,
    [events, shifts],
  );
  await pool.query('analyze');
  // What is written past the product is found within half a minute.
  for (const end = Date.now() + 120_000; ; await new Promise((resolve) => setTimeout(resolve, 250))) {
    const { rows } = await pool.query<{ missing: boolean }>(
      'select exists (select from event where id not in (select id from fresh_event_figures)) as missing',
    );
    if (!rows[0]?.missing) return;
    if (Date.now() > end) throw new Error('The figures of the events that were added are not kept');
  }
}
