import { foldName } from '../../../contract/names.js';
import type { PlannedRow, PlannedShift, RowToCreate } from './workbook-plan.js';

/**
 * Reports rows that name a shift which an earlier row of the file names already (role, date, times and place), instead of creating it
 * twice. The reason tells whether the row says the same or something else about it.
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
    // Two that are alike in the plan that was handed out: each is its own.
    if (row.shift.id && row.shift.id !== first.shift.id) return row;
    const where = first.sheet === row.sheet ? `row ${first.row}` : `row ${first.row} of sheet "${first.sheet}"`;
    return { sheet: row.sheet, row: row.row, outcome: 'error', reason: reasonOf(row.shift, first.shift, where) };
  });
}

function reasonOf(shift: PlannedShift, first: PlannedShift, where: string): string {
  if (shift.quantity === first.quantity) return `This is the same shift as in ${where}.`;
  return `This is the same shift as in ${where}, but with the quantity ${shift.quantity} instead of ${first.quantity}.`;
}

function shiftKey({ category, role, date, startTime, endTime, location }: PlannedShift): string {
  return JSON.stringify([foldName(category), foldName(role), date, startTime, endTime, foldName(location ?? '')]);
}
