import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';

/**
 * Ends a feed: from its commit on, its address answers nothing. For its maker and admins; one that was stopped before stays as it is.
 * Gives its id.
 */
export const revokeFeed = operation(
  {
    access: 'staff',
    input: z.object({ feedId: z.string() }),
    refuses: ['FEED_NOT_FOUND'],
  },
  async function revokeFeed(ctx, { feedId }): Promise<string> {
    const { userId, role } = ctx.viewer;
    const [feed] = isId(feedId)
      ? await ctx.execute<{ kind: string; event: string; eventId: string; makerId: string; wasRevoked: boolean }>(
          `select f.kind, e.name as event, e.id as "eventId", f.created_by_id as "makerId",
             f.revoked_at is not null as "wasRevoked"
           from feed f join event e on e.id = f.event_id where f.id = ? for update of f`,
          [feedId],
        )
      : [];
    if (!feed || (role !== 'admin' && feed.makerId !== userId)) throw new DomainError('FEED_NOT_FOUND');
    if (feed.wasRevoked) return feedId;
    await ctx.execute('update feed set revoked_at = now() where id = ?', [feedId]);
    await recordAction(ctx, {
      action: 'feed.revoked',
      recordId: feedId,
      eventId: feed.eventId,
      summary: `${feed.kind}, ${feed.event}`,
    });
    return feedId;
  },
);
