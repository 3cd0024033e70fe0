import { authorize } from '../../platform/operation/authorize.js';
import type { Viewer } from '../../platform/operation/viewer.js';

/**
 * Whose categories a member of the staff sees: their own id for a lead, null (all) for an admin. As a value in SQL:
 * `$1::uuid is null or category.lead_id = $1`. Errors: NOT_SIGNED_IN, SESSION_EXPIRED.
 */
export function ledBy(viewer: Viewer): string | null {
  const { role, userId } = authorize(viewer, 'staff');
  return role === 'admin' ? null : userId;
}
