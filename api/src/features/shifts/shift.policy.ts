import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type LedCategory } from '../categories/category.policy.js';

/** What a policy needs to know of a shift. */
export interface LedShift {
  opportunity: { category: LedCategory };
}

/** Shifts are made, changed and deleted by admins and by the lead of their category. */
export function mayManageShift(viewer: Viewer, shift: LedShift): boolean {
  return mayWorkInCategory(viewer, shift.opportunity.category);
}
