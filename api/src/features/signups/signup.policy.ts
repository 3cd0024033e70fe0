import type { EventState } from '../../contract/programme/event-state.js';
import { opensRecord, type HouseholdPass, type OwnedByHousehold } from '../../platform/operation/household-pass.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type ProgrammePlace } from '../categories/category.policy.js';
import { mayChangeByKey } from '../events/event.policy.js';

/**
 * Whether the caller may create, move and cancel the signups of a category: staff of the category, also after a shift has started, and API
 * keys with the scope, in their event and in drafts that they may see.
 */
export function mayWriteSignups(viewer: Viewer, place: ProgrammePlace): boolean {
  const event = { id: place.eventId, state: place.eventState };
  return mayWorkInCategory(viewer, place) || mayChangeByKey(viewer, event, 'write:signups');
}

/** The columns of a signup that decide who may change it. */
export interface OwnedSignup extends OwnedByHousehold {
  id: string;
  /** The lead of its category. */
  leadId: string | null;
  eventState: EventState;
}

/**
 * A household may cancel its own signups; a browser that just signed up, that signup alone; an admin any; a lead those of their categories.
 * Signups in a draft are visible to staff only.
 */
export function mayCancelSignup(viewer: Viewer, pass: HouseholdPass | undefined, signup: OwnedSignup): boolean {
  const isShown = signup.eventState !== 'DRAFT';
  return (isShown && opensRecord(pass, signup)) || mayWorkInCategory(viewer, { leadId: signup.leadId });
}
