import type { CancelledFact, SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';
import { enqueueMail, insertMail, valuesOfMail, type MailToEnqueue } from './enqueue-mail.js';
import type { MailPayload } from './mail-templates.js';

/** Mails of one kind that one address receives in an hour before further ones are collected. A large family with many shifts stays below. */
export const mailsAnHour = 20;
/** A mail that tells of more would be hard to read. */
export const signupsInOneMail = 50;

/** The mails that can tell of several signups at once, and what they tell of each. */
interface Collecting {
  'signup-confirmation': SignupFact;
  'signup-cancelled': CancelledFact;
  'lead-cancelled': CancelledFact;
  'household-changes': SignupFact | CancelledFact;
}

/** News of signups for one address, one at least and 50 at most. */
export interface CollectedMail<Name extends keyof Collecting> {
  template: Name;
  recipient: string;
  recipientName: string | null;
  facts: readonly Collecting[Name][];
  /** A household's own deed: its next ones within a while follow in one mail. */
  own?: boolean;
}

/** Whether a mail was written, to go at once; if not, why not: seconds to wait, 0 for no reason to. */
export interface AtOnce {
  written: boolean;
  /** Until what the household does by itself, gathered since its last first mail, goes. */
  gatheredSeconds: number;
  /** Until the address is below its number of mails again. */
  crowdedSeconds: number;
}

/**
 * Owes an address news of signups. Anyone can type someone else's address, so an address that got 20 of a kind within the hour gets the
 * next ones together in one later mail: nobody's mailbox is flooded, and nothing acknowledged goes without its mail.
 */
export async function enqueueCollected<Name extends keyof Collecting>(
  ctx: RequestContext,
  mail: CollectedMail<Name>,
): Promise<void> {
  const { written, crowdedSeconds } = await enqueueAtOnce(ctx, mail, 0);
  if (!written) await collect(ctx, mail, crowdedSeconds);
}

/** Adds news to what waits for an address that is crowded for so many more seconds. */
export async function collect<Name extends keyof Collecting>(
  ctx: RequestContext,
  mail: CollectedMail<Name>,
  crowdedSeconds: number,
): Promise<void> {
  tellCrowded(ctx, mail);
  if (await addToCollectingMail(ctx, mail)) return;
  await enqueueMail(ctx, { ...mailOf(mail), delaySeconds: crowdedSeconds });
}

/** Owes news that goes no earlier than in so many seconds, together with what comes until then. */
export async function enqueueHeld<Name extends keyof Collecting>(
  ctx: RequestContext,
  mail: CollectedMail<Name>,
  heldSeconds: number,
): Promise<void> {
  if (await addToCollectingMail(ctx, mail)) return;
  const [row] = await ctx.execute<{ crowded: number }>(`select ${crowded('$1', '$2')} as crowded`, [
    mail.recipient,
    mail.template,
  ]);
  const crowdedSeconds = row?.crowded ?? 0;
  if (crowdedSeconds > 0) tellCrowded(ctx, mail);
  await enqueueMail(ctx, { ...mailOf(mail), delaySeconds: Math.max(heldSeconds, crowdedSeconds) });
}

/**
 * Owes news that goes at once, in one statement, unless the address is crowded or, with `gatherSeconds`, got the first mail about what the
 * household does by itself less long ago.
 */
export async function enqueueAtOnce<Name extends keyof Collecting>(
  ctx: RequestContext,
  mail: CollectedMail<Name>,
  gatherSeconds: number,
): Promise<AtOnce> {
  const [row] = await ctx.execute<AtOnce>(atOnce, [...valuesOfMail(ctx, mailOf(mail)), gatherSeconds]);
  if (!row) throw new Error('The outbox gave no answer');
  if (row.written) ctx.services.wakeRunner('outbox');
  return row;
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

function tellCrowded(
  ctx: RequestContext,
  { facts, template }: { facts: readonly SignupFact[]; template: string },
): void {
  const told = 'An address has got many mails of one kind within the hour: the next ones are collected.';
  ctx.services.log.warn({ eventId: facts[0]?.event.id, template }, told);
}

/** SQL: 0 while the address is below its number; else the seconds until its oldest counted mail is an hour old, at least a minute. */
function crowded(recipient: string, template: string): string {
  return `coalesce((
    select greatest(60, extract(epoch from created_at + interval '1 hour' - now())::float8) from outbox
    where lower(recipient) = lower(${recipient}) and template = ${template} and created_at > now() - interval '1 hour'
    order by created_at desc offset ${mailsAnHour - 1} limit 1), 0)`;
}

/** SQL: seconds until what a household does by itself goes; 0 when its last first mail is longer ago than these, or there is none. */
function gathered(recipient: string, seconds: string): string {
  return `greatest(0, (
    select extract(epoch from created_at - now())::float8 + ${seconds} from outbox
    where lower(recipient) = lower(${recipient}) and template in ('signup-confirmation', 'signup-cancelled')
      and payload->>'own' = 'true' and created_at > now() - ${seconds} * interval '1 second'
    order by created_at desc limit 1))`;
}

const atOnce = `
  with wait as (select ${gathered('$2', '$8::float8')} as gathered, ${crowded('$2', '$1')} as crowded),
  mail as (${insertMail} from wait where gathered = 0 and crowded = 0 returning id)
  select exists (select from mail) as written, gathered as "gatheredSeconds", crowded as "crowdedSeconds" from wait`;

async function addToCollectingMail(
  ctx: RequestContext,
  { recipient, template, facts }: { recipient: string; template: string; facts: readonly object[] },
): Promise<boolean> {
  // Untried and not due for some seconds: no worker has it in its hands.
  const collecting = await ctx.execute<{ id: string }>(
    `update outbox set payload = jsonb_set(payload, '{signups}', (payload->'signups') || ?::jsonb)
     where id = (
       select id from outbox
       where lower(recipient) = lower(?) and template = ? and state = 'waiting' and attempts = 0
         and leased_until is null and next_attempt_at > now() + interval '2 seconds'
         and jsonb_array_length(payload->'signups') <= ?
       order by next_attempt_at limit 1 for update
     )
     returning id`,
    [JSON.stringify(facts), recipient, template, signupsInOneMail - facts.length],
  );
  return collecting.length > 0;
}
