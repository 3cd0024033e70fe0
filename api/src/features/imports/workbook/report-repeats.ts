import { foldName } from '../../../contract/text/names.js';
import type { WorkbookRole, PlannedRow, WorkbookShift, RowToCreate } from './workbook-plan.js';
import { entriesOf, mapped } from '../../../contract/text/mapped.js';
import { sheetTexts } from '../../../contract/text/role-texts.js';

/**
 * Turns rows with the same shift as an earlier row (role, date, times and place) into errors, instead of creating it twice. The reason says
 * whether the quantities differ.
 */
export function reportRepeats(rows: PlannedRow[]): PlannedRow[] {
  const firstOf = new Map<string, RowToCreate>();
  return rows.map((row) => {
    if (row.outcome !== 'create') return row;
    const key = shiftKey(row.shift);
    const first = firstOf.get(key);
    if (!first) {
      firstOf.set(key, row);
      return row;
    }
    // With different ids from an exported plan, equal shifts are distinct.
    if (row.shift.id && row.shift.id !== first.shift.id) return row;
    const reason = reasonOf(row.shift, first.shift, rowWords(first, row));
    return { sheet: row.sheet, row: row.row, outcome: 'error', reason };
  });
}

function reasonOf(shift: WorkbookShift, first: WorkbookShift, where: string): string {
  if (shift.quantity === first.quantity) return `This is the same shift as in ${where}.`;
  return `This is the same shift as in ${where}, but with the quantity ${shift.quantity} instead of ${first.quantity}.`;
}

function shiftKey({ category, role, date, startTime, endTime, location }: WorkbookShift): string {
  return JSON.stringify([foldName(category), foldName(role), date, startTime, endTime, foldName(location ?? '')]);
}

/** The position of a row, for a sentence about another row. */
export function rowWords(row: { sheet: string; row: number }, other: { sheet: string }): string {
  return row.sheet === other.sheet ? `row ${row.row}` : `row ${row.row} of sheet "${row.sheet}"`;
}

/**
 * A role has each text once, but a sheet may have them in every row: the first row with a text counts. Rows with another text are imported
 * with a warning, so that no text is lost unnoticed.
 */
export function warnOfOtherDescriptions(rows: PlannedRow[]): PlannedRow[] {
  const texts = mapped(sheetTexts, ({ word }) => new FirstTexts(word.toLowerCase()));
  return rows.map((row) => {
    if (row.outcome !== 'create' && row.outcome !== 'role') return row;
    const planned = row.outcome === 'create' ? row.shift : row.role;
    const more = entriesOf(texts)
      .map(([name, first]) => first.compare(row, planned, planned[name]))
      .filter((text) => text !== undefined);
    return more.length > 0 ? { ...row, warnings: [...(row.warnings ?? []), ...more] } : row;
  });
}

class FirstTexts {
  readonly #what: string;
  readonly #firstOf = new Map<string, { text: string; row: { sheet: string; row: number } }>();

  constructor(what: string) {
    this.#what = what;
  }

  compare(row: { sheet: string; row: number }, { category, role }: WorkbookRole, text: string): string | undefined {
    if (!text) return undefined;
    const key = JSON.stringify([foldName(category), foldName(role)]);
    const first = this.#firstOf.get(key);
    if (!first) this.#firstOf.set(key, { text, row });
    if (!first || foldName(first.text) === foldName(text)) return undefined;
    return `The ${this.#what} differs from the one in ${rowWords(first.row, row)} for the same role, which counts.`;
  }
}
