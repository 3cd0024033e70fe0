import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { issueHouseholdLink } from '../../household-links/issue-household-link.js';
import { findSignupFacts, type SignupFacts } from '../find-signup-facts.js';
import { writeCancellation } from '../cancel/write-cancellations.js';

/**
 * The signup that ends when its place in the shift is given to somebody else, if staff who manage the shift named one. Error: SIGNUP_NOT_FOUND,
 * for those of other shifts too.
 */
export async function getReplacedSignup(
  ctx: RequestContext,
  { replaces, shiftId, person }: { replaces?: string | null; shiftId: string; person: { email: string } },
): Promise<SignupFacts | undefined> {
  if (!replaces) return undefined;
  const [signup] = isId(replaces) ? await findSignupFacts(ctx, [replaces]) : [];
  if (signup?.fact.shift.id !== shiftId.toLowerCase()) throw new DomainError('SIGNUP_NOT_FOUND');
  // Both links before the shift, and in one order, so that nobody waits in a circle.
  const addresses = [signup.fact.volunteer.email, person.email];
  for (const address of addresses.sort((one, other) => (emailKey(one) < emailKey(other) ? -1 : 1)))
    await issueHouseholdLink(ctx, address);
  return signup;
}

/**
 * Ends the signup whose place the new one (its id) took: for a moment both were in, so that the place could go to nobody else.
 * Error: SHIFT_FULL, when it had ended by another hand meanwhile, its place went to somebody else, and nobody asked for one too many.
 */
export async function endReplacedSignup(
  ctx: RequestContext,
  leaving: SignupFacts,
  { newId, overCapacity }: { newId: string; overCapacity: boolean },
): Promise<void> {
  const ended = await writeCancellation(ctx, leaving, 'staff');
  const [row] = await ctx.execute<{ isOver: boolean }>(
    `update signup g set over_capacity = g.over_capacity and s.active_count > s.qty_required from shift s
     where g.id = ? and s.id = g.shift_id returning g.over_capacity as "isOver"`,
    [newId],
  );
  if (row?.isOver && !ended && !overCapacity) throw new DomainError('SHIFT_FULL');
}
