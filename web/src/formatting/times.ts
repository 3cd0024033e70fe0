import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { formatDay, formatLongDay } from './days';

/** Wall-clock times travel as `HH:MM` in the event's time zone and are shown as they are, whatever the reader's zone. */
function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `7:30 AM` from `07:30`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `7:30 AM – 9:45 AM`. */
export function formatTimeRange(startTime: string, endTime: string): string {
  return `${formatTime(startTime)} – ${formatTime(endTime)}`;
}

/** Length of a shift in minutes; one that ends at or before its start runs into the next day. */
export function minutesBetween(startTime: string, endTime: string): number {
  const length = minutes(endTime) - minutes(startTime);
  return length > 0 ? length : length + 24 * 60;
}

/** Minutes from the shift's midnight to its end; more than 1440 when it ends the next day. */
export function endMinute(startTime: string, endTime: string): number {
  return minutes(endTime) + (endsNextDay(startTime, endTime) ? 24 * 60 : 0);
}

/** Length in whole hours, at least one: `3 hours`, `1 hour`. */
export function formatDuration(startTime: string, endTime: string): string {
  const hours = Math.max(1, Math.round(minutesBetween(startTime, endTime) / 60));
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one takes some thirty times as long as using it: a start board uses thousands. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** The wall clock of a zone at an instant as `YYYY-MM-DDTHH:MM`, which sorts as time does. `timeZone` is an IANA name. */
export function wallClock(timeZone: string, instant: Date): string {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** An instant (ISO 8601) by the clock of a zone: `Feb 20, 2027, 7:30 AM`. */
export function formatMoment(instant: string, timeZone: string): string {
  const [day = '', time = ''] = wallClock(timeZone, new Date(instant)).split('T');
  return `${formatDay(day)}, ${formatTime(time)}`;
}

/** An instant (ISO 8601) by the clock of a zone, in full: `Saturday, February 20, 2027 at 7:30 AM`. */
export function formatLongMoment(instant: string, timeZone: string): string {
  const [day = '', time = ''] = wallClock(timeZone, new Date(instant)).split('T');
  return `${formatLongDay(day)} at ${formatTime(time)}`;
}

/**
 * The instant (ISO 8601) at which the clocks of a zone show `YYYY-MM-DDTHH:MM`. A time that daylight saving skips moves forward; of one that
 * comes twice it is the first.
 */
export function instantAt(timeZone: string, wall: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  const aheadAt = (instant: number) => Date.parse(`${wallClock(timeZone, new Date(instant))}Z`) - instant;
  const day = 24 * 60 * 60_000;
  const [before, after] = [asUtc - aheadAt(asUtc - day), asUtc - aheadAt(asUtc + day)];
  const isRight = (instant: number) => instant + aheadAt(instant) === asUtc;
  return new Date(isRight(before) || !isRight(after) ? before : after).toISOString();
}
