import { DomainError } from '../../../platform/operation/domain-error.js';
import { dayIn, instantOf, timeIn } from '../../../platform/clock.js';
import { plainDay } from '../../../platform/text/day-words.js';

/** When a start is: YYYY-MM-DD and HH:MM in the time zone of its event. */
interface StartTime {
  date: string;
  time: string;
}

/** Its event: first and last day, and its IANA time zone. */
interface EventDays {
  startDate: string;
  endDate: string;
  timeZone: string;
}

/** A start as the audit log describes it: 'Men 50 km, Feb 20, 2027, 09:00'. */
export function startWords({ name, date, time }: StartTime & { name: string }): string {
  return `${name}, ${plainDay(date)}, ${time}`;
}

/** Refuses a day on which the event does not take place, and a time that the clocks skip. Error: INVALID_INPUT. */
export function refuseOddTime(start: StartTime, event: EventDays) {
  const fault = faultOfTime(start, event);
  if (fault) throw new DomainError('INVALID_INPUT', { fields: { [fault.field]: fault.message } });
}

/** What is wrong with the day or the time of a start, if anything. */
export function faultOfTime(
  { date, time }: StartTime,
  event: EventDays,
): { field: 'date' | 'time'; message: string } | null {
  if (date < event.startDate || date > event.endDate) {
    const [from, to] = [plainDay(event.startDate), plainDay(event.endDate)];
    const days = from === to ? `on ${from}` : `from ${from} to ${to}`;
    return { field: 'date', message: `The event takes place ${days}` };
  }
  const instant = instantOf(date, time, event.timeZone);
  const isThere = timeIn(event.timeZone, instant) === time && dayIn(event.timeZone, instant) === date;
  return isThere ? null : { field: 'time', message: `The clocks skip ${time} on this day` };
}
