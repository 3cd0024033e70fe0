import { when, type Listener } from '../../platform/operation/announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { addressCorrected, type AddressCorrectedFact } from '../households/household.announcements.js';
import { mailKinds } from './describe-mail.js';
import { newMessageId, signupsOf } from './undelivered-query.js';
import { withHouseholdLink } from './with-household-link.js';

/** What the old address was still owed goes to the corrected one. */
export const undeliveredMailListeners: Listener[] = [when(addressCorrected, moveQueuedMails)];

/**
 * Lets mails that wait or failed go to the corrected address. Those of people who keep the old address stay; confirmations are done with,
 * because the mail to the corrected address says it all as it is now; a household's link went out with it.
 */
async function moveQueuedMails(ctx: RequestContext, fact: AddressCorrectedFact): Promise<void> {
  const { email, previousKey, householdTokenId } = fact;
  const owed = await ctx.execute<{ id: string; template: string; payload: unknown }>(
    `${mailsToMove('for update')} order by id`,
    [previousKey, volunteerMails, null],
  );
  for (const { id, template, payload } of owed) {
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

/** What the new address learns by the mail about the correction. */
const replaced = new Set(['signup-confirmation', 'household-link']);

/**
 * SQL, by the index on recipients: of an address as compared ($1), mails of some kinds ($2). Not in a worker's
 * hands. The people it is about have all left the old address, or leave it now ($3); a mail about no signup goes with the last of them.
 */
export const mailsToMove = (lock: 'for update' | '') => `
  with owed as (
    select x.id, x.template, x.payload, ${signupsOf} as facts
    from (select * from outbox where recipient_key = $1 and template = any($2::text[])
      and state in ('waiting', 'failed') and settled_at is null and (leased_until is null or leased_until <= now())
      order by id ${lock}) x
  )
  select id, template, payload from owed
  where case when jsonb_array_length(facts) = 0 then not exists (select 1 from volunteer where email_key = $1 and id is distinct from $3::uuid)
    else not exists (select 1 from jsonb_array_elements(facts) as fact (told) join signup g on g.id = (told->>'signupId')::uuid
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
