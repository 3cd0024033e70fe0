import type { OthersAsked, ReplacementNews } from '../../features/replacements/replacement.announcements.js';
import type { PlaceHandedOver, SignupFact } from '../../features/signups/signup.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { deleteHeldChanges } from './correct-held-changes.js';
import { enqueueMail, enqueueMails, mailTo } from './enqueue-mail.js';
import type { MailPayload } from '../mail-templates.js';

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

/** Owes whoever agreed to be asked the question whether they take over. */
export async function enqueueOthersAsked(ctx: RequestContext, { place, signup, people }: OthersAsked): Promise<void> {
  await enqueueMails<'replacement-request'>(
    ctx,
    people.map(({ householdTokenId, ...person }) => ({
      template: 'replacement-request' as const,
      ...mailTo(person),
      payload: {
        replacementId: place.id,
        firstName: person.firstName,
        // The giver's last name and address are nobody's business here.
        signup: { ...signup, volunteer: { ...signup.volunteer, lastName: '', email: '' }, householdTokenId },
        message: signup.message,
      },
      eventId: signup.event.id,
    })),
  );
}

/** Owes the lead the news that nobody has taken over a day before. */
export async function enqueueReplacementMissing(
  ctx: RequestContext,
  { signup, heardBy }: { signup: Omit<SignupFact, 'householdTokenId'>; heardBy: ReplacementNews['heardBy'] },
): Promise<void> {
  const told = { what: 'missing' as const, signup: { ...signup, householdTokenId: '' }, message: null, taker: null };
  await enqueueForLead(ctx, heardBy, told);
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
