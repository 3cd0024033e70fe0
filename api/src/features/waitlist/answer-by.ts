import { addDays, dayIn, instantOf } from '../../platform/clock.js';

const minute = 60_000;
const hour = 60 * minute;

/** Less than this before the start nothing is held any more: everybody who waits is told, and the first comes. In milliseconds. */
export const rushBefore = 3 * hour;

/** How long an offer that is made just before then has. In milliseconds. */
export const longestInRush = 45 * minute;

/** Quiet hours by the event's clock. */
const quietFrom = '21:00';
const quietUntil = '08:00';

/**
 * Until when somebody can answer an offer that is made now. A day; 4 hours when the shift begins within 48 hours, 45 minutes within 12. It
 * does not run out between 21:00 and 08:00 of the event's zone, but in the morning, unless the shift begins within 24 hours of then.
 * Null within 3 hours of the start.
 */
export function answerBy(now: Date, startsAt: Date, timeZone: string): Date | null {
  const left = startsAt.getTime() - now.getTime();
  if (left <= rushBefore) return null;
  const time = left <= 12 * hour ? longestInRush : left <= 48 * hour ? 4 * hour : 24 * hour;
  const end = new Date(now.getTime() + time);
  if (startsAt.getTime() - end.getTime() <= 24 * hour) return end;
  return afterQuietHours(end, timeZone);
}

/** The same instant, or the end of the quiet hours in which it lies. */
export function afterQuietHours(instant: Date, timeZone: string): Date {
  const day = dayIn(timeZone, instant);
  const morning = instantOf(day, quietUntil, timeZone);
  if (instant < morning) return morning;
  return instant < instantOf(day, quietFrom, timeZone) ? instant : instantOf(addDays(day, 1), quietUntil, timeZone);
}
