import type { Viewer } from '../../platform/viewer.js';

/** What a policy needs to know of a category. */
export interface LedCategory {
  /** The user who leads it, or nobody. */
  leadId: string | null;
}

/** What is inside a category (roles, shifts, signups, the people in them) is for admins and for its own lead. */
export function mayWorkInCategory(viewer: Viewer, category: LedCategory): boolean {
  if (viewer.kind !== 'staff') return false;
  return viewer.role === 'admin' || (category.leadId !== null && category.leadId === viewer.userId);
}
