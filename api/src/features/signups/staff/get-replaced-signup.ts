import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { issueHouseholdLink } from '../../household-links/issue-household-link.js';
import { findSignupFacts, type SignupFacts } from '../find-signup-facts.js';
import { writeCancellation } from '../cancel/write-cancellations.js';

/**
 * The signup that `replaces` names, whose spot goes to another person; undefined without one. Error: SIGNUP_NOT_FOUND, also for signups of
 * other shifts.
 */
export async function getReplacedSignup(
  ctx: RequestContext,
  { replaces, shiftId, person }: { replaces?: string | null; shiftId: string; person: { email: string } },
): Promise<SignupFacts | undefined> {
  if (!replaces) return undefined;
  const [signup] = isId(replaces) ? await findSignupFacts(ctx, [replaces]) : [];
  if (signup?.fact.shift.id !== shiftId.toLowerCase()) throw new DomainError('SIGNUP_NOT_FOUND');
  // Lock order: both links, sorted, before the shift, which avoids deadlocks.
  const addresses = [signup.fact.volunteer.email, person.email];
  for (const address of addresses.sort((one, other) => (emailKey(one) < emailKey(other) ? -1 : 1)))
    await issueHouseholdLink(ctx, address);
  return signup;
}

/**
 * Cancels the signup whose spot the new one (`newId`) takes. For a moment both are active, so that nobody else can take the spot. Error:
 * SHIFT_FULL, if a concurrent request cancelled it, another person took the spot, and `overCapacity` is not set.
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
