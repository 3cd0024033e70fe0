import { count } from '../../formatting/counts';

const minute = 60_000;

/** The time left to answer, in words: `1 day 3 hours`, `40 minutes`; nothing once it is over. */
export function timeLeft(until: string, now: Date): string | null {
  const minutes = Math.floor((Date.parse(until) - now.getTime()) / minute);
  if (minutes < 0) return null;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? `${count(days, 'day')} ${count(hours, 'hour')}` : count(days, 'day');
  const rest = minutes % 60;
  if (hours > 0) return rest > 0 ? `${count(hours, 'hour')} ${count(rest, 'minute')}` : count(hours, 'hour');
  return minutes === 0 ? 'less than a minute' : count(minutes, 'minute');
}
