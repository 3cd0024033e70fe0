import type { Attendance } from '../../contract/check-in/attendance.js';
import { announcement } from '../../platform/operation/announcements.js';
import type { AttendanceHistoryField } from '../../contract/history-fields.js';
import { signupFact } from '../../records/facts.js';
import type { MarkedSignup } from './marked-signups.js';

/** A signup as it was before its marks changed. */
export type MarkedBefore = Pick<
  MarkedSignup,
  'id' | 'eventId' | 'categoryId' | 'shiftId' | 'state' | 'arrivedAt' | 'leftAt' | 'isGivenAway'
>;

/** Signups whose marks changed, as they were, and what their marks add up to now. */
export interface AttendanceChanged {
  before: readonly MarkedBefore[];
  attendance: readonly ({ signupId: string } & Pick<Attendance, 'state' | 'arrivedAt' | 'leftAt'>)[];
}

/** Marks were stored. Quiet: no public page depends on them (decision 058). */
export const attendanceChanged = announcement<AttendanceChanged>('attendance-changed', ({ before, attendance }) => {
  const byId = new Map(before.map((signup) => [signup.id, signup]));
  return attendance.flatMap(({ signupId, ...now }) => {
    const signup = byId.get(signupId);
    if (!signup) return [];
    // The search for somebody who takes the place over ends: they came.
    const { state } = now;
    const ended = signup.isGivenAway && (state === 'HERE' || state === 'LEFT') ? { endsSearch: true } : {};
    return [{ ...signupFact('marked', signup, { ...changesOf(signup, now), ...ended }), quiet: true }];
  });
});

/** What the marks changed, as histories read it: the state always, the times where they are others. */
function changesOf(before: MarkedBefore, now: Omit<AttendanceChanged['attendance'][number], 'signupId'>) {
  const times = (['arrivedAt', 'leftAt'] as const).flatMap((field) => {
    const values = [before[field], now[field]].map((at) => (at === null ? null : new Date(at).toISOString()));
    return values[0] === values[1] ? [] : [[field, values] as const];
  });
  const changes = Object.fromEntries([['state', [before.state, now.state]] as const, ...times]);
  return { fields: Object.keys(changes) as AttendanceHistoryField[], changes };
}
