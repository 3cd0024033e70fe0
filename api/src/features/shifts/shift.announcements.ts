import { announcement } from '../../platform/operation/announcements.js';

/** When and where a shift is. Day YYYY-MM-DD, times HH:MM in the event's time zone. */
export interface ShiftPlan {
  date: string;
  startTime: string;
  endTime: string;
  /** Where to be: the shift's place, else the role's, else the event's. */
  location: string | null;
  /** What to bring, say. */
  notes: string | null;
}

/** A shift as it was before a change that the people in it are to be told of. */
export interface ShiftMoved {
  shiftId: string;
  before: ShiftPlan;
}

/** Shifts got other days, times, places or notes, all of them in one act; announced once their rows say so. */
export const shiftsMoved = announcement<{ shifts: ShiftMoved[] }>('shifts-moved');
