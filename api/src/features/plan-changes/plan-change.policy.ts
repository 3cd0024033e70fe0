import type { Viewer } from '../../platform/operation/viewer.js';
import type { LedCategory } from '../categories/category.policy.js';
import { mayWorkInCategory } from '../categories/category.policy.js';

/** An admin undoes any change of plan, a lead those of which they manage every remaining shift. */
export function mayUndoPlanChange(viewer: Viewer, shifts: readonly LedCategory[]): boolean {
  return shifts.every((category) => mayWorkInCategory(viewer, category));
}
