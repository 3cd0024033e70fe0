import type { Viewer } from '../../platform/viewer.js';
import { mayWorkInCategory, type LedCategory } from '../categories/category.policy.js';

/** Roles are made, changed and deleted by admins and by the lead of their category. */
export function mayManageOpportunity(viewer: Viewer, opportunity: { category: LedCategory }): boolean {
  return mayWorkInCategory(viewer, opportunity.category);
}

/** A role moves to another category only for somebody who may work in both. */
export function mayMoveOpportunity(viewer: Viewer, from: LedCategory, to: LedCategory): boolean {
  return mayWorkInCategory(viewer, from) && mayWorkInCategory(viewer, to);
}
