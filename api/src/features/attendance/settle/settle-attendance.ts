import { randomUUID } from 'node:crypto';
import { settleAttendanceInput } from '../../../contract/check-in/settle-attendance.js';
import { isId } from '../../../contract/text/fields.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';
import { mayWorkInCategory } from '../../categories/category.policy.js';
import { storeMarks } from '../store-marks.js';

/**
 * Marks everybody in a shift that nobody marked, as of the shift's start: as here, or as not here. Gives the shift's id. The same call again
 * changes nothing. Errors: SHIFT_NOT_FOUND, also for other leads' shifts, SHIFT_CANCELLED, ATTENDANCE_CLOSED before the shift has begun and
 * 14 days after the event.
 */
export const settleAttendance = operation(
  {
    access: 'staff',
    input: settleAttendanceInput,
    refuses: ['INVALID_INPUT', 'SHIFT_NOT_FOUND', 'SHIFT_CANCELLED', 'ATTENDANCE_CLOSED'],
  },
  async function settleAttendance(ctx, { shiftId, others }): Promise<string> {
    const { id, startsAt } = await getShift(ctx, shiftId);
    const now = clock.now().getTime();
    if (Date.parse(startsAt) > now)
      throw new DomainError('ATTENDANCE_CLOSED', { message: 'This shift has not begun yet. Settle it afterwards.' });
    // Read under the lock: somebody who is marked at this moment is left out.
    const unmarked = await ctx.execute<{ id: string; at: string }>(
      `select id, ${instantText('greatest(?::timestamptz, sent_at)')} as at from signup where shift_id = ? and status = 'active' and attendance_state = 'EXPECTED' order by id for no key update`,
      [startsAt, id],
    );
    const { userId } = ctx.viewer;
    const kind = others === 'CAME' ? ('ARRIVED' as const) : ('NO_SHOW' as const);
    const results = await storeMarks(
      ctx,
      // Somebody who was sent from another post was there until then.
      unmarked.map((signup) => ({ id: randomUUID(), signupId: signup.id, kind, occurredAt: signup.at })),
      { madeBy: { kind: 'staff', id: userId }, deviceId: userId, now, deviceNow: now },
    );
    if (results.some(({ result }) => result === 'REFUSED')) throw new DomainError('ATTENDANCE_CLOSED');
    return id;
  },
);

interface ShiftToSettle {
  id: string;
  leadId: string | null;
  /** ISO 8601. */
  startsAt: string;
  isCalledOff: boolean;
}

async function getShift(ctx: RequestContext, id: string): Promise<ShiftToSettle> {
  const [shift] = isId(id) ? await ctx.execute<ShiftToSettle>(statement, [id]) : [];
  if (!shift || !mayWorkInCategory(ctx.viewer, shift)) throw new DomainError('SHIFT_NOT_FOUND');
  if (shift.isCalledOff) throw new DomainError('SHIFT_CANCELLED');
  return shift;
}

const statement = `
  select s.id, c.lead_id as "leadId", ${instantText('s.starts_at')} as "startsAt", s.cancelled_at is not null as "isCalledOff"
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
  where s.id = ?`;
