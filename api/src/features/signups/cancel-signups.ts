import type { CancelledSignups } from './staff-signup.types.js';
import { isId } from '../../contract/fields.js';
import { cancelSignupsInput } from '../../contract/signup-table.js';
import { authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { findSignupFacts } from './find-signup-facts.js';
import { giveBackPlaces } from './give-back-place.js';
import { mayWriteSignups } from './signup.policy.js';

/**
 * Staff take many people out of shifts they manage, all in one transaction; each person and lead gets one mail. Those that cannot
 * be cancelled are named with the reason. Errors: NOT_SIGNED_IN, INVALID_INPUT, SIGNUP_NOT_FOUND when there is none of them.
 */
export const cancelSignups = operation(
  {
    openTo: 'staff',
    keyScope: 'write:signups',
    idempotent: true,
    input: cancelSignupsInput,
  },
  async function cancelSignups(ctx, { signupIds }): Promise<CancelledSignups> {
    const ids = [...new Set(signupIds.map((id) => id.toLowerCase()))];
    const found = await findSignupFacts(ctx, ids.filter(isId));
    const theirs = new Map(
      found.flatMap((signup) => (mayWriteSignups(ctx.viewer, signup) ? [[signup.id, signup] as const] : [])),
    );
    authorizeRecord(ctx.viewer, theirs.size > 0, 'SIGNUP_NOT_FOUND');
    const cancelled = await giveBackPlaces(ctx, [...theirs.values()], 'staff');
    const refused = ids.flatMap((id): CancelledSignups['refused'] => {
      const signup = theirs.get(id);
      if (!signup) return [{ id, name: null, reason: new DomainError('SIGNUP_NOT_FOUND').message }];
      if (cancelled.has(id)) return [];
      const { firstName, lastName } = signup.fact.volunteer;
      return [{ id, name: `${firstName} ${lastName}`, reason: 'This signup was cancelled before.' }];
    });
    return { cancelled: ids.filter((id) => cancelled.has(id)), refused };
  },
);
