import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { wasBack } from '../../../records/signup.js';
import { issueHouseholdLinks } from '../../household-links/issue-household-link.js';
import { findSignupFacts } from '../find-signup-facts.js';
import { withPlaces } from './write-cancellations.js';
import { cancellationsToNotify } from '../signup.announcements.js';
import { mayWriteSignups } from '../signup.policy.js';

/**
 * Mails the household of a signup that staff cancelled without a mail. Sends it once. Does nothing, without an error, for any other signup
 * that the caller manages and for a person who has signed up for the shift again. Returns the signup's id.
 */
export const notifyOfCancellation = operation(
  {
    access: 'staff',
    keyScope: 'write:signups',
    idempotent: true,
    input: z.object({ signupId: z.string() }),
    refuses: ['SIGNUP_NOT_FOUND'],
  },
  async function notifyOfCancellation(ctx, { signupId }): Promise<string> {
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    if (!signup || !mayWriteSignups(ctx.viewer, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
    const { id, emailKey, fact } = signup;
    if (signup.status !== 'cancelled') return id;
    // Lock order as in cancelling: the link, then the signup.
    const householdTokenId = (await issueHouseholdLinks(ctx, [fact.volunteer.email])).get(emailKey);
    const [marked] = await ctx.execute<{ wasBack: boolean }>(
      `update signup g set unnotified = false where g.id = ? and g.unnotified returning
         ${wasBack({ id: 'g.id', shift: 'g.shift_id', volunteer: 'g.volunteer_id', cancelledAt: 'g.cancelled_at' })} as "wasBack"`,
      [id],
    );
    if (!marked || marked.wasBack || !householdTokenId) return id;
    const signups = await withPlaces(ctx, [{ ...fact, householdTokenId }], 'staff');
    await ctx.announce(cancellationsToNotify, { signups });
    return id;
  },
);
