import type { RequestContext } from '../../../platform/operation/request-context.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { findHouseholdLinks } from '../../household-links/find-household-links.js';
import type { SubmittedAnswers } from '../../questions/submitted-answers.js';
import type { SignupFacts } from '../find-signup-facts.js';
import { isNotCheckedIn } from '../refuse-checked-in.js';
import { findRecipients } from '../cancel/write-cancellations.js';
import { createSignups, type CreatedSignup } from '../create/create-signups.js';
import type { PersonToPlace } from '../create/person-to-place.js';
import { placeHandedOver } from '../signup.announcements.js';

/**
 * Transfers a spot to another person: creates their signup and cancels the giver's in the same transaction, so that nobody else sees the
 * spot empty or taken twice. Notifies both households and the lead. Callers refuse a giver who came. Errors: EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED,
 * ALREADY_SIGNED_UP, SHIFT_NOT_FOUND, and those of `storeAnswers`.
 */
export async function transferSignup(
  ctx: RequestContext,
  giver: SignupFacts,
  person: PersonToPlace,
  submitted: SubmittedAnswers | undefined,
  { byOffer = false } = {},
): Promise<CreatedSignup> {
  const { fact } = giver;
  // Read without a lock: the lock order is the taker, their link, then the shift (014).
  const links = await findHouseholdLinks(ctx, [fact.volunteer.email]);
  const [place] = await createSignups(ctx, [{ shiftId: fact.shift.id, person, submitted, takesOver: true }], false, {
    byOffer,
  });
  if (!place) throw new Error('No signup was created');
  const ended = await ctx.execute(
    `update signup set status = 'cancelled', cancelled_at = now()
     where id = ? and status = 'active' and shift_id = ? and ${isNotCheckedIn('signup')} returning id`,
    [giver.id, fact.shift.id],
  );
  if (ended.length === 0) throw new GiverCancelled();
  // If staff had put one too many into the shift, there is still one too many.
  await ctx.execute(
    `update signup g set over_capacity = s.active_count > s.qty_required from shift s where g.id = ? and s.id = g.shift_id`,
    [place.signupId],
  );
  const householdTokenId = links.get(emailKey(fact.volunteer.email));
  if (!householdTokenId) throw new Error('The household has no link');
  await ctx.announce(placeHandedOver, {
    giver: { ...fact, householdTokenId },
    taker: { signupId: place.signupId, firstName: person.firstName, lastName: person.lastName },
    heardBy: await findRecipients(ctx, fact.shift.id),
  });
  return place;
}

/** The giver cancelled, moved or came meanwhile. Makes `retryTransaction` run it again, which then finds the spot's current state. */
class GiverCancelled extends Error {
  readonly code = '40001';

  constructor() {
    super('The giver cancelled, moved or came meanwhile');
  }
}
