import { announcement } from '../../platform/operation/announcements.js';
import type { Fact } from '../../platform/facts/facts.js';
import { signupFact, volunteerFact } from '../../records/facts.js';
import { roleFactsOf, type ShiftFacts } from '../../records/parts/shift-facts.js';
import type { DetailsBefore } from '../events/programme.announcements.js';
import type { CalendarEntry } from '../../platform/files/calendar-file.js';

/** Everything a mail about one signup contains, as of the moment of the announcement. */
export interface SignupDetails extends ShiftFacts {
  signupId: string;
  volunteer: { firstName: string; lastName: string; email: string };
  /** The household's current link, whose address is derived from this id. */
  householdTokenId: string;
}

/** A signup that was just created. */
export interface ShiftTaken {
  signup: SignupDetails;
  volunteerId: string;
  /** The person was created with it. */
  isNew: boolean;
  /** They were known, and their missing phone number was added. */
  gotPhone: boolean;
}

/** Signups were created, all in one transaction. A person with several of them is reported as created, or as changed, once. */
export const placesTaken = announcement<{ places: ShiftTaken[] }>('places-taken', ({ places }) => {
  const people = [...new Map(places.map((taken) => [taken.volunteerId, taken])).values()];
  return [
    ...people.flatMap(({ isNew, volunteerId }) => (isNew ? [volunteerFact('created', volunteerId)] : [])),
    ...people.flatMap(({ gotPhone, volunteerId }) =>
      gotPhone ? [volunteerFact('changed', volunteerId, { fields: ['phone'] })] : [],
    ),
    ...places.map(({ signup }) => placeFact('created', signup)),
  ];
});

/** A signup that was moved to another address. The person there may be new, and the one before may have been deleted. */
export interface SignupCorrected {
  signup: SignupDetails;
  /** The person under the address before. */
  volunteerWas: string;
  made: string | null;
  removed: string | null;
}

/** A signup was moved to the correct address; its household gets the confirmation. */
export const signupCorrected = announcement<SignupCorrected>(
  'signup-corrected',
  ({ signup, volunteerWas, made, removed }) => [
    ...(made ? [volunteerFact('created', made)] : []),
    placeFact('changed', signup, { fields: ['volunteer'], volunteerWas }),
    ...(removed ? [volunteerFact('removed', removed)] : []),
  ],
);

/** A signup that was made under a mistyped address and has been corrected. */
export interface AddressMistyped {
  signupId: string;
  /** The key of the mistyped address. */
  previousKey: string;
}

/** The browser that made a signup moved it to another address. */
export const addressMistyped = announcement<AddressMistyped>('address-mistyped');

/** A signup that was moved to another shift. */
export interface MovedDetails extends SignupDetails {
  movedBy: 'household' | 'staff';
  before: ShiftFacts;
}

/** A signup was moved to another shift. One fact for each shift, so that subscribers to either are notified. */
export const signupMoved = announcement<{
  signup: SignupDetails;
  movedBy: MovedDetails['movedBy'];
  before: ShiftFacts;
}>('signup-moved', ({ signup, movedBy, before }) => [
  placeFact('left', { ...signup, ...before }, { by: movedBy, to: signup.shift.id }),
  placeFact('moved', signup, { by: movedBy, from: before.shift.id }),
]);

/** A cancelled signup, who cancelled it, and the occupancy of its shift afterwards. */
export interface CancelledDetails extends SignupDetails {
  /** `merge`: the person had the spot twice, under two names, and keeps one. `erasure`: they were erased, and have no name here. */
  cancelledBy: 'household' | 'staff' | 'merge' | 'erasure';
  places: { taken: number; wanted: number };
  /** The recipients besides the household: the category's lead; without one the event's organizer, else all admins. */
  heardBy: { as: 'lead' | 'organizers'; people: { name: string; email: string }[] };
}

/** Signups were cancelled, all in one transaction. `notify`: the households are mailed at once. */
export const placesGivenBack = announcement<{ signups: CancelledDetails[]; notify: boolean }>(
  'places-given-back',
  ({ signups }) => signups.map((signup) => placeFact('cancelled', signup, { by: signup.cancelledBy })),
);

/** Staff request the mail about signups that were cancelled without one. */
export const cancellationsToNotify = announcement<{ signups: CancelledDetails[] }>(
  'cancellations-to-notify',
  ({ signups }) => signups.map((signup) => placeFact('changed', signup, { fields: ['unnotified'] })),
);

