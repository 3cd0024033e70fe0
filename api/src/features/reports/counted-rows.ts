import type { RequestContext } from '../../platform/request-context.js';
import type { Cell, TableColumn } from '../../platform/table.js';

/** A column of a file, and the SQL of its cells. */
export interface FileColumn extends TableColumn {
  sql: string;
}

/** A statement in parts, with $1, $2 … for its values. */
interface Parts {
  columns: readonly FileColumn[];
  /** Tables and conditions. */
  from: string;
  order: string;
  values: readonly unknown[];
  /** Further values, which the columns alone name. */
  besides?: readonly unknown[];
}

/** How many rows there are, for the audit log, and the rows themselves in batches, read only as they are sent. */
export async function countedRows(
  ctx: RequestContext,
  { columns, from, order, values, besides = [] }: Parts,
): Promise<{ count: number; batches: AsyncIterable<Cell[][]> }> {
  const { rows } = ctx.services;
  const [counted] = await rows.read<{ count: number }>({
    name: '',
    text: `select count(*)::int as count from ${from}`,
    values,
  });
  const names = columns.map((_column, index) => `cell${index}`);
  const cells = columns.map(({ sql }, index) => `${sql} as ${names[index]}`).join(', ');
  async function* batches(): AsyncGenerator<Cell[][]> {
    const text = `select ${cells} from ${from} order by ${order}`;
    for await (const batch of rows.stream<Record<string, Cell>>({ text, values: [...values, ...besides] }))
      yield batch.map((row) => names.map((name) => row[name] ?? null));
  }
  return { count: counted?.count ?? 0, batches: batches() };
}
