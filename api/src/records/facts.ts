import type { AttendanceHistoryField, ShiftHistoryField, SignupHistoryField } from '../contract/history-fields.js';
import type { Fact } from '../platform/facts/facts.js';

/* The facts that are stored about records, and the records that each belongs to. */

type Verb = 'created' | 'changed' | 'removed';
type Detail = Fact['detail'];

/** A detail whose changed fields have names in the histories. */
type Changed<Field extends string> = Detail & {
  fields?: readonly Field[];
  changes?: Readonly<Partial<Record<Field, readonly [before: unknown, after: unknown]>>>;
};

/** A record, and its event. */
interface Within {
  id: string;
  eventId: string;
}

/** What happened to an event, as a fact. */
export function eventFact(verb: Verb, eventId: string, detail?: Detail): Fact {
  return { kind: `event.${verb}`, recordId: eventId, within: { event: eventId }, detail };
}

/** What happened to a category. */
export function categoryFact(verb: Verb, { id, eventId: event }: Within, detail?: Detail): Fact {
  return { kind: `category.${verb}`, recordId: id, within: { event, category: id }, detail };
}

/** What happened to a role. */
export function opportunityFact(verb: Verb, role: Within & { categoryId: string }, detail?: Detail): Fact {
  const { id, eventId: event, categoryId: category } = role;
  return { kind: `opportunity.${verb}`, recordId: id, within: { event, category }, detail };
}

/** What happened to a shift. */
export function shiftFact(
  verb: Verb,
  shift: Within & { categoryId: string | null },
  detail?: Changed<ShiftHistoryField>,
): Fact {
  const { id, eventId: event, categoryId: category } = shift;
  return { kind: `shift.${verb}`, recordId: id, within: { event, category, shift: id }, detail };
}

/** What happened to a signup, which identifies the person. */
export function signupFact(
  verb: Verb | 'cancelled' | 'moved' | 'left' | 'marked',
  { id, eventId: event, categoryId: category, shiftId: shift }: Within & { categoryId: string | null; shiftId: string },
  detail?: Changed<SignupHistoryField | AttendanceHistoryField>,
): Fact {
  return { kind: `signup.${verb}`, recordId: id, within: { event, category, shift }, detail };
}

/** What happened to people on a shift's waitlist. */
export function waitlistFact(
  verb: 'created' | 'offered' | 'told' | 'taken' | 'declined' | 'expired' | 'withdrawn',
  entry: Within & { categoryId: string | null; shiftId: string },
  detail?: Detail,
): Fact {
  const { id, eventId: event, categoryId: category, shiftId: shift } = entry;
  return { kind: `waitlistEntry.${verb}`, recordId: id, within: { event, category, shift }, detail };
}

/** What happened to the search for a replacement. */
export function replacementFact(
  verb: 'created' | 'changed' | 'asked' | 'taken' | 'withdrawn' | 'ended',
  one: Within & { categoryId: string | null; shiftId: string },
  detail?: Detail,
): Fact {
  const { id, eventId: event, categoryId: category, shiftId: shift } = one;
  return { kind: `replacement.${verb}`, recordId: id, within: { event, category, shift }, detail };
}

/** What happened to a person. */
export function volunteerFact(verb: Verb | 'merged' | 'erased', volunteerId: string, detail?: Detail): Fact {
  return { kind: `volunteer.${verb}`, recordId: volunteerId, within: {}, detail };
}

/** What happened to a member of the staff. */
export function userFact(verb: Verb, userId: string, detail?: Detail): Fact {
  return { kind: `user.${verb}`, recordId: userId, within: {}, detail };
}
