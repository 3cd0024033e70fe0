import type { CancelledFact, SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { collect, enqueueAtOnce, enqueueHeld } from './enqueue-collected.js';

/**
 * Owes a household news of what it did itself. The first mail leaves at once; whatever the household does within two minutes of it goes as
 * one mail when they are over. Changes of one household come one after the other: each holds its link until the commit.
 */
export async function enqueueOwnChange(ctx: RequestContext, fact: SignupFact | CancelledFact): Promise<void> {
  const { email: recipient, firstName, lastName } = fact.volunteer;
  const to = { recipient, recipientName: `${firstName} ${lastName}` };
  const { gatherSeconds } = ctx.services.settings;
  const first =
    'cancelledBy' in fact
      ? ({ template: 'signup-cancelled', ...to, facts: [fact], own: true } as const)
      : ({ template: 'signup-confirmation', ...to, facts: [fact], own: true } as const);
  const { written, gatheredSeconds, crowdedSeconds } = await enqueueAtOnce(ctx, first, gatherSeconds);
  if (written) return;
  if (gatheredSeconds > 0)
    await enqueueHeld(ctx, { template: 'household-changes', ...to, facts: [fact] }, gatheredSeconds);
  else await collect(ctx, first, crowdedSeconds);
}
