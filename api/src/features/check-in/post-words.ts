import { dayIn, timeIn } from '../../platform/clock.js';
import { plainDay, timeWords } from '../../platform/text/day-words.js';

/** A post and its day, as the audit log describes them: 'Timing, Gate B, Feb 20, 2027'. */
export function postWords({ category, place, day }: { category: string; place: string | null; day: string }): string {
  return [category, place, plainDay(day)].filter(Boolean).join(', ');
}

/** An instant by an event's clock: 'Feb 20, 2027, 7:30 AM'. */
export function momentWords(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${plainDay(dayIn(timeZone, at))}, ${timeWords(timeIn(timeZone, at))}`;
}
