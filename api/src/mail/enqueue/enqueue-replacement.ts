import type { OthersAsked, ReplacementNews } from '../../features/replacements/replacement.announcements.js';
import type { PlaceHandedOver, SignupDetails } from '../../features/signups/signup.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { deleteHeldChanges } from './correct-held-changes.js';
import { enqueueMail, enqueueMails, mailTo } from './enqueue-mail.js';
import type { MailPayload } from '../mail-templates.js';

/** Enqueues the link to share for the person who cannot come, and the news for the lead. */
export async function enqueueReplacementAsked(ctx: RequestContext, news: ReplacementNews): Promise<void> {
  const { replacementId, signup, message } = news;
  await enqueueMail<'replacement-open'>(ctx, {
    template: 'replacement-open',
    ...mailTo(signup.volunteer),
    payload: { replacementId, signup, message },
    eventId: signup.event.id,
  });
  await enqueueForLead(ctx, news.heardBy, { what: 'wanted', signup, message, taker: null });
}

/** Enqueues for the lead that the person comes after all. */
export async function enqueueReplacementWithdrawn(ctx: RequestContext, { heardBy, signup }: ReplacementNews) {
  await enqueueForLead(ctx, heardBy, { what: 'withdrawn', signup, message: null, taker: null });
}

/**
 * Enqueues thanks for the giver, and for the lead the news of who comes instead. The taker's confirmation of the signup
 * is enqueued separately.
 */
export async function enqueueTransfer(ctx: RequestContext, news: PlaceHandedOver): Promise<void> {
  const { giver: signup, taker, heardBy } = news;
  await deleteHeldChanges(ctx, [signup.signupId]);
  await enqueueMail<'replacement-thanks'>(ctx, {
    template: 'replacement-thanks',
    ...mailTo(signup.volunteer),
    payload: { signup, takerFirstName: taker.firstName },
    eventId: signup.event.id,
  });
  const { firstName, lastName } = taker;
  await enqueueForLead(ctx, heardBy, { what: 'found', signup, message: null, taker: { firstName, lastName } });
}

/** Enqueues the request to take over, for people who agreed to be asked. */
export async function enqueueOthersAsked(ctx: RequestContext, { place, signup, people }: OthersAsked): Promise<void> {
  await enqueueMails<'replacement-request'>(
    ctx,
    people.map(({ householdTokenId, ...person }) => ({
      template: 'replacement-request' as const,
      ...mailTo(person),
      payload: {
        replacementId: place.id,
        firstName: person.firstName,
        // Recipients learn neither the giver's last name nor their address.
        signup: { ...signup, volunteer: { ...signup.volunteer, lastName: '', email: '' }, householdTokenId },
        message: signup.message,
      },
      eventId: signup.event.id,
    })),
  );
}

/** Enqueues for the lead, a day before, that nobody has taken over. */
export async function enqueueReplacementMissing(
  ctx: RequestContext,
  { signup, heardBy }: { signup: Omit<SignupDetails, 'householdTokenId'>; heardBy: ReplacementNews['heardBy'] },
): Promise<void> {
  const news = { what: 'missing' as const, signup: { ...signup, householdTokenId: '' }, message: null, taker: null };
  await enqueueForLead(ctx, heardBy, news);
}

async function enqueueForLead(
  ctx: RequestContext,
  { as, people }: ReplacementNews['heardBy'],
  news: Omit<MailPayload<'lead-replacement'>, 'as'> & { signup: SignupDetails },
): Promise<void> {
  await enqueueMails<'lead-replacement'>(
    ctx,
    people.map(({ name, email }) => ({
      template: 'lead-replacement' as const,
      recipient: email,
      recipientName: name,
      payload: { as, ...news },
      eventId: news.signup.event.id,
    })),
  );
}
