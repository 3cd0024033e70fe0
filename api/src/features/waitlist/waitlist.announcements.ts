import { announcement } from '../../platform/operation/announcements.js';
import { waitlistFact } from '../../records/facts.js';
import type { ShiftFacts } from '../../records/parts/shift-facts.js';

/** The purpose under which the links of offers are derived from the server's secret. */
export const offerPurpose = 'waitlist-offer';

/** An entry of a waitlist, as mails describe it. */
export interface WaitingDetails extends ShiftFacts {
  entryId: string;
  email: string;
  people: { firstName: string; lastName: string }[];
}

/** People who joined a waitlist; `householdTokenId`: their household's link. */
export interface WaitlistJoined extends WaitingDetails {
  householdTokenId: string;
}

/** Spots that are offered to people. */
export interface PlacesOffered extends WaitingDetails {
  offerId: string;
  places: number;
  /** Until when they are held, ISO 8601; null where nothing is held and the first to answer gets the spot. */
  answerBy: string | null;
  /** The spot is that of a person who cannot come, who keeps it until it is taken over. */
  takesOver?: boolean;
}

/** A household that waits for shifts which were cancelled. It stays on their waitlists, in case they take place after all. */
export interface WaitingCalledOff {
  email: string;
  householdTokenId: string;
  /** By day and start; at least one. */
  waited: WaitingDetails[];
  /** The whole event is cancelled. */
  eventCancelled: boolean;
  /** The organizers' message. */
  message: string | null;
}

/** Shifts that people wait for were cancelled, or their event was. */
export const waitingCalledOff = announcement<{ households: WaitingCalledOff[] }>('waiting-called-off');

/** Entries that ended, and how. */
export interface WaitlistLeft {
  how: 'taken' | 'declined' | 'expired' | 'withdrawn';
  entries: { id: string; eventId: string; categoryId: string; shiftId: string }[];
}

/** People joined a waitlist. */
export const waitlistJoined = announcement<WaitlistJoined>('waitlist-joined', (fact) => [factOf('created', fact)]);

/** A browser other than the household's named people who wait already or are in the shift; it got an inert entry. */
export const waitlistJoinedAgain = announcement<WaitingDetails>('waitlist-joined-again', (fact) => [
  factOf('created', fact),
]);

/** People on a waitlist were offered held spots, or notified just before the start that one is free. */
export const placesOffered = announcement<PlacesOffered>('places-offered', (fact) => [
  factOf(fact.answerBy === null ? 'told' : 'offered', fact, { places: fact.places }),
]);

/** Entries ended; spots held for them are free. */
export const waitlistLeft = announcement<WaitlistLeft>('waitlist-left', ({ how, entries }) =>
  entries.map((entry) => waitlistFact(how, entry)),
);

function factOf(
  verb: 'created' | 'offered' | 'told',
  fact: WaitingDetails,
  detail?: Readonly<Record<string, unknown>>,
) {
  const { entryId: id, event, category, shift } = fact;
  return waitlistFact(verb, { id, eventId: event.id, categoryId: category.id, shiftId: shift.id }, detail);
}
