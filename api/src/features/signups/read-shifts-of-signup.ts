import { DomainError } from '../../platform/domain-error.js';
import { readRecords } from '../../platform/read-records.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/selection.js';
import { Shift } from '../../records/shift.js';
import type { SignedUp } from './sign-up.js';

/**
 * The shift of a signup and those that overlap it, as they stand now, in one statement; none is read when no field is asked for.
 * Error: SHIFT_NOT_FOUND when the shift was deleted meanwhile, and the place with it.
 */
export async function readShiftsOfSignup(
  ctx: RequestContext,
  result: SignedUp,
  selection: Selection,
): Promise<{ shift: Shift; conflicts: Shift[] }> {
  const { shiftId } = result.signup;
  if (Object.keys(selection).length === 0 && result.conflictIds.length === 0)
    // It is there all the same, for whoever asks for nothing but its __typename.
    return { shift: { id: shiftId } as Shift, conflicts: [] };
  const shifts = await readRecords<Shift>(
    ctx.services,
    Shift,
    { ...selection, id: true },
    {
      where: (s) => `${s}.id = any($1)`,
      values: [[shiftId, ...result.conflictIds]],
    },
  );
  const shift = shifts.find((one) => one.id === shiftId);
  if (!shift) throw new DomainError('SHIFT_NOT_FOUND');
  return { shift, conflicts: shifts.filter((one) => one.id !== shiftId) };
}
