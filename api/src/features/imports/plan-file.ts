import { entriesOf } from '../../contract/mapped.js';
import { sheetTexts, type SheetText } from '../../contract/role-texts.js';
import type { Download } from '../../platform/download.js';
import { tableFile } from '../../platform/table-file.js';
import type { Cell, TableColumn } from '../../platform/table.js';
import { longestText } from '../../platform/write-xlsx.js';
import type { PlannedShift } from './workbook/workbook-plan.js';
import { yesOrNo } from './workbook/yes-or-no.js';

const texts = entriesOf(sheetTexts).map(([name]) => name);
// Older sheets know two texts of a role, in the middle; those that came later stand behind all other columns.
const [described, further] = [texts.slice(0, 2), texts.slice(2)];
const columnOf = (name: SheetText): TableColumn => ({ header: sheetTexts[name].header, width: sheetTexts[name].width });

/** The columns of an import sheet; the first nine headers stand so in the specification of the product. */
const columns: TableColumn[] = [
  { header: 'Category', width: 22 },
  { header: 'Role/Position', width: 26 },
  ...described.map(columnOf),
  { header: 'Location (optional)', width: 22 },
  { header: 'Date', kind: 'day', width: 12 },
  { header: 'Start Time', kind: 'time', width: 11 },
  { header: 'End Time', kind: 'time', width: 11 },
  { header: 'Quantity/Slots', kind: 'number', width: 14 },
  ...further.map(columnOf),
];

/** What an exported plan says of its shifts besides. Empty or deleted, they say nothing. */
const shiftColumns: TableColumn[] = [
  { header: 'Shift note', width: 30 },
  { header: 'Closed (yes/no)', width: 14 },
  { header: 'Waitlist (yes/no)', width: 15 },
];

/** The ids of shifts in an exported plan. The column may be deleted, then rows are found by what they say. Narrow: nobody reads it. */
const idColumn: TableColumn = { header: 'Trailcrew ID', width: 6 };

/** Rows that are written at once. */
const batchSize = 500;

/** An .xlsx that the import takes: one row a shift, with true dates, times and numbers, and texts that are never formulas. */
export function planFile(name: string, shifts: readonly PlannedShift[]): Download {
  const withIds = shifts.some(({ id }) => id);
  return tableFile('xlsx', name, {
    title: 'Shifts',
    columns: withIds ? [...columns, ...shiftColumns, idColumn] : columns,
    filtered: columns.length,
    batches: batchesOf(shifts, withIds),
  });
}

function* batchesOf(shifts: readonly PlannedShift[], withIds: boolean): Generator<Cell[][]> {
  for (let from = 0; from < shifts.length; from += batchSize)
    yield shifts
      .slice(from, from + batchSize)
      .map(
        ({
          category,
          role,
          location,
          date,
          startTime,
          endTime,
          quantity,
          notes,
          closed,
          waitlistEnabled,
          id,
          ...told
        }) => [
          ...[category, role, ...described.map((name) => told[name]), location].map(wholeText),
          ...[date, startTime, endTime, quantity],
          ...further.map((name) => wholeText(told[name])),
          ...(withIds ? [wholeText(notes), mark(closed), mark(waitlistEnabled), id ?? null] : []),
        ],
      );
}

function mark(value: boolean | undefined): string | null {
  return value === undefined ? null : yesOrNo(value);
}

/** A text that would be cut is left out: an empty cell leaves what is there as it is. */
function wholeText(text: string | null | undefined): string | null {
  return text && text.length <= longestText ? text : null;
}
