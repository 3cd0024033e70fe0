import { announcement } from '../../../platform/operation/announcements.js';
import type { SignupFact } from '../signup.announcements.js';

/** What another browser asked for under the name of somebody who has it already. */
export interface SpotAttempted {
  /** Their signup, or, by the id of a signup, their entry on the waitlist. */
  signup: SignupFact;
  asked: 'spot' | 'waitlist';
  has: 'spot' | 'waitlist';
}

/** Another browser asked for what somebody has already. */
export const spotAttempted = announcement<SpotAttempted>('spot-attempted');
