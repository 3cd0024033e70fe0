import { dayNumber, dayOfNumber, dayOfSerial, existingDay, minuteOfSerial, weekdayOf } from './calendar-day.js';
import { cleanLine } from '../../../../contract/text/names.js';
import { notUnderstood, type Reading, understood } from '../reading.js';
import type { SheetCell } from '../sheet-rows.js';
import type { ReadWorkbookOptions } from '../workbook-plan.js';

// Set-up and take-down may be weeks away, but last year's date left in the sheet is a mistake.
const farthestDaysFromEvent = 180;
const notADate = 'is not a date such as 2/14/2027, 2027-02-14 or Feb 14, 2027';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = 'january february march april may june july august september october november december sept'.split(
  ' ',
);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayPrefix = /^(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\b\.?,?\s+(?=.*\d)/;

/**
 * Reads a day YYYY-MM-DD, independent of the server's time zone. Refuses days far from the event. `start`: when the shift starts, in
 * minutes after midnight, if known: a date may contain that time, too. `isOurs`: the row is from the event's exported plan.
 */
export function readDate(
  cell: SheetCell,
  event: ReadWorkbookOptions,
  date1904: boolean,
  { start, isOurs = false }: { start?: number; isOurs?: boolean } = {},
): Reading<string> {
  if (cell.kind === 'other') return notUnderstood(notADate);
  const reading =
    cell.kind === 'number' ? readSerial(cell.value, date1904, start) : readDateText(cell.text, event, date1904, start);
  if ('problem' in reading || isOurs || daysFromEvent(reading.value, event) <= farthestDaysFromEvent) return reading;
  return notUnderstood(
    `is more than ${farthestDaysFromEvent} days away from the event (${event.eventStartDate} to ${event.eventEndDate})`,
  );
}

function readSerial(serial: number, date1904: boolean, start?: number): Reading<string> {
  const { days, minutes } = minuteOfSerial(serial);
  const day = dayOfSerial(days, date1904);
  if (!day) return notUnderstood(notADate);
  const isShownBefore = days > Math.floor(serial) && serial < days - 1e-6;
  return isShownBefore ? readBefore(day) : dayWithTime(day, minutes, start);
}

/** A time in the last two hours of a day counts as the next day: a program in another time zone wrote the date. Afternoon times get a warning. */
function dayWithTime(day: string, minutes: number, start: number | undefined): Reading<string> {
  if (minutes <= noon || minutes === start) return understood(day);
  if (minutes >= lateEvening) return readBefore(dayOfNumber(dayNumber(day) + 1));
  return understood(day, `holds a time of day, too: it was read as ${day}`);
}

function readBefore(day: string): Reading<string> {
  return understood(day, `is just before midnight: it was read as ${day}`);
}

const noon = 12 * 60;
const lateEvening = 22 * 60;

/** Reads a day as people write it, however far from the event. Without a year it is the one nearest to the event. */
export function readDateText(
  written: string,
  event: ReadWorkbookOptions,
  date1904: boolean,
  start?: number,
): Reading<string> {
  const text = cleanLine(written).toLowerCase();
  const prefix = weekdayPrefix.exec(text)?.[0] ?? '';
  const weekday = prefix ? weekdays.findIndex((name) => name.toLowerCase().startsWith(prefix.slice(0, 3))) : undefined;
  const rest = text.slice(prefix.length);
  const serial = /^\d{5}$/.exec(rest);
  if (serial) return readSerial(Number(serial[0]), date1904);
  return readIso(rest, start) ?? readParts(rest, weekday, event);
}

/** 2027-02-14, 2027/2/14, 20270214 and time stamps of that day's midnight; an instant within the day would depend on a time zone. */
function readIso(text: string, start: number | undefined): Reading<string> | undefined {
  const match = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[t ]([\d:.]+)(?:z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!match && !compact) return undefined;
  const [year, month, day] = match ? [match[1], match[3], match[4]] : [compact?.[1], compact?.[2], compact?.[3]];
  if (match?.[5] && /[1-9]/.test(match[5]) && /z$|[+-]\d\d:?\d\d$/.test(text)) {
    return notUnderstood('is a moment in another time zone; please give the day alone');
  }
  const reading = asDay(Number(year), Number(month), Number(day));
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d\d)(?::([\d.]+))?$/.exec(match?.[5] ?? '') ?? [];
  if ('problem' in reading || hours === undefined) return reading;
  const ofDay = Math.round(Number(hours) * 60 + Number(minutes) + Number(seconds) / 60);
  return dayWithTime(reading.value, ofDay, start);
}

