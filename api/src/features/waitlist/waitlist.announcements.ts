import { announcement } from '../../platform/operation/announcements.js';
import { waitlistFact } from '../../records/facts.js';
import type { ShiftFacts } from '../../records/parts/shift-facts.js';

/** The purpose under which the links of offers are derived from the server's secret. */
export const offerPurpose = 'waitlist-offer';

/** People on a waitlist as mails tell of them. */
export interface WaitingFact extends ShiftFacts {
  entryId: string;
  email: string;
  people: { firstName: string; lastName: string }[];
}

/** People who began to wait; `householdTokenId`: their household's link. */
export interface WaitlistJoined extends WaitingFact {
  householdTokenId: string;
}

/** Places that people are offered. */
export interface PlacesOffered extends WaitingFact {
  offerId: string;
  places: number;
  /** Until when they are held. ISO 8601; null where nothing is held: the first who answers comes. */
  answerBy: string | null;
  /** The place is that of somebody who cannot come, and theirs until it is taken over. */
  takesOver?: boolean;
}

/** A household whose shifts to wait for do not take place; it waits on in them, should they take place after all. */
export interface WaitingCalledOff {
  email: string;
  householdTokenId: string;
  /** By day and start: one at least. */
  waited: WaitingFact[];
  /** The whole event is cancelled. */
  eventCancelled: boolean;
  /** What the organizers say of it. */
  message: string | null;
}

/** Shifts that people wait for were called off, or their event was. */
export const waitingCalledOff = announcement<{ households: WaitingCalledOff[] }>('waiting-called-off');

/** What became of people on a waitlist. */
export interface WaitlistLeft {
  how: 'taken' | 'declined' | 'expired' | 'withdrawn';
  entries: { id: string; eventId: string; categoryId: string; shiftId: string }[];
}

/** People began to wait. */
export const waitlistJoined = announcement<WaitlistJoined>('waitlist-joined', (told) => [factOf('created', told)]);

/** Another browser than the household's named people who wait already, or are in the shift: to it they seem to wait. */
export const waitlistJoinedAgain = announcement<WaitingFact>('waitlist-joined-again', (told) => [
  factOf('created', told),
]);

/** People who wait are offered places that are held for them, or are told just before the start that one is free. */
export const placesOffered = announcement<PlacesOffered>('places-offered', (told) => [
  factOf(told.answerBy === null ? 'told' : 'offered', told, { places: told.places }),
]);

/** People wait no more: what was held for them is free. */
export const waitlistLeft = announcement<WaitlistLeft>('waitlist-left', ({ how, entries }) =>
  entries.map((entry) => waitlistFact(how, entry)),
);

function factOf(verb: 'created' | 'offered' | 'told', told: WaitingFact, detail?: Readonly<Record<string, unknown>>) {
  const { entryId: id, event, category, shift } = told;
  return waitlistFact(verb, { id, eventId: event.id, categoryId: category.id, shiftId: shift.id }, detail);
}
