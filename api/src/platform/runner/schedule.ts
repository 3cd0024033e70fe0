import { addDays, dayIn, instantOf } from '../clock.js';

/** A repetition: every so many seconds, or daily at a wall-clock time (HH:MM) of a zone, by default the organisation's. */
export type Schedule = { everySeconds: number } | { dailyAt: string; timeZone?: string };

/** The next instant of a schedule after this one. Missed runs are not made up for. A time that daylight saving skips moves forward. */
export function nextOf(schedule: Schedule, after: Date, organisationTimeZone: string): Date {
  if ('everySeconds' in schedule) return new Date(after.getTime() + schedule.everySeconds * 1000);
  const timeZone = schedule.timeZone ?? organisationTimeZone;
  const today = dayIn(timeZone, after);
  const then = instantOf(today, schedule.dailyAt, timeZone);
  return then > after ? then : instantOf(addDays(today, 1), schedule.dailyAt, timeZone);
}
