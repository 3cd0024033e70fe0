import type { Viewer } from '../../platform/operation/viewer.js';
import { mayChangeProgramme, type ProgrammePlace } from '../categories/category.policy.js';

/** Moving a role to another category requires access to both. */
export function mayMoveOpportunity(viewer: Viewer, from: ProgrammePlace, to: ProgrammePlace): boolean {
  return mayChangeProgramme(viewer, from) && mayChangeProgramme(viewer, to);
}
