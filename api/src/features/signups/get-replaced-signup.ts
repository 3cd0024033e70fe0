import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { emailKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { findSignupFacts, type SignupFacts } from './find-signup-facts.js';

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
