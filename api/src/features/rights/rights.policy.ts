import type { HouseholdPass } from '../../platform/operation/household-pass.js';
import { belongsTo, type Viewer } from '../../platform/operation/viewer.js';
import { mayWorkInCategory, type LedCategory } from '../categories/category.policy.js';
import { mayCancelSignup, type OwnedSignup } from '../signups/signup.policy.js';
import type { ViewerCan } from './rights.types.js';

/*
 * What staff and households may do with a record, by the same rules as its operations. An API key reads `false` everywhere: what it may do
 * is in its scopes, which its owner chose.
 */

interface LedShift {
  opportunity: { category: LedCategory };
}

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

/** Roles, with their shifts and signups, are for admins and the lead of their category. */
export function canWithOpportunity(viewer: Viewer, opportunity: { category: LedCategory }): ViewerCan {
  const may = mayWorkInCategory(viewer, opportunity.category);
  return { edit: may, remove: may, assign: may };
}

/** Shifts are for those who may change their role. */
export function canWithShift(viewer: Viewer, shift: LedShift): ViewerCan {
  return canWithOpportunity(viewer, shift.opportunity);
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
    assign: mayWorkInCategory(viewer, signup.shift.opportunity.category),
  };
}
