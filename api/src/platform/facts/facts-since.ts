import type { Services } from '../operation/request-context.js';

/**
 * Whether a fact has been kept that a snapshot of the database did not show yet, and the snapshot of now, to ask with next. Without a
 * snapshot everything is new. Exact for several servers on one database: what counts is what had been committed, not when it began.
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
  if (!row) throw new Error('A look without FROM gives one row');
  return row;
}

// The newest one by its order: to PostgreSQL a third of all facts may be new, and it would look for any of them from the first one on.
const statement = `
  select pg_current_snapshot()::text as snapshot, $1::text is null or (
    select true from fact
    where transaction_id >= pg_snapshot_xmin($1::text::pg_snapshot)
      and not pg_visible_in_snapshot(transaction_id, $1::text::pg_snapshot)
    order by transaction_id desc limit 1
  ) is not null as "isNew"`;
