import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { longDay, timeWords } from './day-words.js';

/** 'Saturday, February 20, 2027 at 7:30 AM' for an instant (ISO 8601), in a time zone. */
export function momentWords(instant: string, timeZone: string): string {
  const there = new TZDate(Date.parse(instant), timeZone);
  return `${longDay(format(there, 'yyyy-MM-dd'))} at ${timeWords(format(there, 'HH:mm'))}`;
}
