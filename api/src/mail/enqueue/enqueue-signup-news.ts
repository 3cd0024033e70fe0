import type { CancelledDetails, MovedDetails, SignupDetails } from '../../features/signups/signup.announcements.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { correctHeldSignup, deleteHeldChanges } from './correct-held-changes.js';
import { mailTo } from './enqueue-mail.js';
import { enqueueManyCollected } from './enqueue-many-collected.js';
import { enqueueCollected } from './enqueue-collected.js';

/**
 * Enqueues news of cancelled signups for the households, and for the leads or the organizers: one mail for each person
 * and each lead with all of theirs. After a merge the household gets the mail about the merge instead; without `notify`
 * it gets none yet.
 */
export async function enqueueCancellations(
  ctx: RequestContext,
  { signups, notify }: { signups: CancelledDetails[]; notify: boolean },
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

/** Enqueues the mail to people whose signups staff cancelled. */
export async function enqueueCancellationNotices(
  ctx: RequestContext,
  { signups }: { signups: CancelledDetails[] },
): Promise<void> {
  await enqueueManyCollected(
    ctx,
    'signup-cancelled',
    signups.map((fact) => ({ ...mailTo(fact.volunteer), fact })),
  );
}

/**
 * Enqueues news of a household's own change. The first mail is sent at once; further changes within two minutes go as
 * one mail afterwards. Changes of one household run one after the other, because each locks its link until the commit.
 */
function enqueueOwnChange(ctx: RequestContext, fact: CancelledDetails | MovedDetails): void {
  const to = mailTo(fact.volunteer);
  const { gatherSeconds } = ctx.services.settings;
  if ('cancelledBy' in fact)
    enqueueCollected(ctx, { template: 'signup-cancelled', ...to, facts: [fact], own: true }, gatherSeconds);
  else enqueueCollected(ctx, { template: 'signup-moved', ...to, facts: [fact], own: true }, gatherSeconds);
}

/**
 * Enqueues news of a moved signup for the household. A waiting mail no longer mentions the previous shift: after a
 * household's own move it contains the new shift, after a move by staff the mail of that does.
 */
export async function enqueueMove(
  ctx: RequestContext,
  { signup, movedBy, before }: { signup: SignupDetails } & Pick<MovedDetails, 'movedBy' | 'before'>,
): Promise<void> {
  const fact: MovedDetails = { ...signup, movedBy, before };
  if (movedBy === 'household') {
    correctHeldSignup(ctx, signup.signupId);
    return enqueueOwnChange(ctx, fact);
  }
  await deleteHeldChanges(ctx, [signup.signupId]);
  enqueueCollected(ctx, { template: 'signup-moved', ...mailTo(signup.volunteer), facts: [fact] });
}

/** Enqueues a confirmation for the volunteer; sent at once when staff or a program created the signup. */
export function enqueueConfirmation(ctx: RequestContext, { signup }: { signup: SignupDetails }): void {
  enqueueConfirmations(ctx, { places: [{ signup }] });
}

/** The same for all signups created in one operation: one mail for each address. */
export function enqueueConfirmations(ctx: RequestContext, { places }: { places: { signup: SignupDetails }[] }): void {
  const byAddress = new Map<string, SignupDetails[]>();
  for (const { signup } of places) {
    const key = emailKey(signup.volunteer.email);
    byAddress.set(key, [...(byAddress.get(key) ?? []), signup]);
  }
  const { gatherSeconds } = ctx.services.settings;
  for (const facts of byAddress.values()) {
    const [first] = facts as [SignupDetails, ...SignupDetails[]];
    const mail = { template: 'signup-confirmation' as const, ...mailTo(first.volunteer), facts };
    if (ctx.viewer.kind !== 'visitor') enqueueCollected(ctx, mail);
    else enqueueCollected(ctx, { ...mail, own: true }, gatherSeconds);
  }
}
