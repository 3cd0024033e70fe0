import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { addDays, instantOf } from '../platform/clock.js';

/** A shift's day (YYYY-MM-DD), times (HH:MM) and IANA time zone. */
export interface ShiftTimes {
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
}

/** 'Saturday, February 20, 2027'. */
export function longDay(date: string): string {
  return dayWords(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** 'Sat, Feb 20'. */
export function shortDay(date: string): string {
  return dayWords(date, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** '7:30 AM – 9:45 AM'. */
export function timeRange({ startTime, endTime }: ShiftTimes): string {
  return `${timeWords(startTime)} – ${timeWords(endTime)}`;
}

/** An end at or before the start lies on the next day. */
export function endsNextDay({ startTime, endTime }: ShiftTimes): boolean {
  return endTime <= startTime;
}

/**
 * 'Eastern Standard Time (America/New_York)', as it holds when the shift starts. Nothing for UTC: that is what an installation has whose
 * zone nobody chose, and no club keeps its time.
 */
export function timeZoneName({ date, startTime, timeZone }: ShiftTimes): string | null {
  if (/^(etc\/)?(utc|uct|universal|zulu|gmt)$/i.test(timeZone)) return null;
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' })
    .formatToParts(instantOf(date, startTime, timeZone))
    .find((part) => part.type === 'timeZoneName')?.value;
  return name && name !== timeZone ? `${name} (${timeZone})` : timeZone;
}

/** The instants at which the shift starts and ends. */
export function shiftInstants(shift: ShiftTimes): { start: Date; end: Date } {
  const lastDay = endsNextDay(shift) ? addDays(shift.date, 1) : shift.date;
  return {
    start: instantOf(shift.date, shift.startTime, shift.timeZone),
    end: instantOf(lastDay, shift.endTime, shift.timeZone),
  };
}

function dayWords(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

// Not by Intl: its newer versions put a narrow no-break space before AM, which plain text parts and old clients show as a box.
function timeWords(time: string): string {
  const [hours, minutes] = time.split(':') as [string, string];
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An instant (ISO 8601) in words: 'Saturday, February 20, 2027, 7:30 AM (America/New_York)'. */
export function instantWords(instant: string, timeZone: string): string {
  const at = new TZDate(instant, timeZone);
  return `${longDay(format(at, 'yyyy-MM-dd'))}, ${timeWords(format(at, 'HH:mm'))} (${timeZone})`;
}
