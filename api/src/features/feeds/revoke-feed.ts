import { z } from 'zod';
import { LockMode } from '@mikro-orm/core';
import { isId } from '../../contract/text/fields.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { Event } from '../../records/event.js';
import { Feed } from '../../records/feed.js';

/**
 * Stops a feed: from its commit on, its address returns nothing. For its maker and admins; one that was stopped before
 * stays as it is. Returns its id.
 */
export const revokeFeed = operation(
  {
    access: 'staff',
    input: z.object({ feedId: z.string() }),
    refuses: ['FEED_NOT_FOUND'],
  },
  async function revokeFeed(ctx, { feedId }): Promise<string> {
    const { userId, role } = ctx.viewer;
    const feed = isId(feedId) ? await ctx.em.findOne(Feed, feedId, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
    if (!feed || (role !== 'admin' && feed.createdBy.id !== userId)) throw new DomainError('FEED_NOT_FOUND');
    if (feed.revokedAt !== null) return feedId;
    feed.revokedAt = clock.now().toISOString();
    await ctx.em.flush();
    const event = await ctx.em.findOneOrFail(Event, feed.event.id);
    await recordAction(ctx, {
      action: 'feed.revoked',
      recordId: feedId,
      eventId: event.id,
      summary: `${feed.kind}, ${event.name}`,
    });
    return feedId;
  },
);
