import type { ProgrammeChanged } from '../../features/events/programme.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import type { AddressMistypedFact } from '../../features/signups/signup.announcements.js';

/** A household's own changes, and what an address with many mails is to get when its hour is over. */
const held = `state = 'waiting' and leased_until is null and (template = 'household-changes'
  or (template in ('signup-confirmation', 'signup-moved') and attempts = 0 and next_attempt_at > created_at))`;
const forgetEmpty = `delete from outbox where ${held} and payload->'signups' = '[]'`;

/** Takes signups out of mails that are still held: staff gave their places away, and said so in a mail of its own. */
export async function deleteHeldChanges(ctx: RequestContext, signupIds: readonly string[]): Promise<void> {
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (
       select coalesce(jsonb_agg(told), '[]') from jsonb_array_elements(payload->'signups') as fact (told)
       where not told->>'signupId' = any($1::text[])))
     where ${held} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (told) where told->>'signupId' = any($1::text[]))`,
    [signupIds],
  );
  await ctx.execute(forgetEmpty);
}

/**
 * Lets mails that are still held tell of an event's places as they are now, whether their people are told of the change or not. A place
 * that is gone is not told as taken; what a household gave back stays as it was when it did.
 */
export async function correctHeldChanges(ctx: RequestContext, { eventId }: ProgrammeChanged): Promise<void> {
  const { timeZone } = ctx.services.settings;
  // Mails that stay as they are, are not touched: their households may be writing to them. The others are held first, and corrected by a
  // statement of its own: one that waits for a household does not see the signup that came into the mail meanwhile.
  const stale = await ctx.execute<{ id: string }>(
    `select id from outbox where ${held} and payload->'signups' is distinct from (${factsNow}) and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (told) where told->'event'->>'id' = $1)
     order by id for update`,
    [eventId, timeZone],
  );
  if (stale.length === 0) return;
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (${factsNow})) where id = any($1::uuid[])`,
    [stale.map(({ id }) => id), timeZone],
  );
  await ctx.execute(forgetEmpty);
}

const cancelledLater = `exists (
  select 1 from jsonb_array_elements(payload->'signups') with ordinality as other (later, at)
  where at > place and later->>'signupId' = told->>'signupId' and later->'cancelledBy' is not null)`;

/** What a signup's mail says of its shift, as it is now; no row for a signup that is no longer active. */
const wordsNow = `
  select ${shiftFacts('$2', 'g.revision_base')} as words
  from signup g
    join shift s on s.id = g.shift_id${tablesOfShift}
  where g.id = (told->>'signupId')::uuid and g.status = 'active'`;

/** The facts of a held mail as they are now, without what is no longer true. */
const factsNow = `
  select coalesce(jsonb_agg(case when told->'cancelledBy' is null then told || coalesce(now.words, '{}') else told end order by place)
    filter (where now.words is not null or told->'cancelledBy' is not null or ${cancelledLater}), '[]')
  from jsonb_array_elements(payload->'signups') with ordinality as fact (told, place) left join lateral (${wordsNow}) as now on true`;

/** Lets mails that are still held tell of one signup as it is now, together with the commit. */
export function correctHeldSignup(ctx: RequestContext, signupId: string): void {
  ctx.withCommit(
    `update outbox set payload = jsonb_set(payload, '{signups}', (${factsNow}))
     where ${held} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (told) where told->>'signupId' = $1)`,
    [signupId, ctx.services.settings.timeZone],
  );
}

/** What waits for the mistyped address, or came back from there, of the mails that tell of places as taken. */
const owed = `recipient_key = ? and template in ('signup-confirmation', 'signup-moved', 'household-changes', 'reminder',
    'shift-changed', 'plan-changed', 'event-cancelled', 'event-revived', 'replacement-open', 'spot-attempted')
  and state in ('waiting', 'failed') and settled_at is null and (leased_until is null or leased_until <= now())`;

/** Takes a signup out of the mails that tell of several in a list of their payload; `signup`: where each of them has it. */
const without = (list: 'signups' | 'moved', signup: string) => `
  update outbox set payload = jsonb_set(payload, '{${list}}', (
    select coalesce(jsonb_agg(told order by place) filter (where ${signup}->>'signupId' <> ?), '[]')
    from jsonb_array_elements(payload->'${list}') with ordinality as fact (told, place)))
  where ${owed} and exists (
    select 1 from jsonb_array_elements(payload->'${list}') as fact (told) where ${signup}->>'signupId' = ?)`;

/**
 * A signup leaves every mail that has not gone to the mistyped address, or came back from there: the right address gets its own. Whoever
 * has that other mailbox is told no more of it.
 */
export async function deleteMistyped(
  ctx: RequestContext,
  { signupId, previousKey }: AddressMistypedFact,
): Promise<void> {
  await ctx.execute(without('signups', 'told'), [signupId, previousKey, signupId]);
  await ctx.execute(without('moved', "told->'signup'"), [signupId, previousKey, signupId]);
  await ctx.execute(
    `delete from outbox where ${owed} and (payload->'signups' = '[]' or payload->'moved' = '[]' or payload->'signup'->>'signupId' = ?)`,
    [previousKey, signupId],
  );
}
