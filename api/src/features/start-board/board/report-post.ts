import { clock } from '../../../platform/clock.js';
import { reportPostInput } from '../../../contract/start-board/board.js';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { getOwnPost } from '../posts/get-post.js';
import { boardChanged } from '../start-board.announcements.js';

/** Ids of a post and a start. */
export interface ReportedPost {
  postId: string;
  startId: string;
}

/**
 * Notes what was reported of a post by radio before a start, or takes it back. It stands until then, whatever phones mark. POST_NOT_FOUND: also
 * for one of another lead's category. START_NOT_FOUND: also for a start before which the post is not to be manned.
 */
export const reportPost = operation(
  { access: 'staff', input: reportPostInput, refuses: ['POST_NOT_FOUND', 'START_NOT_FOUND'] },
  async function reportPost(ctx, { postId, startId, manned, note }): Promise<ReportedPost> {
    const start = await holdStart(ctx, startId);
    const { post, words } = await getOwnPost(ctx, postId);
    const isItsStart = post.event.id === start.eventId;
    if (!isItsStart || (post.startIds.length > 0 && !post.startIds.includes(start.id)))
      throw new DomainError('START_NOT_FOUND');
    if (manned === null)
      await ctx.execute('delete from post_report where post_id = ? and start_id = ?', [post.id, start.id]);
    else
      await ctx.execute(
        `insert into post_report (post_id, start_id, manned, note, reported_by_id, reported_at) values (?, ?, ?, ?, ?, ?::timestamptz)
         on conflict (post_id, start_id) do update set manned = excluded.manned, note = excluded.note,
           reported_by_id = excluded.reported_by_id, reported_at = excluded.reported_at`,
        [post.id, start.id, manned, note, ctx.viewer.userId, clock.now().toISOString()],
      );
    const ids = { id: post.id, eventId: post.event.id, categoryId: post.category.id };
    await ctx.announce(boardChanged, [{ kind: 'post.changed', ...ids, fields: ['report'] }]);
    const said = manned === null ? 'report taken back' : manned ? 'reported as manned' : 'reported as not manned';
    await recordAction(ctx, {
      ...{ action: 'post.reported', recordId: post.id, eventId: ids.eventId },
      summary: `${words}, before ${start.name}: ${said}`,
      detail: { startId: start.id, manned, note },
    });
    return { postId: post.id, startId: start.id };
  },
);

/** A start that stays until the commit. Error: START_NOT_FOUND. */
async function holdStart(ctx: RequestContext, id: string): Promise<{ id: string; eventId: string; name: string }> {
  const [start] = isId(id)
    ? await ctx.execute<{ id: string; eventId: string; name: string }>(
        'select id, event_id as "eventId", name from race_start where id = ? for key share',
        [id],
      )
    : [];
  if (!start) throw new DomainError('START_NOT_FOUND');
  return start;
}
