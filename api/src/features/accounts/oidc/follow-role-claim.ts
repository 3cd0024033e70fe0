import type { Role } from '../../../contract/people/roles.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { writeRole } from '../users/change-user-role.js';
import { getUserToChange, lockAdmins } from '../users/get-user-to-change.js';
import { actingAs, type BoundUser } from './bind-identity.js';
import { providerOf } from './provider.js';

/**
 * Gives a user the role of the claim, where one sets roles. The last admin stays admin, since nobody could make another one. Error:
 * OIDC_NO_ACCOUNT when the claim has no role any more.
 */
export async function followRoleClaim(ctx: RequestContext, bound: BoundUser, role: Role | null): Promise<void> {
  if (!providerOf(ctx).roles) return;
  if (!role) throw new DomainError('OIDC_NO_ACCOUNT');
  if (bound.role === role) return;
  if (role !== 'admin' && (await isLastAdmin(ctx, bound.userId))) return;
  const user = await getUserToChange(ctx, bound.userId);
  if (user.role !== role) await writeRole(actingAs(ctx, bound), user, role);
}

async function isLastAdmin(ctx: RequestContext, userId: string): Promise<boolean> {
  try {
    await lockAdmins(ctx, userId);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'LAST_ADMIN') return true;
    throw error;
  }
}
