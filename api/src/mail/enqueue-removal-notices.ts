import type { PlacesRemovedFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMails } from './enqueue-mails.js';

/** Owes everybody whose places are deleted one mail with all of them. The facts are a snapshot: the records are gone when it is written. */
export async function enqueueRemovalNotices(
  ctx: RequestContext,
  { people }: { people: PlacesRemovedFact[] },
): Promise<void> {
  await enqueueMails<'places-removed'>(
    ctx,
    people.flatMap(({ signups }) => {
      const [first] = signups;
      if (!first) return [];
      const { firstName, lastName, email } = first.volunteer;
      return [
        {
          template: 'places-removed' as const,
          recipient: email,
          recipientName: `${firstName} ${lastName}`,
          payload: { signups },
          eventId: first.event.id,
        },
      ];
    }),
  );
}
