import { opensSignup, type HouseholdPass, type OwnedByHousehold } from '../../platform/household-pass.js';
import type { Viewer } from '../../platform/viewer.js';

/** The parts of a signup that decide who may touch it. */
export interface OwnedSignup extends OwnedByHousehold {
  id: string;
  /** The lead of its category. */
  leadId: string | null;
}

/** The household cancels its own signups, whoever just signed up that signup alone; an admin any, a lead those of her categories. */
export function mayCancelSignup(viewer: Viewer, pass: HouseholdPass | undefined, signup: OwnedSignup): boolean {
  if (opensSignup(pass, signup)) return true;
  return viewer.kind === 'staff' && (viewer.role === 'admin' || viewer.userId === signup.leadId);
}
