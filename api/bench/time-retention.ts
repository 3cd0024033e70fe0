import type pg from 'pg';
import { median } from './contest.ts';
import { largeEvent } from './large-event.ts';
import { signIn } from './time-tables.ts';

const people = 50_000;

/**
 * How long the nightly job takes to erase 50,000 people who have been idle for too long, its longest batch, how long signups take meanwhile and
 * before, and the preview of it.
 */
export async function timeRetention({ product, pool }: { product: string; pool: pg.Pool }): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  await oldEvent(pool);
  const { rows } = await pool.query<{ id: string }>('select id from shift where event_id = $1 order by id', [
    await largeEvent(pool, { shifts: 2000, signups: 8000 }),
  ]);
  const shifts = rows.map(({ id }) => id);
  const before = await signupsUntil(
    product,
    shifts,
    (
      (left) => () =>
        left-- > 0
    )(200),
  );
  const preview = await timed(async () => {
    const answer = await fetch(`${product}/api/admin/retention`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
  });
  await pool.query(`update job set due_at = now() where kind = 'retention'`);
  const begun = performance.now();
  let over = false;
  const [during] = await Promise.all([
    signupsUntil(product, shifts, () => !over),
    erasedAll(pool).then(() => {
      over = true;
    }),
  ]);
  const took = (performance.now() - begun) / 1000;
  const { rows: batches } = await pool.query<{ seconds: number }>(
    `select extract(epoch from erased_at - lag(erased_at) over (order by erased_at))::float8 as seconds from erasure where erased_by = 'retention'`,
  );
  const longest = Math.max(...batches.map(({ seconds }) => seconds ?? 0));
  return [
    `Erasing ${people} idle people at night`,
    `  preview ${preview.toFixed(0)} ms; all ${took.toFixed(1)} s, the longest batch of 500 ${longest.toFixed(1)} s`,
    `  a signup, p95: before ${p95(before).toFixed(0)} ms, meanwhile ${p95(during).toFixed(0)} ms; median ${median(before).toFixed(0)} and ${median(during).toFixed(0)} ms`,
  ].join('\n');
}

/** People of an event that ended two years ago. */
async function oldEvent(pool: pg.Pool): Promise<void> {
  const eventId = await largeEvent(pool, { shifts: 8000, signups: people * 4 });
  await pool.query(`update volunteer set created_at = now() - interval '800 days' where email like $1`, [
    `p${eventId.slice(0, 8)}.%`,
  ]);
  await pool.query(`update shift set date = date - 800 where event_id = $1`, [eventId]);
  await pool.query(`update event set start_date = start_date - 800, end_date = end_date - 800 where id = $1`, [
    eventId,
  ]);
  await pool.query('analyze');
}

async function erasedAll(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ over: boolean }>(
      `select exists (select from job where kind = 'retention' and due_at > now()) as over`,
    );
    if (rows[0]?.over) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Signs somebody up, one after the other, as long as it goes on. Gives the milliseconds of each. */
async function signupsUntil(product: string, shifts: readonly string[], goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; goesOn(); n += 1) {
    const person = { firstName: 'Nia', lastName: `Night${n}`, email: `nia${n}.${Date.now()}@example.org` };
    times.push(
      await timed(async () => {
        const body = JSON.stringify({ ...person, shiftId: shifts[n % shifts.length] });
        const sent = { 'content-type': 'application/json' };
        const answer = await fetch(`${product}/api/signup`, { method: 'POST', headers: sent, body });
        if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      }),
    );
  }
  return times;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function p95(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
