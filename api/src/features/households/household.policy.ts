import { opensHousehold, type HouseholdPass, type OwnedByHousehold } from '../../platform/operation/household-pass.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/** The people of a household are renamed and merged by whoever holds its link or cookie, or by an admin; one signup is not enough. */
export function mayManageMember(viewer: Viewer, pass: HouseholdPass | undefined, member: OwnedByHousehold): boolean {
  return opensHousehold(pass, member) || (viewer.kind === 'staff' && viewer.role === 'admin');
}
