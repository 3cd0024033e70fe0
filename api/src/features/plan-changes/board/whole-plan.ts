import { createHash } from 'node:crypto';
import type { PlanChangeInput } from '../../../contract/programme/plan-change.js';
import type { Ask, Meant } from '../find-shifts-to-plan.js';
import { planShifts, type PlannedShift, type ShiftToPlan } from '../planned-shift.js';
import { findPlannedPosts, type PlannedPost } from './planned-post.js';
import { planStarts, type PlannedStart } from './planned-start.js';

/** What a change of plan would be. */
export interface WholePlan {
  /** The shifts that change. */
  planned: PlannedShift[];
  /** The starts that move along; none without a shift. */
  starts: PlannedStart[];
  /** The posts whose shifts all move to another place. */
  posts: PlannedPost[];
}

/** The plan for these shifts, for the starts that move with them, and for the posts where they stand. */
export async function planWhole(
  ask: Ask,
  shifts: readonly ShiftToPlan[],
  { starts, hasPosts }: Meant,
  input: PlanChangeInput,
): Promise<WholePlan> {
  const planned = planShifts(shifts, input);
  return {
    planned,
    starts: planned.length > 0 ? planStarts(starts, input) : [],
    posts: hasPosts ? await findPlannedPosts(ask, input.eventId, planned) : [],
  };
}

/** A digest of everything that a plan changes, as it is and is to be. It ensures that applying does what the preview showed. */
export function versionOf({ planned, starts, posts }: WholePlan): string {
  const all = [
    ...planned.map(({ before: { id, version }, after: { date, startTime, endTime, ...after } }) => [
      ...[id, version, date, startTime, endTime],
      ...[after.location, after.qtyRequired, after.cancelled],
    ]),
    ...starts.map(({ before: { id, version }, after: { date, time } }) => [id, version, date, time]),
    ...posts.map(({ id, version, after, isTaken }) => [id, version, after, isTaken]),
  ].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
