import { foldName } from '../../../contract/names.js';
import type { PlannedRow, RowToCreate } from './workbook-plan.js';

/**
 * A role has one short and one long description, a sheet gives them with every shift: the first row that has one decides. Rows that say
 * something else are created all the same, with a warning, so that no text gets lost unseen.
 */
export function warnOfOtherDescriptions(rows: PlannedRow[]): PlannedRow[] {
  const short = new FirstTexts('short description');
  const long = new FirstTexts('message');
  return rows.map((row) => {
    if (row.outcome !== 'create') return row;
    const { shortDescription, longDescription } = row.shift;
    const more = [short.compare(row, shortDescription), long.compare(row, longDescription)].filter(
      (text) => text !== undefined,
    );
    return more.length > 0 ? { ...row, warnings: [...(row.warnings ?? []), ...more] } : row;
  });
}

class FirstTexts {
  readonly #what: string;
  readonly #firstOf = new Map<string, { text: string; row: RowToCreate }>();

  constructor(what: string) {
    this.#what = what;
  }

  compare(row: RowToCreate, text: string): string | undefined {
    if (!text) return undefined;
    const key = JSON.stringify([foldName(row.shift.category), foldName(row.shift.role)]);
    const first = this.#firstOf.get(key);
    if (!first) this.#firstOf.set(key, { text, row });
    if (!first || foldName(first.text) === foldName(text)) return undefined;
    const where =
      first.row.sheet === row.sheet ? `row ${first.row.row}` : `row ${first.row.row} of sheet "${first.row.sheet}"`;
    return `The ${this.#what} differs from the one in ${where} for the same role, which counts.`;
  }
}
