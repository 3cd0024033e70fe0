import { stringify } from 'csv-stringify/sync';
import { withoutFormula } from '../../contract/text/csv-cell.js';
import type { Cell, Table } from './table.js';

/** A table as CSV (RFC 4180) in UTF-8, with a byte order mark so that Excel recognises it. No cell can run as a formula. */
export async function* writeCsv({ columns, batches }: Table): AsyncGenerator<string> {
  yield `\ufeff${lines([columns.map(({ header }) => header)])}`;
  for await (const batch of batches) if (batch.length > 0) yield lines(batch);
}

function lines(rows: Cell[][]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell))),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
