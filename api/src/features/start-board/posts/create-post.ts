import { createPostInput, mostPosts } from '../../../contract/start-board/post.js';
import { authorizeRecord } from '../../../platform/operation/authorize.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { Post } from '../../../records/start-board/post.js';
import { mayWorkInCategory, programmePlaceOf } from '../../categories/category.policy.js';
import { getLedCategory } from '../../categories/get-led-category.js';
import { boardChanged } from '../start-board.announcements.js';
import { wordsOfPost } from './get-post.js';
import { holdStarts, startsOfPost } from './starts-of-post.js';

/**
 * Adds a post to a category of an event and returns its id. CATEGORY_NOT_FOUND: also for one of another event, or of another lead. POST_EXISTS:
 * the category has one at this place. INVALID_INPUT: also for one too many.
 */
export const createPost = operation(
  { access: 'staff', idempotent: true, input: createPostInput, refuses: ['CATEGORY_NOT_FOUND', 'POST_EXISTS'] },
  async function createPost(ctx, { eventId, categoryId, startIds, ...values }): Promise<string> {
    const category = await getLedCategory(ctx, categoryId);
    const isOfEvent = category.event.id === eventId.toLowerCase();
    const may = isOfEvent && mayWorkInCategory(ctx.viewer, programmePlaceOf(category));
    authorizeRecord(ctx.viewer, may, 'CATEGORY_NOT_FOUND');
    // Of two at once for the last one, the second sees the first.
    await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`posts ${category.event.id}`]);
    if ((await ctx.em.count(Post, { event: category.event.id })) >= mostPosts)
      throw new DomainError('INVALID_INPUT', { message: `An event has ${mostPosts} posts at most.` });
    const starts = startsOfPost(await holdStarts(ctx, startIds), category.event.id);
    const post = ctx.em.create(
      Post,
      { ...values, startIds: starts, event: category.event.id, category: category.id },
      { partial: true },
    );
    await ctx.em.flush();
    const ids = { id: post.id, eventId: category.event.id, categoryId: category.id };
    await ctx.announce(boardChanged, [{ kind: 'post.created', ...ids }]);
    const summary = wordsOfPost(category.name, post.place);
    await recordAction(ctx, { action: 'post.created', recordId: post.id, eventId: ids.eventId, summary });
    return post.id;
  },
);
