import type { Pool } from 'pg';
import { until } from './until.js';

/**
 * Waits until readers of facts may see all that is committed by now. Transactions of other databases hold them back
 * too, for as long as they run, and on the PostgreSQL that the tests share there are always some.
 */
export async function settled(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now');
  await until(async () => {
    const horizon = await pool.query<{ passed: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as passed',
      [rows[0]?.now],
    );
    return horizon.rows[0]?.passed === true;
  }, 20_000);
}
