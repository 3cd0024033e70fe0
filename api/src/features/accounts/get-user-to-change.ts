import { isId } from '../../contract/fields.js';
import type { Role } from '../../contract/roles.js';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A staff member, locked until the transaction ends. Error: USER_NOT_FOUND. */
export async function getUserToChange(ctx: RequestContext, userId: string) {
  const [user] = isId(userId)
    ? await ctx.execute<{ id: string; role: Role; firstName: string; lastName: string; email: string }>(
        `select id, role, first_name as "firstName", last_name as "lastName", email from app_user where id = ? for update`,
        [userId],
      )
    : [];
  if (!user) throw new DomainError('USER_NOT_FOUND');
  return user;
}
