import type { AddressCorrectedFact } from '../features/households/household.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMail } from './enqueue-mail.js';

/** Owes a corrected address the household's link and the coming shifts. */
export async function enqueueAddressCorrected(ctx: RequestContext, fact: AddressCorrectedFact): Promise<void> {
  const { email, person, householdTokenId, signups } = fact;
  await enqueueMail<'address-corrected'>(ctx, {
    template: 'address-corrected',
    recipient: email,
    recipientName: `${person.firstName} ${person.lastName}`,
    payload: { person, householdTokenId, signups },
    eventId: signups[0]?.event.id ?? null,
  });
}
