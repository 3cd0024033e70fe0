import { isId } from '../../contract/fields.js';
import type { RequestContext } from '../../platform/request-context.js';

/** The id of the shift that a signup belongs to, read outside of any transaction: the queue in which its cancelling waits. */
export async function findShiftOfSignup(ctx: RequestContext, signupId: string): Promise<string | undefined> {
  if (!isId(signupId)) return undefined;
  const [signup] = await ctx.services.rows.read<{ shiftId: string }>({
    name: 'shift-of-signup',
    text: 'select shift_id as "shiftId" from signup where id = $1',
    values: [signupId],
  });
  return signup?.shiftId;
}
