import type { CancelledFact, SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMail } from './enqueue-mail.js';
import type { MailPayload } from './mail-templates.js';

/** Mails of one kind that one address receives in an hour before further ones are collected. A large family with many shifts stays below. */
export const mailsAnHour = 20;
const signupsInOneMail = 50;

/** The mails that can tell of several signups at once, and what they tell of each. */
interface Collecting {
  'signup-confirmation': SignupFact;
  'signup-cancelled': CancelledFact;
  'lead-cancelled': CancelledFact;
  'household-changes': SignupFact | CancelledFact;
}

/** News of one signup for one address. */
export interface CollectedMail<Name extends keyof Collecting> {
  template: Name;
  recipient: string;
  recipientName: string | null;
  fact: Collecting[Name];
  /** Goes no earlier than in so many seconds, together with what comes until then. */
  heldSeconds?: number;
  /** A household's own deed: its next ones within a while follow in one mail. */
  own?: boolean;
}

/**
 * Owes an address news of a signup. Anyone can type someone else's address, so an address that got 20 of a kind within the hour gets the
 * next ones together in one later mail: nobody's mailbox is flooded, and nothing acknowledged goes without its mail.
 */
export async function enqueueCollected<Name extends keyof Collecting>(
  ctx: RequestContext,
  mail: CollectedMail<Name>,
): Promise<void> {
  const { template, recipient, recipientName, fact, heldSeconds = 0, own } = mail;
  const crowded = await secondsUntilNextMay(ctx, mail);
  const delaySeconds = Math.max(heldSeconds, crowded);
  if (heldSeconds > 0 && (await addToCollectingMail(ctx, mail))) return;
  if (crowded > 0) {
    const told = 'An address has got many mails of one kind within the hour: the next ones are collected.';
    ctx.services.log.warn({ eventId: fact.event.id, template }, told);
    if (heldSeconds === 0 && (await addToCollectingMail(ctx, mail))) return;
  }
  const payload = { signups: [fact], ...(own ? { own: true } : {}) } as unknown as MailPayload<Name>;
  await enqueueMail<Name>(ctx, { template, recipient, recipientName, payload, eventId: fact.event.id, delaySeconds });
}

/** 0 while the address is below its number; else the seconds until its oldest counted mail is an hour old, at least a minute. */
async function secondsUntilNextMay(
  ctx: RequestContext,
  { recipient, template }: { recipient: string; template: string },
): Promise<number> {
  const [oldest] = await ctx.execute<{ wait: number }>(
    `select extract(epoch from created_at + interval '1 hour' - now())::float8 as wait from outbox
     where lower(recipient) = lower(?) and template = ? and created_at > now() - interval '1 hour'
     order by created_at desc offset ? limit 1`,
    [recipient, template, mailsAnHour - 1],
  );
  return oldest ? Math.max(60, oldest.wait) : 0;
}

async function addToCollectingMail(
  ctx: RequestContext,
  mail: { recipient: string; template: string; fact: object },
): Promise<boolean> {
  // Untried and not due for some seconds: no worker has it in its hands.
  const collecting = await ctx.execute<{ id: string }>(
    `update outbox set payload = jsonb_set(payload, '{signups}', (payload->'signups') || ?::jsonb)
     where id = (
       select id from outbox
       where lower(recipient) = lower(?) and template = ? and state = 'waiting' and attempts = 0
         and leased_until is null and next_attempt_at > now() + interval '2 seconds'
         and jsonb_array_length(payload->'signups') < ?
       order by next_attempt_at limit 1 for update
     )
     returning id`,
    [JSON.stringify([mail.fact]), mail.recipient, mail.template, signupsInOneMail],
  );
  return collecting.length > 0;
}
