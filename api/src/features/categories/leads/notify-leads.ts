import type { RequestContext } from '../../../platform/operation/request-context.js';
import { leadershipChanged, type LeadershipChange } from '../category.announcements.js';

/**
 * Notifies a lead, in one message, of categories (ids) that were just assigned to them or removed. Sends nothing to the caller themselves,
 * nor to a user who is being deleted.
 */
export async function notifyLead(
  ctx: RequestContext,
  { leadId, change, categoryIds }: { leadId: string | null; change: LeadershipChange['change']; categoryIds: string[] },
): Promise<void> {
  if (!leadId || categoryIds.length === 0) return;
  if (ctx.viewer.kind === 'staff' && ctx.viewer.userId === leadId) return;
  const [user] = await ctx.execute<LeadershipChange['user']>(
    'select first_name as "firstName", last_name as "lastName", email from app_user where id = ?',
    [leadId],
  );
  const categories = await ctx.execute<LeadershipChange['categories'][number]>(
    `select c.name, e.name as "eventName" from category c join event e on e.id = c.event_id
     where c.id = any(?::uuid[]) order by e.start_date, plain_letters(e.name), plain_letters(c.name), c.id`,
    [categoryIds],
  );
  if (user) await ctx.announce(leadershipChanged, { user, change, categories });
}
