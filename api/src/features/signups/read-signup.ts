import { DomainError } from '../../platform/operation/domain-error.js';
import { writtenRecord } from '../../platform/reading/find-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Signup } from '../../records/signup.js';
import { below, bothOf } from '../../platform/reading/selection-of.js';
import type { Shift } from '../../records/shift.js';
import { findWrittenShifts } from '../shifts/find-shifts.js';
import type { Assigned } from './staff/assign-volunteer.js';
import type { Assignment } from './staff/staff-signup.types.js';
import type { Moved } from './move/move-signup.js';
import type { SignedUp } from './create/sign-up.js';

/** A signup that the caller was just allowed to touch, as it stands now. Error: SIGNUP_NOT_FOUND when it went meanwhile. */
export const readSignup = writtenRecord(Signup, 'SIGNUP_NOT_FOUND', { allowed: true });

/**
 * Whether somebody is busy, as the caller may know it: staff also by shifts that are not named to them. Everybody else reads it off the shifts
 * that they see, as it would tell of drafts and, to a key of one event, of others.
 */
export function busyAsSeen(
  { viewer }: RequestContext,
  isBusy: boolean | undefined,
  conflicts: readonly Shift[],
): boolean {
  return conflicts.length > 0 || (viewer.kind === 'staff' && isBusy === true);
}

/** An assignment as it stands now, with the person's other shifts that overlap it. */
export async function readAssignment(
  ctx: RequestContext,
  { signupId, conflictIds, isBusy, warnings }: Assigned,
  selection: Selection,
): Promise<Assignment> {
  const conflicts =
    conflictIds.length === 0 ? [] : await findWrittenShifts(ctx, conflictIds, below(selection, 'conflicts'));
  return {
    signup: await readSignup(ctx, signupId, below(selection, 'signup')),
    isBusy: busyAsSeen(ctx, isBusy, conflicts),
    conflicts,
    warnings,
  };
}

/**
 * The shift of a signup and those that overlap it, as they stand now, in one statement; none is read when no field is asked for.
 * Error: SHIFT_NOT_FOUND when the shift was deleted meanwhile, and the place with it.
 */
export async function readShiftsOfSignup(
  ctx: RequestContext,
  result: SignedUp,
  selection: Selection,
): Promise<{ shift: Shift; conflicts: Shift[] }> {
  const { shifts, conflicts } = await readShiftsOfSignups(ctx, [result], selection);
  const [shift] = shifts;
  if (!shift) throw new DomainError('SHIFT_NOT_FOUND');
  return { shift, conflicts };
}

/** The same for several signups: a shift for each, in their order, and those that overlap one of them, each once. */
export async function readShiftsOfSignups(
  ctx: RequestContext,
  results: readonly SignedUp[],
  selection: Selection,
): Promise<{ shifts: Shift[]; conflicts: Shift[] }> {
  const own = results.map(({ signup }) => signup.shiftId);
  const overlapping = new Set(results.flatMap(({ conflictIds }) => conflictIds));
  if (Object.keys(selection).length === 0 && overlapping.size === 0)
    // They are there all the same, for whoever asks for nothing but their __typename.
    return { shifts: own.map((id) => ({ id }) as Shift), conflicts: [] };
  const found = await findWrittenShifts(ctx, [...new Set([...own, ...overlapping])], selection);
  const byId = new Map(found.map((one) => [one.id, one]));
  const shifts = own.map((id) => {
    const shift = byId.get(id);
    if (!shift) throw new DomainError('SHIFT_NOT_FOUND');
    return shift;
  });
  return { shifts, conflicts: found.filter(({ id }) => overlapping.has(id)) };
}

/** A moved signup as it stands now, the shift it left, and the person's other shifts that overlap. */
export async function readMove(
  ctx: RequestContext,
  { signupId, previousShiftId, conflictIds, isBusy, warnings }: Moved,
  selection: Selection,
): Promise<{ signup: Signup; previousShift: Shift | null; isBusy: boolean; conflicts: Shift[]; warnings: string[] }> {
  const ids = [...conflictIds, ...(previousShiftId ? [previousShiftId] : [])];
  const asked = bothOf(below(selection, 'previousShift'), below(selection, 'conflicts'));
  const shifts = ids.length === 0 ? [] : await findWrittenShifts(ctx, ids, asked);
  const conflicts = shifts.filter(({ id }) => id !== previousShiftId);
  return {
    signup: await readSignup(ctx, signupId, below(selection, 'signup')),
    previousShift: shifts.find(({ id }) => id === previousShiftId) ?? null,
    isBusy: busyAsSeen(ctx, isBusy, conflicts),
    conflicts,
    warnings,
  };
}
