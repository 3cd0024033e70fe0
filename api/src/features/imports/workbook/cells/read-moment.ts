import { cleanLine } from '../../../../contract/text/names.js';
import { dayOfSerial, minuteOfSerial } from './calendar-day.js';
import { readDateText } from './read-date.js';
import { saysNone } from './read-minimum-age.js';
import { formatTime, readTimeText } from './read-time.js';
import { notUnderstood, type Reading, understood } from '../reading.js';
import type { SheetCell } from '../sheet-rows.js';
import type { ReadWorkbookOptions } from '../workbook-plan.js';

const notAMoment = 'is no day and time such as 2027-02-14 08:00, and not none';
/** In characters: parsing longer texts would take too long. */
const longestMoment = 60;
const parts =
  /^(.*\d.*?)(?:,? at |t|,? )(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d{1,9})?)?(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?)$/;

/** Reads a day and time, both required, local to the event, as YYYY-MM-DD HH:MM; null for 'none'. */
export function readMoment(cell: SheetCell, event: ReadWorkbookOptions, date1904: boolean): Reading<string | null> {
  if (saysNone(cell)) return understood(null);
  if (cell.kind === 'number') return readSerialMoment(cell, date1904);
  const text = cell.kind === 'text' ? cleanLine(cell.text).toLowerCase() : '';
  const [, dayText, timeText] = text.length <= longestMoment ? (parts.exec(text) ?? []) : [];
  if (dayText === undefined || timeText === undefined) return notUnderstood(notAMoment);
  const [day, time] = [readDateText(dayText, event, date1904), readTimeText(timeText)];
  if ('problem' in day) return day;
  if ('problem' in time || time.value.minutes >= 1440) return notUnderstood(notAMoment);
  return understood(`${day.value} ${formatTime(time.value.minutes)}`);
}

/** A date value with its time of day. A whole day counts as midnight only if the cell shows a time. */
function readSerialMoment(cell: SheetCell & { kind: 'number' }, date1904: boolean): Reading<string> {
  const { days, minutes } = minuteOfSerial(cell.value);
  const day = cell.isDate ? dayOfSerial(days, date1904) : undefined;
  if (!day) return notUnderstood(notAMoment);
  if (minutes === 0 && !cell.shown.includes(':'))
    return notUnderstood('names no time of day; please write a day and time such as 2027-02-14 08:00');
  return understood(`${day} ${formatTime(minutes)}`);
}
