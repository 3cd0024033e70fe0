import type { EventState } from '../../contract/event-state.js';
import type { Viewer } from '../../platform/viewer.js';

/** The facts of an event, and its categories, are for admins, and for programs whose key opens it. */
export function mayChangeEvent(viewer: Viewer, event: { id: string; state: EventState }): boolean {
  return (viewer.kind === 'staff' && viewer.role === 'admin') || mayChangeByKey(viewer, event);
}

/** Whether a key opens the programme of this event to changes. */
export function mayChangeByKey(viewer: Viewer, event: { id: string; state: EventState }): boolean {
  if (viewer.kind !== 'key' || !viewer.scopes.includes('write:programme')) return false;
  if (viewer.boundTo !== null && viewer.boundTo !== event.id) return false;
  return event.state !== 'DRAFT' || viewer.scopes.includes('read:drafts');
}
