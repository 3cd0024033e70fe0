import { announcement } from '../../platform/operation/announcements.js';

/** Categories that a user got to lead, or lost, by one action of an admin. */
export interface LeadershipChange {
  user: { firstName: string; lastName: string; email: string };
  change: 'given' | 'taken';
  categories: { name: string; eventName: string }[];
}

/** A user got categories to lead, or lost them. */
export const leadershipChanged = announcement<LeadershipChange>('leadership-changed');
