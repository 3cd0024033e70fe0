import { announcement } from '../../platform/operation/announcements.js';
import { replacementFact } from '../../records/facts.js';
import type { CancelledDetails, SignupDetails } from '../signups/signup.announcements.js';

/** The purpose under which the links of replacements are derived from the server's secret. */
export const replacementPurpose = 'replacement';

/** A search for a replacement, and the records it belongs to. */
export interface ReplacementPlace {
  id: string;
  eventId: string;
  categoryId: string;
  shiftId: string;
}

/** A search that began or was withdrawn. */
export interface ReplacementNews {
  replacementId: string;
  /** The signup to take over, with its household's link. */
  signup: SignupDetails;
  message: string | null;
  heardBy: CancelledDetails['heardBy'];
}

/** A search began. */
export const replacementAsked = announcement<ReplacementNews>('replacement-asked', (news) => [
  replacementFact('created', replacementPlaceOf(news)),
]);

/** The message of a search was changed. */
export const replacementChanged = announcement<ReplacementPlace>('replacement-changed', (place) => [
  replacementFact('changed', place, { fields: ['message'] }),
]);

/** A search was withdrawn. */
export const replacementWithdrawn = announcement<ReplacementNews>('replacement-withdrawn', (news) => [
  replacementFact('withdrawn', replacementPlaceOf(news)),
]);

/** Searches ended: a person took over, or the signup was cancelled or moved. */
export const replacementsEnded = announcement<{ how: 'taken' | 'ended'; places: ReplacementPlace[] }>(
  'replacements-ended',
  ({ how, places }) => places.map((place) => replacementFact(how, place)),
);

/** People who agreed to be asked were asked to take over. */
export interface OthersAsked {
  place: ReplacementPlace;
  /** The signup to take over, without its household's link, as the mail goes to others. */
  signup: Omit<SignupDetails, 'householdTokenId'> & { message: string | null };
  /** The recipients, with their own household's link. */
  people: { firstName: string; lastName: string; email: string; householdTokenId: string }[];
}

/** People who agreed to be asked were asked to take over. */
export const othersAsked = announcement<OthersAsked>('others-asked', ({ place, people }) => [
  replacementFact('asked', place, { people: people.length }),
]);

/** A day before the shift, nobody has taken over yet. */
export const replacementMissing = announcement<{
  signup: Omit<SignupDetails, 'householdTokenId'>;
  heardBy: CancelledDetails['heardBy'];
}>('replacement-missing');

function replacementPlaceOf({ replacementId: id, signup: { event, category, shift } }: ReplacementNews) {
  return { id, eventId: event.id, categoryId: category.id, shiftId: shift.id };
}
