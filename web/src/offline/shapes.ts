import type { AttendanceMark, MarkKind } from '@trailcrew/api/contract/attendance';

/* What the server sends and takes, and what this phone keeps. Instants of the server are ISO texts, those of the phone milliseconds. */

/** A mark that the server has. */
export interface ListedMark {
  id: string;
  kind: MarkKind;
  at: string;
  uncertain: boolean;
  by: string | null;
  deviceId: string | null;
  sequence: number | null;
  seen: readonly string[];
  undoes: string | null;
}

/** A signup of a list, with all its marks. */
export interface ListedPerson {
  signupId: string;
  shiftId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  ticket: string | null;
  marks: readonly ListedMark[];
  /** Of the phone alone: no longer on the newest list, and kept while marks of it wait. */
  isGone?: boolean;
}

/** A shift of a list; `date`, `startTime` and `endTime` are by the event's clock. */
export interface ListedShift {
  id: string;
  opportunityTitle: string;
  categoryName: string;
  place: string;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  endsAt: string;
  calledOff: boolean;
}

/** What a phone takes along of a post and day. */
export interface CheckInList {
  serverNow: string;
  event: { id: string; name: string; timeZone: string };
  categoryName: string | null;
  place: string | null;
  day: string;
  shifts: readonly ListedShift[];
  people: readonly ListedPerson[];
}

/** Whose list it is, which is also how the server is asked for it. A phone by a link names nothing: its link does. */
export interface ListOf {
  eventId?: string;
  categoryId?: string;
  place?: string;
  day?: string;
}

/** A list on this phone. */
export interface KeptList {
  of: ListOf;
  etag: string | null;
  /** When it was first taken along, and when the server last said that it is like this; by the phone's clock that never goes back. */
  takenAt: number;
  /** By the server's clock. */
  confirmedAt: number;
  /** When its link ends, by the server's clock. */
  endsAt: number | null;
  list: CheckInList;
}

/** A mark that waits on this phone. Ids and times only: it is kept unencrypted. */
export interface WaitingMark {
  id: string;
  signupId: string;
  kind: MarkKind;
  /** By the phone's own clock. */
  occurredAt: number;
  /** The server's clock minus the phone's, as known when marking. */
  offset: number | null;
  sequence: number;
  seen: readonly string[];
  undoes: string | null;
  deviceId: string;
  /** By the clock that never goes back. */
  keptAt: number;
  /** Why the server does not take it; such a mark is not sent again. */
  refused?: { code: string; message: string };
}

/** Somebody who stood there without a signup; its id becomes the signup's. */
export interface WalkIn {
  id: string;
  shiftId: string;
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  separate?: boolean;
  keptAt: number;
  refused?: { code: string; message: string };
}

/** A mark as the fold takes it, and as a row shows it. */
export interface ShownMark extends AttendanceMark {
  by: string | null;
  uncertain: boolean;
  /** Only this phone knows it. */
  waits: boolean;
}
