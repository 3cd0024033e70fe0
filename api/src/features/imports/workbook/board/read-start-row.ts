import { isId } from '../../../../contract/text/fields.js';
import { mapped } from '../../../../contract/text/mapped.js';
import { cleanLine } from '../../../../contract/text/names.js';
import { quote } from '../cells/clean-text.js';
import { readDate } from '../cells/read-date.js';
import { formatTime, readTime } from '../cells/read-time.js';
import type { ColumnsOf } from '../columns-of.js';
import type { Reading } from '../reading.js';
import { rowReader } from '../row-reader.js';
import { type SheetCell, type SheetRow, shownText } from '../sheet-rows.js';
import type { PlannedRow, ReadWorkbookOptions } from '../workbook-plan.js';
import { startHeaders, type StartField } from './board-columns.js';

/** Reads a row with a start. Reports all of its problems at once. Empty cells change nothing. */
export function readStartRow(
  place: { sheet: string; row: number },
  row: SheetRow,
  columns: ColumnsOf<StartField>,
  event: ReadWorkbookOptions,
  date1904: boolean,
): PlannedRow {
  const warnings: string[] = [];
  const { labelOf, cellOf, addressOf, object, text, refused } = rowReader(row, columns, startHeaders);
  function take<Value>(field: StartField, read: (cell: SheetCell) => Reading<Value>): Value | undefined {
    const cell = cellOf(field);
    if (!cell) return undefined;
    const reading = read(cell);
    const about = `${labelOf(field)} ${quote(shownText(cell))}`;
    if ('problem' in reading) {
      object(field, `${about} ${reading.problem}.`);
      return undefined;
    }
    if (reading.warning) warnings.push(`${about} ${reading.warning}.`);
    return reading.value;
  }
  if (![...columns.keys()].some((field) => field !== 'startId' && cellOf(field))) return { ...place, outcome: 'skip' };
  const [name, id] = [cleanLine(text('name')), cleanLine(text('startId'))];
  if (id && !isId(id)) warnings.push(`${labelOf('startId')} ${quote(id)} is no id of a start: it is left aside.`);
  if (!name && !isId(id)) object('name', `${labelOf('name')} is empty.`);
  const date = take('date', (cell) => readDate(cell, event, date1904, { isOurs: isId(id) }));
  const time = take('time', (cell) => readTime(cell, date1904));
  const error = refused(place, name ? `Start: ${name}` : 'Start');
  if (error) return error;
  return {
    ...place,
    outcome: 'start',
    start: {
      name,
      ...(date === undefined ? {} : { date }),
      ...(time === undefined ? {} : { time: formatTime(time.minutes) }),
      ...(isId(id) ? { id: id.toLowerCase() } : {}),
    },
    cells: mapped(startHeaders, (_header, field) => addressOf(field)),
    warnings,
  };
}
