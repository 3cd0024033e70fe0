import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../platform/request-context.js';
import type { ShiftToTake } from './get-shift-to-take.js';
import type { SignedUp } from './sign-up.js';

/**
 * Takes one place. The database decides: the statement that makes the signup counts it on the shift and refuses the one too many, and
 * the second of the same person. `overCapacity`: staff put somebody into a full shift on purpose. Errors (through the constraints): SHIFT_FULL, ALREADY_SIGNED_UP.
 */
export async function takePlace(
  ctx: RequestContext,
  shift: ShiftToTake,
  volunteerId: string,
  overCapacity = false,
): Promise<SignedUp['signup']> {
  const id = randomUUID();
  const [row] = await ctx.execute<{ at: string }>(
    `insert into signup (id, event_id, shift_id, volunteer_id, over_capacity) values (?, ?, ?, ?, ?)
     returning to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    [id, shift.event.id, shift.id, volunteerId, overCapacity],
  );
  if (!row) throw new Error('The signup gave no row');
  return { id, status: 'active', createdAt: row.at, cancelledAt: null, shiftId: shift.id, volunteerId };
}
