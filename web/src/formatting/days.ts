import { eventMark } from '@trailcrew/api/contract/programme/figures';
/**
 * Calendar days travel as `YYYY-MM-DD` and mean the same day for every reader: they are formatted in UTC,
 * never in the reader's time zone.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, key: string, options: Intl.DateTimeFormatOptions): string {
  let formatter = formats.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    formats.set(key, formatter);
  }
  return formatter.format(new Date(`${day}T12:00:00Z`));
}

/** `Feb 08`: month and two-digit day. */
function monthAndPaddedDay(day: string): string {
  return format(day, 'month-day', { month: 'short', day: '2-digit' });
}

/** An event's days on its landing card and nowhere else, `Feb 08 - Feb 09, 2027` (MMM dd - MMM dd, yyyy), one day as `Feb 8, 2027`; the days are `YYYY-MM-DD`. */
export function formatDayRange(startDate: string, endDate: string): string {
  if (startDate === endDate) return formatDay(startDate);
  return `${monthAndPaddedDay(startDate)} - ${monthAndPaddedDay(endDate)}, ${endDate.slice(0, 4)}`;
}

/** `Saturday, February 20, 2027`: the heading of a day. */
export function formatLongDay(day: string): string {
  return format(day, 'long', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** `Saturday, Feb 20`: a shift's day. */
export function formatShiftDay(day: string): string {
  return format(day, 'shift', { weekday: 'long', month: 'short', day: 'numeric' });
}

/** `Saturday, Feb 20, 2027`: a shift's day where those of several years stand together. */
export function formatShiftDayOfYear(day: string): string {
  return format(day, 'shift-year', { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Sat, Feb 20`: a shift's day where room is short. */
export function formatShortDay(day: string): string {
  return format(day, 'short', { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `Mar 1` (MMM d): a day whose year is plain. */
export function formatMonthDay(day: string): string {
  return format(day, 'plain', { month: 'short', day: 'numeric' });
}

/** An event's days, `Feb 8 - Feb 9, 2027` (MMM d - MMM d, yyyy), one day as `Feb 8, 2027`; the days are `YYYY-MM-DD`. */
export function formatPlainDayRange(startDate: string, endDate: string): string {
  if (startDate === endDate) return formatDay(startDate);
  return `${formatMonthDay(startDate)} - ${formatMonthDay(endDate)}, ${endDate.slice(0, 4)}`;
}

/** The day (`YYYY-MM-DD`) that lies `days` later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days lie from one day to another (both `YYYY-MM-DD`). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** `Feb 20, 2027` (MMM d, yyyy). */
export function formatDay(day: string): string {
  return format(day, 'plain-year', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Saturday`. */
export function formatWeekday(day: string): string {
  return format(day, 'weekday', { weekday: 'long' });
}

/** The fields of an event that a picker shows. */
interface PickedEvent {
  name: string;
  startDate: string;
  state?: string;
  isOver?: boolean;
}

/**
 * An event's name with its year, to distinguish last year's from this year's; a name that contains the year stays as it is. A draft, a
 * cancelled and a past event are marked.
 */
export function nameWithYear({ name, startDate, state = 'PUBLISHED', isOver }: PickedEvent): string {
  const year = startDate.slice(0, 4);
  return markedName(name.includes(year) ? name : `${name} (${year})`, { state, isOver });
}

/** A name in a picker with the mark of its event behind it. */
export function markedName(name: string, event: { state: string; isOver?: boolean }): string {
  const mark = eventMark(event);
  return mark ? `${name} · ${mark}` : name;
}
