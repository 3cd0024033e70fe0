import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';

/** Locks all admins, so that of two at once the second sees what the first left, and refuses to lose the last one. Error: LAST_ADMIN. */
export async function lockAdmins(ctx: RequestContext, losing: string): Promise<void> {
  const admins = await ctx.execute<{ id: string }>(
    `select id from app_user where role = 'admin' order by id for update`,
  );
  if (admins.length === 1 && admins[0]?.id === losing.toLowerCase()) throw new DomainError('LAST_ADMIN');
}
