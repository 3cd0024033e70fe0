import { entriesOf, mapped } from '../../../contract/mapped.js';
import { foldName } from '../../../contract/names.js';
import { sheetTexts } from '../../../contract/role-texts.js';
import type { PlannedRow, RowToCreate } from './workbook-plan.js';

/**
 * A role has each of its texts once, a sheet gives them with every shift: the first row that has one decides. Rows that say
 * something else are created all the same, with a warning, so that no text gets lost unseen.
 */
export function warnOfOtherDescriptions(rows: PlannedRow[]): PlannedRow[] {
  const texts = mapped(sheetTexts, ({ word }) => new FirstTexts(word.toLowerCase()));
  return rows.map((row) => {
    if (row.outcome !== 'create') return row;
    const more = entriesOf(texts)
      .map(([name, first]) => first.compare(row, row.shift[name]))
      .filter((text) => text !== undefined);
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