/** A spot that was transferred to another person, and who gave it up. */
export interface PlaceHandedOver {
  /** The giver's signup, which was cancelled. */
  giver: SignupDetails;
  taker: { signupId: string; firstName: string; lastName: string };
  /** The recipients besides the two. */
  heardBy: CancelledDetails['heardBy'];
}

/** A spot was transferred: the giver's signup was cancelled; the taker's was announced with `placesTaken`. */
export const placeHandedOver = announcement<PlaceHandedOver>('place-handed-over', ({ giver, taker }) => [
  placeFact('cancelled', giver, { by: 'replacement', to: taker.signupId }),
]);

/** People lose their spots because a shift, role, category or event is deleted; announced just before the rows are deleted, by day and start. */
export const placesRemoved = announcement<{ signups: SignupDetails[] }>('places-removed');

/** The event of these people is cancelled; their signups stay. `message` is staff's explanation. */
export const placesOfCancelledEvent = announcement<{ signups: SignupDetails[]; message: string | null }>(
  'places-of-cancelled-event',
);

/** The cancelled event of these people takes place after all: its coming shifts. */
export const placesRevived = announcement<{ eventId: string; signups: SignupDetails[] }>('places-revived');

/** A signup whose shift got another day, time, place or note, or whose role or event was renamed. `before` has the old values. */
export interface ShiftChangedDetails {
  signup: SignupDetails;
  before: Pick<SignupDetails['shift'], 'date' | 'startTime' | 'endTime' | 'location' | 'notes'> &
    Omit<DetailsBefore, 'location'>;
}

/** The shift of these people was changed; one fact for each person. */
export const placesOfChangedShift = announcement<{ people: ShiftChangedDetails[] }>('places-of-changed-shift');

/** What happened to a signup, as a fact. */
function placeFact(
  verb: 'created' | 'changed' | 'cancelled' | 'moved' | 'left',
  signup: SignupDetails,
  detail?: Fact['detail'],
): Fact {
  const { signupId: id, event, category, shift } = signup;
  return signupFact(verb, { id, eventId: event.id, categoryId: category.id, shiftId: shift.id }, detail);
}

/**
 * The SEQUENCE of a calendar entry: it counts changes of the shift, its role, category and event, whose names and places the entry shows.
 * New records count 0, as in mails of an older release.
 */
export function entryRevision(
  revision: number,
  ...above: readonly [event: Versioned, role: Versioned, category: Versioned]
): number {
  return above.reduce((sum, { version = 1 }) => sum + version - 1, revision);
}

interface Versioned {
  version?: number;
}

/** The facts of a signup that a calendar entry shows. */
export type CalendarFacts = Pick<SignupDetails, 'signupId' | 'shift' | 'opportunity' | 'event'> & {
  volunteer: { firstName: string; lastName: string };
  category: { name: string; leadName: string | null; version?: number };
};

/**
 * The calendar entry of a signup: in the mail's file, in its cancellation, in the page's download and in feeds. It leaves the household
 * link out, as calendars are shared more freely than mailboxes.
 */
export function calendarEntryOf(signup: CalendarFacts, publicUrl: string): CalendarEntry {
  const { signupId, volunteer, shift, opportunity, category, event } = signup;
  return {
    key: `signup-${signupId}`,
    revision: entryRevision(shift.revision, event, opportunity, category),
    isCalledOff: Boolean(shift.cancelledAt),
    date: shift.date,
    startTime: shift.startTime,
    endTime: shift.endTime,
    timeZone: event.timeZone,
    title: `${opportunity.name} – ${event.name}`,
    location: shift.location,
    description: [
      `${category.name}: ${opportunity.name}`,
      `Volunteer: ${volunteer.firstName} ${volunteer.lastName}`,
      category.leadName && `Lead: ${category.leadName}`,
      shift.notes && `\n${shift.notes.trim()}`,
      ...roleFactsOf(opportunity).map(({ place, heading, text }) =>
        place === 'table' ? `${heading}: ${text}` : `\n${text}`,
      ),
    ]
      .filter(Boolean)
      .join('\n'),
    url: `${publicUrl}/event/${encodeURIComponent(event.slug)}`,
  };
}
