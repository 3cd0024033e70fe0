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

/** Somebody's place in a shift became free. */
export const placeGivenBack = announcement<CancelledFact>('place-given-back');

/** One person and every place she loses because what they belong to was deleted. */
export interface PlacesRemovedFact {
  /** The person's signups, by day and start. */
  signups: SignupFact[];
}

/** People lost their places, because a shift, role, category or event is deleted; told just before the rows go, a fact a person. */
export const placesRemoved = announcement<{ people: PlacesRemovedFact[] }>('places-removed');

/** A signup whose shift got another day, time or place. `before` is how it was. */
export interface ShiftChangedFact {
  signup: SignupFact;
  before: Pick<SignupFact['shift'], 'date' | 'startTime' | 'endTime' | 'location'>;
  /** Counts the shift's changes, so that calendars know the newer entry. */
  revision: number;
}

/** The shift of these people was changed; a fact a person. */
export const placesMoved = announcement<{ people: ShiftChangedFact[] }>('places-moved');
