import type { CancelledFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueCollected } from './enqueue-collected.js';

/** Owes the household and the category's lead the news that a place was given back. After a merge the household hears of it with the merge. */
export async function enqueueCancellation(ctx: RequestContext, fact: CancelledFact): Promise<void> {
  const { email, firstName, lastName } = fact.volunteer;
  if (fact.cancelledBy !== 'merge') {
    await enqueueCollected(ctx, {
      template: 'signup-cancelled',
      recipient: email,
      recipientName: `${firstName} ${lastName}`,
      fact,
    });
  }
  const { leadEmail, leadName } = fact.category;
  if (leadEmail)
    await enqueueCollected(ctx, { template: 'lead-cancelled', recipient: leadEmail, recipientName: leadName, fact });
}
