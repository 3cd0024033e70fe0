import { attendanceOf, timeOfMark } from '../../contract/check-in/attendance.js';
import type { MarkResult, RecordAttendanceInput } from '../../contract/check-in/record-attendance.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { addedUp } from './added-up.js';
import type { MarkedSignup, StoredMark } from './marked-signups.js';
import type { AttendanceOfSignup, NewMark } from './write-marks.js';

/** A mark as it was sent. */
export type SentMark = NonNullable<RecordAttendanceInput['marks']>[number];

/** What is known when marks arrive. */
export interface Arrival {
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The device's clock at the moment of sending; null if it says nothing. */
  deviceNow: number | null;
  deviceId: string;
  /** A signup that the caller may mark, by the id that the mark names; undefined for others. */
  signupOf(signupId: string): MarkedSignup | undefined;
  /** The reason for which the caller may not store a mark of this moment; undefined if they may. */
  refusalAt?(at: number): DomainError | undefined;
}

/** What a call's marks come to. */
export interface Folded {
  results: MarkResult[];
  /** The marks to store. */
  fresh: NewMark[];
  /** What each signup with new marks adds up to. */
  attendance: AttendanceOfSignup[];
}

/**
 * Answers each mark by itself and adds the new ones to those that are stored. A mark's time is fixed here, when it first arrives. The same
 * mark again is `KNOWN`; the same id with other content is refused with ID_TAKEN.
 */
export function foldMarks(marks: readonly SentMark[], stored: readonly StoredMark[], arrival: Arrival): Folded {
  const byId = new Map<string, StoredMark>(stored.map((mark) => [mark.id, mark]));
  const bySignup = new Map<string, StoredMark[]>();
  const marksOf = (signupId: string): StoredMark[] => {
    const known = bySignup.get(signupId) ?? [];
    bySignup.set(signupId, known);
    return known;
  };
  for (const mark of stored) marksOf(mark.signupId).push(mark);
  const marked = new Set<string>();
  const fresh: NewMark[] = [];
  const results = marks.map((sent): MarkResult => {
    const id = sent.id.toLowerCase();
    const signup = arrival.signupOf(sent.signupId.toLowerCase());
    if (!signup) return refused(id, new DomainError('SIGNUP_NOT_FOUND'));
    const known = byId.get(id);
    if (known) return isSame(known, sent, signup.id) ? { id, result: 'KNOWN', signupId: signup.id } : taken(id);
    const mark = newMark(sent, signup, marksOf(signup.id), arrival);
    const refusal = refusalOf(signup, arrival.now) ?? arrival.refusalAt?.(mark.at);
    if (refusal) return refused(id, refusal);
    byId.set(id, mark);
    marksOf(signup.id).push(mark);
    marked.add(signup.id);
    fresh.push(mark);
    return { id, result: 'STORED', signupId: signup.id };
  });
  const attendance = [...marked].map((signupId) => ({ signupId, ...addedUp(marksOf(signupId)) }));
  return { results, fresh, attendance };
}

/** The time of a mark that arrives, in milliseconds since 1970: by the device's clock and by the server's. */
export function timeOfSent(
  { occurredAt: sent, offset }: Pick<SentMark, 'occurredAt' | 'offset'>,
  { now, deviceNow }: Pick<Arrival, 'now' | 'deviceNow'>,
): { occurredAt: number; at: number; uncertain: boolean } {
  const occurredAt = Date.parse(sent);
  return { occurredAt, ...timeOfMark({ occurredAt, deviceNow, offset }, now) };
}

function newMark(
  sent: SentMark,
  signup: MarkedSignup,
  before: readonly StoredMark[],
  { now, deviceNow, deviceId }: Arrival,
): NewMark {
  const { occurredAt, at, uncertain } = timeOfSent(sent, { now, deviceNow });
  const last = Math.max(0, ...before.filter((mark) => mark.deviceId === deviceId).map(({ sequence }) => sequence));
  return {
    id: sent.id.toLowerCase(),
    eventId: signup.eventId,
    signupId: signup.id,
    kind: sent.kind,
    occurredAt,
    at,
    uncertain,
    deviceId,
    byDevice: signup.isOfDevice,
    sequence: sent.sequence ?? last + 1,
    // Left out: with a line, the caller knows what the server knows.
    seen: sent.seen?.map((id) => id.toLowerCase()) ?? attendanceOf(before).heads,
    undoes: sent.undoes?.toLowerCase() ?? null,
  };
}

function isSame(known: StoredMark, sent: SentMark, signupId: string): boolean {
  return (
    known.signupId === signupId &&
    known.kind === sent.kind &&
    known.occurredAt === Date.parse(sent.occurredAt) &&
    (known.undoes ?? null) === (sent.undoes?.toLowerCase() ?? null)
  );
}

function refusalOf({ opensAt, closesAt }: MarkedSignup, now: number): DomainError | undefined {
  if (now < Date.parse(opensAt))
    return new DomainError('ATTENDANCE_CLOSED', { message: 'Marks are taken from 2 days before the event.' });
  return now < Date.parse(closesAt) ? undefined : new DomainError('ATTENDANCE_CLOSED');
}

/** The answer to a mark or walk-in that is refused. */
export function refused(id: string, { code, message }: DomainError): MarkResult {
  return { id, result: 'REFUSED', code, message };
}

function taken(id: string): MarkResult {
  return refused(id, new DomainError('ID_TAKEN'));
}
