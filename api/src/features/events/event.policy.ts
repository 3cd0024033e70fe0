import type { Viewer } from '../../platform/viewer.js';

/** Admins alone make, change, duplicate and delete events, and import into them. */
export function mayManageEvents(viewer: Viewer): boolean {
  return viewer.kind === 'staff' && viewer.role === 'admin';
}
