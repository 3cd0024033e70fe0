import type { EventState } from '../../contract/event-state.js';
import { opensRecord, type HouseholdPass, type OwnedByHousehold } from '../../platform/household-pass.js';
import type { Viewer } from '../../platform/viewer.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { mayManageShift, type LedShift } from '../shifts/shift.policy.js';

/** Staff assign people to the shifts they manage, also when these have started. */
export function mayAssignTo(viewer: Viewer, shift: LedShift): boolean {
  return mayManageShift(viewer, shift);
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
