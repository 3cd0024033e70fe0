import type { SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueCollected } from './enqueue-collected.js';
import { enqueueOwnChange } from './enqueue-own-change.js';

/** Owes the volunteer a confirmation; at once when staff gave them the place. */
export async function enqueueConfirmation(
  ctx: RequestContext,
  { signup: fact }: { signup: SignupFact },
): Promise<void> {
  if (ctx.viewer.kind !== 'staff') return enqueueOwnChange(ctx, fact);
  const { email, firstName, lastName } = fact.volunteer;
  const recipientName = `${firstName} ${lastName}`;
  return enqueueCollected(ctx, { template: 'signup-confirmation', recipient: email, recipientName, facts: [fact] });
}
