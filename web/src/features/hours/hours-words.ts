import { mostMinutes } from '@trailcrew/api/contract/hours';
import { formatHours } from '../../formatting/hours';
import type { WorkedShift_SignupFragment } from './hours-page.generated';

type Attendance = NonNullable<WorkedShift_SignupFragment['attendance']>;

/** What a signup's hours are, and where they come from, such as '3.25 h · by marks'. */
export function hoursWords({ state, minutes, minutesFrom }: Pick<Attendance, 'state' | 'minutes' | 'minutesFrom'>) {
  if (minutesFrom === 'UNKNOWN') return 'Not settled: no hours count';
  if (minutesFrom === 'MARKS' && state === 'NO_SHOW') return 'Did not come';
  const hours = formatHours(minutes ?? 0);
  switch (minutesFrom) {
    case 'PLANNED':
      return `${hours} · as planned`;
    case 'MARKS':
      return `${hours} · by marks`;
    case 'CORRECTED':
      return `${hours} · corrected`;
    case 'PRESUMED':
      return `${hours} · as planned; no one was marked`;
    case null:
      return 'No hours';
  }
}

/** The minutes of typed hours such as '3.25' or '3,25'; undefined if it is no number of hours of a day, or not in whole minutes. */
export function minutesOfHours(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(text)) return undefined;
  const minutes = Number(text) * 60;
  const whole = Math.round(minutes);
  return Math.abs(minutes - whole) < 0.5 && whole <= mostMinutes ? whole : undefined;
}
