import { DomainError } from '../../../platform/operation/domain-error.js';
import { dayIn, instantOf, timeIn } from '../../../platform/clock.js';
import { plainDay } from '../../../platform/text/day-words.js';

/** When a start is: YYYY-MM-DD and HH:MM in the time zone of its event. */
interface StartTime {
  date: string;
  time: string;
}

/** A start as the audit log describes it: 'Men 50 km, Feb 20, 2027, 09:00'. */
export function startWords({ name, date, time }: StartTime & { name: string }): string {
  return `${name}, ${plainDay(date)}, ${time}`;
}

/** Refuses a day on which the event does not take place, and a time that the clocks skip. Error: INVALID_INPUT. */
export function refuseOddTime(
  { date, time }: StartTime,
  event: { startDate: string; endDate: string; timeZone: string },
) {
  if (date < event.startDate || date > event.endDate) {
    const [from, to] = [plainDay(event.startDate), plainDay(event.endDate)];
    const days = from === to ? `on ${from}` : `from ${from} to ${to}`;
    throw new DomainError('INVALID_INPUT', { fields: { date: `The event takes place ${days}` } });
  }
  const instant = instantOf(date, time, event.timeZone);
  if (timeIn(event.timeZone, instant) !== time || dayIn(event.timeZone, instant) !== date)
    throw new DomainError('INVALID_INPUT', { fields: { time: `The clocks skip ${time} on this day` } });
}
