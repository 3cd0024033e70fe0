import type { Viewer } from '../../platform/operation/viewer.js';
import {
  mayChangeProgramme,
  mayWorkInCategory,
  type LedCategory,
  type ProgrammePlace,
} from '../categories/category.policy.js';

/** Roles may be created, changed and deleted by admins and by the lead of their category. */
export function mayManageOpportunity(viewer: Viewer, opportunity: { category: LedCategory }): boolean {
  return mayWorkInCategory(viewer, opportunity.category);
}

/** Moving a role to another category requires access to both. */
export function mayMoveOpportunity(viewer: Viewer, from: ProgrammePlace, to: ProgrammePlace): boolean {
  return mayChangeProgramme(viewer, from) && mayChangeProgramme(viewer, to);
}
