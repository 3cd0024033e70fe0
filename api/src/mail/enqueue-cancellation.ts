import type { CancelledFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { forgetHeldChanges } from './correct-held-changes.js';
import { enqueueCollected } from './enqueue-collected.js';
import { enqueueOwnChange } from './enqueue-own-change.js';

/**
 * Owes the household, and the lead or the organizers, the news that a place was given back. After a merge the household hears of it with
 * the merge.
 */
export async function enqueueCancellation(ctx: RequestContext, fact: CancelledFact): Promise<void> {
  const { email, firstName, lastName } = fact.volunteer;
  if (fact.cancelledBy === 'household') await enqueueOwnChange(ctx, fact);
  else await forgetHeldChanges(ctx, [fact.signupId]);
  if (fact.cancelledBy === 'staff') {
    const recipientName = `${firstName} ${lastName}`;
    await enqueueCollected(ctx, { template: 'signup-cancelled', recipient: email, recipientName, fact });
  }
  for (const { name, email: recipient } of fact.heardBy.people)
    await enqueueCollected(ctx, { template: 'lead-cancelled', recipient, recipientName: name, fact });
}
