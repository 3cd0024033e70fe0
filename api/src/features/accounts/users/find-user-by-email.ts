import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { MailedUser } from '../account.announcements.js';

/** The staff member of an address (as compared), or undefined. */
export async function findUserByEmail(
  ctx: RequestContext,
  key: string,
): Promise<(MailedUser & { id: string }) | undefined> {
  const [user] = await ctx.execute<MailedUser & { id: string }>(
    `select id, first_name as "firstName", last_name as "lastName", email from app_user where email_key = ?`,
    [key],
  );
  return user;
}
