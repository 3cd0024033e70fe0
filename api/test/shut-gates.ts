import type { Pool } from 'pg';

/**
 * Stops the transactions of a database at numbered gates, which a session of the test keeps closed until it opens them.
 * A transaction that is to stop has a trigger of the test's that executes `wait_at_gate(number)`.
 */
export async function shutGates(pool: Pool, numbers: readonly number[]) {
  const keeper = await pool.connect();
  for (const number of numbers) await keeper.query('select pg_advisory_lock($1)', [number]);
  await pool.query(`create function wait_at_gate() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(tg_argv[0]::int); return new; end $$`);
  const waiting = async (condition: string) => {
    const { rows } = await pool.query<{ is: boolean }>(
      `select exists (select from pg_locks l join pg_stat_activity a using (pid)
         where a.datname = current_database() and not l.granted and ${condition}) as is`,
    );
    return rows[0]?.is === true;
  };
  return {
    /** Whether somebody stands at the gate. */
    isStopped: (number: number) => waiting(`l.locktype = 'advisory' and l.objid = ${number}`),
    /** Whether somebody waits for what another transaction holds. */
    isHeldUp: () => waiting(`l.locktype <> 'advisory'`),
    open: (number: number) => keeper.query('select pg_advisory_unlock($1)', [number]),
    close: () => keeper.release(true),
  };
}
