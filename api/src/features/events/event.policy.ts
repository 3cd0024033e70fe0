import type { EventState } from '../../contract/programme/event-state.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/** The facts of an event, and its categories, are for admins, and for programs whose key opens it. */
export function mayChangeEvent(viewer: Viewer, event: { id: string; state: EventState }): boolean {
  return (viewer.kind === 'staff' && viewer.role === 'admin') || mayChangeByKey(viewer, event);
}

/** Whether a key opens the programme of this event, or its signups, to changes. */
export function mayChangeByKey(
  viewer: Viewer,
  event: { id: string; state: EventState },
  scope: 'write:programme' | 'write:signups' = 'write:programme',
): boolean {
  if (viewer.kind !== 'key' || !viewer.scopes.includes(scope)) return false;
  if (viewer.boundTo !== null && viewer.boundTo !== event.id) return false;
  return event.state !== 'DRAFT' || viewer.scopes.includes('read:drafts');
}
