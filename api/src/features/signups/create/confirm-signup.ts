import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { opensRecord } from '../../../platform/operation/household-pass.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { signupFact } from '../../../records/facts.js';
import { findShiftOfSignup, findSignupFacts } from '../find-signup-facts.js';
import { mayCancelSignup } from '../signup.policy.js';

/** Records 'Still coming' after the plan changed, by the household or by staff on its behalf. Idempotent. Returns the signup's id. */
export const confirmSignup = operation(
  {
    access: 'public',
    input: z.object({ signupId: z.string() }),
    refuses: ['SIGNUP_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    queue: (ctx, { signupId }) => findShiftOfSignup(ctx, signupId),
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('confirm', ctx.ip)]),
  },
  async function confirmSignup(ctx, { signupId }): Promise<string> {
    const [signup] = isId(signupId) ? await findSignupFacts(ctx, [signupId]) : [];
    if (!signup || signup.status !== 'active' || !mayCancelSignup(ctx.viewer, ctx.household, signup))
      throw new DomainError('SIGNUP_NOT_FOUND');
    const { id, fact } = signup;
    const confirmed = await ctx.execute<{ id: string }>(
      `update signup set unconfirmed_since = null where id = ? and status = 'active' and unconfirmed_since is not null returning id`,
      [id],
    );
    if (confirmed.length === 0) return id;
    const within = { id, eventId: fact.event.id, categoryId: fact.category.id, shiftId: fact.shift.id };
    await ctx.announce(recordsWritten, [signupFact('changed', within, { fields: ['unconfirmedSince'] })]);
    if (!opensRecord(ctx.household, signup))
      await recordAction(ctx, {
        action: 'signup.confirmed',
        recordId: id,
        eventId: fact.event.id,
        summary: `${fact.volunteer.firstName} ${fact.volunteer.lastName}: still coming`,
      });
    return id;
  },
);
