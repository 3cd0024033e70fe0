import { takeReplacementInput } from '../../contract/signups/replacement.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { submittedBy, type SubmittedAnswers } from '../questions/submitted-answers.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import { createSignups, type CreatedSignup } from '../signups/create/create-signups.js';
import { personOf, type PersonToPlace } from '../signups/create/person-to-place.js';
import { transferSignup } from '../signups/move/transfer-signup.js';
import { isCheckedIn } from '../signups/refuse-checked-in.js';
import { notifyOfAttempt } from '../signups/create/notify-of-attempt.js';
import {
  attemptOf,
  countTries,
  regrantAccess,
  grantAccess,
  toSignupResult,
  type SignedUp,
} from '../signups/create/sign-up.js';
import { findByToken, shiftOfLink, type FoundReplacement } from './find-replacement.js';
import { replacementsEnded } from './replacement.announcements.js';
import { answerRefusals } from '../questions/answer-refusals.js';
import { shiftRefusals } from '../shifts/shift-refusals.js';

/**
 * Takes over a signup with the link that its giver shared, without an account, by `transferSignup`; the first wins. If the giver cancelled
 * meanwhile, the link takes the spot while it is free.
 */
export const takeReplacement = operation(
  {
    access: 'public',
    input: takeReplacementInput,
    refuses: [
      ...shiftRefusals,
      ...answerRefusals,
      'REPLACEMENT_NOT_FOUND',
      'REPLACEMENT_TAKEN',
      'REPLACEMENT_OVER',
      'WAITLIST_FIRST',
      'SHIFT_FULL',
      'ALREADY_SIGNED_UP',
      'TOO_MANY_REQUESTS',
    ],
    idempotent: true,
    again: regrantAccess,
    queue: (ctx, { token }) => shiftOfLink(ctx, token),
    prepare: async (ctx, { token, email }) => countTries(ctx, email, [(await shiftOfLink(ctx, token)) ?? 'none']),
    refused: async (ctx, { token, ...typed }, { code }) => {
      const shiftId = code === 'ALREADY_SIGNED_UP' ? await shiftOfLink(ctx, token) : undefined;
      if (shiftId) await ctx.run(notifyOfAttempt, attemptOf(shiftId, typed));
    },
  },
  async function takeReplacement(ctx, { token, ...typed }): Promise<SignedUp> {
    const found = await findByToken(ctx, token);
    if (!found || found.eventState === 'DRAFT') throw new DomainError('REPLACEMENT_NOT_FOUND');
    const place = await takeSpot(ctx, token, found, personOf(typed), submittedBy(typed));
    const taken = await ctx.execute(
      `update replacement set state = 'TAKEN', taken_by_id = ?, ended_at = now() where id = ? and state = ? returning id`,
      [place.signupId, found.id, found.state],
    );
    if (taken.length === 0) {
      const isTaken = (await findByToken(ctx, token))?.state === 'TAKEN';
      throw new DomainError(isTaken ? 'REPLACEMENT_TAKEN' : 'REPLACEMENT_OVER');
    }
    await ctx.announce(replacementsEnded, { how: 'taken', places: [found] });
    return grantAccess(ctx, toSignupResult(place, typed));
  },
);

async function takeSpot(
  ctx: RequestContext,
  token: string,
  found: FoundReplacement,
  person: PersonToPlace,
  submitted: SubmittedAnswers,
): Promise<CreatedSignup> {
  if (found.state === 'TAKEN') throw new DomainError('REPLACEMENT_TAKEN');
  if (found.eventState === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
  if (found.state === 'OPEN') {
    if (found.waitlistFirst) throw new DomainError('WAITLIST_FIRST');
    const [giver] = await findSignupFacts(ctx, [found.signupId]);
    if (!giver) throw new DomainError('REPLACEMENT_NOT_FOUND');
    if (isCheckedIn(giver)) throw new DomainError('REPLACEMENT_OVER');
    const place = await transferSignup(ctx, giver, person, submitted);
    // Someone may have joined the waitlist before the shift was locked.
    if ((await findByToken(ctx, token))?.waitlistFirst) throw new DomainError('WAITLIST_FIRST');
    return place;
  }
  if (found.state !== 'GIVEN_BACK') throw new DomainError('REPLACEMENT_OVER');
  const [place] = await createSignups(ctx, [{ shiftId: found.shiftId, person, submitted }], false);
  if (!place) throw new Error('No signup was created');

  return place;
}
