import type { RequestContext } from '../../../platform/operation/request-context.js';
import { boardChanged } from '../start-board.announcements.js';

/** A post that is to get another place, in the version that was looked at. */
export interface MovingPost {
  id: string;
  version: number;
  place: string;
}

/**
 * Gives posts of an event other places, and gives those that have them with their new versions: one that was changed or
 * deleted since stays as it is, and one whose category has a post there already. One statement.
 */
export async function renamePosts(
  ctx: RequestContext,
  eventId: string,
  posts: readonly MovingPost[],
): Promise<{ id: string; version: number }[]> {
  if (posts.length === 0) return [];
  const renamed = await ctx.execute<{ id: string; version: number; categoryId: string }>(
    `update post p set place = w.place, version = p.version + 1
     from jsonb_to_recordset(?::jsonb) as w (id uuid, version integer, place text)
     where p.id = w.id and p.version = w.version and not exists (
       select from post x where x.category_id = p.category_id and x.id <> p.id and place_key(x.place) = place_key(w.place))
     returning p.id, p.version, p.category_id as "categoryId"`,
    [JSON.stringify(posts)],
  );
  if (renamed.length > 0)
    await ctx.announce(
      boardChanged,
      renamed.map(({ id, categoryId }) => ({
        ...{ kind: 'post.changed' as const, id, eventId, categoryId, fields: ['place'] },
      })),
    );
  return renamed.map(({ id, version }) => ({ id, version }));
}
