import { endsNextDay } from '../../contract/text/ends-next-day.js';
import { shiftDayWarning } from '../../contract/programme/shift-input.js';
import { addDays, dayIn, instantOf, timeIn } from '../../platform/clock.js';

/** The day and the times of a shift: YYYY-MM-DD and HH:MM in the time zone of its event. */
interface ShiftTimes {
  date: string;
  startTime: string;
  endTime: string;
}

/** Its event: first and last day, and its IANA time zone. */
interface EventDays {
  startDate: string;
  endDate: string;
  timeZone: string;
}

/** Warnings about a shift's times, as sentences: outside of its event's days, or at an hour that clocks skip or repeat. */
export function shiftWarnings(shift: ShiftTimes, event: EventDays): string[] {
  const outside = shiftDayWarning(shift.date, event);
  return [...(outside === null ? [] : [outside]), ...clockWarnings(shift, event.timeZone)];
}

/** Warnings, as sentences, about hours of these times that clocks skip or repeat, in this IANA time zone. */
export function clockWarnings({ date, startTime, endTime }: ShiftTimes, timeZone: string): string[] {
  const lastDay = endsNextDay(startTime, endTime) ? addDays(date, 1) : date;
  const [start, end] = [instantOf(date, startTime, timeZone), instantOf(lastDay, endTime, timeZone)];
  return [
    clockWarning(date, startTime, timeZone),
    clockWarning(lastDay, endTime, timeZone),
    end <= start ? `The clocks are put forward on ${date}: this shift takes no time.` : null,
  ].filter((words) => words !== null);
}

/** A warning, as a sentence, about a time that clocks skip or repeat on a day, in this IANA time zone. */
export function clockWarning(day: string, time: string, timeZone: string): string | null {
  const instant = instantOf(day, time, timeZone);
  const shown = timeIn(timeZone, instant);
  if (shown !== time || dayIn(timeZone, instant) !== day)
    return `The clocks skip ${time} on ${day}: it counts as ${shown}.`;
  const later = new Date(instant.getTime() + 60 * 60_000);
  return timeIn(timeZone, later) === time ? `The clocks show ${time} twice on ${day}: the first one counts.` : null;
}
