import { recordAction } from '../../platform/record-action.js';
import type { RequestContext } from '../../platform/request-context.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { shiftWords } from '../shifts/shift-words.js';
import type { SignupFacts } from './find-signup-facts.js';
import { placeGivenBack, type CancelledFact } from './signup.announcements.js';

/** Cancels a signup unless it is cancelled already, and only then tells household and lead; of two at once one tells. */
export async function giveBackPlace(
  ctx: RequestContext,
  signup: SignupFacts,
  by: CancelledFact['cancelledBy'],
): Promise<void> {
  if (signup.status === 'cancelled') return;
  // First the link, then the place, as signing up does: the lock on a popular shift is held for a moment only, and nobody waits in a circle.
  const householdTokenId = await issueHouseholdLink(ctx, signup.fact.volunteer.email);
  const [cancelled] = await ctx.execute<{ id: string }>(
    `update signup set status = 'cancelled', cancelled_at = now() where id = ? and status = 'active' returning id`,
    [signup.id],
  );
  if (!cancelled) return;
  await tellPlaceGivenBack(ctx, { ...signup.fact, householdTokenId }, by);
  if (by !== 'staff') return;
  const { volunteer, opportunity, shift, event } = signup.fact;
  await recordAction(ctx, {
    action: 'signup.cancelled',
    recordId: signup.id,
    eventId: event.id,
    summary: `${volunteer.firstName} ${volunteer.lastName}: ${shiftWords(opportunity.name, shift)}`,
  });
}

/** Announces a signup that was just cancelled, with the places as they stand now. */
export async function tellPlaceGivenBack(
  ctx: RequestContext,
  fact: Omit<CancelledFact, 'cancelledBy' | 'places'>,
  by: CancelledFact['cancelledBy'],
): Promise<void> {
  const [places] = await ctx.execute<CancelledFact['places']>(
    'select active_count as taken, qty_required as wanted from shift where id = ?',
    [fact.shift.id],
  );
  if (!places) throw new Error('The shift of a signup is gone');
  await ctx.announce(placeGivenBack, { ...fact, cancelledBy: by, places });
}
