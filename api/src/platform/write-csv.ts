import { stringify } from 'csv-stringify/sync';
import type { Cell, Table } from './table.js';

/** A table as CSV (RFC 4180) in UTF-8, with the mark at its start that lets Excel know so. No cell can run as a formula. */
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

// With a hyphen, '+1-555-0142' would be calculated: only what cannot be is left alone.
const plainPhone = /^\+\d[\d\s().]*$/;

const startOfFormula = /^\s*[=+\-@\t\r\n＝＋－＠]/;
// Where the comma stands in numbers, spreadsheets take a semicolon for the limit of a cell, whatever quotes are around it.
const formulaBehindSemicolon = /;(?=\s*[=+\-@＝＋－＠])/g;

/**
 * The text with an apostrophe before what a spreadsheet would run: = + - @ (wide ones too), tab or line break at its start or behind a
 * semicolon. Plain phone numbers pass.
 */
export function withoutFormula(text: string): string {
  const whole = text.replaceAll(formulaBehindSemicolon, ";'");
  return startOfFormula.test(text) && !plainPhone.test(text) ? `'${whole}` : whole;
}
