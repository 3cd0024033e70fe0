import type { EventState } from '../../contract/programme/event-state.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import type { Category } from '../../records/category.js';
import { mayChangeByKey } from '../events/event.policy.js';

/** The parts of a category that policies need. */
export interface LedCategory {
  /** The user who leads it; null if nobody does. */
  leadId: string | null;
}

/**
 * Whether staff may access what is inside a category (roles, shifts, signups and their people): admins and its lead. Never API keys: what
 * these change too is decided by `mayChangeProgramme` and `mayWriteSignups`.
 */
export function mayWorkInCategory(viewer: Viewer, category: LedCategory): boolean {
  if (viewer.kind !== 'staff') return false;
  return viewer.role === 'admin' || (category.leadId !== null && category.leadId === viewer.userId);
}

/** The columns that decide who may change roles and shifts in a category. */
export interface ProgrammePlace extends LedCategory {
  eventId: string;
  eventState: EventState;
}

/** What decides it for a category that was loaded with its event. */
export function programmePlaceOf({ event, lead }: Category): ProgrammePlace {
  return { eventId: event.id, eventState: event.state, leadId: lead?.id ?? null };
}

/**
 * Whether the caller may create, change and delete roles and shifts of a category: its staff, and API keys with `write:programme`, in their
 * event and in drafts that they may see.
 */
export function mayChangeProgramme(viewer: Viewer, place: ProgrammePlace): boolean {
  return mayWorkInCategory(viewer, place) || mayChangeByKey(viewer, { id: place.eventId, state: place.eventState });
}
