import { isId } from '../../../contract/text/fields.js';
import { cleanLine } from '../../../contract/text/names.js';
import type { Column, ColumnField, HeaderMatch } from './match-headers.js';
import { readDate } from './cells/read-date.js';
import { readMinimumAge } from './cells/read-minimum-age.js';
import { isPlaceholder } from './cells/read-names.js';
import { readQuantity } from './cells/read-quantity.js';
import { holdsOnlyADay, readTime } from './cells/read-time.js';
import { columnLetters } from './row-values.js';
import { type SheetCell, type SheetRow, shownText } from './sheet-rows.js';
import type { ReadWorkbookOptions } from './workbook-plan.js';
import { readYesOrNo } from './cells/yes-or-no.js';

/** The chosen column for each field of a table, and a warning for each unused column that is not empty. */
export interface ChosenColumns {
  columns: Map<ColumnField, Column>;
  warnings: string[];
}

/**
 * Chooses among columns with the same meaning: of those with at least half as many readable values as the fullest, the one with the
 * plainest header, then the one with most values, then the first.
 */
export function chooseColumns(
  found: HeaderMatch['columns'],
  body: readonly SheetRow[],
  event: ReadWorkbookOptions,
  date1904: boolean,
): ChosenColumns {
  const columns = new Map<ColumnField, Column>();
  const warnings: string[] = [];
  for (const [field, candidates] of found) {
    const counted = candidates.map((column) => {
      const cells = candidates.length > 1 ? cellsOf(column, body) : [];
      return {
        column,
        isEmpty: cells.length === 0,
        readable: cells.filter((cell) => isReadable(field, cell, event, date1904)).length,
      };
    });
    const most = Math.max(...counted.map(({ readable }) => readable));
    const [best] = counted
      .filter(({ readable }) => readable * 2 >= most)
      .sort((one, other) => one.column.rank - other.column.rank || other.readable - one.readable);
    if (!best) continue;
    columns.set(field, best.column);
    for (const { column, isEmpty } of counted)
      if (column !== best.column && !isEmpty)
        warnings.push(`Column ${nameOf(column)} was not used; column ${nameOf(best.column)} counts.`);
  }
  return { columns, warnings };
}

function nameOf({ index, label }: Column): string {
  return `${columnLetters(index)} "${label}"`;
}

function cellsOf({ index }: Column, body: readonly SheetRow[]): SheetCell[] {
  return body.flatMap(({ cells }) => cells.get(index) ?? []);
}

/** Whether a cell's value is valid for its column. */
function isReadable(field: ColumnField, cell: SheetCell, event: ReadWorkbookOptions, date1904: boolean): boolean {
  switch (field) {
    case 'date':
      return 'value' in readDate(cell, event, date1904);
    case 'startTime':
    case 'endTime':
      return !holdsOnlyADay(cell) && 'value' in readTime(cell, date1904);
    case 'quantity':
      return 'value' in readQuantity(cell);
    case 'category':
    case 'role':
      return cell.kind === 'text' && !isPlaceholder(cell.text) && !/^[\d.]+$/.test(cleanLine(cell.text));
    case 'closed':
    case 'waitlistEnabled':
    case 'cancelled':
    case 'youngerWithConsent':
    case 'standby':
      return readYesOrNo(cell) !== undefined;
    case 'minimumAge':
      return 'value' in readMinimumAge(cell);
    case 'shiftId':
      return isId(cleanLine(shownText(cell)));
    default:
      return cell.kind !== 'other';
  }
}
