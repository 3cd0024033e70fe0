import { type CellObject, utils, write } from 'xlsx';
import { dayNumber } from './workbook/calendar-day.js';
import type { PlannedShift } from './workbook/workbook-plan.js';

/** The headers of an import sheet, by the letter of the specification. */
export const importHeaders = [
  'Category',
  'Role/Position',
  'Description (short)',
  'Message (long, sent in the confirmation email)',
  'Location (optional)',
  'Date',
  'Start Time',
  'End Time',
  'Quantity/Slots',
] as const;

/** Over the ids of shifts in an exported plan; the column may be deleted, then rows are found by what they say. */
const idHeader = 'Trailcrew ID';

const columnWidths = [22, 26, 34, 44, 22, 12, 11, 11, 14];
// Narrow: nobody reads it.
const idWidth = 6;
// No cell of a spreadsheet holds more; an empty one leaves the role's text as it is.
const longestCell = 32_767;

/** Makes an .xlsx workbook that the import takes: one row a shift, with real dates, times and numbers, and texts that are never formulas. */
export function writeWorkbook(shifts: readonly PlannedShift[]): Buffer {
  const withIds = shifts.some(({ id }) => id);
  const rows = shifts.map((shift) => [
    text(shift.category),
    text(shift.role),
    text(shift.shortDescription),
    text(shift.longDescription),
    text(shift.location ?? ''),
    number(dayNumber(shift.date) + firstDay, 'yyyy-mm-dd'),
    number(minutesOf(shift.startTime) / 1440, 'hh:mm'),
    number(minutesOf(shift.endTime) / 1440, 'hh:mm'),
    number(shift.quantity, '0'),
    ...(withIds ? [text(shift.id ?? '')] : []),
  ]);
  const sheet = utils.aoa_to_sheet([[...importHeaders, ...(withIds ? [idHeader] : [])].map(text), ...rows]);
  sheet['!cols'] = [...columnWidths, ...(withIds ? [idWidth] : [])].map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: 8 } }) };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Shifts');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

// A spreadsheet counts days from 1899-12-30.
const firstDay = -dayNumber('1899-12-30');

function text(value: string): CellObject | null {
  return value && value.length <= longestCell ? { t: 's', v: value } : null;
}

function number(value: number, format: string): CellObject {
  return { t: 'n', v: value, z: format };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
