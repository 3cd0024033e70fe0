import { announcement } from '../../../platform/operation/announcements.js';
import type { SignupDetails } from '../signup.announcements.js';

/** What another browser requested under the name of a person who has it already. */
export interface SpotAttempted {
  /** Their signup; for an entry on the waitlist, `signupId` is the entry's id. */
  signup: SignupDetails;
  asked: 'spot' | 'waitlist';
  has: 'spot' | 'waitlist';
}

/** Another browser requested a spot that the person has already. */
export const spotAttempted = announcement<SpotAttempted>('spot-attempted');
