import { changeRows } from '../../platform/transactions/change-rows.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Post } from '../../records/start-board/post.js';
import { RaceStart } from '../../records/start-board/race-start.js';
import type { ImportPlan } from './plan/import-plan.js';
import { makeMany } from './make-many.js';

/**
 * Writes the starts and posts of an import, in a few statements, and gives those that were there before with their new
 * versions. A start at another time loses its clearance and its reports, as on its form.
 */
export async function writeBoard(
  ctx: RequestContext,
  eventId: string,
  { starts, changedStarts, movedStartIds, posts, changedPosts }: ImportPlan,
): Promise<{ id: string; version: number }[]> {
  const event = eventId;
  await makeMany(
    ctx,
    RaceStart,
    starts.map(({ id, name, date, time }) => ({ id, name, date, time, event })),
  );
  const moved = new Set(movedStartIds);
  const cleared = { clearedAt: null, clearedById: null, clearedNote: null, clearedOpen: [] };
  const rowOf = ({ id, name, date, time, version }: ImportPlan['starts'][number]) => ({
    id,
    name,
    date,
    time,
    version,
  });
  const changed = [
    ...(await changeRows(
      ctx,
      RaceStart,
      changedStarts.filter(({ id }) => moved.has(id)).map((start) => ({ ...rowOf(start), ...cleared })),
    )),
    ...(await changeRows(ctx, RaceStart, changedStarts.filter(({ id }) => !moved.has(id)).map(rowOf))),
  ];
  if (moved.size > 0) await ctx.execute('delete from post_report where start_id = any(?::uuid[])', [movedStartIds]);
  await makeMany(
    ctx,
    Post,
    posts.map(({ categoryId, version: _version, ...post }) => ({ ...post, category: categoryId, event })),
  );
  // A post keeps its category.
  const changedRows = changedPosts.map(({ categoryId: _stays, ...post }) => post);
  return [...changed, ...(await changeRows(ctx, Post, changedRows))];
}
