import type { ImportedRow } from '../../contract/import.js';
import type { RowToCreate } from './workbook/workbook-plan.js';

/** A row that is not taken. */
export function refusedRow(
  { sheet, row }: { sheet: string; row: number },
  reason: string,
  cells: string[],
): ImportedRow {
  return { sheet, row, outcome: 'error', shift: null, makes: [], changes: [], signups: 0, reason, cells, warnings: [] };
}

/** What the answer repeats of a row that is taken. */
export function takenRow({
  sheet,
  row,
  shift,
}: RowToCreate): Pick<ImportedRow, 'sheet' | 'row' | 'shift' | 'reason' | 'cells'> {
  const { category, role, date, startTime, endTime, location, quantity } = shift;
  return {
    sheet,
    row,
    shift: { category, role, date, startTime, endTime, location, quantity },
    reason: null,
    cells: [],
  };
}
