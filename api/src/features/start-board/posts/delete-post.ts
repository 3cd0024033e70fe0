import { z } from 'zod';
import { seenVersion } from '../../../contract/seen-version.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { refuseStale } from '../../../platform/operation/refuse-stale.js';
import { below } from '../../../platform/reading/selection-of.js';
import type { Selection } from '../../../platform/reading/selection.js';
import type { Post } from '../../../records/start-board/post.js';
import { boardChanged } from '../start-board.announcements.js';
import { readPost } from './find-posts.js';
import { getOwnPost } from './get-post.js';

/** Deletes a post with its reports; shifts and people stay. Returns it as it was. POST_NOT_FOUND: also for one of another lead's category. */
export const deletePost = operation(
  {
    access: 'staff',
    input: z.object({ postId: z.string(), version: seenVersion, selection: z.custom<Selection>() }),
    refuses: ['POST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  async function deletePost(ctx, { postId, version, selection }): Promise<Post> {
    const { post, words } = await getOwnPost(ctx, postId);
    await refuseStale(ctx, post, version);
    const ids = { id: post.id, eventId: post.event.id, categoryId: post.category.id };
    const gone = await readPost(ctx, ids.id, below(selection, 'post'));
    await ctx.em.remove(post).flush();
    await ctx.announce(boardChanged, [{ kind: 'post.removed', ...ids }]);
    await recordAction(ctx, { action: 'post.deleted', recordId: ids.id, eventId: ids.eventId, summary: words });
    return gone;
  },
);
