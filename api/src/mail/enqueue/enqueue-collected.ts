import type { CancelledDetails, MovedDetails, SignupDetails } from '../../features/signups/signup.announcements.js';
import { emailKey, isReachable } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { valuesOfMail, type MailToEnqueue } from './enqueue-mail.js';
import type { MailPayload } from '../mail-templates.js';

/**
 * Mails of one kind to one address within an hour, before further ones are collected. A large family with many shifts
 * stays below.
 */
export const mailsAnHour = 20;
/** A mail about more would be hard to read. */
export const signupsInOneMail = 50;

/** The mails that can be about several signups at once, and the facts for each. */
interface Collecting {
  'signup-confirmation': SignupDetails;
  'signup-cancelled': CancelledDetails;
  'signup-moved': MovedDetails;
  'lead-cancelled': CancelledDetails;
  'household-changes': SignupDetails | CancelledDetails | MovedDetails;
}

/** News of signups for one address: 1 to 50. */
export interface CollectedMail<Name extends keyof Collecting> {
  template: Name;
  recipient: string;
  recipientName: string | null;
  facts: readonly Collecting[Name][];
  /** Whether the household did it itself. Its further changes within a while follow in one mail. */
  own?: boolean;
}

/**
 * Enqueues news of signups for an address, with the commit. Anyone can type someone else's address, so once an address
 * got 20 mails of a kind within the hour, the next ones are collected into one later mail: no mailbox is flooded, and
 * no change goes unmailed. With `gatherSeconds`, what a household does itself within so many seconds of its last first
 * mail goes as one mail afterwards.
 */
export function enqueueCollected<Name extends keyof Collecting>(
  ctx: RequestContext,
  mail: CollectedMail<Name>,
  gatherSeconds = 0,
): void {
  if (!isReachable(mail.recipient)) return;
  const room = signupsInOneMail - mail.facts.length;
  ctx.withCommit<Outcome>(
    enqueueOrCollect,
    [...valuesOfMail(ctx, mailOf(mail)), String(gatherSeconds), String(room), emailKey(mail.recipient)],
    ([outcome]) => {
      if (!outcome) throw new Error('The outbox gave no answer');
      if (outcome.written) ctx.services.wakeRunner('outbox');
      if (outcome.isCrowded) warnOfCrowding(ctx, mail);
    },
  );
}

/** Whether a mail was written, or another one took the signups in; and whether the address got many. */
interface Outcome {
  written: boolean;
  isCrowded: boolean;
}

function mailOf<Name extends keyof Collecting>({
  template,
  recipient,
  recipientName,
  facts,
  own,
}: CollectedMail<Name>): MailToEnqueue<Name> {
  const payload = { signups: facts, ...(own ? { own: true } : {}) } as unknown as MailPayload<Name>;
  return { template, recipient, recipientName, payload, eventId: facts[0]?.event.id ?? null };
}

function warnOfCrowding(
  ctx: RequestContext,
  { facts, template }: { facts: readonly SignupDetails[]; template: string },
): void {
  const message = 'An address has got many mails of one kind within the hour: the next ones are collected.';
  ctx.services.log.warn({ eventId: facts[0]?.event.id, template }, message);
}

/**
 * SQL: 0 while the address is below its limit; else the seconds until its oldest counted mail is an hour old, at least
 * a minute.
 */
function crowded(recipientKey: string, template: string): string {
  return `coalesce((
    select greatest(60, extract(epoch from created_at + interval '1 hour' - now())::float8) from outbox o
    where o.recipient_key = ${recipientKey} and o.template = ${template} and created_at > now() - interval '1 hour'
    order by created_at desc offset ${mailsAnHour - 1} limit 1), 0)`;
}

/**
 * SQL: seconds until a household's own changes are sent; 0 when its last first mail is longer ago, or there is none.
 */
function gathered(recipientKey: string, seconds: string): string {
  return `greatest(0, (
    select extract(epoch from created_at - now())::float8 + ${seconds} from outbox
    where recipient_key = ${recipientKey} and template in ('signup-confirmation', 'signup-cancelled', 'signup-moved')
      and payload->>'own' = 'true' and created_at > now() - ${seconds} * interval '1 second'
    order by created_at desc limit 1))`;
}

/**
 * One statement, so that nothing has to be read before the commit. A collecting mail is untried and not due for some
 * seconds, so no worker has leased it. $1 to $7: `valuesOfMail`; $8: seconds of gathering; $9: how many signups another
 * mail may have to take these in; $10: the recipient's address as compared.
 */
const enqueueOrCollect = `
  with since as (
    select ${gathered('$10', '$8::float8')} as gathered
  ), kind as (
    select gathered, case when gathered > 0 then 'household-changes' else $1::text end as template from since
  ), wait as (
    select gathered, template, ${crowded('$10', 'kind.template')} as crowded from kind
  ), collecting as (
    update outbox set payload = jsonb_set(payload, '{signups}', (payload->'signups') || ($4::jsonb->'signups'))
    where id = (
      select o.id from outbox o join wait on o.template = wait.template and (gathered > 0 or crowded > 0)
      where o.recipient_key = $10 and o.state = 'waiting' and o.attempts = 0
        and o.leased_until is null and o.next_attempt_at > now() + interval '2 seconds'
        and jsonb_array_length(o.payload->'signups') <= $9::int
      order by o.next_attempt_at limit 1 for update of o
    )
    returning id
  ), mail as (
    insert into outbox (template, recipient, recipient_name, payload, event_id, message_id, next_attempt_at)
    select template, $2, $3, case when gathered > 0 then $4::jsonb - 'own' else $4::jsonb end, $5::uuid, $6,
      now() + greatest(gathered, crowded, $7::float8) * interval '1 second'
    from wait where not exists (select from collecting)
    returning id
  )
  select exists (select from mail) as written, crowded > 0 and (gathered = 0 or exists (select from mail)) as "isCrowded" from wait`;
