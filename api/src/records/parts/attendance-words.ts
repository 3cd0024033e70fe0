import type { Grant, Ownership } from '../../platform/reading/sql/ownership.js';
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

/** GraphQL's names of what somebody saw. */
export const MarkKind = enumType('MarkKind', 'What somebody at a post saw.', {
  ARRIVED: ['ARRIVED', 'They are here.'],
  LEFT: ['LEFT', 'They left.'],
  NO_SHOW: ['NO_SHOW', 'They are not here.'],
  UNDONE: ['UNDONE', 'An earlier mark was a mistake.'],
});
