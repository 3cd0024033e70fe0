import type { RequestContext } from '../../../platform/operation/request-context.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { countSignupsBelow, isMarkedBelow, type SignupsBelow } from './count-signups-below.js';
import { programmeChanged } from '../programme.announcements.js';
import { branchRemoved, removalAhead, type RemovalScope } from './removal.announcements.js';

const tables = { eventId: 'event', categoryId: 'category', opportunityId: 'opportunity', shiftId: 'shift' };

/**
 * Deletes a record that the caller has locked, with all below it; with `tellPeople`, notifies the people in it. Locks what is below before
 * counting, so that nobody signs up in between. Returns the counts of what was deleted. `isRehearsal`: marks are deleted
 * too. Error: ATTENDANCE_KEPT if somebody was marked in it.
 */
export async function removeBranch(
  ctx: RequestContext,
  scope: RemovalScope,
  {
    eventId,
    tellPeople,
    isRehearsal,
  }: { eventId: string; tellPeople: boolean | null | undefined; isRehearsal?: boolean },
): Promise<SignupsBelow> {
  await lockBelow(ctx, scope);
  if (!isRehearsal && (await isMarkedBelow(ctx, scope))) throw new DomainError('ATTENDANCE_KEPT');
  if (tellPeople) await ctx.announce(removalAhead, scope);
  const gone = await countSignupsBelow(ctx, scope);
  await ctx.announce(branchRemoved, scope);
  const [[key, id]] = Object.entries(scope) as [[keyof typeof tables, string]];
  await ctx.execute(`delete from ${tables[key]} where id = ?`, [id]);
  await ctx.announce(programmeChanged, { eventId, facts: [] });
  return gone;
}

/**
 * Locks what is below a record that the caller has locked for deletion: its categories, then its roles, then its shifts, each by id.
 * Signing up and cancelling lock the shift first, so no such transaction is in progress below from here on.
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
