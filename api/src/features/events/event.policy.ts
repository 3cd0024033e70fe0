import type { EventState } from '../../contract/programme/event-state.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/** Whether the caller may change an event and its categories: admins, and API keys with access to it. */
export function mayChangeEvent(viewer: Viewer, event: { id: string; state: EventState }): boolean {
  return (viewer.kind === 'staff' && viewer.role === 'admin') || mayChangeByKey(viewer, event);
}

/** Whether the caller is an API key that may change the programme of this event, or its signups. */
export function mayChangeByKey(
  viewer: Viewer,
  event: { id: string; state: EventState },
  scope: 'write:programme' | 'write:signups' | 'write:attendance' = 'write:programme',
): boolean {
  if (viewer.kind !== 'key' || !viewer.scopes.includes(scope)) return false;
  if (viewer.boundTo !== null && viewer.boundTo !== event.id) return false;
  return event.state !== 'DRAFT' || viewer.scopes.includes('read:drafts');
}
