import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below, bothOf } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import type { Shift } from '../../records/shift.js';
import { findWrittenShifts } from '../shifts/find-shifts.js';
import type { Applied } from './apply-plan-change.js';
import { postWarnings } from './board/planned-post.js';
import { startWarnings } from './board/planned-start.js';
import { findPlanChanges } from './find-plan-changes.js';
import { warningsOf } from './planned-shift.js';
import type { Preview } from './preview-plan-change.js';
import type { Undone } from './undo-plan-change.js';

async function shiftsById(
  ctx: RequestContext,
  ids: readonly string[],
  selection: Selection,
): Promise<Map<string, Shift>> {
  const shifts = ids.length === 0 ? [] : await findWrittenShifts(ctx, ids, selection);
  return new Map(shifts.map((shift) => [shift.id, shift]));
}

/** A preview, with the shifts as they are now. */
export async function previewed(
  ctx: RequestContext,
  { planned, starts, posts, ...preview }: Preview,
  selection: Selection,
) {
  const ids = planned.map(({ before }) => before.id);
  const shifts = await shiftsById(ctx, ids, below(selection, 'shifts', 'shift'));
  return {
    ...preview,
    shifts: planned.flatMap((one) => {
      const shift = shifts.get(one.before.id);
      return shift ? [{ shift, ...one.after, warnings: warningsOf(one) }] : [];
    }),
    starts: starts.map((one) => ({
      ...{ startId: one.before.id, name: one.before.name, fromDate: one.before.date, fromTime: one.before.time },
      ...{ ...one.after, warnings: startWarnings(one, planned[0]!.before) },
    })),
    posts: posts.map((one) => ({
      ...{ postId: one.id, category: one.category, fromPlace: one.before },
      ...{ place: one.isTaken ? one.before : one.after, warnings: postWarnings(one) },
    })),
  };
}

/** A change that was made, and its shifts as they are now. */
export async function applied(ctx: RequestContext, { planChangeId, shiftIds, eventId }: Applied, selection: Selection) {
  const planChange = (await ctx.run(findPlanChanges, { eventId })).find(({ id }) => id === planChangeId);
  if (!planChange) throw new DomainError('PLAN_CHANGE_NOT_FOUND');
  return { planChange, shifts: await findWrittenShifts(ctx, shiftIds, below(selection, 'shifts')) };
}

/** A change that was undone, and its shifts as they are now. */
export async function undone(ctx: RequestContext, { shiftIds, unchanged, ...board }: Undone, selection: Selection) {
  const wanted = bothOf(below(selection, 'shifts'), below(selection, 'unchanged', 'shift'));
  const shifts = await shiftsById(ctx, [...shiftIds, ...unchanged.map(({ shiftId }) => shiftId)], wanted);
  const put = new Set(shiftIds);
  return {
    shifts: [...shifts.values()].filter(({ id }) => put.has(id)),
    unchanged: unchanged.flatMap(({ shiftId, reason }) => {
      const shift = shifts.get(shiftId);
      return shift ? [{ shift, reason }] : [];
    }),
    ...board,
  };
}
