import type { CancelledFact, MovedFact, SignupFact } from '../../features/signups/signup.announcements.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { correctHeldSignup, deleteHeldChanges } from './correct-held-changes.js';
import { mailTo } from './enqueue-mail.js';
import { enqueueManyCollected } from './enqueue-many-collected.js';
import { enqueueCollected } from './enqueue-collected.js';

/**
 * Owes the households, and the leads or the organizers, the news that places were given back: each person and each lead one mail with all
 * of theirs. After a merge the household is mailed of the merge; without `notify` it gets no mail yet.
 */
export async function enqueueCancellations(
  ctx: RequestContext,
  { signups, notify }: { signups: CancelledFact[]; notify: boolean },
): Promise<void> {
  const own = signups.filter(({ cancelledBy }) => cancelledBy === 'household');
  for (const fact of own) enqueueOwnChange(ctx, fact);
  const others = signups.filter((fact) => !own.includes(fact));
  if (others.length > 0)
    await deleteHeldChanges(
      ctx,
      others.map(({ signupId }) => signupId),
    );
  if (notify)
    await enqueueCancellationNotices(ctx, { signups: others.filter(({ cancelledBy }) => cancelledBy === 'staff') });
  await enqueueManyCollected(
    ctx,
    'lead-cancelled',
    signups.flatMap((fact) =>
      fact.heardBy.people.map(({ name, email }) => ({ recipient: email, recipientName: name, fact })),
    ),
  );
}

/** Enqueues the mail to the people whose signups staff cancelled. */
export async function enqueueCancellationNotices(
  ctx: RequestContext,
  { signups }: { signups: CancelledFact[] },
): Promise<void> {
  await enqueueManyCollected(
    ctx,
    'signup-cancelled',
    signups.map((fact) => ({ ...mailTo(fact.volunteer), fact })),
  );
}

/**
 * Owes a household news of what it did itself. The first mail leaves at once; whatever the household does within two minutes of it goes as
 * one mail when they are over. Changes of one household come one after the other: each holds its link until the commit.
 */
function enqueueOwnChange(ctx: RequestContext, fact: CancelledFact | MovedFact): void {
  const to = mailTo(fact.volunteer);
  const { gatherSeconds } = ctx.services.settings;
  if ('cancelledBy' in fact)
    enqueueCollected(ctx, { template: 'signup-cancelled', ...to, facts: [fact], own: true }, gatherSeconds);
  else enqueueCollected(ctx, { template: 'signup-moved', ...to, facts: [fact], own: true }, gatherSeconds);
}

/**
 * Owes the household the news of another shift. A mail that still waits tells nothing of the shift before: it tells of the new one where
 * the household moved, and where staff did, their own mail does.
 */
export async function enqueueMove(
  ctx: RequestContext,
  { signup, movedBy, before }: { signup: SignupFact } & Pick<MovedFact, 'movedBy' | 'before'>,
): Promise<void> {
  const fact: MovedFact = { ...signup, movedBy, before };
  if (movedBy === 'household') {
    correctHeldSignup(ctx, signup.signupId);
    return enqueueOwnChange(ctx, fact);
  }
  await deleteHeldChanges(ctx, [signup.signupId]);
  enqueueCollected(ctx, { template: 'signup-moved', ...mailTo(signup.volunteer), facts: [fact] });
}

/** Owes the volunteer a confirmation; at once when staff or a program gave them the place. */
export function enqueueConfirmation(ctx: RequestContext, { signup }: { signup: SignupFact }): void {
  enqueueConfirmations(ctx, { places: [{ signup }] });
}

/** The same for all places that were taken in one act: one mail for each address. */
export function enqueueConfirmations(ctx: RequestContext, { places }: { places: { signup: SignupFact }[] }): void {
  const byAddress = new Map<string, SignupFact[]>();
  for (const { signup } of places) {
    const key = emailKey(signup.volunteer.email);
    byAddress.set(key, [...(byAddress.get(key) ?? []), signup]);
  }
  const { gatherSeconds } = ctx.services.settings;
  for (const facts of byAddress.values()) {
    const [first] = facts as [SignupFact, ...SignupFact[]];
    const mail = { template: 'signup-confirmation' as const, ...mailTo(first.volunteer), facts };
    if (ctx.viewer.kind !== 'visitor') enqueueCollected(ctx, mail);
    else enqueueCollected(ctx, { ...mail, own: true }, gatherSeconds);
  }
}
