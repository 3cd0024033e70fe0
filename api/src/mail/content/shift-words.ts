import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { instantOf } from '../../platform/clock.js';
import { longDay, timeWords } from '../../platform/text/day-words.js';

/** A shift's day (YYYY-MM-DD), times (HH:MM) and IANA time zone. */
export interface ShiftTimes {
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

/**
 * 'Eastern Standard Time (America/New_York)', as it applies when the shift starts. Null for UTC: it is the default of
 * an installation whose time zone nobody set, and no club lives by it.
 */
export function timeZoneName({ date, startTime, timeZone }: ShiftTimes): string | null {
  if (/^(etc\/)?(utc|uct|universal|zulu|gmt)$/i.test(timeZone)) return null;
  const name = namesOf(timeZone)
    .formatToParts(instantOf(date, startTime, timeZone))
    .find((part) => part.type === 'timeZoneName')?.value;
  return name && name !== timeZone ? `${name} (${timeZone})` : timeZone;
}

/** One for each time zone of an event: creating one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function namesOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** An instant (ISO 8601) in words: 'Saturday, February 20, 2027, 7:30 AM (America/New_York)'. */
export function instantWords(instant: string, timeZone: string): string {
  const at = new TZDate(instant, timeZone);
  return `${longDay(format(at, 'yyyy-MM-dd'))}, ${timeWords(format(at, 'HH:mm'))} (${timeZone})`;
}
