import type { EventState } from '../../contract/event-state.js';
import type { Viewer } from '../../platform/viewer.js';

/** Whether a key opens the programme of this event to changes. */
export function mayChangeByKey(viewer: Viewer, event: { id: string; state: EventState }): boolean {
  if (viewer.kind !== 'key' || !viewer.scopes.includes('write:programme')) return false;
  if (viewer.boundTo !== null && viewer.boundTo !== event.id) return false;
  return event.state !== 'DRAFT' || viewer.scopes.includes('read:drafts');
}
