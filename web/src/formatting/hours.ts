import { grouped } from './counts';

/** Minutes as hours, to two digits: 195 is '3.25 h', 180 is '3 h'. */
export function formatHours(minutes: number): string {
  return `${grouped(Math.round(minutes / 0.6) / 100)} h`;
}

/** `24 min`, `3 h 5 min`. */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
