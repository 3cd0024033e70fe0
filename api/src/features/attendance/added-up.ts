import { attendanceOf, type Attendance, type AttendanceMark } from '../../contract/check-in/attendance.js';

/** What the marks of a signup add up to, as its columns keep it. */
export interface AddedUp extends Attendance {
  /** When the person was gone in between, as a multirange of PostgreSQL: from each leaving to the next arrival. */
  away: string;
}

/** What the marks of one signup add up to. Phones do not need to know when somebody was away; hours do. */
export function addedUp(marks: readonly AttendanceMark[]): AddedUp {
  const gaps = timesAway(marks).map((gap) => `["${gap.map((at) => new Date(at).toISOString()).join('","')}")`);
  return { ...attendanceOf(marks), away: `{${gaps.join(',')}}` };
}

/** From each time that they left, by the last mark of it, to the next arrival. Marks that were undone do not count. */
export function timesAway(marks: readonly AttendanceMark[]): [from: number, to: number][] {
  const undone = new Set(marks.flatMap(({ kind, undoes }) => (kind === 'UNDONE' ? (undoes ?? []) : [])));
  const live = marks
    .filter(({ id, kind }) => (kind === 'ARRIVED' || kind === 'LEFT') && !undone.has(id))
    .sort((one, other) => one.at - other.at);
  return live.flatMap(({ kind, at }, index): [number, number][] => {
    const before = live[index - 1];
    return kind === 'ARRIVED' && before?.kind === 'LEFT' && before.at < at ? [[before.at, at]] : [];
  });
}
