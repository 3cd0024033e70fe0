import type { ShiftChangedFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMails } from './enqueue-mails.js';

/** Owes everybody in a changed shift the news of its new day, time or place. */
export async function enqueueShiftChanged(
  ctx: RequestContext,
  { people }: { people: ShiftChangedFact[] },
): Promise<void> {
  await enqueueMails<'shift-changed'>(
    ctx,
    people.map((fact) => ({
      template: 'shift-changed' as const,
      recipient: fact.signup.volunteer.email,
      recipientName: `${fact.signup.volunteer.firstName} ${fact.signup.volunteer.lastName}`,
      payload: fact,
      eventId: fact.signup.event.id,
    })),
  );
}
