import type { Grant, Ownership } from '../../platform/reading/sql/ownership.js';
import type { HoursFrom as CountedFrom, MinutesFrom as From } from '../../contract/hours.js';
import { enumType } from '../../platform/schema/enum-type.js';

/** Who sees attendance, besides admins: the lead of the role, the household by its mailed link, and keys with the scope. */
export const seesAttendance = ['lead', 'link', 'read:signups'] as const satisfies readonly (Ownership | Grant)[];

/** GraphQL's names of what the marks of a signup say. */
export const AttendanceState = enumType('AttendanceState', 'What the marks of a signup say together.', {
  EXPECTED: ['EXPECTED', 'Nobody marked them, or every mark is undone.'],
  HERE: ['HERE', 'They are here.'],
  LEFT: ['LEFT', 'They were here and left.'],
  NO_SHOW: ['NO_SHOW', 'They are not here.'],
});

/** GraphQL's names of what the minutes of a signup come from. */
export const MinutesFrom = enumType('MinutesFrom', 'What the minutes of a signup come from.', {
  PLANNED: ['PLANNED', 'They came: the length of their shift, up to the moment at which it was called off.'],
  MARKS: [
    'MARKS',
    'Their marks, rounded to quarters of an hour: not before the planned start, up to when they left, at most 4 hours after the planned end; without that up to the planned end. None if they did not come.',
  ],
  CORRECTED: ['CORRECTED', 'Staff corrected them.'],
  PRESUMED: ['PRESUMED', 'Nobody was marked in the shift: its planned length.'],
  UNKNOWN: ['UNKNOWN', 'Others in the shift were marked and they were not, or marks disagree: none count.'],
} satisfies Record<From, readonly [string, string]>);

/** GraphQL's names of how an event counts hours. */
export const HoursFrom = enumType('HoursFrom', 'How an event counts the hours of people who came.', {
  PLANNED: ['PLANNED', 'The length of the shift. Who was sent to another post is counted by their marks.'],
  MARKS: ['MARKS', 'From arriving to leaving, as it was marked.'],
} satisfies Record<CountedFrom, readonly [string, string]>);

/** GraphQL's names of what somebody saw. */
export const MarkKind = enumType('MarkKind', 'What somebody at a post saw.', {
  ARRIVED: ['ARRIVED', 'They are here.'],
  LEFT: ['LEFT', 'They left.'],
  NO_SHOW: ['NO_SHOW', 'They are not here.'],
  UNDONE: ['UNDONE', 'An earlier mark was a mistake.'],
});
