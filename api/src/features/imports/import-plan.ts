import type { ImportedRow, LooksMoved } from '../../contract/import.js';
import type { Programme } from './load-programme.js';
import type { RowToCreate } from './workbook/workbook-plan.js';

type Opportunity = Programme['opportunities'][number];
type Shift = Programme['shifts'][number];

/** What an import writes, and what it tells of each row. Records that it makes have their ids already. */
export interface ImportPlan {
  categories: { id: string; name: string }[];
  opportunities: Opportunity[];
  shifts: Omit<Shift, 'signups' | 'version'>[];
  changedOpportunities: Opportunity[];
  /** Shifts as they become. */
  changedShifts: Shift[];
  /** Those of them that are somewhere else in time or place than before, with what they were. */
  movedShifts: { before: Shift; after: Shift }[];
  looksMoved: LooksMoved[];
  rows: ImportedRow[];
}

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
