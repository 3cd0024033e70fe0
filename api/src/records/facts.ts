import type { Fact } from '../platform/facts.js';

/* What is kept of what happens to the records: which of them it lies within. */

type Verb = 'created' | 'changed' | 'removed';
type Detail = Fact['detail'];

/** What happened to an event, as a fact. */
export function eventFact(verb: Verb, eventId: string, detail?: Detail): Fact {
  return { kind: `event.${verb}`, recordId: eventId, within: { event: eventId }, detail };
}

/** What happened to a category. */
export function categoryFact(verb: Verb, category: { id: string; eventId: string }, detail?: Detail): Fact {
  return {
    kind: `category.${verb}`,
    recordId: category.id,
    within: { event: category.eventId, category: category.id },
    detail,
  };
}

/** What happened to a role. */
export function opportunityFact(
  verb: Verb,
  role: { id: string; eventId: string; categoryId: string },
  detail?: Detail,
): Fact {
  return {
    kind: `opportunity.${verb}`,
    recordId: role.id,
    within: { event: role.eventId, category: role.categoryId },
    detail,
  };
}

/** What happened to a shift. */
export function shiftFact(
  verb: Verb,
  shift: { id: string; eventId: string; categoryId: string | null },
  detail?: Detail,
): Fact {
  return {
    kind: `shift.${verb}`,
    recordId: shift.id,
    within: { event: shift.eventId, category: shift.categoryId, shift: shift.id },
    detail,
  };
}

/** What happened to a signup; its person is found by it. */
export function signupFact(
  verb: Verb | 'cancelled',
  signup: { id: string; eventId: string; categoryId: string | null; shiftId: string },
  detail?: Detail,
): Fact {
  return {
    kind: `signup.${verb}`,
    recordId: signup.id,
    within: { event: signup.eventId, category: signup.categoryId, shift: signup.shiftId },
    detail,
  };
}

/** What happened to a person. */
export function volunteerFact(verb: Verb | 'merged', volunteerId: string, detail?: Detail): Fact {
  return { kind: `volunteer.${verb}`, recordId: volunteerId, within: {}, detail };
}

/** What happened to a member of the staff. */
export function userFact(verb: Verb, userId: string, detail?: Detail): Fact {
  return { kind: `user.${verb}`, recordId: userId, within: {}, detail };
}
