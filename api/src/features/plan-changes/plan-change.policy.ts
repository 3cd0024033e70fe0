import type { Viewer } from '../../platform/operation/viewer.js';
import type { LedCategory } from '../categories/category.policy.js';
import { mayWorkInCategory } from '../categories/category.policy.js';

/**
 * An admin undoes any change of plan, a lead those of which they manage every remaining shift. `movedOthers`: it moved a start, or posts whose
 * shifts are not all there to tell whose they are.
 */
export function mayUndoPlanChange(viewer: Viewer, shifts: readonly LedCategory[], movedOthers: boolean): boolean {
  const isAdmin = viewer.kind === 'staff' && viewer.role === 'admin';
  return (isAdmin || !movedOthers) && shifts.every((category) => mayWorkInCategory(viewer, category));
}
