import { cleanLine } from '../../../contract/names.js';
import { notUnderstood, type Reading, understood } from './reading.js';
import { dayOfSerial, secondsOfSerial } from './calendar-day.js';
import type { SheetCell } from './sheet-rows.js';

const notATime = 'is not a time such as 7:30 AM or 14:30';
const minutesPerDay = 1440;
const words = new Map([
  ['noon', 720],
  ['12 noon', 720],
  ['12:00 noon', 720],
  ['midday', 720],
  ['midnight', minutesPerDay],
  ['12 midnight', minutesPerDay],
  ['12:00 midnight', minutesPerDay],
]);

/** A time of day. `minutes` after midnight, up to 1440 for the midnight that ends a day; `day` (YYYY-MM-DD) if the cell holds one too. */
export interface ClockTime {
  minutes: number;
  day?: string;
}

/** Reads a wall-clock time. What could be morning or evening alike (a bare '9') is not guessed. */
export function readTime(cell: SheetCell, date1904: boolean): Reading<ClockTime> {
  if (cell.kind === 'text') return readTimeText(cell.text);
  if (cell.kind === 'number') return readTimeNumber(cell.value, cell.isDate, date1904);
  return notUnderstood(notATime);
}

/** The time as HH:MM; the midnight that ends a day is 00:00 of the next. */
export function formatTime(minutes: number): string {
  const ofDay = minutes % minutesPerDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

function readTimeNumber(value: number, isDate: boolean, date1904: boolean): Reading<ClockTime> {
  if (value < 0) return notUnderstood(notATime);
  if (!isDate && value >= 1) return Number.isInteger(value) ? readDigits(String(value)) : notUnderstood(notATime);
  if (!isDate && value === 0) return notUnderstood(notATime);
  if (value === 1) return understood({ minutes: minutesPerDay });
  const seconds = secondsOfSerial(value);
  const day = value >= 366 ? dayOfSerial(value, date1904) : undefined;
  return understood({ minutes: Math.floor(seconds / 60), ...(day ? { day } : {}) });
}

/** Reads a time as people write it. */
export function readTimeText(written: string): Reading<ClockTime> {
  const text = cleanLine(written).toLowerCase();
  const word = words.get(text);
  if (word !== undefined) return understood({ minutes: word });
  if (/^\d+$/.test(text)) return readDigits(text);
  const match = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?(?: ?([ap])(?:\.? ?m)?\.?)?$/.exec(text);
  if (!match) return notUnderstood(notATime);
  const [, hourText, minuteText, secondText, half] = match;
  if (!half && minuteText === undefined) return notUnderstood(notATime);
  if (Number(secondText ?? 0) > 59) return notUnderstood(notATime);
  return fromClock(Number(hourText), Number(minuteText ?? 0), half);
}

/** 0730 or 730; fewer digits could be meant in many ways. */
function readDigits(text: string): Reading<ClockTime> {
  const match = /^(\d{1,2})(\d{2})$/.exec(text);
  if (!match) return notUnderstood('does not say AM or PM; please write a time such as 7:30 AM or 14:30');
  return fromClock(Number(match[1]), Number(match[2]), undefined);
}

function fromClock(hour: number, minute: number, half: string | undefined): Reading<ClockTime> {
  const onTwelveHourClock = half !== undefined && hour >= 1 && hour <= 12;
  const hourOfDay = onTwelveHourClock ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const minutes = hourOfDay * 60 + minute;
  const contradictory = (half === 'a' && hour > 12) || (half === 'p' && hour === 0);
  return minute > 59 || minutes > minutesPerDay || contradictory ? notUnderstood(notATime) : understood({ minutes });
}
