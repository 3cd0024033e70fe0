import type { RequestContext } from '../../platform/request-context.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import type { SignupFacts } from './find-signup-facts.js';
import { placeGivenBack, type CancelledFact } from './signup.announcements.js';

/** Cancels a signup unless it is cancelled already, and only then tells household and lead; of two at once one tells. */
export async function giveBackPlace(ctx: RequestContext, { id, fact }: SignupFacts, by: CancelledFact['cancelledBy']): Promise<void> {
  const [cancelled] = await ctx.execute<{ shift_id: string }>(
    `update signup set status = 'cancelled', cancelled_at = now() where id = ? and status = 'active' returning shift_id`,
    [id],
  );
  if (cancelled) await tellPlaceGivenBack(ctx, fact, by);
}

/** Announces a signup that was just cancelled, with the places as they stand now. */
export async function tellPlaceGivenBack(ctx: RequestContext, fact: SignupFacts['fact'], by: CancelledFact['cancelledBy']): Promise<void> {
  const [places] = await ctx.execute<CancelledFact['places']>(
    'select active_count as taken, qty_required as wanted from shift where id = ?',
    [fact.shift.id],
  );
  if (!places) throw new Error('The shift of a signup is gone');
  const householdTokenId = await issueHouseholdLink(ctx, fact.volunteer.email);
  await ctx.announce(placeGivenBack, { ...fact, householdTokenId, cancelledBy: by, places });
}
