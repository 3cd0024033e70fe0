import type { SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueCollected } from './enqueue-collected.js';

/** Owes the volunteer a confirmation. */
export async function enqueueConfirmation(ctx: RequestContext, fact: SignupFact): Promise<void> {
  const { email, firstName, lastName } = fact.volunteer;
  await enqueueCollected(ctx, {
    template: 'signup-confirmation',
    recipient: email,
    recipientName: `${firstName} ${lastName}`,
    fact,
  });
}
