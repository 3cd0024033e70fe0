import type { RequestContext } from '../../platform/request-context.js';
import type { RemovalScope } from './removal.announcements.js';

/**
 * Locks what hangs on a record that is about to be deleted, and that the caller holds already: its categories, then its roles, then its
 * shifts, each by id. Whoever signs up or cancels holds the shift first, so that from here on nobody below is in the middle of anything.
 */
export async function lockBelow(ctx: RequestContext, scope: RemovalScope): Promise<void> {
  if ('eventId' in scope) {
    const { eventId } = scope;
    await ctx.execute('select id from category where event_id = ? order by id for update', [eventId]);
    await ctx.execute('select id from opportunity where event_id = ? order by id for update', [eventId]);
    await ctx.execute('select id from shift where event_id = ? order by id for update', [eventId]);
  } else if ('categoryId' in scope) {
    const { categoryId } = scope;
    await ctx.execute('select id from opportunity where category_id = ? order by id for update', [categoryId]);
    await ctx.execute(
      `select id from shift where opportunity_id in (select id from opportunity where category_id = ?)
       order by id for update`,
      [categoryId],
    );
  } else if ('opportunityId' in scope) {
    await ctx.execute('select id from shift where opportunity_id = ? order by id for update', [scope.opportunityId]);
  }
}
