import { findTables } from './find-tables.js';
import { isNoShift } from './is-no-shift.js';
import type { OpenSheet } from './open-workbook.js';
import type { GroupAbove } from './read-names.js';
import { readShiftRow } from './read-shift-row.js';
import { rowValues } from './row-values.js';
import { sheetRows } from './sheet-rows.js';
import type { PlannedRow, ReadWorkbookOptions } from './workbook-plan.js';

/** A sheet's rows, judged one by one; `almostHeader` tells why a sheet that looks like a list of shifts could not be read. */
export interface SheetReading {
  rows: PlannedRow[];
  almostHeader?: { sheet: string; row: number; missing: string[] };
}

/** Reads a sheet. Rows of a hidden sheet are all skipped. */
export function readSheet(
  { name, isHidden, content }: OpenSheet,
  event: ReadWorkbookOptions,
  date1904: boolean,
): SheetReading {
  const sheet = name;
  const withContent = sheetRows(content).filter(({ own }) => own.size > 0);
  if (isHidden) return { rows: withContent.map((row) => ({ sheet, row: row.number, outcome: 'skip' })) };

  const { parts, almostHeader } = findTables(withContent);
  let above: { group: GroupAbove; number: number } | undefined;
  const rows = parts.map((part): PlannedRow => {
    const { number } = part.row;
    const values = part.kind === 'body' ? rowValues(part.row, part.columns) : undefined;
    if (!values || isNoShift(values)) {
      above = undefined;
      return { sheet, row: number, outcome: 'skip' };
    }
    // Only the row right above can be gone on with: an empty row ends a group.
    const group = above?.number === number - 1 ? above.group : undefined;
    const reading = readShiftRow(values, group, event, date1904);
    above = { group: reading.group, number };
    if (!reading.shift) {
      const { problems, cells } = reading;
      return {
        sheet,
        row: number,
        outcome: 'error',
        reason: problems.join(' '),
        ...(cells.length > 0 ? { cells } : {}),
      };
    }
    return {
      sheet,
      row: number,
      outcome: 'create',
      shift: reading.shift,
      ...(reading.warnings.length > 0 ? { warnings: reading.warnings } : {}),
    };
  });
  if (!almostHeader) return { rows };
  return { rows, almostHeader: { sheet, row: almostHeader.row.number, missing: almostHeader.missing } };
}
