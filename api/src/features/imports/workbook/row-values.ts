import type { Column, ColumnField } from './match-headers.js';
import type { SheetCell, SheetRow } from './sheet-rows.js';

/** A body row seen through the columns of its table; cells of columns the import does not know are left out. */
export interface RowValues {
  row: SheetRow;
  /** What the user's header calls each column. */
  labels: Map<ColumnField, string>;
  /** Cells the row itself holds. */
  own: Map<ColumnField, SheetCell>;
  /** The same, and what merged areas reach down from above. */
  all: Map<ColumnField, SheetCell>;
  /** Fields whose cell is merged with the ones to its right. */
  spanning: Set<ColumnField>;
  /** What the spreadsheet program calls each field's cell in this row, such as F17; empty cells too. */
  addresses: Map<ColumnField, string>;
}

/** Names the cells of a row by the columns of its table. */
export function rowValues(row: SheetRow, columns: ReadonlyMap<ColumnField, Column>): RowValues {
  const values: RowValues = {
    row,
    labels: new Map(),
    own: new Map(),
    all: new Map(),
    spanning: new Set(),
    addresses: new Map(),
  };
  for (const [field, { index, label }] of columns) {
    values.labels.set(field, label);
    values.addresses.set(field, `${columnLetters(index)}${row.number}`);
    const own = row.own.get(index);
    const cell = row.cells.get(index);
    if (own) values.own.set(field, own);
    if (cell) values.all.set(field, cell);
    if (row.spanning.has(index)) values.spanning.add(field);
  }
  return values;
}

/** What spreadsheets call a column: 0 -> A, 25 -> Z, 26 -> AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
