import type { SignupFact } from '../features/signups/signup.announcements.js';
import type { RequestContext } from '../platform/request-context.js';

const held = `template = 'household-changes' and state = 'waiting' and leased_until is null`;

/** Takes signups out of mails that are still held: staff gave their places away, and said so in a mail of its own. */
export async function forgetHeldChanges(ctx: RequestContext, signupIds: readonly string[]): Promise<void> {
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (
       select coalesce(jsonb_agg(told), '[]') from jsonb_array_elements(payload->'signups') as fact (told)
       where not told->>'signupId' = any($1::text[])))
     where ${held} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (told) where told->>'signupId' = any($1::text[]))`,
    [signupIds],
  );
  await ctx.execute(`delete from outbox where ${held} and payload->'signups' = '[]'`);
}

/** Lets mails that are still held tell of a shift as it is since staff changed it. */
export async function moveHeldChanges(ctx: RequestContext, shift: SignupFact['shift']): Promise<void> {
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (
       select jsonb_agg(case when told->'shift'->>'id' = $1 then jsonb_set(told, '{shift}', $2::jsonb) else told end order by place)
       from jsonb_array_elements(payload->'signups') with ordinality as fact (told, place)))
     where ${held} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (told) where told->'shift'->>'id' = $1)`,
    [shift.id, JSON.stringify(shift)],
  );
}
