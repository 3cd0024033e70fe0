import type { ClientBase, Pool } from 'pg';
import { resultList } from '../platform/transactions/result-list.js';

/** SQL: identifies this database of this cluster. A copy of the rows elsewhere is another one. */
const here = `(select s.system_identifier || '/' || d.oid from pg_control_system() s, pg_database d where d.datname = current_database())`;

/**
 * Begins a new epoch of facts after restoring a backup: readers may have read further, and know of things that did not
 * happen here. Older facts get transaction 0, because transaction numbers of another cluster mean nothing here. Call it
 * in the restoring transaction. Returns how many webhooks it switched off because the backup is of another database.
 */
export async function beginEpoch(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ switchedOff: number }>(beginning('true'));
  return rows[0]?.switchedOff ?? 0;
}

/**
 * Begins the first epoch, or a new one when this is not the database of the last epoch, as after loading a dump
 * elsewhere. Returns how many webhooks it switched off then.
 */
export async function noticeOtherCluster(pool: Pool): Promise<number> {
  // Both are one transaction. With many facts it takes longer than other statements may.
  const text = `set local statement_timeout = 0; ${beginning('known.cluster <> excluded.cluster')}`;
  const answers = resultList(await pool.query<{ switchedOff: number }>(text));
  return answers.at(-1)?.rows[0]?.switchedOff ?? 0;
}

/**
 * One statement. Of several servers that start at once, one begins the epoch and the others find nothing to do. In
 * another database webhooks are switched off: it may be a trial copy, and its waiting messages must not reach the
 * receivers of the real club.
 */
function beginning(condition: string): string {
  return `with before as (select cluster from fact_epoch), begun as (
      insert into fact_epoch as known (cluster) values (${here})
      on conflict (only_row) do update
        set epoch = excluded.epoch, cluster = excluded.cluster, removed_transaction = '0', removed_position = 0
      where ${condition} returning 1
    ), uncached as (
      update kept_figures set snapshot = null, compared_at = null where exists (select from begun)
    ), marked as (
      update fact set transaction_id = '0' where transaction_id <> '0' and exists (select from begun)
    ), stopped as (
      update webhook set switched_off_at = now(), switched_off_because = 'moved'
      where switched_off_at is null and exists (select from begun) and exists (select from before where cluster <> ${here}) returning 1
    )
    select count(*)::int as "switchedOff" from stopped`;
}

/** The message for the operator about webhooks that were switched off; undefined when there were none. */
export function wordsOfSwitchedOff(webhooks: number): string | undefined {
  if (webhooks === 0) return undefined;
  const they = webhooks === 1 ? '1 webhook is' : `${webhooks} webhooks are`;
  return `${they} switched off, because these rows come from another database and may be a copy. If they are the real ones now, switch on at /manage-webhooks what is to go on.`;
}
