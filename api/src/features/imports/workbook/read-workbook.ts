import { grouped } from '../../../contract/text/counts.js';
import { openWorkbook } from './archive/open-workbook.js';
import { readSheet, type SheetReading } from './read-sheet.js';
import { reportRepeats, warnOfOtherDescriptions } from './report-repeats.js';
import type { PlannedRow, ReadWorkbookOptions, WorkbookPlan } from './workbook-plan.js';
import { WorkbookRefused } from './archive/workbook-refused.js';

/** A staffing list of one event does not have more rows. */
export const mostRows = 10_000;

/**
 * Reads the plan in an .xlsx workbook, without any effects or lookups. The result has every row with content: as a shift, as an error with
 * its reason, or as skipped. Throws WorkbookRefused if no sheet contains a list of shifts. For untrusted files use `readWorkbookInWorker`,
 * which inspects them first and limits time and memory.
 */
export function readWorkbook(bytes: Uint8Array, event: ReadWorkbookOptions): WorkbookPlan {
  const { sheets, date1904 } = openWorkbook(bytes);
  const readings = sheets.map((sheet) => readSheet(sheet, event, date1904));
  const rows = readings.flatMap((reading) => reading.rows);
  if (rows.length > mostRows) {
    throw new WorkbookRefused(
      'FILE_TOO_LARGE',
      `This workbook has more than ${grouped(mostRows)} rows. Please split it.`,
    );
  }
  if (!rows.some(({ outcome }) => outcome !== 'skip')) throw nothingFound(readings);
  const almost = new Map(
    readings.flatMap(({ almostHeader }) => (almostHeader ? [[almostHeader.sheet, almostHeader] as const] : [])),
  );
  const reported = rows.map((row): PlannedRow => {
    const header = almost.get(row.sheet);
    if (header?.row !== row.row) return row;
    const reason = `The columns ${header.missing.join(', ')} are missing; no row of this sheet was read.`;
    return { sheet: row.sheet, row: row.row, outcome: 'error', reason };
  });
  return { rows: warnOfOtherDescriptions(reportRepeats(reported)) };
}

/** A file without a single shift row must not look like a success. */
function nothingFound(readings: SheetReading[]): WorkbookRefused {
  const almost = readings.find(({ almostHeader }) => almostHeader)?.almostHeader;
  if (almost) {
    const where = `Row ${almost.row} of sheet "${almost.sheet}"`;
    return new WorkbookRefused(
      'NOT_A_WORKBOOK',
      `${where} looks like the header, but these columns are missing: ${almost.missing.join(', ')}.`,
    );
  }
  return new WorkbookRefused(
    'NOT_A_WORKBOOK',
    'No visible sheet of this workbook lists shifts: a header row with Category, Role/Position, Date, Start Time, End Time and ' +
      'Quantity/Slots, and rows below it.',
  );
}
