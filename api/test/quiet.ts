import type { Pool } from 'pg';
import { until } from './until.js';

const servers = new Set<Pool>();

/** Lets `quiet` wait for this server's runner, too, until the function that comes back is called. */
export function waitForRunnerOf(pool: Pool): () => void {
  servers.add(pool);
  return () => void servers.delete(pool);
}

/** Waits until no runner of a test server that is up has a mail, a job or a delivery that is due: what it does reads and writes, too. */
export async function quiet(): Promise<void> {
  for (const pool of servers) await until(() => isQuiet(pool), 30_000);
}

async function isQuiet(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(
    `select exists (select from outbox where state = 'waiting' and next_attempt_at <= now())
       or exists (select from job where given_up_at is null and due_at <= now())
       or exists (select from webhook_delivery where state = 'waiting' and due_at <= now()) as waits`,
  );
  return rows[0]?.waits === false;
}

/**
 * Runs `work` when the runner is quiet, and without scheduled jobs meanwhile: some are due every 30 seconds, so that
 * their statements would stand among those of a request on a slow machine.
 */
export async function whileQuiet<Output>(work: () => Promise<Output>): Promise<Output> {
  await quiet();
  const putOff = await Promise.all([...servers].map(async (pool) => ({ pool, ids: await putOffSchedules(pool) })));
  try {
    // A job that was leased before it could be put off.
    await quiet();
    return await work();
  } finally {
    for (const { pool, ids } of putOff)
      if (servers.has(pool))
        await pool.query(`update job set due_at = due_at - interval '1 year' where id = any($1::uuid[])`, [ids]);
  }
}

/** Puts scheduled jobs off by a year, for tests that run them themselves; gives their ids. */
export async function putOffSchedules(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update job set due_at = due_at + interval '1 year' where key = 'schedule' and (leased_until is null or leased_until <= now()) returning id`,
  );
  return rows.map(({ id }) => id);
}
