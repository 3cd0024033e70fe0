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
