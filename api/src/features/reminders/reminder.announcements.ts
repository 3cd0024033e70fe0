import { announcement } from '../../platform/announcements.js';
import type { SignupFact } from '../signups/signup.announcements.js';

/** What a household is reminded of: its active signups of one event, by day and start. */
export interface RemindedHousehold {
  signups: SignupFact[];
}

/** Households are due to be reminded, each of one event. */
export const householdsReminded = announcement<{ households: RemindedHousehold[] }>('households-reminded');
