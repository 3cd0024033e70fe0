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
  const isLive = ({ id, kind }: AttendanceMark) => kind !== 'UNDONE' && !undone.has(id);
  const live = [...byId.values()].filter(isLive);
  const superseded = supersededBy(isLive, byId);
  const heads = live
    .filter(({ id }) => !superseded.has(id))
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

/**
 * The ids of the marks that a live one supersedes: its device knew them, through `seen` and through its own earlier marks, step by step, and
 * not the other way round. Marks that each claim to have seen the other are forged: neither counts as seen. In time that grows with the marks.
 */
function supersededBy(
  isLive: (mark: AttendanceMark) => boolean,
  byId: ReadonlyMap<string, AttendanceMark>,
): ReadonlySet<string> {
  const known = marksBefore(byId);
  const knownBy = new Map([...known.keys()].map((id): [string, string[]] => [id, []]));
  for (const [id, ids] of known) for (const one of ids) knownBy.get(one)?.push(id);
  // Circles of marks, those first that nothing outside of them knew (Kosaraju).
  const circleOf = new Map<string, number>();
  const circles: string[][] = [];
  for (const id of finished(known).reverse()) {
    if (circleOf.has(id)) continue;
    const circle: string[] = [];
    for (let next: string[] = [id], one = next.pop(); one !== undefined; one = next.pop()) {
      if (circleOf.has(one)) continue;
      circleOf.set(one, circles.length);
      circle.push(one);
      next.push(...(knownBy.get(one) ?? []));
    }
    circles.push(circle);
  }
  const superseded = new Set<string>();
  const behind = new Set<number>();
  circles.forEach((circle, at) => {
    if (behind.has(at)) for (const id of circle) superseded.add(id);
    if (!behind.has(at) && !circle.some((id) => isLive(byId.get(id)!))) return;
    for (const id of circle)
      for (const one of known.get(id) ?? []) if (circleOf.get(one) !== at) behind.add(circleOf.get(one)!);
  });
  return superseded;
}

/** What each mark's device knew directly: the marks in `seen`, and its own latest ones before. */
function marksBefore(byId: ReadonlyMap<string, AttendanceMark>): Map<string, string[]> {
  const known = new Map([...byId.values()].map(({ id, seen }) => [id, seen.filter((one) => byId.has(one))]));
  const ofDevices = new Map([...byId.values()].map(({ deviceId }): [string, AttendanceMark[]] => [deviceId, []]));
  for (const mark of byId.values()) ofDevices.get(mark.deviceId)?.push(mark);
  for (const own of ofDevices.values()) {
    own.sort((one, other) => one.sequence - other.sequence);
    // Of two marks with one number, such as two tabs of one phone make them, neither comes before the other.
    let [before, same]: [AttendanceMark[], AttendanceMark[]] = [[], []];
    for (const mark of own) {
      if (same[0] && same[0].sequence < mark.sequence) [before, same] = [same, []];
      same.push(mark);
      known.get(mark.id)?.push(...before.map(({ id }) => id));
    }
  }
  return known;
}

/** The marks in the order in which everything that they knew has been walked. */
function finished(known: ReadonlyMap<string, readonly string[]>): string[] {
  const begun = new Set<string>();
  const order: string[] = [];
  for (const first of known.keys()) {
    const path = begun.has(first) ? [] : [{ id: first, next: 0 }];
    begun.add(first);
    for (let one = path.at(-1); one; one = path.at(-1)) {
      const id = known.get(one.id)?.[one.next];
      one.next += 1;
      if (id === undefined) order.push(path.pop()!.id);
      else if (!begun.has(id)) {
        begun.add(id);
        path.push({ id, next: 0 });
      }
    }
  }
  return order;
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