function readParts(text: string, weekday: number | undefined, event: ReadWorkbookOptions): Reading<string> {
  const parts = numericParts(text) ?? namedMonthParts(text);
  if (!parts) return notUnderstood(notADate);
  if ('problem' in parts) return parts;
  const { year, month, day } = parts;
  const reading = year === undefined ? nearestToEvent(month, day, event) : asDay(year, month, day);
  if ('problem' in reading || weekday === undefined || weekdayOf(reading.value) === weekday) return reading;
  return notUnderstood(`does not fit its weekday: ${reading.value} is a ${weekdays[weekdayOf(reading.value)]}`);
}

interface DateParts {
  year: number | undefined;
  month: number;
  day: number;
}

/** Slashes and dashes mean month/day, as in the US. Dots mean day.month, and are accepted only if unambiguous. */
function numericParts(text: string): DateParts | { problem: string } | undefined {
  const us = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (us && (us[2] === '/' || us[4])) {
    const [month, day] = [Number(us[1]), Number(us[3])];
    return month > 12
      ? notUnderstood('has no such month; dates are read as month/day/year')
      : { year: fullYear(us[4]), month, day };
  }
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text);
  if (!dotted) return undefined;
  const [day, month] = [Number(dotted[1]), Number(dotted[2])];
  if (day <= 12 && day !== month)
    return notUnderstood('could be day.month or month.day; please write it as month/day/year');
  return { year: fullYear(dotted[3]), month, day };
}

/** Feb 14, 2027 · February 14th · 14-Feb-2027 · 14 Feb. */
function namedMonthParts(text: string): DateParts | undefined {
  const monthFirst = /^([a-z]{3,9})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?(?:(?:, ?| |-)(\d{4}|'\d{2}))?$/.exec(text);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?(?:(?:, ?| |-)(\d{4}|'?\d{2}))?$/.exec(text);
  const [name, day, year] = monthFirst
    ? [monthFirst[1], monthFirst[2], monthFirst[3]]
    : [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]];
  if (!name || !(months.includes(name) || monthNames.includes(name))) return undefined;
  return { year: fullYear(year?.replace("'", '')), month: months.indexOf(name.slice(0, 3)) + 1, day: Number(day) };
}

function fullYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** A day without a year is the one nearest to the event, also where the event goes past New Year. */
function nearestToEvent(month: number, day: number, event: ReadWorkbookOptions): Reading<string> {
  const eventYear = Number(event.eventStartDate.slice(0, 4));
  const days = [-1, 0, 1, 2]
    .map((offset) => existingDay(eventYear + offset, month, day))
    .filter((found) => found !== undefined);
  const [nearest] = days.sort((a, b) => daysFromEvent(a, event) - daysFromEvent(b, event));
  return nearest ? understood(nearest) : notUnderstood('is a day that does not exist');
}

function daysFromEvent(day: string, event: ReadWorkbookOptions): number {
  const number = dayNumber(day);
  return Math.max(dayNumber(event.eventStartDate) - number, number - dayNumber(event.eventEndDate), 0);
}

function asDay(year: number, month: number, day: number): Reading<string> {
  const found = existingDay(year, month, day);
  return found ? understood(found) : notUnderstood('is a day that does not exist');
}
