import { attendanceOf } from '../../contract/check-in/attendance.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { attendanceChanged } from './attendance.announcements.js';
import { lockMarkedSignups } from './marked-signups.js';
import { writeAttendance } from './write-marks.js';

/**
 * Gives the marks of the source's signups that were dropped, because the target is in the same shift, to the target's, and adds them up
 * again. Aliases keep the dropped ids, so that phones that know them still find the signup.
 */
export async function mergeMarks(ctx: RequestContext, dropped: readonly string[], targetId: string): Promise<void> {
  if (dropped.length === 0) return;
  const kept = await ctx.execute<{ from: string; to: string }>(
    `select g.id as "from", kept.id as "to" from signup g
       join signup kept on kept.shift_id = g.shift_id and kept.volunteer_id = ? and kept.status = 'active'
     where g.id = any(?::uuid[]) and (exists (select from attendance_mark m where m.signup_id = g.id)
       or exists (select from signup_alias a where a.signup_id = g.id))`,
    [targetId, dropped],
  );
  if (kept.length === 0) return;
  const ids = kept.map(({ to }) => to);
  const { signups, marks } = await lockMarkedSignups(ctx, [...ids, ...kept.map(({ from }) => from)], []);
  const moves = JSON.stringify(kept);
  const pairs = 'jsonb_to_recordset(?::jsonb) as w ("from" uuid, "to" uuid)';
  await ctx.execute(`update attendance_mark m set signup_id = w."to" from ${pairs} where m.signup_id = w."from"`, [
    moves,
  ]);
  await ctx.execute(`update signup_alias a set signup_id = w."to" from ${pairs} where a.signup_id = w."from"`, [moves]);
  await ctx.execute(
    `insert into signup_alias (id, event_id, signup_id) select w."from", g.event_id, w."to" from ${pairs} join signup g on g.id = w."to"
     on conflict (id) do nothing`,
    [moves],
  );
  const keeperOf = new Map(kept.map(({ from, to }) => [from, to]));
  const now = ids.map((signupId) => ({
    signupId,
    ...attendanceOf(marks.filter((mark) => (keeperOf.get(mark.signupId) ?? mark.signupId) === signupId)),
  }));
  await writeAttendance(ctx, [...now, ...kept.map(({ from }) => ({ signupId: from, ...attendanceOf([]) }))]);
  await ctx.announce(attendanceChanged, { before: signups, attendance: now });
}
