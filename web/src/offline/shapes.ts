import type { AttendanceMark, MarkKind } from '@trailcrew/api/contract/check-in/attendance';
import type { CheckInList, CheckInPerson } from '@trailcrew/api/contract/check-in/check-in-list';

/* What this phone keeps. Instants of the server are ISO texts, those of the phone milliseconds. */

/** A person of a kept list. */
export interface KeptPerson extends CheckInPerson {
  /** No longer on the newest list, and kept while marks of it wait here. */
  isGone?: boolean;
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
  /** When the server last said that it is like this: by the phone's clock that never goes back, and by the server's. */
  takenAt: number;
  confirmedAt: number;
  /** When its link ends, by the server's clock. */
  endsAt: number | null;
  list: Omit<CheckInList, 'people'> & { people: readonly KeptPerson[] };
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
  /** The id of who made it: of the phone that joined by a link, or of the member of staff. Marks of earlier versions have none. */
  madeBy?: string;
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
  deviceId: string;
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

/** Something encrypted: AES-GCM with 256 bits, a fresh IV each. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
