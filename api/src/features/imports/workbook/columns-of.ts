import { cleanLine } from '../../../contract/text/names.js';
import type { SheetRow } from './sheet-rows.js';

/** The column indexes of a sheet, by field. */
export type ColumnsOf<Field extends string> = Map<Field, number>;

/** The columns of a header row; undefined unless all needed ones are there. `fieldOf`: the field of a header in lower case without extra spaces. */
export function columnsOf<Field extends string>(
  row: SheetRow,
  fieldOf: (text: string) => Field | undefined,
  needed: readonly Field[],
): ColumnsOf<Field> | undefined {
  const columns: ColumnsOf<Field> = new Map();
  for (const [index, cell] of row.own) {
    const text = cell.kind === 'text' ? cleanLine(cell.text).toLowerCase() : '';
    const field = text && text.length <= 80 ? fieldOf(text) : undefined;
    if (field !== undefined && !columns.has(field)) columns.set(field, index);
  }
  return needed.every((field) => columns.has(field)) ? columns : undefined;
}
