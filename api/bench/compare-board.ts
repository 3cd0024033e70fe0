import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { contest, median, sharesOf, tableOf, type Effort, type Score } from './contest.ts';
import { signIn } from './time-tables.ts';

interface Contest extends Effort {
  product: string;
  bare: string;
  pool: pg.Pool;
}

interface Board {
  eventId: string;
  startId: string;
  signupIds: string[];
}

/** Boards that are open at once. */
const boards = 20;
/** How often a page reads its board by itself, and the shortest time between two readings, in milliseconds. */
const readEvery = 5_000;
const readAtMostEvery = 1_000;

/**
 * The start board of 200 posts with 1,000 people beside a bare `json_agg`; how soon a mark is on 20 boards that follow the event as pages do;
 * and what those cost marks.
 */
export async function compareBoard({ product, bare, pool, ...effort }: Contest): Promise<string> {
  const authorization = `Bearer ${await signIn(product)}`;
  const board = await makeBoard(pool);
  const lines = ['Start board of 200 posts, 1,000 people'];
  lines.push(
    tableOf(
      await contest(
        [
          { name: 'bare json_agg', request: { url: `${bare}/board/${board.startId}` } },
          {
            name: 'GET /api/admin/start-board',
            request: { url: `${product}/api/admin/start-board/${board.startId}`, headers: { authorization } },
          },
        ],
        { ...effort, connections: 4 },
      ),
    ),
  );

  const alone: Score = { name: 'marks, no board', perSecond: [], p99: [], kilobytes: 0 };
  const beside: Score = { name: `marks beside ${boards} boards`, perSecond: [], p99: [], kilobytes: 0 };
  let at = 0;
  const next = () => board.signupIds[at++ % board.signupIds.length] ?? '';
  const marks = () => markSteadily(product, authorization, next, effort.seconds);
  await marks();
  const seen: number[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    alone.perSecond.push((await marks()).perSecond);
    const open = await openBoards(product, authorization, board);
    const { perSecond, answered } = await marks();
    beside.perSecond.push(perSecond);
    seen.push(...(await open.close(answered)));
  }
  seen.sort((one, other) => one - other);
  const p95 = seen[Math.floor(seen.length * 0.95)] ?? Number.NaN;
  lines.push(
    'Marks one after the other, 20 a second at most',
    sharesOf([alone, beside]),
    `  a mark is on a board after ${median(seen).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${seen.length} looks)`,
  );
  return lines.join('\n');
}

/** An event of today with 200 posts of five people each, and a start in half an hour. */
async function makeBoard(pool: pg.Pool): Promise<Board> {
  const slug = `board-${randomUUID().slice(0, 8)}`;
  const { rows } = await pool.query<{ eventId: string; startId: string }>(
    `with e as (insert into event (name, slug, start_date, end_date, time_zone) values ('Start board', $1, current_date, current_date, 'UTC') returning id),
       c as (insert into category (event_id, name) select id, 'Crossings' from e returning id, event_id),
       o as (insert into opportunity (event_id, category_id, name) select event_id, id, 'Marshal' from c returning id, event_id),
       p as (insert into post (event_id, category_id, place, minimum_staff, staffed_by_minutes, blocks_start, start_ids)
         select event_id, id, 'Crossing ' || n, 3, 30, true, '{}' from c, generate_series(1, 200) n returning id),
       s as (insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required, location)
         select event_id, id, current_date, '00:00', '23:59', 5, 'Crossing ' || n from o, generate_series(1, 200) n returning id),
       t as (insert into race_start (event_id, name, date, time)
         select id, 'Men 50 km', current_date, to_char(least((now() at time zone 'UTC')::time, '23:00'::time) + interval '30 minutes', 'HH24:MI') from e returning id)
     select e.id as "eventId", t.id as "startId" from e, t, (select count(*) from p) made, (select count(*) from s) more`,
    [slug],
  );
  const [{ eventId, startId }] = rows as [{ eventId: string; startId: string }];
  const signups = await pool.query<{ id: string }>(
    `with v as (insert into volunteer (first_name, last_name, email, email_key, name_key)
         select 'Ada', 'Berg' || n, mail, mail, 'ada' || chr(31) || 'berg' || n from generate_series(1, 1000) n, lateral (select $2 || n || '@example.org' as mail) m returning id),
       numbered as (select id, row_number() over (order by id) - 1 as n from v),
       s as (select id, row_number() over (order by id) - 1 as n from shift where event_id = $1)
     insert into signup (event_id, shift_id, volunteer_id) select $1, s.id, v.id from numbered v join s on s.n = v.n % 200 returning id`,
    [eventId, slug],
  );
  await pool.query('analyze');
  return { eventId, startId, signupIds: signups.rows.map(({ id }) => id) };
}

