import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type ProgrammePlace } from '../categories/category.policy.js';
import { mayChangeByKey } from '../events/event.policy.js';

/**
 * Whether the caller may mark a signup: staff of its category, API keys with the scope, and devices of the event's check-in links. A device
 * may also mark somebody who was moved away from its post after it took its list along.
 */
export function mayMark(viewer: Viewer, place: ProgrammePlace & { linkEventId: string | null }): boolean {
  if (viewer.kind === 'device') return place.linkEventId === place.eventId;
  const event = { id: place.eventId, state: place.eventState };
  return mayWorkInCategory(viewer, place) || mayChangeByKey(viewer, event, 'write:attendance');
}
