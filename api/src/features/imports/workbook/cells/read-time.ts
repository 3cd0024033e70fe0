import { cleanLine } from '../../../../contract/text/names.js';
import { notUnderstood, type Reading, understood } from '../reading.js';
import { dayOfSerial, dayNumber, dayOfNumber, existingDay, isFarFromMinute, minuteOfSerial } from './calendar-day.js';
import type { SheetCell } from '../sheet-rows.js';

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

/** A time of day. `minutes` after midnight, up to 1440 for the midnight that ends a day; `day` (YYYY-MM-DD) if the cell has one, too. */
export interface ClockTime {
  minutes: number;
  day?: string;
}

/** Whether a cell has a day without a time of day. */
export function holdsOnlyADay(cell: SheetCell): boolean {
  return cell.kind === 'number' && cell.isDate && cell.value >= firstDaySerial && Number.isInteger(cell.value);
}

/** Serial numbers from here on contain a day. */
const firstDaySerial = 366;

/** Reads a local time, to the nearest minute. Refuses times that could be morning or evening (a bare '9'). */
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
  const { days, minutes, isDoubtful } = minuteOfSerial(value);
  const day = days >= firstDaySerial ? dayOfSerial(days, date1904) : undefined;
  // The end of a day, or some seconds before it.
  if (days === 1 && minutes === 0) return rounded({ minutes: minutesPerDay }, isDoubtful);
  return rounded({ minutes, ...(day ? { day } : {}) }, isDoubtful);
}

function rounded(time: ClockTime, isDoubtful: boolean): Reading<ClockTime> {
  return understood(time, isDoubtful ? `was rounded to ${formatTime(time.minutes)}` : undefined);
}

/** Reads a time as people write it. */
export function readTimeText(written: string): Reading<ClockTime> {
  const text = cleanLine(written).toLowerCase();
  const [, year, month, dayOfMonth, rest] = /^(\d{4})-(\d\d)-(\d\d)[t ](\S+)$/.exec(text) ?? [];
  if (rest !== undefined) {
    const day = existingDay(Number(year), Number(month), Number(dayOfMonth));
    const reading = day ? readTimeText(rest) : notUnderstood(notATime);
    if ('problem' in reading || reading.value.day !== undefined || !day) return notUnderstood(notATime);
    return withDay(day, reading);
  }
  const word = words.get(text);
  if (word !== undefined) return understood({ minutes: word });
  if (/^\d+$/.test(text)) return readDigits(text);
  const match = /^t?(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}(?:[.,]\d{1,9})?))?)?(?: ?([ap])(?:\.? ?m)?\.?)?$/.exec(text);
  if (!match) return notUnderstood(notATime);
  const [, hourText, minuteText, secondText, half] = match;
  if (!half && minuteText === undefined) return notUnderstood(notATime);
  const seconds = Number((secondText ?? '0').replace(',', '.'));
  if (seconds >= 60) return notUnderstood(notATime);
  const reading = fromClock(Number(hourText), Number(minuteText ?? 0), half);
  if ('problem' in reading || seconds === 0) return reading;
  return rounded({ minutes: reading.value.minutes + Math.round(seconds / 60) }, isFarFromMinute(seconds));
}

/** Spreadsheet programs write a time of day without a day as one of the first days of their calendar. */
function withDay(day: string, { value, warning }: { value: ClockTime; warning?: string }): Reading<ClockTime> {
  const isNoDay = /^(?:1899|190[04])-/.test(day);
  const { minutes } = value;
  if (isNoDay) return understood({ minutes }, warning);
  const next = dayOfNumber(dayNumber(day) + 1);
  return understood(minutes < minutesPerDay ? { minutes, day } : { minutes: 0, day: next }, warning);
}

/** 0730 or 730; fewer digits are ambiguous. */
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
