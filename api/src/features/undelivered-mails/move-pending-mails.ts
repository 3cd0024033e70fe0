import { when, type Listener } from '../../platform/operation/announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { addressCorrected, type AddressCorrected } from '../households/household.announcements.js';
import { mailKinds } from './describe-mail.js';
import { newMessageId, signupsOf } from './undelivered-query.js';
import { withHouseholdLink } from './with-household-link.js';

/** Sends the old address's queued mails to the corrected one. */
export const undeliveredMailListeners: Listener[] = [when(addressCorrected, moveQueuedMails)];

/**
 * Moves mails that wait or failed to the corrected address. Mails of people who keep the old address stay.
 * Confirmations and household links are deleted: the mail about the correction contains the current state and the link.
 */
async function moveQueuedMails(ctx: RequestContext, fact: AddressCorrected): Promise<void> {
  const { email, previousKey, householdTokenId } = fact;
  const queued = await ctx.execute<{ id: string; template: string; payload: unknown }>(
    `${mailsToMove('for update')} order by id`,
    [previousKey, volunteerMails, null],
  );
  for (const { id, template, payload } of queued) {
    if (replaced.has(template)) await ctx.execute('delete from outbox where id = ?', [id]);
    else
      await ctx.execute(
        `update outbox set recipient = ?, payload = ?::jsonb, state = 'waiting', attempts = 0, next_attempt_at = now(), created_at = now(),
           last_error = null, sent_at = null, bounced_at = null, reached_at = null, ${newMessageId}
         where id = ?`,
        [email, JSON.stringify(withHouseholdLink(payload, householdTokenId)), id],
      );
  }
}

const volunteerMails = Object.entries(mailKinds).flatMap(([template, { to }]) =>
  to === 'volunteer' ? [template] : [],
);

/** Mails that the mail about the correction replaces. */
const replaced = new Set(['signup-confirmation', 'household-link']);

/**
 * SQL, by the index on recipients: mails of some kinds ($2) to an address as compared ($1), unless leased by a worker.
 * All people that a mail is about have left the old address, or leave it now ($3). A mail about no signup goes with the
 * last of them.
 */
export const mailsToMove = (lock: 'for update' | '') => `
  with queued as (
    select x.id, x.template, x.payload, ${signupsOf} as facts
    from (select * from outbox where recipient_key = $1 and template = any($2::text[])
      and state in ('waiting', 'failed') and settled_at is null and (leased_until is null or leased_until <= now())
      order by id ${lock}) x
  )
  select id, template, payload from queued
  where case when jsonb_array_length(facts) = 0 then not exists (select 1 from volunteer where email_key = $1 and id is distinct from $3::uuid)
    else not exists (select 1 from jsonb_array_elements(facts) as fact (data) join signup g on g.id = (data->>'signupId')::uuid
      join volunteer v on v.id = g.volunteer_id where v.email_key = $1 and v.id is distinct from $3::uuid) end`;

/** How many mails would move if a person left an address (as compared). */
export async function countMailsToMove(ctx: RequestContext, emailKey: string, leavingId: string): Promise<number> {
  const [row] = await ctx.services.rows.read<{ mails: number }>({
    name: 'count-mails-to-move',
    text: `select count(*)::int as mails from (${mailsToMove('')}) as moving where template <> all($4::text[])`,
    values: [emailKey, volunteerMails, leavingId, [...replaced]],
  });
  return row?.mails ?? 0;
}
