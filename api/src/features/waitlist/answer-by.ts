import { addDays, dayIn, instantOf } from '../../platform/clock.js';

const minute = 60_000;
const hour = 60 * minute;

/**
 * From this long before the start on nothing is held: everybody on the waitlist is notified, and the first to answer gets the spot. In
 * milliseconds.
 */
export const rushBefore = 3 * hour;

/** How long an offer made just before then is valid. In milliseconds. */
export const longestInRush = 45 * minute;

/** Quiet hours in the event's time zone. */
const quietFrom = '21:00';
const quietUntil = '08:00';

/**
 * When an offer made now expires: after a day; after 4 hours if the shift begins within 48 hours, 45 minutes if within 12. An offer does
 * not expire between 21:00 and 08:00 of the event's time zone, but in the morning, unless the shift begins within 24 hours of then. Null
 * within 3 hours of the start.
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
