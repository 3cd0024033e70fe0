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

/**
 * From each time that they left, by the last mark of it, to the next arrival; and from an arrival that somebody who knew of it marked as not
 * true. Marks that were undone do not count. In order, without overlaps; milliseconds since 1970.
 */
export function timesAway(marks: readonly AttendanceMark[]): [from: number, to: number][] {
  const undone = new Set(marks.flatMap(({ kind, undoes }) => (kind === 'UNDONE' ? (undoes ?? []) : [])));
  const live = marks
    .filter(({ id, kind }) => kind !== 'UNDONE' && !undone.has(id))
    .sort((one, other) => one.at - other.at);
  const gaps = live.flatMap((mark, index): [number, number][] => {
    if (mark.kind !== 'ARRIVED') return [];
    const earlier = live.slice(0, index);
    const last = earlier.findLast(({ kind }) => kind !== 'NO_SHOW');
    const untrue = earlier.find(
      (one) => one.kind === 'ARRIVED' && earlier.some((other) => other.kind === 'NO_SHOW' && knew(other, one)),
    );
    const from = untrue?.at ?? (last?.kind === 'LEFT' ? last.at : mark.at);
    return from < mark.at ? [[from, mark.at]] : [];
  });
  return gaps.reduce<[number, number][]>((apart, [from, to]) => {
    const before = apart.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else apart.push([from, to]);
    return apart;
  }, []);
}

/** Whether a mark was made in knowledge of an earlier one: its device had received it, or made it. */
function knew({ seen, deviceId, sequence }: AttendanceMark, earlier: AttendanceMark): boolean {
  return seen.includes(earlier.id) || (deviceId === earlier.deviceId && earlier.sequence < sequence);
}
