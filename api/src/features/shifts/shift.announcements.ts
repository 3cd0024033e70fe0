import { announcement } from '../../platform/operation/announcements.js';

/** When and where a shift is. Day YYYY-MM-DD, times HH:MM in the event's time zone. */
export interface ShiftPlan {
  date: string;
  startTime: string;
  endTime: string;
  /** The effective place: the shift's, else the role's, else the event's. */
  location: string | null;
  /** Notes, such as what to bring. */
  notes: string | null;
}

/** A shift's values before a change, for notifying the people in it. */
export interface ShiftMoved {
  shiftId: string;
  before: ShiftPlan;
}

/** Shifts got other days, times, places or notes, all in one transaction; announced after the rows were written. */
export const shiftsMoved = announcement<{ shifts: ShiftMoved[] }>('shifts-moved');
