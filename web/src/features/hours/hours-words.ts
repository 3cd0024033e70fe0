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

/** The minutes of typed hours such as '3.25' or '3,25'; to the nearest minute; undefined if it is no number of hours of a day. */
export function minutesOfHours(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(text)) return undefined;
  const minutes = Math.round(Number(text) * 60);
  return minutes <= mostMinutes ? minutes : undefined;
}
