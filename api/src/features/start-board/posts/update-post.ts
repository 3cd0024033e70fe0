import { updatePostInput } from '../../../contract/start-board/post.js';
import { changedFields, fieldWords, picked } from '../../../platform/operation/describe-changes.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { refuseStale } from '../../../platform/operation/refuse-stale.js';
import { boardChanged } from '../start-board.announcements.js';
import { getOwnPost } from './get-post.js';
import { holdStarts, startsOfPost } from './starts-of-post.js';

/** Changes a post; absent fields stay. Returns its id. POST_NOT_FOUND: also for one of another lead's category. */
export const updatePost = operation(
  { access: 'staff', input: updatePostInput, refuses: ['POST_NOT_FOUND', 'POST_EXISTS', 'CHANGED_MEANWHILE'] },
  async function updatePost(ctx, { postId, version, startIds, ...sent }): Promise<string> {
    const starts = startIds && (await holdStarts(ctx, startIds));
    const { post, words } = await getOwnPost(ctx, postId);
    await refuseStale(ctx, post, version);
    const [eventId, categoryId] = [post.event.id, post.category.id];
    const changes = { ...sent, startIds: starts && startsOfPost(starts, eventId) };
    const before = { ...post };
    const fields = changedFields(before, changes);
    if (fields.length === 0) return post.id;
    Object.assign(post, picked(changes, fields));
    await ctx.em.flush();
    await ctx.announce(boardChanged, [{ kind: 'post.changed', id: post.id, eventId, categoryId, fields }]);
    await recordAction(ctx, {
      ...{ action: 'post.changed', recordId: post.id, eventId },
      summary: `${words}: ${fields.map(fieldWords).join(', ')}`,
      detail: {
        ...Object.fromEntries(fields.map((field) => [field, { from: before[field], to: changes[field] }])),
        version: post.version,
      },
    });
    return post.id;
  },
);
