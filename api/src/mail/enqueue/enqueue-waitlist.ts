import type {
  PlacesOffered,
  WaitingCalledOff,
  WaitingDetails,
  WaitlistJoined,
} from '../../features/waitlist/waitlist.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { enqueueMail, enqueueMails } from './enqueue-mail.js';

/** Enqueues the confirmation for people who joined a waitlist. */
export async function enqueueWaiting(ctx: RequestContext, fact: WaitlistJoined): Promise<void> {
  await enqueueMail<'waitlist-joined'>(ctx, { template: 'waitlist-joined', ...waiting(fact), payload: fact });
}

/** Enqueues for each waiting household that the shift does not take place. */
export async function enqueueWaitingCalledOff(
  ctx: RequestContext,
  { households }: { households: WaitingCalledOff[] },
): Promise<void> {
  await enqueueMails<'waitlist-called-off'>(
    ctx,
    households.map((fact) => ({
      template: 'waitlist-called-off' as const,
      ...waiting(fact.waited[0]!),
      payload: fact,
    })),
  );
}

/** Enqueues the offer of places for people who wait. */
export async function enqueueOffer(ctx: RequestContext, fact: PlacesOffered): Promise<void> {
  await enqueueMail<'waitlist-offer'>(ctx, { template: 'waitlist-offer', ...waiting(fact), payload: fact });
}

function waiting({ email, people: [first], event }: WaitingDetails) {
  return { recipient: email, recipientName: first ? `${first.firstName} ${first.lastName}` : null, eventId: event.id };
}
