import type { QueryResultRow } from 'pg';
import type { RequestContext } from '../../platform/request-context.js';

/** A statement in parts, with $1, $2 … for its values. */
interface Parts {
  select: string;
  /** Tables and conditions. */
  from: string;
  order: string;
  values: readonly unknown[];
}

/** How many rows there are, for the audit log, and the rows themselves in batches, read only as they are sent. */
export async function countedRows<Row extends QueryResultRow, Written>(
  ctx: RequestContext,
  { select, from, order, values }: Parts,
  write: (row: Row) => Written,
): Promise<{ count: number; batches: AsyncIterable<Written[]> }> {
  const { rows } = ctx.services;
  const [counted] = await rows.read<{ count: number }>({
    name: '',
    text: `select count(*)::int as count from ${from}`,
    values,
  });
  async function* batches(): AsyncGenerator<Written[]> {
    const text = `select ${select} from ${from} order by ${order}`;
    for await (const batch of rows.stream<Row>({ text, values })) yield batch.map(write);
  }
  return { count: counted?.count ?? 0, batches: batches() };
}
