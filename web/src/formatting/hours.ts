import { grouped } from './counts';

/** Minutes as hours, to two digits: 195 is '3.25 h', 180 is '3 h'. */
export function formatHours(minutes: number): string {
  return `${grouped(Math.round(minutes / 0.6) / 100)} h`;
}
