import type { CancelledFact, SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueCollected } from './enqueue-collected.js';

/**
 * Owes a household news of what it did itself. The first mail leaves at once; whatever the household does within two minutes of it goes as
 * one mail when they are over. Changes of one household come one after the other: each holds its link until the commit.
 */
export async function enqueueOwnChange(ctx: RequestContext, fact: SignupFact | CancelledFact): Promise<void> {
  const { email: recipient, firstName, lastName } = fact.volunteer;
  const recipientName = `${firstName} ${lastName}`;
  const heldSeconds = await secondsSinceFirst(ctx, recipient);
  if (heldSeconds > 0)
    await enqueueCollected(ctx, { template: 'household-changes', recipient, recipientName, fact, heldSeconds });
  else if ('cancelledBy' in fact)
    await enqueueCollected(ctx, { template: 'signup-cancelled', recipient, recipientName, fact, own: true });
  else await enqueueCollected(ctx, { template: 'signup-confirmation', recipient, recipientName, fact, own: true });
}

/** Seconds until the household's further changes go; 0 when its last first mail is longer ago, or there is none. */
async function secondsSinceFirst(ctx: RequestContext, recipient: string): Promise<number> {
  const { gatherSeconds } = ctx.services.settings;
  if (gatherSeconds === 0) return 0;
  const [first] = await ctx.execute<{ wait: number }>(
    `select extract(epoch from created_at - now())::float8 + ? as wait from outbox
     where lower(recipient) = lower(?) and template in ('signup-confirmation', 'signup-cancelled')
       and payload->>'own' = 'true' and created_at > now() - ? * interval '1 second'
     order by created_at desc limit 1`,
    [gatherSeconds, recipient, gatherSeconds],
  );
  return Math.max(0, first?.wait ?? 0);
}
