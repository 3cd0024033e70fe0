import { announcement } from '../../platform/announcements.js';

/** Everything a message about one signup says, as it was when it happened. Days YYYY-MM-DD, times HH:MM in `timeZone` (IANA). */
export interface SignupFact {
  signupId: string;
  volunteer: { firstName: string; lastName: string; email: string };
  shift: { id: string; date: string; startTime: string; endTime: string; location: string | null };
  opportunity: { name: string; longDescription: string | null };
  category: { name: string; leadName: string | null; leadEmail: string | null };
  event: { id: string; name: string; slug: string; timeZone: string };
  /** The household's current link, whose address is derived from this id. */
  householdTokenId: string;
}

/** Somebody took a place in a shift. */
export const shiftTaken = announcement<SignupFact>('shift-taken');

/** A signup that was cancelled, by whom, and how full its shift is since. */
export interface CancelledFact extends SignupFact {
  /** `merge`: the person held the place twice under two names and keeps one. */
  cancelledBy: 'household' | 'staff' | 'merge';
  places: { taken: number; wanted: number };
}

/** An admin gave a person another name. */
export const volunteerCorrected = announcement<{
  email: string;
  householdTokenId: string;
  before: { firstName: string; lastName: string };
  after: { firstName: string; lastName: string };
}>('volunteer-corrected');

/** Somebody's place in a shift became free. */
export const placeGivenBack = announcement<CancelledFact>('place-given-back');
