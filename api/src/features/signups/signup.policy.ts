import type { EventState } from '../../contract/programme/event-state.js';
import { opensRecord, type HouseholdPass, type OwnedByHousehold } from '../../platform/operation/household-pass.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type ProgrammePlace } from '../categories/category.policy.js';
import { mayChangeByKey } from '../events/event.policy.js';
import { mayManageShift, type LedShift } from '../shifts/shift.policy.js';

/** Staff assign people to the shifts they manage, also when these have started. */
export function mayAssignTo(viewer: Viewer, shift: LedShift): boolean {
  return mayManageShift(viewer, shift);
}

/**
 * The signups of a category are made, moved and cancelled by those who work in it, also when a shift has started, and by programs whose key
 * may: in their event, and in drafts that they may see.
 */
export function mayWriteSignups(viewer: Viewer, place: ProgrammePlace): boolean {
  const event = { id: place.eventId, state: place.eventState };
  return mayWorkInCategory(viewer, place) || mayChangeByKey(viewer, event, 'write:signups');
}

/** The parts of a signup that decide who may touch it. */
export interface OwnedSignup extends OwnedByHousehold {
  id: string;
  /** The lead of its category. */
  leadId: string | null;
  eventState: EventState;
}

/**
 * The household cancels its own signups, whoever just signed up that signup alone; an admin any, a lead those of their categories. Of a
 * signup in a draft nobody but staff knows.
 */
export function mayCancelSignup(viewer: Viewer, pass: HouseholdPass | undefined, signup: OwnedSignup): boolean {
  const isShown = signup.eventState !== 'DRAFT';
  return (isShown && opensRecord(pass, signup)) || mayWorkInCategory(viewer, { leadId: signup.leadId });
}
