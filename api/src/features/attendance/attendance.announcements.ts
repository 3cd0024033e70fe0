import { announcement } from '../../platform/operation/announcements.js';
import type { AttendanceState } from '../../contract/check-in/attendance.js';
import { signupFact } from '../../records/facts.js';

/** A signup whose marks changed. */
export interface AttendanceChange {
  signupId: string;
  eventId: string;
  categoryId: string;
  shiftId: string;
  was: AttendanceState;
  state: AttendanceState;
  /** Whether somebody was sought who takes the place over. */
  isGivenAway: boolean;
}

/** Marks were stored. Quiet: no public page depends on them (decision 058). */
export const attendanceChanged = announcement<{ signups: readonly AttendanceChange[] }>(
  'attendance-changed',
  ({ signups }) =>
    signups.map(({ signupId, eventId, categoryId, shiftId, was, state, isGivenAway }) => ({
      ...signupFact(
        'marked',
        { id: signupId, eventId, categoryId, shiftId },
        {
          ...{ was, state },
          // Then the search ends.
          ...(state === 'HERE' && isGivenAway ? { cameAnyway: true } : {}),
        },
      ),
      quiet: true,
    })),
);
