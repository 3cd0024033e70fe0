import { DomainError } from '../../platform/domain-error.js';
import { readRecord } from '../../platform/read-records.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/selection.js';
import { Signup } from '../../records/signup.js';

/** A signup that the caller was just allowed to touch, as it stands now. Error: SIGNUP_NOT_FOUND when it went meanwhile. */
export async function readSignup(ctx: RequestContext, id: string, selection: Selection): Promise<Signup> {
  const signup = await readRecord<Signup>(
    ctx.services,
    Signup,
    { ...selection, id: true },
    {
      where: (g) => `${g}.id = $1`,
      values: [id],
      allowed: true,
    },
  );
  if (!signup) throw new DomainError('SIGNUP_NOT_FOUND');
  return signup;
}
