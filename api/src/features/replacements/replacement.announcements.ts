import { announcement } from '../../platform/announcements.js';
import { replacementFact } from '../../records/facts.js';
import type { CancelledFact, SignupFact } from '../signups/signup.announcements.js';

/** The purpose under which the links of replacements are derived from the server's secret. */
export const replacementPurpose = 'replacement';

/** The search for somebody who takes over a place, and the shift that it lies within. */
export interface ReplacementPlace {
  id: string;
  eventId: string;
  categoryId: string;
  shiftId: string;
}

/** Somebody cannot come and looks for whoever takes over, or comes after all. */
export interface ReplacementNews {
  replacementId: string;
  /** Whose place it is, with their household's link. */
  signup: SignupFact;
  message: string | null;
  heardBy: CancelledFact['heardBy'];
}

/** Somebody cannot come and looks for whoever takes over. */
export const replacementAsked = announcement<ReplacementNews>('replacement-asked', (told) => [
  replacementFact('created', placeOf(told)),
]);

/** What they say to whoever might take over was changed. */
export const replacementChanged = announcement<ReplacementPlace>('replacement-changed', (place) => [
  replacementFact('changed', place, { fields: ['message'] }),
]);

/** They come after all. */
export const replacementWithdrawn = announcement<ReplacementNews>('replacement-withdrawn', (told) => [
  replacementFact('withdrawn', placeOf(told)),
]);

/** Somebody took over, or nobody is looked for any more, as the signup is over or stands elsewhere. */
export const replacementsEnded = announcement<{ how: 'taken' | 'ended'; places: ReplacementPlace[] }>(
  'replacements-ended',
  ({ how, places }) => places.map((place) => replacementFact(how, place)),
);

function placeOf({ replacementId: id, signup: { event, category, shift } }: ReplacementNews) {
  return { id, eventId: event.id, categoryId: category.id, shiftId: shift.id };
}
