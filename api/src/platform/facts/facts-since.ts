import type { Services } from '../operation/request-context.js';

/**
 * Whether a fact was stored that the given snapshot of the database did not show, and the current snapshot for the next call. Quiet facts do
 * not count. Without a snapshot everything is new. Exact for several servers on one database: what counts is when a transaction committed, not when it began.
 */
export async function factsSince(
  services: Pick<Services, 'rows'>,
  snapshot: string | null,
): Promise<{ isNew: boolean; snapshot: string }> {
  const [row] = await services.rows.read<{ isNew: boolean; snapshot: string }>({
    name: 'facts-since',
    text: statement,
    values: [snapshot],
  });
  if (!row) throw new Error('A select without FROM returns one row');
  return row;
}

// Ordered by the newest: PostgreSQL assumes that a third of all facts may be new and would otherwise scan from the oldest one.
const statement = `
  select pg_current_snapshot()::text as snapshot, $1::text is null or (
    select true from fact
    where transaction_id >= pg_snapshot_xmin($1::text::pg_snapshot)
      and not pg_visible_in_snapshot(transaction_id, $1::text::pg_snapshot)
      and not quiet
    order by transaction_id desc limit 1
  ) is not null as "isNew"`;
