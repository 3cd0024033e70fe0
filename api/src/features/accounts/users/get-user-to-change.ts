import { LockMode } from '@mikro-orm/core';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { User } from '../../../records/user.js';

/** A staff member, locked until the transaction ends. Error: USER_NOT_FOUND. */
export async function getUserToChange(ctx: RequestContext, userId: string): Promise<User> {
  const user = isId(userId) ? await ctx.em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
  if (!user) throw new DomainError('USER_NOT_FOUND');
  return user;
}

/**
 * Locks all admins, so that of two at once the second sees the result of the first, and refuses to lose the last one.
 * Error: LAST_ADMIN.
 */
export async function lockAdmins(ctx: RequestContext, losing: string): Promise<void> {
  const admins = await ctx.execute<{ id: string }>(
    `select id from app_user where role = 'admin' order by id for update`,
  );
  if (admins.length === 1 && admins[0]?.id === losing.toLowerCase()) throw new DomainError('LAST_ADMIN');
}
