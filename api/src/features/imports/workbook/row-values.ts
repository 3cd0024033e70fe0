import type { Column, ColumnField } from './match-headers.js';
import type { SheetCell, SheetRow } from './sheet-rows.js';

/** The cells of a body row by field; cells of unknown columns are left out. */
export interface RowValues {
  row: SheetRow;
  /** The user's header of each column. */
  labels: Map<ColumnField, string>;
  /** Cells of the row itself. */
  own: Map<ColumnField, SheetCell>;
  /** The same, and values of merged areas that reach down from above. */
  all: Map<ColumnField, SheetCell>;
  /** Fields whose cell is merged with the ones to its right. */
  spanning: Set<ColumnField>;
  /** The address of each field's cell in this row, such as F17; also of empty cells. */
  addresses: Map<ColumnField, string>;
}

/** Maps the cells of a row to the fields of its table's columns. */
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

/** The letters of a column: 0 -> A, 25 -> Z, 26 -> AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
