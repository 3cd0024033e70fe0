import { marksTaken } from '@trailcrew/api/contract/check-in/attendance';
import { dayAfter } from '../../../formatting/days';
import { wallClock } from '../../../formatting/times';

/** The last day on which an event's marks were taken, once it has passed; null while they are. */
export function marksClosed({ endDate, timeZone }: { endDate: string; timeZone: string }, now: Date): string | null {
  const last = dayAfter(endDate, marksTaken.daysAfter);
  return wallClock(timeZone, now).slice(0, 10) > last ? last : null;
}
