import { announcement } from '../../platform/operation/announcements.js';
import type { Fact } from '../../platform/facts/facts.js';
import { signupFact, volunteerFact } from '../../records/facts.js';
import { roleFactsOf, type ShiftFacts } from '../../records/parts/shift-facts.js';
import type { DetailsBefore } from '../events/programme.announcements.js';
import type { CalendarEntry } from '../../platform/files/calendar-file.js';

/** Everything a message about one signup says, as it was when it happened. */
export interface SignupFact extends ShiftFacts {
  signupId: string;
  volunteer: { firstName: string; lastName: string; email: string };
  /** The household's current link, whose address is derived from this id. */
  householdTokenId: string;
}

/** A place that somebody has now. */
export interface ShiftTaken {
  signup: SignupFact;
  volunteerId: string;
  /** The person was not known before. */
  isNew: boolean;
  /** They were known, without the phone number that is kept now. */
  gotPhone: boolean;
}

/** People took places in shifts, all of them in one act. Somebody who took several is made, or got a phone number, once. */
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

/** A signup that stands under another address since. The person there may be new, and the one before may be gone. */
export interface SignupCorrected {
  signup: SignupFact;
  /** The person under the address before. */
  volunteerWas: string;
  made: string | null;
  removed: string | null;
}

/** A signup was moved to the address that was meant, whose household is owed the confirmation. */
export const signupCorrected = announcement<SignupCorrected>(
  'signup-corrected',
  ({ signup, volunteerWas, made, removed }) => [
    ...(made ? [volunteerFact('created', made)] : []),
    placeFact('changed', signup, { fields: ['volunteer'], volunteerWas }),
    ...(removed ? [volunteerFact('removed', removed)] : []),
  ],
);

/** A signup that went to a mistyped address and stands under another one now. */
export interface AddressMistypedFact {
  signupId: string;
  /** The address it stood under, as compared. */
  previousKey: string;
}

/** Whoever made a signup moved it to another address. */
export const addressMistyped = announcement<AddressMistypedFact>('address-mistyped');

/** A signup that stands in another shift than before. */
export interface MovedFact extends SignupFact {
  movedBy: 'household' | 'staff';
  before: ShiftFacts;
}

/** A signup was moved to another shift. One fact a shift: who looks at either hears of it. */
export const signupMoved = announcement<{ signup: SignupFact; movedBy: MovedFact['movedBy']; before: ShiftFacts }>(
  'signup-moved',
  ({ signup, movedBy, before }) => [
    placeFact('left', { ...signup, ...before }, { by: movedBy, to: signup.shift.id }),
    placeFact('moved', signup, { by: movedBy, from: before.shift.id }),
  ],
);

/** A signup that was cancelled, by whom, and how full its shift is since. */
export interface CancelledFact extends SignupFact {
  /** `merge`: the person held the place twice under two names and keeps one. */
  cancelledBy: 'household' | 'staff' | 'merge';
  places: { taken: number; wanted: number };
  /** Who hears of it besides the household: the category's lead; without one the event's organizer, else all admins. */
  heardBy: { as: 'lead' | 'organizers'; people: { name: string; email: string }[] };
}

/** Places in shifts became free, all of them in one act. `notify`: the households are mailed at once. */
export const placesGivenBack = announcement<{ signups: CancelledFact[]; notify: boolean }>(
  'places-given-back',
  ({ signups }) => signups.map((signup) => placeFact('cancelled', signup, { by: signup.cancelledBy })),
);

/** Staff ask for the mail of signups that they cancelled without one. */
export const cancellationsToNotify = announcement<{ signups: CancelledFact[] }>(
  'cancellations-to-notify',
  ({ signups }) => signups.map((signup) => placeFact('changed', signup, { fields: ['unnotified'] })),
);

/** A place that somebody else has now, and who gave it. */
export interface PlaceHandedOver {
  /** The giver's signup, which is over. */
  giver: SignupFact;
  taker: { signupId: string; firstName: string; lastName: string };
  /** Who hears of it besides the two. */
  heardBy: CancelledFact['heardBy'];
}

/** Somebody took over a place: the giver's signup is over, the taker's was told with `placesTaken`. */
export const placeHandedOver = announcement<PlaceHandedOver>('place-handed-over', ({ giver, taker }) => [
  placeFact('cancelled', giver, { by: 'replacement', to: taker.signupId }),
]);

/** People lost their places, because a shift, role, category or event is deleted; announced just before the rows go, by day and start. */
export const placesRemoved = announcement<{ signups: SignupFact[] }>('places-removed');

/** The event of these people is cancelled; their signups stay. `message` is what staff say of it. */
export const placesCalledOff = announcement<{ signups: SignupFact[]; message: string | null }>('places-called-off');

/** The cancelled event of these people takes place after all: its coming shifts. */
export const placesRevived = announcement<{ eventId: string; signups: SignupFact[] }>('places-revived');

/** A signup whose shift got another day, time, place or note, or whose role or event is called otherwise. `before` is how it was. */
export interface ShiftChangedFact {
  signup: SignupFact;
  before: Pick<SignupFact['shift'], 'date' | 'startTime' | 'endTime' | 'location' | 'notes'> &
    Omit<DetailsBefore, 'location'>;
}

/** The shift of these people was changed; a fact a person. */
export const placesMoved = announcement<{ people: ShiftChangedFact[] }>('places-moved');

/** What happened to somebody's place, as a fact. */
function placeFact(
  verb: 'created' | 'changed' | 'cancelled' | 'moved' | 'left',
  told: SignupFact,
  detail?: Fact['detail'],
): Fact {
  const { signupId: id, event, category, shift } = told;
  return signupFact(verb, { id, eventId: event.id, categoryId: category.id, shiftId: shift.id }, detail);
}

/**
 * What every calendar counts of an entry: changes of the shift, its role, category and event, whose names and places the entry shows. A new
 * record counts nothing, as in mails of an older release.
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

/** What a calendar entry says of a signup. */
export type CalendarFacts = Pick<SignupFact, 'signupId' | 'shift' | 'opportunity' | 'event'> & {
  volunteer: { firstName: string; lastName: string };
  category: { name: string; leadName: string | null; version?: number };
};

/**
 * A signup as a calendar shows it, in the mail's file, in its cancellation, in the one that the page gives and in feeds. The household link stays
 * out: calendars are shared more freely than mailboxes.
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
