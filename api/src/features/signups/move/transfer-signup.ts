import type { RequestContext } from '../../../platform/operation/request-context.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { findHouseholdLinks } from '../../household-links/find-household-links.js';
import type { SubmittedAnswers } from '../../questions/keep-answers.js';
import type { SignupFacts } from '../find-signup-facts.js';
import { findRecipients } from '../cancel/write-cancellations.js';
import { createSignups, type CreatedSignup, type PersonToPlace } from '../create/create-signups.js';
import { placeHandedOver } from '../signup.announcements.js';

/**
 * Gives somebody's place to another person: they get a signup, and the giver's ends in the same transaction, so that nobody else sees the
 * place empty or held twice. Both households are told, and the lead. Errors: EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED,
 * ALREADY_SIGNED_UP, SHIFT_NOT_FOUND, and what is wrong with their answers (`keepAnswers`).
 */
export async function transferSignup(
  ctx: RequestContext,
  giver: SignupFacts,
  person: PersonToPlace,
  said: SubmittedAnswers | undefined,
  { byOffer = false } = {},
): Promise<CreatedSignup> {
  const { fact } = giver;
  // Read without holding it: whoever takes over is made first, then their link, then the shift (014).
  const links = await findHouseholdLinks(ctx, [fact.volunteer.email]);
  const [place] = await createSignups(ctx, [{ shiftId: fact.shift.id, person, said, takesOver: true }], false, {
    byOffer,
  });
  if (!place) throw new Error('No place was given');
  const ended = await ctx.execute(
    `update signup set status = 'cancelled', cancelled_at = now() where id = ? and status = 'active' and shift_id = ? returning id`,
    [giver.id, fact.shift.id],
  );
  if (ended.length === 0) throw new GiverCancelled();
  // Where staff had put one too many into the shift, there is still one too many.
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

/** The giver cancelled or moved meanwhile: the same asked again (`patiently` does) finds what became of the place. */
class GiverCancelled extends Error {
  readonly code = '40001';

  constructor() {
    super('The giver of a place went meanwhile');
  }
}
