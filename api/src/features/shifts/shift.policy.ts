import type { Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type LedCategory } from '../categories/category.policy.js';

/** The parts of a shift that policies need. */
export interface LedShift {
  opportunity: { category: LedCategory };
}

/** Shifts may be created, changed and deleted by admins and by the lead of their category. */
export function mayManageShift(viewer: Viewer, shift: LedShift): boolean {
  return mayWorkInCategory(viewer, shift.opportunity.category);
}
