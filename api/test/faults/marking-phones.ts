import { randomUUID } from 'node:crypto';
import { attendanceOf, type AttendanceMark, type MarkKind } from '../../src/contract/check-in/attendance.js';
import type { CheckInList } from '../../src/contract/check-in/check-in-list.js';
import type { MarkResult, RecordAttendanceBody } from '../../src/contract/check-in/record-attendance.js';

/* Phones that mark who came: what each knows, makes and sends. Nothing here asks a server. */

export const minute = 60_000;

/** A person that a phone adds without a signup. */
type WalkIn = NonNullable<NonNullable<RecordAttendanceBody['walkIns']>[number]>;

/** A mark that a phone made; `at` is when it really was made. */
export interface Made extends AttendanceMark {
  signupId: string;
  /** By the phone's own clock. */
  occurredAt: number;
  /** What the phone knew of its clock; undefined where it says nothing. */
  offset: number | undefined;
  timesSent: number;
  /** The server has acknowledged it. */
  isKnown: boolean;
}

/** One thing that somebody does on a phone, `after` so many milliseconds. Numbers point at what there is, going round. */
export interface LocalStep {
  phone: number;
  person: number;
  does: Exclude<MarkKind, 'UNDONE'> | 'UNDO' | 'WALK_IN';
  which: number;
  after: number;
}

/** How wrong a phone's clock is, in milliseconds, and whether it is set right before the phone sends for the last time. */
export interface PhoneClock {
  off: number;
  setRight: boolean;
  saysOffset: boolean;
}

const walkInNames = ['Ada', 'Bo', 'Nils', 'Olga'];

/** One phone. */
export function markingPhone(deviceId: string, clock: PhoneClock, shiftIds: readonly string[]) {
  const made: Made[] = [];
  const walkIns = new Map<string, WalkIn>();
  /** What the last list had. */
  let listed = new Map<string, readonly AttendanceMark[]>();
  /** The signup that an id became, as answers said. */
  const became = new Map<string, string>();
  let { off } = clock;

  const signupOf = (id: string) => became.get(id) ?? id;
  /** All that the phone knows of a signup: its list, and its own marks. */
  const known = (signupId: string) => [
    ...(listed.get(signupOf(signupId)) ?? []),
    ...made.filter((mark) => signupOf(mark.signupId) === signupOf(signupId)),
  ];

  function mark(signupId: string, kind: MarkKind, at: number, undoes?: string): void {
    made.push({
      ...{ id: randomUUID(), signupId, kind, at, occurredAt: at + off, deviceId, sequence: made.length + 1, undoes },
      // More than eight are never open here.
      seen: attendanceOf(known(signupId)).heads,
      offset: clock.saysOffset || clock.setRight ? -off : undefined,
      ...{ timesSent: 0, isKnown: false },
    });
  }

  return {
    deviceId,
    made,
    /** The phone's clock now. */
    now: () => Date.now() + off,
    setClockRight(): void {
      if (clock.setRight) off = 0;
    },
    /** Does a step at a moment. */
    take({ person, does, which }: LocalStep, at: number): void {
      if (does === 'WALK_IN') {
        const id = randomUUID();
        const firstName = walkInNames[which % walkInNames.length] ?? '';
        const shiftId = shiftIds[person % shiftIds.length] ?? '';
        walkIns.set(id, { id, shiftId, firstName, lastName: 'Berg', separate: which % 5 === 0 });
        return mark(id, 'ARRIVED', at);
      }
      const people = [...listed.keys(), ...[...walkIns.keys()].filter((id) => !became.has(id))];
      const signupId = people[person % people.length];
      if (!signupId) return;
      if (does !== 'UNDO') return mark(signupId, does, at);
      const marks = known(signupId);
      const takenBack = new Set(marks.map(({ undoes }) => undoes));
      const open = marks.filter(({ id, kind }) => kind !== 'UNDONE' && !takenBack.has(id));
      const undone = open[which % open.length];
      if (undone) mark(signupId, 'UNDONE', at, undone.id);
    },
    /** A call with some of its marks, and the people without a signup that they name. */
    bodyOf(marks: readonly Made[]): RecordAttendanceBody {
      for (const one of marks) one.timesSent += 1;
      const added = new Set(marks.flatMap(({ signupId }) => walkIns.get(signupId) ?? []));
      return {
        deviceId,
        deviceNow: new Date(Date.now() + off).toISOString(),
        walkIns: [...added],
        marks: marks.map(({ id, signupId, kind, occurredAt, offset, sequence, seen, undoes }) => ({
          ...{ id, signupId, kind, occurredAt: new Date(occurredAt).toISOString(), offset, sequence, seen: [...seen] },
          undoes: undoes ?? undefined,
        })),
      };
    },
    takeResults(results: readonly MarkResult[]): void {
      for (const { id, result, signupId } of results) {
        const own = made.find((one) => one.id === id);
        if (own && result !== 'REFUSED') own.isKnown = true;
        const asked = own?.signupId ?? id;
        if (signupId && signupId !== asked) became.set(asked, signupId);
      }
    },
    takeList({ people }: Pick<CheckInList, 'people'>): void {
      listed = new Map(
        people.map(({ signupId, marks }) => [signupId, marks.map((one) => ({ ...one, at: Date.parse(one.at) }))]),
      );
    },
  };
}

/** A phone of a history. */
export type MarkingPhone = ReturnType<typeof markingPhone>;
