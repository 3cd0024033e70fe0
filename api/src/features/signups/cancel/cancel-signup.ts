import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { opensRecord } from '../../../platform/operation/household-pass.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { findShiftOfSignup, findSignupFacts } from '../find-signup-facts.js';
import { refuseCheckedIn } from '../refuse-checked-in.js';
import { writeCancellation } from './write-cancellations.js';
import { mayCancelSignup, mayWriteSignups } from '../signup.policy.js';
import { getHouseholdOfLink } from '../../household-links/get-household-of-link.js';

/**
 * Cancels a signup and notifies household and lead. Idempotent: a second call sends no mail. Returns the signup's id. If the path contains
 * an `email`, it must be the household's.
 */
export const cancelSignup = operation(
  {
    access: 'public',
    idempotent: true,
    input: z.object({ signupId: z.string(), email: z.string().nullish() }),
    refuses: ['SIGNUP_NOT_FOUND', 'ALREADY_CHECKED_IN', 'TOO_MANY_REQUESTS'],
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('cancel', ctx.ip)]),
  },
  async function cancelSignup(ctx, { signupId, email }): Promise<string> {
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    const named = email == null || emailKey(email) === signup?.emailKey;
    if (!signup || !named || !mayCancelSignup(ctx.viewer, ctx.household, signup))
      throw new DomainError('SIGNUP_NOT_FOUND');
    const by = opensRecord(ctx.household, signup) ? 'household' : 'staff';
    if (by === 'household' && signup.status === 'active') refuseCheckedIn(signup);
    await writeCancellation(ctx, signup, by);
    return signup.id;
  },
);

/**
 * Cancels a signup with a mailed household link. The link gives this browser access to the household; `cancelSignup` does the rest. Returns
 * the signup's id. SIGNUP_NOT_FOUND: also for another household's signup.
 */
export const cancelSignupByLink = operation(
  {
    access: 'public',
    input: z.object({ token: z.string(), signupId: z.string() }),
    refuses: ['SIGNUP_NOT_FOUND', 'ALREADY_CHECKED_IN', 'LINK_NOT_FOUND', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function cancelSignupByLink(ctx, { token, signupId }): Promise<string> {
    const { emailKey } = await getHouseholdOfLink(ctx, token);
    ctx.grantHousehold({ source: 'link', emailKey });
    return ctx.run(cancelSignup, { signupId, email: emailKey });
  },
);

/** Staff cancel a signup in a shift they manage. Notifies household and lead. Idempotent: a second call sends no mail. Returns the signup's id. */
export const cancelSignupAsStaff = operation(
  {
    access: 'staff',
    keyScope: 'write:signups',
    idempotent: true,
    input: z.object({ signupId: z.string() }),
    refuses: ['SIGNUP_NOT_FOUND'],
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
  },
  async function cancelSignupAsStaff(ctx, { signupId }): Promise<string> {
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    if (!signup || !mayWriteSignups(ctx.viewer, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
    await writeCancellation(ctx, signup, 'staff');
    return signup.id;
  },
);
