import type { Pool, PoolClient } from 'pg';
import { until } from './until.js';

interface Options {
  /** How many statements are to wait. */
  count?: number;
  /** Ends the waiting too, such as that the call was answered without waiting. */
  or?: () => boolean;
  /** How long at most, in milliseconds. */
  within?: number;
}

/**
 * Until statements wait for a row or a table that this connection holds, or behind one that does. Waits of others do not count: background work
 * and the clearing of a shared server's database wait for locks as well. Throws when the time is over.
 */
export async function untilBlocked(by: PoolClient, pool: Pool, options: Options = {}): Promise<void> {
  const { count = 1, or = () => false, within = 20_000 } = options;
  const { rows } = await by.query<{ pid: number }>('select pg_backend_pid() as pid');
  await until(async () => {
    const { rowCount } = await pool.query(
      `with recursive waits(pid, behind) as (
         select pid, pg_blocking_pids(pid) from pg_stat_activity where wait_event_type = 'Lock'
       ), blocked(pid) as (
         select pid from waits where $1 = any(behind)
         union select waits.pid from waits join blocked on blocked.pid = any(waits.behind)
       ) select from blocked`,
      [rows[0]?.pid],
    );
    return (rowCount ?? 0) >= count || or();
  }, within);
}
