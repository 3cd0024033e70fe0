import type { SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMail } from './enqueue-mail.js';

/** Confirmations that one address receives in an hour before further ones are collected. A large family with many shifts stays below. */
export const confirmationsAnHour = 20;
const signupsInOneMail = 50;

/**
 * Owes the volunteer a confirmation. Anyone can type someone else's address, so an address that got 20 within the hour gets the next
 * ones together in one later mail: nobody's mailbox is flooded, and no acknowledged signup goes without its mail.
 */
export async function enqueueConfirmation(ctx: RequestContext, fact: SignupFact): Promise<void> {
  const { email, firstName, lastName } = fact.volunteer;
  const delaySeconds = await secondsUntilNextMay(ctx, email);
  if (delaySeconds > 0) {
    ctx.services.log.warn(
      { eventId: fact.event.id },
      'An address has got many confirmations within the hour: the next ones are collected.',
    );
    if (await addToCollectingMail(ctx, fact)) return;
  }
  await enqueueMail(ctx, {
    template: 'signup-confirmation',
    recipient: email,
    recipientName: `${firstName} ${lastName}`,
    payload: { signups: [fact] },
    eventId: fact.event.id,
    delaySeconds,
  });
}

/** 0 while the address is below its number; else the seconds until its oldest counted mail is an hour old, at least a minute. */
async function secondsUntilNextMay(ctx: RequestContext, email: string): Promise<number> {
  const [oldest] = await ctx.execute<{ wait: number }>(
    `select extract(epoch from created_at + interval '1 hour' - now())::float8 as wait from outbox
     where lower(recipient) = lower(?) and template = 'signup-confirmation' and created_at > now() - interval '1 hour'
     order by created_at desc offset ? limit 1`,
    [email, confirmationsAnHour - 1],
  );
  return oldest ? Math.max(60, oldest.wait) : 0;
}

async function addToCollectingMail(ctx: RequestContext, fact: SignupFact): Promise<boolean> {
  // Untried and not due for some seconds: no worker has it in its hands.
  const collecting = await ctx.execute<{ id: string }>(
    `update outbox set payload = jsonb_set(payload, '{signups}', (payload->'signups') || ?::jsonb)
     where id = (
       select id from outbox
       where lower(recipient) = lower(?) and template = 'signup-confirmation' and state = 'waiting' and attempts = 0
         and leased_until is null and next_attempt_at > now() + interval '5 seconds'
         and jsonb_array_length(payload->'signups') < ?
       order by next_attempt_at limit 1 for update
     )
     returning id`,
    [JSON.stringify([fact]), fact.volunteer.email, signupsInOneMail],
  );
  return collecting.length > 0;
}
