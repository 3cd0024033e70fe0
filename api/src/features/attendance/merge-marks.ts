import type { RequestContext } from '../../platform/operation/request-context.js';
import { addedUp } from './added-up.js';
import { attendanceChanged, type MarkedBefore } from './attendance.announcements.js';
import { lockMarkedSignups } from './marked-signups.js';
import { writeAttendance } from './write-marks.js';

/**
 * Gives the marks of the source's signups that were dropped, because the target is in the same shift, to the target's. The dropped ones are
 * locked.
 */
export async function mergeMarks(ctx: RequestContext, dropped: readonly string[], targetId: string): Promise<void> {
  if (dropped.length === 0) return;
  const kept = await ctx.execute<MarksMove>(
    `select g.id as "from", kept.id as "to" from signup g
       join signup kept on kept.shift_id = g.shift_id and kept.volunteer_id = ? and kept.status = 'active'
     where g.id = any(?::uuid[])`,
    [targetId, dropped],
  );
  await moveMarks(ctx, kept);
}

/** A signup whose marks go to another one. */
export interface MarksMove {
  from: string;
  to: string;
}

/**
 * Gives the marks of signups, whose rows are locked, to others, and adds them up again. Aliases keep the ids of the first, also where nobody
 * was marked yet: phones took them along, and mark them later.
 */
export async function moveMarks(ctx: RequestContext, moves: readonly MarksMove[]): Promise<void> {
  if (moves.length === 0) return;
  const [{ isMarked = false, hasHours = false } = {}] = await ctx.execute<{ isMarked: boolean; hasHours: boolean }>(
    `with w as (select * from jsonb_to_recordset(?::jsonb) as w ("from" uuid, "to" uuid)), renamed as (
       update signup_alias a set signup_id = w."to" from w where a.signup_id = w."from" returning a.id
     ), added as (
       insert into signup_alias (id, event_id, signup_id) select w."from", g.event_id, w."to" from w join signup g on g.id = w."to"
       where not exists (select from signup_alias known where known.id = w."from")
     ), moved as (
       update attendance_mark m set signup_id = w."to" from w where m.signup_id = w."from" returning m.id
     ) select exists (select from moved) as "isMarked",
       exists (select from signup g join w on g.id = w."from" where g.was_sent or g.corrected_minutes is not null) as "hasHours"`,
    [JSON.stringify(moves)],
  );
  if (!isMarked && !hasHours) return;
  const { signups, marks } = await lockMarkedSignups(ctx, [...new Set(moves.map(({ to }) => to))], []);
  if (hasHours) await ctx.execute(moveHours, [JSON.stringify(moves)]);
  if (!isMarked) return;
  const left = await ctx.execute<MarkedBefore>(
    `select g.id, g.event_id as "eventId", o.category_id as "categoryId", g.shift_id as "shiftId", g.attendance_state as state,
       (extract(epoch from g.arrived_at) * 1000)::float8 as "arrivedAt", (extract(epoch from g.left_at) * 1000)::float8 as "leftAt",
       false as "isGivenAway"
     from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
     where g.id = any(?::uuid[]) and g.attendance_state <> 'EXPECTED' order by g.id`,
    [moves.map(({ from }) => from)],
  );
  const now = signups.map(({ id }) => ({
    signupId: id,
    ...addedUp(marks.filter(({ signupId }) => signupId === id)),
  }));
  const emptied = moves.map(({ from }) => ({ signupId: from, ...addedUp([]) }));
  await writeAttendance(ctx, [...now, ...emptied]);
  await ctx.announce(attendanceChanged, { before: [...signups, ...left], attendance: [...now, ...emptied] });
}

/** A correction of the other signup's own hours stays; what it was given counts once. */
const moveHours = `
  with w as (select * from jsonb_to_recordset(?::jsonb) as w ("from" uuid, "to" uuid)), emptied as (
    update signup g set was_sent = false, corrected_minutes = null from w where g.id = w."from"
  )
  update signup g set was_sent = g.was_sent or f.was_sent, corrected_minutes = coalesce(g.corrected_minutes, f.corrected_minutes)
  from w join signup f on f.id = w."from" where g.id = w."to"`;
