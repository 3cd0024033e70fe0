import type { CancelledFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { forgetHeldChanges } from './correct-held-changes.js';
import { enqueueManyCollected } from './enqueue-many-collected.js';
import { enqueueOwnChange } from './enqueue-own-change.js';

/**
 * Owes the households, and the leads or the organizers, the news that places were given back: each person and each lead one mail with all
 * of theirs. After a merge the household hears of it with the merge.
 */
export async function enqueueCancellations(
  ctx: RequestContext,
  { signups }: { signups: CancelledFact[] },
): Promise<void> {
  const own = signups.filter(({ cancelledBy }) => cancelledBy === 'household');
  for (const fact of own) await enqueueOwnChange(ctx, fact);
  const others = signups.filter((fact) => !own.includes(fact));
  if (others.length > 0)
    await forgetHeldChanges(
      ctx,
      others.map(({ signupId }) => signupId),
    );
  await enqueueManyCollected(
    ctx,
    'signup-cancelled',
    others.flatMap((fact) => {
      const { email, firstName, lastName } = fact.volunteer;
      return fact.cancelledBy === 'staff'
        ? [{ recipient: email, recipientName: `${firstName} ${lastName}`, fact }]
        : [];
    }),
  );
  await enqueueManyCollected(
    ctx,
    'lead-cancelled',
    signups.flatMap((fact) =>
      fact.heardBy.people.map(({ name, email }) => ({ recipient: email, recipientName: name, fact })),
    ),
  );
}
