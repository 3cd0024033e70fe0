import { cleanLine } from '../../../contract/text/names.js';
import type { SheetRow } from './sheet-rows.js';

/** Where a sheet has its columns, by what they hold. */
export type ColumnsOf<Field extends string> = Map<Field, number>;

/** The columns of a header row, where it names all that are needed. `fieldOf`: what a header without case and odd spaces means. */
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
