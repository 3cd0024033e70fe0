import { announcement } from '../../platform/operation/announcements.js';

/** Categories that somebody leads, or does not lead any more, since one action of an admin. */
export interface LeadershipFact {
  user: { firstName: string; lastName: string; email: string };
  change: 'given' | 'taken';
  categories: { name: string; eventName: string }[];
}

/** Somebody got categories to lead, or others lead them now. */
export const leadershipChanged = announcement<LeadershipFact>('leadership-changed');
