import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Cell, TableColumn } from '../../platform/files/table.js';

/** A column of a file, and the SQL of its cells. */
export interface FileColumn extends TableColumn {
  sql: string;
  /** Takes the value under this key from the JSON object of `sql`: columns with the same SQL compute it once a row. */
  key?: string;
  /** SQL condition: the column is left out where no row fulfils it. */
  onlyWhere?: string;
}

/** A statement in parts, with $1, $2 … for its values. */
interface Parts {
  columns: readonly FileColumn[];
  /** Tables and conditions. */
  from: string;
  order: string;
  values: readonly unknown[];
}

/** The rows of a file, their number and columns. */
interface CountedRows {
  /** How many there are, for the audit log. */
  count: number;
  /** Those that are not left out. */
  columns: FileColumn[];
  /** Read only while they are sent. */
  batches: AsyncIterable<Cell[][]>;
}

/** Counts the rows, and returns them in batches. */
export async function countedRows(
  ctx: RequestContext,
  { columns: possible, from, order, values }: Parts,
): Promise<CountedRows> {
  const { rows } = ctx.services;
  const conditions = possible.flatMap(({ onlyWhere }) => onlyWhere ?? []);
  const columnCounts = conditions.map(
    (condition, index) => `, (count(*) filter (where ${condition}))::int as "of${index}"`,
  );
  const [counted] = await rows.read<Record<string, number>>({
    name: '',
    text: `select count(*)::int as count${columnCounts.join('')} from ${from}`,
    values,
  });
  const columns = possible.filter(
    ({ onlyWhere }) => onlyWhere === undefined || counted?.[`of${conditions.indexOf(onlyWhere)}`],
  );
  const cells = [...new Set(columns.map(({ sql }) => sql))];
  const places = columns.map(({ sql, key }) => ({ name: `cell${cells.indexOf(sql)}`, key }));
  async function* batches(): AsyncGenerator<Cell[][]> {
    const text = `select ${cells.map((sql, index) => `${sql} as cell${index}`).join(', ')} from ${from} order by ${order}`;
    for await (const batch of rows.stream<Record<string, Cell | Record<string, Cell>>>({ text, values }))
      yield batch.map((row) => places.map(({ name, key }) => cellOf(row[name] ?? null, key)));
  }
  return { count: counted?.count ?? 0, columns, batches: batches() };
}

function cellOf(cell: Cell | Record<string, Cell>, key: string | undefined): Cell {
  if (cell === null || typeof cell !== 'object') return cell;
  return key !== undefined && Object.hasOwn(cell, key) ? (cell[key] ?? null) : null;
}
