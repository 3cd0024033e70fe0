import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize, authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { findShiftOfSignup } from './find-shift-of-signup.js';
import { findSignupFacts } from './find-signup-facts.js';
import { giveBackPlace } from './give-back-place.js';

/**
 * Staff take somebody out of a shift they manage; household and lead are told. Twice is no error and tells nobody again. Gives the signup's id.
 * Errors: NOT_SIGNED_IN, SIGNUP_NOT_FOUND, for others' signups too.
 */
export const cancelSignupAsStaff = operation(
  {
    openTo: 'staff',
    input: z.object({ signupId: z.string() }),
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
  },
  async function cancelSignupAsStaff(ctx, { signupId }): Promise<string> {
    authorize(ctx.viewer, 'staff');
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    if (!signup) throw new DomainError('SIGNUP_NOT_FOUND');
    authorizeRecord(ctx.viewer, mayWorkInCategory(ctx.viewer, signup), 'SIGNUP_NOT_FOUND');
    await giveBackPlace(ctx, signup, 'staff');
    return signup.id;
  },
);
