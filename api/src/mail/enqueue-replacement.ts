import type { ReplacementNews } from '../features/replacements/replacement.announcements.js';
import type { PlaceHandedOver, SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { forgetHeldChanges } from './correct-held-changes.js';
import { enqueueMail, enqueueMails, mailTo } from './enqueue-mail.js';
import type { MailPayload } from './mail-templates.js';

/** Owes whoever cannot come the link that they share, and the lead the news. */
export async function enqueueReplacementAsked(ctx: RequestContext, told: ReplacementNews): Promise<void> {
  const { replacementId, signup, message } = told;
  await enqueueMail<'replacement-open'>(ctx, {
    template: 'replacement-open',
    ...mailTo(signup.volunteer),
    payload: { replacementId, signup, message },
    eventId: signup.event.id,
  });
  await enqueueForLead(ctx, told.heardBy, { what: 'wanted', signup, message, taker: null });
}

/** Owes the lead the news that they come after all. */
export async function enqueueReplacementWithdrawn(ctx: RequestContext, { heardBy, signup }: ReplacementNews) {
  await enqueueForLead(ctx, heardBy, { what: 'withdrawn', signup, message: null, taker: null });
}

/** Owes the giver thanks, and the lead the news of who comes instead. Whoever takes over is owed the confirmation of a signup. */
export async function enqueueHandedOver(ctx: RequestContext, told: PlaceHandedOver): Promise<void> {
  const { giver: signup, taker, heardBy } = told;
  await forgetHeldChanges(ctx, [signup.signupId]);
  await enqueueMail<'replacement-thanks'>(ctx, {
    template: 'replacement-thanks',
    ...mailTo(signup.volunteer),
    payload: { signup, takerFirstName: taker.firstName },
    eventId: signup.event.id,
  });
  const { firstName, lastName } = taker;
  await enqueueForLead(ctx, heardBy, { what: 'found', signup, message: null, taker: { firstName, lastName } });
}

async function enqueueForLead(
  ctx: RequestContext,
  { as, people }: ReplacementNews['heardBy'],
  told: Omit<MailPayload<'lead-replacement'>, 'as'> & { signup: SignupFact },
): Promise<void> {
  await enqueueMails<'lead-replacement'>(
    ctx,
    people.map(({ name, email }) => ({
      template: 'lead-replacement' as const,
      recipient: email,
      recipientName: name,
      payload: { as, ...told },
      eventId: told.signup.event.id,
    })),
  );
}