/** Marks people one after the other, every 50 ms at most. Gives how many a second, and when each mark was answered. */
async function markSteadily(product: string, authorization: string, next: () => string, seconds: number) {
  const answered: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000) {
    const sent = performance.now();
    const mark = { id: randomUUID(), signupId: next(), kind: 'ARRIVED', occurredAt: new Date().toISOString() };
    const answer = await fetch(`${product}/api/attendance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ deviceId: mark.id, marks: [mark] }),
    });
    const { results } = (await answer.json()) as { results?: { result: string }[] };
    if (results?.[0]?.result !== 'STORED') throw new Error(`A mark was answered ${answer.status}`);
    answered.push(performance.now());
    const left = 50 - (performance.now() - sent);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
  return { perSecond: (answered.length * 1_000) / (performance.now() - begun), answered };
}

/** Opens boards that read again when anybody is marked, once a second at most, as pages do. */
async function openBoards(product: string, authorization: string, { eventId, startId }: Board) {
  const leaving = new AbortController();
  /** Of each board, when each of its readings was sent and answered. */
  const readings = Array.from({ length: boards }, (): { sent: number; answered: number }[] => []);
  const work = readings.map(async (own) => {
    const query = 'subscription ($eventId: ID!) { attendanceChanged(eventId: $eventId) { position signupIds } }';
    const stream = await fetch(`${product}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization },
      body: JSON.stringify({ query, variables: { eventId } }),
      signal: leaving.signal,
    });
    if (!stream.ok || !stream.body) throw new Error(`A stream was answered ${stream.status}`);
    let readAt = Number.NEGATIVE_INFINITY;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      soon = undefined;
      const sent = performance.now();
      readAt = sent;
      const answer = await fetch(`${product}/api/admin/start-board/${startId}`, { headers: { authorization } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A board was answered ${answer.status}`);
      own.push({ sent, answered: performance.now() });
    };
    const readSoon = () => {
      soon ??= setTimeout(() => void read(), readAt + readAtMostEvery - performance.now());
    };
    await read();
    const timer = setInterval(() => void read(), readEvery);
    const done = (async () => {
      const decoder = new TextDecoder();
      try {
        for await (const part of stream.body as unknown as AsyncIterable<Uint8Array>)
          if (decoder.decode(part).includes('event: next')) readSoon();
      } catch (error) {
        if (!leaving.signal.aborted) throw error;
      } finally {
        clearInterval(timer);
        clearTimeout(soon);
      }
    })();
    return { done };
  });
  const streams = await Promise.all(work);
  return {
    /** Waits until every board shows the last mark; gives how long after its answer each mark was on each board, in milliseconds. */
    async close(answered: readonly number[]): Promise<number[]> {
      const last = answered.at(-1) ?? 0;
      const end = performance.now() + 2 * readEvery;
      while (readings.some((own) => (own.at(-1)?.sent ?? 0) < last)) {
        if (performance.now() > end) throw new Error('A board did not show the last mark');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      leaving.abort();
      for (const { done } of streams) await done;
      return readings.flatMap((own) =>
        answered.map((at) => (own.find(({ sent }) => sent >= at)?.answered ?? Number.POSITIVE_INFINITY) - at),
      );
    },
  };
}
