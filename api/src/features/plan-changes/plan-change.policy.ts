import type { Viewer } from '../../platform/operation/viewer.js';
import type { LedCategory } from '../categories/category.policy.js';
import { mayManageShift } from '../shifts/shift.policy.js';

/** An admin undoes any change of plan, a lead those of which they manage every remaining shift. */
export function mayUndoPlanChange(viewer: Viewer, shifts: readonly LedCategory[]): boolean {
  return shifts.every((category) => mayManageShift(viewer, { opportunity: { category } }));
}
