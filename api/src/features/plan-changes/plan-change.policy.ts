import type { Viewer } from '../../platform/operation/viewer.js';
import type { LedCategory } from '../categories/category.policy.js';
import { mayWorkInCategory } from '../categories/category.policy.js';

/** An admin undoes any change of plan, a lead those of which they manage every remaining shift and that moved no start. */
export function mayUndoPlanChange(viewer: Viewer, shifts: readonly LedCategory[], movedStarts: boolean): boolean {
  const isAdmin = viewer.kind === 'staff' && viewer.role === 'admin';
  return (isAdmin || !movedStarts) && shifts.every((category) => mayWorkInCategory(viewer, category));
}
