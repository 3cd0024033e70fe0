import type { AddressMistypedFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';

const owed = `lower(recipient) = ? and template in ('signup-confirmation', 'household-changes') and state in ('waiting', 'failed')
  and settled_at is null and (leased_until is null or leased_until <= now())`;

/**
 * A signup leaves every mail that has not gone to the mistyped address, or came back from there: the right address gets its own. Whoever
 * has that other mailbox is told no more of it.
 */
export async function forgetMistyped(ctx: RequestContext, fact: AddressMistypedFact): Promise<void> {
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (
       select coalesce(jsonb_agg(told order by place), '[]')
       from jsonb_array_elements(payload->'signups') with ordinality as fact (told, place) where told->>'signupId' <> ?))
     where ${owed} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (told) where told->>'signupId' = ?)`,
    [fact.signupId, fact.previousKey, fact.signupId],
  );
  await ctx.execute(`delete from outbox where ${owed} and payload->'signups' = '[]'`, [fact.previousKey]);
}
