import { DomainError } from '../../platform/domain-error.js';
import { readRecord, readRecords } from '../../platform/read-records.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/selection.js';
import { Shift } from '../../records/shift.js';
import type { Assigned } from './assign-volunteer.js';
import { Signup } from '../../records/signup.js';
import type { Assignment } from './staff-signup.types.js';

/** A signup that staff were just allowed to touch, as it stands now. Error: SIGNUP_NOT_FOUND when it went meanwhile. */
export async function readManagedSignup(ctx: RequestContext, id: string, selection: Selection): Promise<Signup> {
  const signup = await readRecord<Signup>(
    ctx.services,
    Signup,
    { ...selection, id: true },
    { where: (g) => `${g}.id = $1`, values: [id] },
  );
  if (!signup) throw new DomainError('SIGNUP_NOT_FOUND');
  return signup;
}

/** An assignment as it stands now, with the person's other shifts that overlap it. */
export async function readAssignment(
  ctx: RequestContext,
  { signupId, conflictIds }: Assigned,
  selection: Selection,
): Promise<Assignment> {
  const conflicts =
    conflictIds.length === 0
      ? []
      : await readRecords<Shift>(
          ctx.services,
          Shift,
          { ...below(selection, 'conflicts'), id: true },
          { where: (s) => `${s}.id = any($1)`, values: [conflictIds] },
        );
  return { signup: await readManagedSignup(ctx, signupId, below(selection, 'signup')), conflicts };
}
