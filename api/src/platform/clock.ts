import { TZDate } from '@date-fns/tz';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { format } from 'date-fns/format';

let moved = 0;

/** The only place that reads the machine's clock. */
export const clock = {
  /** The present instant. */
  now: (): Date => new Date(Date.now() + moved),
  /** Milliseconds by which a test has moved the clock; 0 otherwise. What is due later is due by the database's clock and these. */
  moved: (): number => moved,
  /** Milliseconds since some fixed moment, never running backwards: for durations. */
  elapsed: (): number => performance.now(),
};

/** For tests: moves the clock by so many milliseconds, against the machine's; 0 sets it right. */
export function moveClock(milliseconds: number): void {
  moved = milliseconds;
}

/** The calendar day (YYYY-MM-DD) of an instant in an IANA time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return format(new TZDate(instant.getTime(), timeZone), 'yyyy-MM-dd');
}

/** The wall-clock time (HH:MM) of an instant in an IANA time zone. */
export function timeIn(timeZone: string, instant: Date): string {
  return format(new TZDate(instant.getTime(), timeZone), 'HH:mm');
}

/**
 * The instant of a wall-clock time (day YYYY-MM-DD, time HH:MM) in an IANA time zone. A time skipped by daylight saving moves
 * forward, of a repeated one it is the first (RFC 5545).
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const words = `${day} ${time} ${timeZone}`;
  let instant = instants.get(words);
  if (instant === undefined) {
    instant = reckonInstant(day, time, timeZone);
    if (instants.size >= mostInstants) instants.clear();
    instants.set(words, instant);
  }
  return new Date(instant);
}

/** Those that were asked for lately, as milliseconds: everybody in a rush asks when the same few shifts begin. */
const instants = new Map<string, number>();
const mostInstants = 2_000;

function reckonInstant(day: string, time: string, timeZone: string): number {
  const local = Date.parse(`${day}T${time}:00Z`);
  const at = (offset: number) => local - offset * minute;
  const offsetOf = (instant: number) => tzOffset(timeZone, new Date(instant));
  const [before, after] = [offsetOf(local - dayLong), offsetOf(local + dayLong)];
  if (before === after || offsetOf(at(before)) === before) return at(before);
  return offsetOf(at(after)) === after ? at(after) : at(before);
}

const minute = 60_000;
const dayLong = 24 * 60 * minute;

/** The calendar day (YYYY-MM-DD) that lies `days` later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
