import { plainDay, timeRange } from '../../platform/text/day-words.js';

/** A shift as the audit log describes it: 'Bib Caller, Feb 20, 2027, 7:30 AM – 9:45 AM'. */
export function shiftWords(
  opportunityName: string,
  shift: { date: string; startTime: string; endTime: string },
): string {
  return `${opportunityName}, ${plainDay(shift.date)}, ${timeRange(shift)}`;
}
