import { count } from '../../contract/text/counts.js';
import { z } from 'zod';
import type { EventState } from '../../contract/programme/event-state.js';
import { planChangeInput, type PlanChangeInput } from '../../contract/programme/plan-change.js';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction, versionsOf } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { renamePosts } from '../start-board/posts/rename-posts.js';
import { moveStarts } from '../start-board/starts/move-starts.js';
import { changeShifts } from './change-shifts.js';
import type { StoredPost } from './board/planned-post.js';
import type { StoredStart } from './board/planned-start.js';
import { planWhole, versionOf, type WholePlan } from './board/whole-plan.js';
import { findMeant, readShiftsToPlan, type Ask } from './find-shifts-to-plan.js';
import { stateOf } from './planned-shift.js';
import { publicNote } from './public-note.js';

/** A change of plan that was made, and its shifts. */
export interface Applied {
  planChangeId: string;
  eventId: string;
  shiftIds: string[];
}

/** Changes many shifts at once, exactly as the preview showed, and mails each of their households once. */
export const applyPlanChange = operation(
  {
    access: 'staff',
    idempotent: true,
    input: planChangeInput.extend({ version: z.string() }),
    refuses: ['EVENT_NOT_FOUND', 'SHIFT_NOT_FOUND', 'PLAN_CHANGE_NOT_FOUND', 'EVENT_CANCELLED', 'CHANGED_MEANWHILE'],
  },
  function applyPlanChange(ctx, { version, ...input }): Promise<Applied> {
    return changePlan(ctx, input, { version, preparedId: null });
  },
);

/** The same for a change that waited out its undo time: its input comes in one part. */
export const applyWaitingPlanChange = operation(
  {
    access: 'staff',
    input: z.object({ change: planChangeInput.extend({ version: z.string() }) }),
    refuses: applyPlanChange.refuses,
  },
  function applyWaitingPlanChange(ctx, { change: { version, ...input } }): Promise<Applied> {
    return changePlan(ctx, input, { version, preparedId: null });
  },
);

/**
 * Applies the change, in a transaction. `preparedId`: the prepared plan it comes from. Errors: as `applyPlanChange`.
 */
export async function changePlan(
  ctx: RequestContext,
  input: PlanChangeInput,
  { version, preparedId }: { version: string; preparedId: string | null },
): Promise<Applied> {
  const { eventId } = input;
  const plan = await holdSeenPlan(ctx, input, version);
  const { planned } = plan;
  const { versions, people, waiting } = await changeShifts(ctx, planned, { message: input.message, undone: false });
  const stored = planned.map(({ before, after }) => ({
    ...{ id: before.id, categoryId: before.categoryId, version: versions.get(before.id) },
    ...{ before: stateOf(before), after, offSince: before.cancelledAt },
  }));
  const starts = await moveSeenStarts(ctx, plan, eventId);
  const posts = await renameSeenPosts(ctx, plan, eventId);
  const [made] = await ctx.execute<{ id: string }>(
    `insert into plan_change (event_id, applied_by, people, message, shifts, starts, posts, waiting, prepared_id, public_note)
       values (?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?::uuid[], ?, ?) returning id`,
    [
      ...[eventId, nameOf(ctx), people, input.message],
      ...[stored, starts, posts].map((list) => JSON.stringify(list)),
      ...[waiting, preparedId, publicNote(planned)],
    ],
  );
  if (!made) throw new Error('A change of plan was not stored');
  await recordAction(ctx, {
    action: 'plan-change.applied',
    recordId: made.id,
    eventId,
    summary: [
      `${count(planned.length, 'shift')} changed at once`,
      ...(starts.length > 0 ? [`${count(starts.length, 'start')} moved`] : []),
      ...(posts.length > 0 ? [`${count(posts.length, 'post')} at another place`] : []),
      `${count(people, 'person', 'people')} notified`,
    ].join(', '),
    detail: {
      shifts: planned.length,
      people,
      ...(starts.length > 0 ? { starts: starts.length } : {}),
      ...(posts.length > 0 ? { posts: posts.length } : {}),
      versions: versionsOf([...stored.map(({ id }) => ({ id, version: versions.get(id)! })), ...starts, ...posts]),
    },
  });
  return { planChangeId: made.id, eventId, shiftIds: planned.map(({ before }) => before.id) };
}

/** Moves the starts of a plan, and gives them as undoing reads them. Error: CHANGED_MEANWHILE. */
async function moveSeenStarts(ctx: RequestContext, { starts }: WholePlan, eventId: string): Promise<StoredStart[]> {
  const moving = starts.map(({ before: { id, version }, after }) => ({ id, version, ...after }));
  const versions = new Map((await moveStarts(ctx, eventId, moving)).map(({ id, version }) => [id, version]));
  return starts.map(({ before: { id, name, date, time }, after }) => {
    const version = versions.get(id);
    if (version === undefined) throw new DomainError('CHANGED_MEANWHILE');
    return { id, name, version, before: { date, time }, after };
  });
}

/** Renames the posts of a plan but for those that stay, and gives them as undoing reads them. Error: CHANGED_MEANWHILE. */
async function renameSeenPosts(ctx: RequestContext, { posts }: WholePlan, eventId: string): Promise<StoredPost[]> {
  const moving = posts.filter(({ isTaken }) => !isTaken);
  const renamed = await renamePosts(
    ctx,
    eventId,
    moving.map(({ id, version, after }) => ({ id, version, place: after })),
  );
  const versions = new Map(renamed.map(({ id, version }) => [id, version]));
  return moving.map(({ id, category, before, after }) => {
    const version = versions.get(id);
    if (version === undefined) throw new DomainError('CHANGED_MEANWHILE');
    return { id, category, version, before, after };
  });
}

/**
 * The plan that the preview of this version showed, with its shifts locked until the commit. Errors: as
 * `applyPlanChange`.
 */
export async function holdSeenPlan(ctx: RequestContext, input: PlanChangeInput, version: string): Promise<WholePlan> {
  const { eventId } = input;
  // Locks the event first, as deleting one does, then the shifts by id.
  const [event] = isId(eventId)
    ? await ctx.execute<{ state: EventState }>('select state from event where id = ? for key share', [eventId])
    : [];
  const ask: Ask = (text, values) => ctx.execute(text, values);
  const meant = await findMeant(ctx, ask, input);
  await lockShifts(ctx, meant.ids);
  const shifts = await readShiftsToPlan(ctx, ask, meant.ids);
  // Cancelling the event locks its shifts, so it may just have happened.
  if ((shifts[0]?.eventState ?? event?.state) === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
  const plan = await planWhole(ask, shifts, meant, input);
  if (versionOf(plan) !== version) throw new DomainError('CHANGED_MEANWHILE');
  if (plan.planned.length === 0) {
    const message = 'This changes nothing.';
    throw new DomainError('INVALID_INPUT', { message, fields: { shiftIds: message } });
  }
  return plan;
}

/** The name of the person who makes the change, as notifications show it. */
export function nameOf({ viewer }: RequestContext): string {
  return viewer.kind === 'staff' ? `${viewer.firstName} ${viewer.lastName}` : '';
}
