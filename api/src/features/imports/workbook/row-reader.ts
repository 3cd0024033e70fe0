import type { ColumnsOf } from './columns-of.js';
import { quote } from './cells/clean-text.js';
import { columnLetters } from './row-values.js';
import { isUnsaved, type SheetCell, type SheetRow, shownText, unsavedSentence } from './sheet-rows.js';
import type { PlannedRow } from './workbook-plan.js';

/** Reads one row by the columns of its list, and collects all problems with their cells. */
export function rowReader<Field extends string>(
  row: SheetRow,
  columns: ColumnsOf<Field>,
  headers: Readonly<Record<Field, { header: string }>>,
) {
  const problems: string[] = [];
  const blamed = new Set<string>();
  const labelOf = (field: Field): string => headers[field].header;
  const cellOf = (field: Field): SheetCell | undefined => row.own.get(columns.get(field) ?? -1);
  /** The address of a field's cell, such as `B7`; empty without a column. */
  function addressOf(field: Field): string {
    const index = columns.get(field);
    return index === undefined ? '' : `${columnLetters(index)}${row.number}`;
  }
  function object(field: Field, sentence: string): void {
    problems.push(sentence);
    const address = addressOf(field);
    if (address) blamed.add(address);
  }
  /** The displayed text of a cell; an error value or a formula without a saved value is a problem. */
  function text(field: Field): string {
    const cell = cellOf(field);
    if (cell && isUnsaved(cell)) object(field, unsavedSentence(labelOf(field)));
    else if (cell?.kind === 'other') object(field, `${labelOf(field)} ${quote(cell.shown)} is not a text.`);
    return cell ? shownText(cell) : '';
  }
  /** The row as an error, if it has problems. */
  function refused(place: { sheet: string; row: number }, about: string): PlannedRow | undefined {
    if (problems.length === 0) return undefined;
    const cells = blamed.size > 0 ? { cells: [...blamed] } : {};
    return { ...place, outcome: 'error', reason: problems.join(' '), ...cells, about };
  }
  return { labelOf, cellOf, addressOf, object, text, refused };
}
