import { opensHousehold, type HouseholdPass, type OwnedByHousehold } from '../../platform/operation/household-pass.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/** Who may rename and merge the people of a household: callers with its link or cookie, and admins. The cookie of a single signup is not enough. */
export function mayManageMember(viewer: Viewer, pass: HouseholdPass | undefined, member: OwnedByHousehold): boolean {
  return opensHousehold(pass, member) || (viewer.kind === 'staff' && viewer.role === 'admin');
}
