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

/** The current state of a signup that the caller was just allowed to change. Error: SIGNUP_NOT_FOUND if it was deleted meanwhile. */
export const readSignup = writtenRecord(Signup, 'SIGNUP_NOT_FOUND', { allowed: true });

/**
 * Whether a person is busy, as far as the caller may know. For staff, shifts count that they may not see. For everybody else only visible
 * conflicts count; otherwise the flag would reveal drafts and, to a key of one event, other events.
 */
export function busyAsSeen(
  { viewer }: RequestContext,
  isBusy: boolean | undefined,
  conflicts: readonly Shift[],
): boolean {
  return conflicts.length > 0 || (viewer.kind === 'staff' && isBusy === true);
}

/** The current state of an assignment, with the person's other shifts that overlap it. */
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
 * The current state of a signup's shift and of those that overlap it, in one statement; reads nothing if no field is requested. Error:
 * SHIFT_NOT_FOUND if the shift, and the signup with it, was deleted meanwhile.
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
    // The objects must exist for queries that request nothing but their __typename.
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

/** The current state of a moved signup, the shift it left, and the person's other shifts that overlap. */
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
