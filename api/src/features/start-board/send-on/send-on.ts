import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AttendanceState } from '../../../contract/check-in/attendance.js';
import { isId } from '../../../contract/text/fields.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { storeMarks } from '../../attendance/store-marks.js';
import { mayWorkInCategory } from '../../categories/category.policy.js';
import { createSignups } from '../../signups/create/create-signups.js';
import type { PersonToPlace } from '../../signups/create/person-to-place.js';
import { storedPerson } from '../../signups/create/stored-person.js';

/** The signup that was left, and the one at the other post. */
export interface SentOn {
  leftId: string;
  signupId: string;
}

/**
 * Sends somebody who is here to another post. Their signup ends as left and keeps its hours; they get a place in the other shift, over
 * capacity if need be, and are on the way until somebody there marks them. The household gets one mail. The same call again changes nothing.
 * Errors: SIGNUP_NOT_FOUND and SHIFT_NOT_FOUND, also for those of other leads and of another event; CHANGED_MEANWHILE if they are not here.
 */
export const sendOn = operation(
  {
    access: 'staff',
    input: z.object({ signupId: z.string(), shiftId: z.string() }),
    refuses: [
      ...(['SIGNUP_NOT_FOUND', 'SHIFT_NOT_FOUND', 'SHIFT_CANCELLED', 'EVENT_CANCELLED', 'ALREADY_SIGNED_UP'] as const),
      ...(['CHANGED_MEANWHILE', 'ATTENDANCE_CLOSED'] as const),
    ],
  },
  async function sendOn(ctx, { signupId, shiftId }): Promise<SentOn> {
    // Sent to two posts at once, they go to one.
    await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`send on ${signupId.toLowerCase()}`]);
    const [signup] = isId(signupId) && isId(shiftId) ? await ctx.execute<Sent>(statement, [shiftId, signupId]) : [];
    if (!signup || !mayWorkInCategory(ctx.viewer, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
    const { id, targetId, existing, person } = signup;
    const isHere = isHereNow(signup);
    if (targetId === null || !mayWorkInCategory(ctx.viewer, { leadId: signup.targetLeadId }))
      throw new DomainError('SHIFT_NOT_FOUND');
    if (targetId === signup.shiftId)
      throw new DomainError('INVALID_INPUT', { fields: { shiftId: 'They are in this shift already' } });
    if (!isHere && existing?.comes) return { leftId: id, signupId: existing.id };
    if (!isHere) throw notHere(signup);
    const to = existing?.id ?? (await place(ctx, targetId, person));
    const now = clock.now();
    await leave(ctx, { from: id, to, userId: ctx.viewer.userId }, now);
    await ctx.execute(
      'update signup set was_sent = true, sent_at = case when id = ? then ?::timestamptz else sent_at end where id in (?, ?)',
      [to, now.toISOString(), id, to],
    );
    return { leftId: id, signupId: to };
  },
);

async function place(ctx: RequestContext, shiftId: string, person: PersonToPlace): Promise<string> {
  const [created] = await createSignups(ctx, [{ shiftId, person, overCapacity: true }], true);
  if (!created) throw new Error('No signup was created');
  return created.signupId;
}

/**
 * Marks that they left, if they are still here: a phone may have marked them since they were looked up. That they did not come to the other
 * shift is taken back: now they do. Locks both signups in the order of their ids, as marks do.
 */
async function leave(
  ctx: RequestContext,
  { from: signupId, to, userId }: { from: string; to: string; userId: string },
  at: Date,
): Promise<void> {
  const locked = await ctx.execute<{ id: string; isNotThere: boolean } & Standing>(
    `select id, status, attendance_state as attendance, attendance_state = 'NO_SHOW' and not contradicted as "isNotThere"
     from signup where id in (?, ?) order by id for no key update`,
    [signupId, to],
  );
  const before = locked.find(({ id }) => id === signupId);
  if (!before || !isHereNow(before)) throw notHere(before);
  const occurredAt = at.toISOString();
  const left = { id: randomUUID(), signupId, kind: 'LEFT' as const, occurredAt };
  const isNotThere = locked.find(({ id }) => id === to)?.isNotThere ?? false;
  const takenBack = (isNotThere ? await marksOf(ctx, to) : []).map((undoes) => ({
    ...{ id: randomUUID(), signupId: to, kind: 'UNDONE' as const, occurredAt, undoes },
  }));
  const sending = { madeBy: { kind: 'staff' as const, id: userId }, deviceId: userId };
  const now = at.getTime();
  const answers = await storeMarks(ctx, [left, ...takenBack], { ...sending, now, deviceNow: now });
  if (answers.some(({ result }) => result !== 'STORED')) throw new DomainError('ATTENDANCE_CLOSED');
}

/** The marks of a signup that count. All of them: one that the last one superseded would decide again without it. */
async function marksOf(ctx: RequestContext, signupId: string): Promise<string[]> {
  const marks = await ctx.execute<{ id: string }>(
    `select id from attendance_mark m where signup_id = ? and kind <> 'UNDONE'
       and not exists (select from attendance_mark u where u.signup_id = m.signup_id and u.undoes = m.id)`,
    [signupId],
  );
  return marks.map(({ id }) => id);
}

/** Whether somebody has the place, and came. */
interface Standing {
  status: string;
  attendance: AttendanceState;
}

function isHereNow({ status, attendance }: Standing): boolean {
  return status === 'active' && attendance === 'HERE';
}

/** Why nobody is sent on, and what can be done. Who has left cannot be moved either: `staffInstead`. */
function notHere(signup?: Standing): DomainError {
  const message =
    signup?.status !== 'active'
      ? 'Their signup was cancelled meanwhile. Add them to the other shift.'
      : signup.attendance === 'LEFT'
        ? 'They have left. Add them to the other shift as well, so that their hours stay.'
        : 'They are not here. Move their spot instead.';
  return new DomainError('CHANGED_MEANWHILE', { message });
}

interface Sent extends Standing {
  id: string;
  leadId: string | null;
  shiftId: string;
  /** The shift to go to, if it is of the same event, and its lead. */
  targetId: string | null;
  targetLeadId: string | null;
  /** Their active signup there, and whether they were sent and are on the way or have arrived. */
  existing: { id: string; comes: boolean } | null;
  person: PersonToPlace;
}

const statement = `
  select g.id, c.lead_id as "leadId", g.shift_id as "shiftId", g.status, g.attendance_state as attendance,
    t.id as "targetId", d.lead_id as "targetLeadId",
    (select json_build_object('id', x.id, 'comes', x.sent_at is not null and (x.attendance_state in ('EXPECTED', 'HERE')
        or x.attendance_state = 'LEFT' and x.left_at <= x.sent_at)) from signup x
      where x.shift_id = t.id and x.volunteer_id = g.volunteer_id and x.status = 'active') as existing,
    ${storedPerson('v')} as person
  from signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
    join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    left join shift t on t.id = ? and t.event_id = g.event_id left join opportunity p on p.id = t.opportunity_id left join category d on d.id = p.category_id
  where g.id = ?
  for key share of v`;
