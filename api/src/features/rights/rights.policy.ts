import type { HouseholdPass } from '../../platform/operation/household-pass.js';
import { belongsTo, type Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type LedCategory } from '../categories/category.policy.js';
import { mayManageOpportunity } from '../opportunities/opportunity.policy.js';
import { mayManageShift, type LedShift } from '../shifts/shift.policy.js';
import { mayAssignTo, mayCancelSignup, type OwnedSignup } from '../signups/signup.policy.js';
import type { ViewerCan } from './rights.types.js';

/* What somebody may do with a record, by the same rules as its operations. */

/** Events are for admins; a lead creates signups in those where they lead a category. */
export function canWithEvent(viewer: Viewer, event: { categories: readonly LedCategory[] }): ViewerCan {
  const isAdmin = belongsTo(viewer, 'admin');
  const leads = event.categories.some((category) => mayWorkInCategory(viewer, category));
  return { edit: isAdmin, remove: isAdmin, assign: isAdmin || leads };
}

/** Categories are for admins; their lead creates signups in them. */
export function canWithCategory(viewer: Viewer, category: LedCategory): ViewerCan {
  const isAdmin = belongsTo(viewer, 'admin');
  return { edit: isAdmin, remove: isAdmin, assign: mayWorkInCategory(viewer, category) };
}

export function canWithOpportunity(viewer: Viewer, opportunity: { category: LedCategory }): ViewerCan {
  const may = mayManageOpportunity(viewer, opportunity);
  return { edit: may, remove: may, assign: mayWorkInCategory(viewer, opportunity.category) };
}

export function canWithShift(viewer: Viewer, shift: LedShift): ViewerCan {
  const may = mayManageShift(viewer, shift);
  return { edit: may, remove: may, assign: mayAssignTo(viewer, shift) };
}

/**
 * Admins correct the person's details. Callers who may cancel it may remove it; those who may transfer its place may
 * put somebody else there.
 */
export function canWithSignup(
  viewer: Viewer,
  pass: HouseholdPass | undefined,
  signup: OwnedSignup & { shift: LedShift },
): ViewerCan {
  return {
    edit: belongsTo(viewer, 'admin'),
    remove: mayCancelSignup(viewer, pass, signup),
    assign: mayAssignTo(viewer, signup.shift),
  };
}
