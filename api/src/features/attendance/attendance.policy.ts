import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type ProgrammePlace } from '../categories/category.policy.js';
import { mayChangeByKey } from '../events/event.policy.js';

/** Whether the caller may mark a signup: staff of its category, API keys with the scope, and devices of its category and day. */
export function mayMark(viewer: Viewer, signup: ProgrammePlace & { isOfDevice: boolean }): boolean {
  if (viewer.kind === 'device') return signup.isOfDevice;
  const event = { id: signup.eventId, state: signup.eventState };
  return mayWorkInCategory(viewer, signup) || mayChangeByKey(viewer, event, 'write:attendance');
}
