import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { opensRecord } from '../../platform/household-pass.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import { findSignupFacts } from './find-signup-facts.js';
import { findShiftOfSignup } from './find-shift-of-signup.js';
import { giveBackPlace } from './give-back-place.js';
import { mayCancelSignup } from './signup.policy.js';

/**
 * Gives a place back and tells household and lead. Cancelling twice is no error and tells nobody again. Gives the signup's id.
 * `email`, where a path names one, must be the household's. Errors: SIGNUP_NOT_FOUND, for others' signups too; TOO_MANY_REQUESTS.
 */
export const cancelSignup = operation(
  {
    openTo: 'everyone',
    input: z.object({ signupId: z.string(), email: z.string().nullish() }),
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
    prepare: (ctx) => ctx.services.limits.take('cancel', ctx.ip, { points: 120, seconds: 60 }),
  },
  async function cancelSignup(ctx, { signupId, email }): Promise<string> {
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    const named = email == null || emailKey(email) === signup?.emailKey;
    if (!signup || !named || !mayCancelSignup(ctx.viewer, ctx.household, signup))
      throw new DomainError('SIGNUP_NOT_FOUND');
    await giveBackPlace(ctx, signup, opensRecord(ctx.household, signup) ? 'household' : 'staff');
    return signup.id;
  },
);
