import type { ClientBase, Pool } from 'pg';

/** SQL: which database of which cluster this is. A copy of the rows elsewhere is another one. */
const here = `(select s.system_identifier || '/' || d.oid from pg_control_system() s, pg_database d where d.datname = current_database())`;

/**
 * Begins a new epoch of facts: the rows were brought back from a backup, so that whoever read further than it knows of things that did not
 * happen here. Older facts get transaction 0, because the numbers of another time mean nothing now. Call it in the restoring transaction.
 */
export async function beginEpoch(client: ClientBase): Promise<void> {
  await client.query(beginning('true'));
}

/** Begins the first epoch, and a new one when the database is not the one that the last began in, as after a dump was loaded elsewhere. */
export async function noticeOtherCluster(pool: Pool): Promise<void> {
  // Both are one transaction. Many facts take longer than any other statement may.
  await pool.query(`set local statement_timeout = 0; ${beginning('known.cluster <> excluded.cluster')}`);
}

/** One statement; of several servers that start at once, one begins the epoch and the others find nothing to do. */
function beginning(condition: string): string {
  return `with begun as (
      insert into fact_epoch as known (cluster) values (${here})
      on conflict (only_row) do update
        set epoch = excluded.epoch, cluster = excluded.cluster, removed_transaction = '0', removed_position = 0
      where ${condition} returning 1
    ), unkept as (
      update kept_figures set snapshot = null, compared_at = null where exists (select from begun)
    )
    update fact set transaction_id = '0' where transaction_id <> '0' and exists (select from begun)`;
}
