import { announcement } from '../../../platform/operation/announcements.js';

/** Old data will go from this moment on, for the first time: the admins to notify, and how much of it there is. */
export interface RetentionComing {
  /** ISO 8601. */
  startsAt: string;
  people: number;
  phones: number;
  admins: { firstName: string; lastName: string; email: string }[];
}

/** An installation that had people before is about to forget old ones. */
export const retentionComing = announcement<RetentionComing>('retention-coming');
