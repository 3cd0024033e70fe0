import type { AttendanceState } from '../../contract/check-in/attendance.js';
import { announcement } from '../../platform/operation/announcements.js';
import { signupFact } from '../../records/facts.js';
import type { MarkedSignup } from './marked-signups.js';

/** A signup as it was before its marks changed. */
export type MarkedBefore = Pick<MarkedSignup, 'id' | 'eventId' | 'categoryId' | 'shiftId' | 'state' | 'isGivenAway'>;

/** Signups whose marks changed, as they were, and what their marks add up to now. */
export interface AttendanceChanged {
  before: readonly MarkedBefore[];
  attendance: readonly { signupId: string; state: AttendanceState }[];
}

/** Marks were stored. Quiet: no public page depends on them (decision 058). */
export const attendanceChanged = announcement<AttendanceChanged>('attendance-changed', ({ before, attendance }) => {
  const byId = new Map(before.map((signup) => [signup.id, signup]));
  return attendance.flatMap(({ signupId, state }) => {
    const signup = byId.get(signupId);
    if (!signup) return [];
    // The search for somebody who takes the place over ends: they came.
    const ended = signup.isGivenAway && (state === 'HERE' || state === 'LEFT') ? { endsSearch: true } : {};
    return [{ ...signupFact('marked', signup, { was: signup.state, state, ...ended }), quiet: true }];
  });
});
