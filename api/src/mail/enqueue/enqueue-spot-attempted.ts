import type { SpotAttempted } from '../../features/signups/create/attempt.announcements.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { enqueueMail, mailTo } from './enqueue-mail.js';

const template = 'spot-attempted';

/** Enqueues for a household that another browser tried its names: one mail a day, however often somebody tries. */
export async function enqueueSpotAttempted(ctx: RequestContext, fact: SpotAttempted): Promise<void> {
  const key = emailKey(fact.signup.volunteer.email);
  // Of two concurrent attempts the second waits, and then finds the mail of the first.
  await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${template} ${key}`]);
  const lately = await ctx.execute(
    `select from outbox where recipient_key = ? and template = ? and created_at > now() - interval '1 day' limit 1`,
    [key, template],
  );
  if (lately.length > 0) return;
  await enqueueMail<typeof template>(ctx, {
    ...{ template, ...mailTo(fact.signup.volunteer), payload: fact, eventId: fact.signup.event.id },
  });
}
