import { TZDate } from '@date-fns/tz';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { format } from 'date-fns/format';

let moved = 0;

/** The only place that reads the machine's clock. */
export const clock = {
  /** The present instant. */
  now: (): Date => new Date(Date.now() + moved),
  /** Milliseconds by which a test has moved the clock; otherwise 0. The database adds them to its own clock to decide what is due. */
  moved: (): number => moved,
  /** Milliseconds since some fixed moment. Never runs backwards: use it for durations. */
  elapsed: (): number => performance.now(),
};

/** For tests: moves the clock by this many milliseconds relative to the machine's clock; 0 resets it. */
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
 * The instant of a wall-clock time (day YYYY-MM-DD, time HH:MM) in an IANA time zone. A time that daylight saving skips moves forward; of a
 * repeated time it is the first (RFC 5545).
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const key = `${day} ${time} ${timeZone}`;
  let instant = instants.get(key);
  if (instant === undefined) {
    instant = computeInstant(day, time, timeZone);
    if (instants.size >= mostInstants) instants.clear();
    instants.set(key, instant);
  }
  return new Date(instant);
}

/** Recently computed instants, in milliseconds: during a rush every request needs the start times of the same few shifts. */
const instants = new Map<string, number>();
const mostInstants = 2_000;

function computeInstant(day: string, time: string, timeZone: string): number {
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
