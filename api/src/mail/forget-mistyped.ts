import type { AddressMistypedFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';

/** A confirmation that has not left for the mistyped address, or came back from there, goes no more: the right one gets its own. */
export async function forgetMistyped(ctx: RequestContext, fact: AddressMistypedFact): Promise<void> {
  await ctx.execute(
    `delete from outbox where lower(recipient) = ? and template = 'signup-confirmation' and state in ('waiting', 'failed')
       and settled_at is null and (leased_until is null or leased_until <= now())
       and exists (select 1 from jsonb_array_elements(payload->'signups') as told (one) where one->>'signupId' = ?)
       and not exists (select 1 from jsonb_array_elements(payload->'signups') as told (one)
         join signup g on g.id = (one->>'signupId')::uuid join volunteer v on v.id = g.volunteer_id where v.email_key = ?)`,
    [fact.previousKey, fact.signupId, fact.previousKey],
  );
}
