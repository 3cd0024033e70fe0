import type { RequestContext } from '../../../platform/operation/request-context.js';
import { countSignupsBelow, type SignupsBelow } from './count-signups-below.js';
import { programmeChanged } from '../programme.announcements.js';
import { branchRemoved, removalAhead, type RemovalScope } from './removal.announcements.js';

const tables = { eventId: 'event', categoryId: 'category', opportunityId: 'opportunity', shiftId: 'shift' };

/**
 * Deletes a record that the caller holds, with all below it, and tells the people in it when asked to. What is below is locked before it is
 * counted: nobody signs up between the two. Gives what went with it.
 */
export async function removeBranch(
  ctx: RequestContext,
  scope: RemovalScope,
  { eventId, tellPeople }: { eventId: string; tellPeople: boolean | null | undefined },
): Promise<SignupsBelow> {
  await lockBelow(ctx, scope);
  if (tellPeople) await ctx.announce(removalAhead, scope);
  const gone = await countSignupsBelow(ctx, scope);
  await ctx.announce(branchRemoved, scope);
  const [[key, id]] = Object.entries(scope) as [[keyof typeof tables, string]];
  await ctx.execute(`delete from ${tables[key]} where id = ?`, [id]);
  await ctx.announce(programmeChanged, { eventId, facts: [] });
  return gone;
}

/**
 * Locks what hangs on a record that is about to be deleted, and that the caller holds already: its categories, then its roles, then its
 * shifts, each by id. Whoever signs up or cancels holds the shift first, so that from here on nobody below is in the middle of anything.
 */
async function lockBelow(ctx: RequestContext, scope: RemovalScope): Promise<void> {
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
