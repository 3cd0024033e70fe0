import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { openLaptop, momentWhen } from './lines.ts';
import { signInPage, type Session } from './open-large.ts';
import type { Figures } from './visit-event.ts';

/* The start board with many posts, and papers as PDF. */

/** An event of today with so many posts, a shift at each with as many people, and a start in some minutes. */
export async function makeRaceMorning(databaseUrl: string, posts: number, people: number): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `with e as (insert into event (name, slug, start_date, end_date, time_zone)
         values ('Race morning', 'race-morning-' || $1::text, current_date, current_date, 'UTC') returning id),
       c as (insert into category (event_id, name) select id, 'Crossings' from e returning id, event_id),
       o as (insert into opportunity (event_id, category_id, name) select event_id, id, 'Marshal' from c returning id, event_id),
       p as (insert into post (event_id, category_id, place, minimum_staff, staffed_by_minutes, blocks_start, start_ids)
         select event_id, id, 'Crossing ' || n, 3, 30, n % 5 = 0, '{}' from c, generate_series(1, $2::int) n returning id),
       s as (insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required, location)
         select event_id, id, current_date, '00:00', '23:59', $3::int, 'Crossing ' || n from o, generate_series(1, $2::int) n
         returning id, event_id),
       r as (insert into race_start (event_id, name, date, time)
         select id, 'Men 50 km', current_date,
           to_char(least((now() at time zone 'UTC')::time, '23:00'::time) + interval '30 minutes', 'HH24:MI') from e returning id),
       v as (insert into volunteer (first_name, last_name, email, email_key, name_key)
         select 'Ada', 'Berg' || n, mail, mail, 'ada' || chr(31) || 'berg' || n
         from generate_series(1, $2::int * $3::int) n, lateral (select $1 || '.' || n || '@example.org' as mail) named returning id),
       numbered as (select id, row_number() over (order by id) - 1 as n from v),
       places as (select id, event_id, row_number() over (order by id) - 1 as n from s),
       g as (insert into signup (event_id, shift_id, volunteer_id)
         select p.event_id, p.id, v.id from numbered v join places p on p.n = v.n % $2::int returning id)
     select e.id from e, (select count(*) from p) a, (select count(*) from r) b, (select count(*) from g) c`,
    [mark, posts, people],
  );
  await pool.query(`insert into fact (kind, record_id, within) values ('event.changed', gen_random_uuid(), '{}')`);
  await pool.query('analyze');
  await pool.end();
  return rows[0]?.id ?? '';
}

/** From the board's first answer to all of its rows. */
export async function drawBoard(
  browser: Browser,
  url: string,
  session: Session,
  { eventId, posts }: { eventId: string; posts: number },
): Promise<Figures> {
  const page = await openLaptop(browser);
  await signInPage(page, session);
  await page.goto(`${url}/start-board/${eventId}`, { waitUntil: 'commit' });
  const drawn = await momentWhen(
    page,
    (count) => {
      if (document.querySelectorAll('#root main li.border-l-8').length < count) return 0;
      const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.endsWith('/graphql'),
      );
      // The board is the longest answer. It is read again while it is drawn.
      const longest = Math.max(...answers.map(({ decodedBodySize }) => decodedBodySize));
      const board = answers.find(({ decodedBodySize }) => decodedBodySize > 0.9 * longest);
      return performance.now() - (board?.responseEnd ?? 0);
    },
    posts,
  );
  const { longTasks } = await page.evaluate(() => window.noted);
  await page.context().close();
  return { 'answer to rows': drawn, 'long tasks': longTasks };
}

/** A paper of the staff as a PDF, from opening its page, and from the moment at which 'Print' can be pressed. */
export async function printPaper(browser: Browser, url: string, session: Session, path: string): Promise<Figures> {
  const page: Page = await openLaptop(browser);
  await signInPage(page, session);
  const begun = performance.now();
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLButtonElement>('#root main button')].some(
      ({ disabled, textContent }) => !disabled && textContent.startsWith('Print'),
    ),
  );
  const ready = performance.now();
  // What is not built yet is built for it, as for a press on 'Print'.
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const ended = performance.now();
  await page.context().close();
  return {
    'opened to PDF': ended - begun,
    'ready to PDF': ended - ready,
    pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    'PDF, kB': pdf.length / 1_000,
  };
}
