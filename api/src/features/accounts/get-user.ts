import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { findUsers } from './find-users.js';
import type { StaffMember } from './staff-member.type.js';

/** One staff member as admins see them. Error: USER_NOT_FOUND. */
export async function getUser(ctx: RequestContext, id: string): Promise<StaffMember> {
  const [user] = await ctx.run(findUsers, { id });
  if (!user) throw new DomainError('USER_NOT_FOUND');
  return user;
}
