import type { AttendanceState, MarkKind } from './attendance.js';
import type { MarkResult } from './record-attendance.js';

/** The most people on one list. */
export const longestCheckInList = 2000;

/** A mark, as a list carries it. */
export interface CheckInMark {
  id: string;
  kind: MarkKind;
  /** When it was made by the server's clock, ISO 8601. */
  at: string;
  /** The clock of its device was set in between: the time may be wrong. */
  uncertain: boolean;
  /** The name of the person or the device that made it; null once that is deleted. */
  by: string | null;
  deviceId: string;
  sequence: number;
  /** The ids of the heads that its device knew. */
  seen: string[];
  /** The id of the mark that it takes back. */
  undoes: string | null;
}

/** Somebody on a list. */
export interface CheckInPerson {
  signupId: string;
  shiftId: string;
  firstName: string;
  lastName: string;
  /** Null if none is known or the list comes without phone numbers; to devices also for people that a device added. */
  phone: string | null;
  /** The 16 letters of the household's ticket; null for people without an address, and to devices for people that a device added. */
  ticket: string | null;
  state: AttendanceState;
  /** ISO 8601; null if nobody saw them come. */
  arrivedAt: string | null;
  /** ISO 8601; null unless they left. */
  leftAt: string | null;
  /** Marks disagree on whether they came. */
  contradicted: boolean;
  /** The ids of the marks that decide, the latest first. */
  heads: string[];
  /** Every mark, in order of time. */
  marks: CheckInMark[];
}

/** A shift of a list. */
export interface CheckInShift {
  id: string;
  opportunityTitle: string;
  categoryName: string;
  /** Its effective location; null without one. */
  place: string | null;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM in the event's time zone. */
  startTime: string;
  endTime: string;
  /** ISO 8601 */
  startsAt: string;
  endsAt: string;
  calledOff: boolean;
}

/** What a device takes along: the shifts and people of a post and day. */
export interface CheckInList {
  /** The server's clock, ISO 8601. */
  serverNow: string;
  event: { id: string; name: string; timeZone: string };
  /** Null for all categories that the caller may see. */
  categoryId: string | null;
  categoryName: string | null;
  /** Null for all places. */
  place: string | null;
  /** YYYY-MM-DD */
  day: string;
  shifts: CheckInShift[];
  people: CheckInPerson[];
}

/** A post in an overview of days. */
export interface CheckInPost {
  categoryId: string;
  categoryName: string;
  place: string | null;
  /** When its first shift of the day starts and its last one ends, ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** How many people are expected there that day, and how many of them are here. */
  people: number;
  here: number;
}

/** A day of an event with what the caller may check in. */
export interface CheckInDay {
  eventId: string;
  eventName: string;
  timeZone: string;
  /** YYYY-MM-DD */
  day: string;
  isToday: boolean;
  isTomorrow: boolean;
  /** By time, then by category and place. */
  posts: CheckInPost[];
}

/** Today's and tomorrow's days of all events. */
export interface CheckInDays {
  serverNow: string;
  days: CheckInDay[];
}

/** The answer to marks. */
export interface AttendanceRecorded {
  serverNow: string;
  results: MarkResult[];
  /** The signups that were marked, as they are now. */
  signups: CheckInPerson[];
}
