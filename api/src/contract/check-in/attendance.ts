/*
 * What the marks of a signup say together. One function for the server and the phones at the posts, so that both always agree (decision 057).
 */

/** Days before an event from which marks are taken, and days after it up to which they are. */
export const marksTaken = { daysBefore: 2, daysAfter: 14 };

/** What somebody saw; `UNDONE` takes one earlier mark back. */
export const markKinds = ['ARRIVED', 'LEFT', 'NO_SHOW', 'UNDONE'] as const;

/** A kind of mark. */
export type MarkKind = (typeof markKinds)[number];

/** A mark as it counts: its time is fixed when the server first receives it. */
export interface AttendanceMark {
  id: string;
  kind: MarkKind;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  deviceId: string;
  /** Counts up with each mark of the device. */
  sequence: number;
  /** The ids of the heads that the device knew of this signup when it marked. */
  seen: readonly string[];
  /** The id of the mark that an `UNDONE` takes back. */
  undoes?: string | null;
}

/** What the marks of a signup add up to. */
export const attendanceStates = ['EXPECTED', 'HERE', 'LEFT', 'NO_SHOW'] as const;

/** The state of a signup. */
export type AttendanceState = (typeof attendanceStates)[number];

/** The attendance of one signup. */
export interface Attendance {
  state: AttendanceState;
  /** The earliest arrival that was not taken back. */
  arrivedAt: number | null;
  /** When they left, while the state is `LEFT`. */
  leftAt: number | null;
  /** The heads disagree on whether the person came: one says here or left, another says not here. */
  contradicted: boolean;
  /** The ids of the marks that nothing supersedes, the latest first. */
  heads: string[];
}

const stateAfter: Readonly<Record<Exclude<MarkKind, 'UNDONE'>, AttendanceState>> = {
  ARRIVED: 'HERE',
  LEFT: 'LEFT',
  NO_SHOW: 'NO_SHOW',
};

/**
 * The attendance that the marks of one signup add up to, in whatever order they come and however often. A mark that was not taken back
 * supersedes every mark that its device knew when it was made. What is left over are the heads, and the latest of them decides.
 */
export function attendanceOf(marks: readonly AttendanceMark[]): Attendance {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const undone = new Set([...byId.values()].flatMap((mark) => (mark.kind === 'UNDONE' ? (mark.undoes ?? []) : [])));
  const live = [...byId.values()].filter(({ id, kind }) => kind !== 'UNDONE' && !undone.has(id));
  const knownTo = marksKnownTo([...byId.values()]);
  const supersedes = (later: AttendanceMark, earlier: AttendanceMark) =>
    // Two marks that each claim to have seen the other are forged: neither counts as seen.
    knownTo(later).has(earlier.id) && !knownTo(earlier).has(later.id);
  const heads = live
    .filter((mark) => !live.some((other) => other !== mark && supersedes(other, mark)))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  const [latest] = heads;
  const arrivals = live.filter(({ kind }) => kind === 'ARRIVED').map(({ at }) => at);
  const notHere = heads.filter(({ kind }) => kind === 'NO_SHOW').length;
  return {
    state: latest ? stateAfter[latest.kind as Exclude<MarkKind, 'UNDONE'>] : 'EXPECTED',
    arrivedAt: arrivals.length > 0 ? Math.min(...arrivals) : null,
    leftAt: latest?.kind === 'LEFT' ? latest.at : null,
    contradicted: notHere > 0 && notHere < heads.length,
    heads: heads.map(({ id }) => id),
  };
}

/** The ids of the marks that a mark's device knew when it made it: through `seen` and through its own earlier marks, step by step. */
function marksKnownTo(marks: readonly AttendanceMark[]): (mark: AttendanceMark) => ReadonlySet<string> {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  // Of two marks with one number, such as two tabs of one phone make them, neither comes before the other.
  const before = ({ deviceId, sequence }: AttendanceMark) =>
    marks.filter((one) => one.deviceId === deviceId && one.sequence < sequence).map(({ id }) => id);
  const found = new Map<string, Set<string>>();
  return (mark) => {
    const known = found.get(mark.id);
    if (known) return known;
    const reached = new Set<string>();
    const next = [mark];
    for (let one = next.pop(); one; one = next.pop())
      for (const id of [...one.seen, ...before(one)]) {
        const reachedMark = byId.get(id);
        if (!reachedMark || reached.has(id)) continue;
        reached.add(id);
        next.push(reachedMark);
      }
    found.set(mark.id, reached);
    return reached;
  };
}

/** What a device says of the time of a mark. All in milliseconds. */
export interface MarkClock {
  /** When it was made, by the device's own clock. */
  occurredAt: number;
  /** The device's own clock at the moment of sending. */
  deviceNow?: number | null;
  /** The server's clock minus the device's, as the device knew it when marking. */
  offset?: number | null;
}

/** How far the two ways to correct a clock may differ, in milliseconds. */
const mostApart = 120_000;

/**
 * The time of a mark by the server's clock, from 1970 to `now`, when the server receives it. `uncertain`: the device's clock was set in
 * between, so that only what the device knew of its clock when marking can be believed; or it says nothing of its clock, and is not near `now`.
 */
export function timeOfMark(
  { occurredAt, deviceNow, offset }: MarkClock,
  now: number,
): { at: number; uncertain: boolean } {
  const asMarked = offset == null ? null : occurredAt + offset;
  const asSent = deviceNow == null ? (asMarked ?? occurredAt) : occurredAt + now - deviceNow;
  const saysNothing = deviceNow == null && offset == null;
  const uncertain = Math.abs(asSent - (saysNothing ? now : (asMarked ?? asSent))) > mostApart;
  const at = uncertain ? (asMarked ?? asSent) : asSent;
  return { at: Math.max(0, Math.min(at, now)), uncertain };
}
