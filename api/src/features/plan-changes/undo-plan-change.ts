import { count } from '../../contract/text/counts.js';
import { z } from 'zod';
import { undoHours } from '../../contract/programme/plan-change.js';
import { foldName } from '../../contract/text/names.js';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction, versionsOf } from '../../platform/operation/record-action.js';
import { changedFields, picked } from '../../platform/operation/describe-changes.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { renamePosts } from '../start-board/posts/rename-posts.js';
import { moveStarts } from '../start-board/starts/move-starts.js';
import type { StoredPost } from './board/planned-post.js';
import type { StoredStart } from './board/planned-start.js';
import { changeShifts } from './change-shifts.js';
import { readShiftsToPlan, type Ask } from './find-shifts-to-plan.js';
import { mayUndoPlanChange } from './plan-change.policy.js';
import { publicNote } from './public-note.js';
import { stateOf, type PlannedField, type PlannedShift, type ShiftState, type ShiftToPlan } from './planned-shift.js';

/** What undoing restored, and the shifts that stayed as they are. */
export interface Undone {
  shiftIds: string[];
  unchanged: { shiftId: string; reason: string }[];
  /** Starts that stayed as they are: a sentence for each. */
  unchangedStarts: string[];
  /** Posts that stayed as they are, likewise. */
  unchangedPosts: string[];
}

/** A shift as its change of plan left it. */
interface StoredShift {
  id: string;
  version: number;
  before: ShiftState;
  after: ShiftState;
  /** When it had been called off before. Absent in changes of plan by an older release. */
  offSince?: string | null;
}

interface Row {
  id: string;
  eventId: string;
  shifts: StoredShift[];
  starts: StoredStart[];
  posts: StoredPost[];
  waiting: string[];
  isOver: boolean;
}

/**
 * Undoes a change of plan within 24 hours: only what it changed, on shifts, starts and posts that nobody edited since. Newer
 * signups stay. Everybody is notified once. PLAN_CHANGE_NOT_FOUND: also for a lead who does not manage all of its shifts.
 */
export const undoPlanChange = operation(
  {
    access: 'staff',
    idempotent: true,
    input: z.object({ planChangeId: z.string() }),
    refuses: ['PLAN_CHANGE_NOT_FOUND', 'UNDO_OVER'],
  },
  async function undoPlanChange(ctx, { planChangeId }): Promise<Undone> {
    const change = await holdPlanChange(ctx, planChangeId);
    const ids = change.shifts.map(({ id }) => id);
    await lockShifts(ctx, ids);
    const ask: Ask = (text, values) => ctx.execute(text, values);
    const shifts = await readShiftsToPlan(ctx, ask, ids);
    const isWhole = shifts.length === change.shifts.length;
    const movedOthers = change.starts.length > 0 || (change.posts.length > 0 && !isWhole);
    if (!mayUndoPlanChange(ctx.viewer, shifts, movedOthers)) throw new DomainError('PLAN_CHANGE_NOT_FOUND');
    if (change.isOver) throw new DomainError('UNDO_OVER');
    const storedById = new Map(change.shifts.map((shift) => [shift.id, shift]));
    const untouched = shifts.filter(({ id, version }) => storedById.get(id)?.version === version);
    const planned = untouched.map((shift) => backOf(shift, storedById.get(shift.id)!));
    const unchanged = shifts
      .filter((shift) => !untouched.includes(shift))
      .map(({ id }) => ({ shiftId: id, reason: 'Someone has changed this shift since.' }));
    const done =
      planned.length > 0
        ? await changeShifts(ctx, planned, { message: null, undone: true, waiting: change.waiting })
        : { versions: new Map<string, number>(), people: 0 };
    // Starts and posts go back with their shifts, not without them.
    const goingStarts = planned.length > 0 ? change.starts : [];
    const stayed = unchanged.map(({ shiftId }) => storedById.get(shiftId)!);
    const goingPosts = change.posts.filter((post) => !stayed.some((shift) => wentTo(shift, post)));
    const starts = await moveStarts(
      ctx,
      change.eventId,
      goingStarts.map(({ id, version, before }) => ({ id, version, ...before })),
    );
    const posts = await renamePosts(
      ctx,
      change.eventId,
      goingPosts.map(({ id, version, before }) => ({ id, version, place: before })),
    );
    const back = new Set([...starts, ...posts].map(({ id }) => id));
    await ctx.execute('update plan_change set undone_at = now(), public_note = coalesce(?, public_note) where id = ?', [
      publicNote(planned, true),
      change.id,
    ]);
    const putBack = [
      count(planned.length, 'shift'),
      ...(starts.length > 0 ? [count(starts.length, 'start')] : []),
      ...(posts.length > 0 ? [count(posts.length, 'post')] : []),
    ];
    await recordAction(ctx, {
      action: 'plan-change.undone',
      recordId: change.id,
      eventId: change.eventId,
      summary: `${putBack.join(', ')} put back, ${unchanged.length} left as they are, ${count(done.people, 'person', 'people')} notified`,
      detail: {
        ...{ shifts: planned.length, unchanged: unchanged.length, people: done.people },
        ...(starts.length > 0 ? { starts: starts.length } : {}),
        ...(posts.length > 0 ? { posts: posts.length } : {}),
        versions: versionsOf([...[...done.versions].map(([id, version]) => ({ id, version })), ...starts, ...posts]),
      },
    });
    const unchangedStarts = change.starts
      .filter(({ id }) => !back.has(id))
      .map(({ name }) =>
        planned.length > 0
          ? `${name}: someone has changed or deleted this start since.`
          : `${name}: its shifts stay as they are.`,
      );
    const unchangedPosts = change.posts
      .filter(({ id }) => !back.has(id))
      .map((post) =>
        goingPosts.includes(post)
          ? `${post.category}, ${post.after}: someone has changed or deleted this post since, or ${post.before} has another.`
          : `${post.category}, ${post.after}: shifts stay there.`,
      );
    return { shiftIds: planned.map(({ before }) => before.id), unchanged, unchangedStarts, unchangedPosts };
  },
);

/** Whether the change of plan moved a shift to the place of this post. */
function wentTo({ before, after }: StoredShift, post: StoredPost): boolean {
  return before.location !== after.location && foldName(after.location ?? post.after) === foldName(post.after);
}

async function holdPlanChange(ctx: RequestContext, id: string): Promise<Row> {
  const statement = `select id, event_id as "eventId", shifts, starts, posts, waiting,
      undone_at is not null or applied_at < now() - interval '${undoHours} hours' as "isOver"
    from plan_change where id = ? for no key update`;
  const [row] = isId(id) ? await ctx.execute<Row>(statement, [id]) : [];
  if (!row) throw new DomainError('PLAN_CHANGE_NOT_FOUND');
  return row;
}

/** The shift with the changed fields as they were before. */
function backOf(shift: ShiftToPlan, { before, after, offSince }: StoredShift): PlannedShift {
  const fields = changedFields<PlannedField>(after, before);
  return { before: shift, after: { ...stateOf(shift), ...picked(before, fields) }, fields, offSince };
}
