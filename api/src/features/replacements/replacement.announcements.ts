import { announcement } from '../../platform/operation/announcements.js';
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

/** People who agreed are asked whether they take over. */
export interface OthersAsked {
  place: ReplacementPlace;
  /** Whose place it is, without a link: it goes to others. */
  signup: Omit<SignupFact, 'householdTokenId'> & { message: string | null };
  /** Who is asked, with their own household's link. */
  people: { firstName: string; lastName: string; email: string; householdTokenId: string }[];
}

/** People who agreed are asked whether they take over. */
export const othersAsked = announcement<OthersAsked>('others-asked', ({ place, people }) => [
  replacementFact('asked', place, { people: people.length }),
]);

/** A day before the shift nobody has taken over yet. */
export const replacementMissing = announcement<{
  signup: Omit<SignupFact, 'householdTokenId'>;
  heardBy: CancelledFact['heardBy'];
}>('replacement-missing');

function placeOf({ replacementId: id, signup: { event, category, shift } }: ReplacementNews) {
  return { id, eventId: event.id, categoryId: category.id, shiftId: shift.id };
}
