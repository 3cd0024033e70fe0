import type { ProgrammeChanged } from '../../features/events/programme.announcements.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import type { AddressMistyped } from '../../features/signups/signup.announcements.js';

/** A household's own changes, and the collected mails of an address with many, until they are due. */
const held = `state = 'waiting' and leased_until is null and (template = 'household-changes'
  or (template in ('signup-confirmation', 'signup-moved') and attempts = 0 and next_attempt_at > created_at))`;
const deleteEmpty = `delete from outbox where ${held} and payload->'signups' = '[]'`;

/** Removes signups from mails that are still held: staff cancelled them, and notified the people in a separate mail. */
export async function deleteHeldChanges(ctx: RequestContext, signupIds: readonly string[]): Promise<void> {
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (
       select coalesce(jsonb_agg(data), '[]') from jsonb_array_elements(payload->'signups') as fact (data)
       where not data->>'signupId' = any($1::text[])))
     where ${held} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (data) where data->>'signupId' = any($1::text[]))`,
    [signupIds],
  );
  await ctx.execute(deleteEmpty);
}

/**
 * Updates mails that are still held to an event's present state, whether or not people are notified of the change.
 * Drops signups that are no longer active. A signup that the household cancelled stays as it was then.
 */
export async function correctHeldChanges(ctx: RequestContext, { eventId }: ProgrammeChanged): Promise<void> {
  const { timeZone } = ctx.services.settings;
  // Leaves correct mails alone, because their households may be writing to them. Locks the others first and corrects
  // them in a statement of its own: a statement that waits for a household's lock would not see the signup added
  // meanwhile.
  const stale = await ctx.execute<{ id: string }>(
    `select id from outbox where ${held} and payload->'signups' is distinct from (${factsNow}) and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (data) where data->'event'->>'id' = $1)
     order by id for update`,
    [eventId, timeZone],
  );
  if (stale.length === 0) return;
  await ctx.execute(
    `update outbox set payload = jsonb_set(payload, '{signups}', (${factsNow})) where id = any($1::uuid[])`,
    [stale.map(({ id }) => id), timeZone],
  );
  await ctx.execute(deleteEmpty);
}

const cancelledLater = `exists (
  select 1 from jsonb_array_elements(payload->'signups') with ordinality as other (later, at)
  where at > place and later->>'signupId' = data->>'signupId' and later->'cancelledBy' is not null)`;

/** What a signup's mail says about its shift now; no row for a signup that is no longer active. */
const wordsNow = `
  select ${shiftFacts('$2', 'g.revision_base')} as words
  from signup g
    join shift s on s.id = g.shift_id${tablesOfShift}
  where g.id = (data->>'signupId')::uuid and g.status = 'active'`;

/** The current facts of a held mail, without what no longer holds. */
const factsNow = `
  select coalesce(jsonb_agg(case when data->'cancelledBy' is null then data || coalesce(now.words, '{}') else data end order by place)
    filter (where now.words is not null or data->'cancelledBy' is not null or ${cancelledLater}), '[]')
  from jsonb_array_elements(payload->'signups') with ordinality as fact (data, place) left join lateral (${wordsNow}) as now on true`;

/** Updates mails that are still held to the current state of one signup, with the commit. */
export function correctHeldSignup(ctx: RequestContext, signupId: string): void {
  ctx.withCommit(
    `update outbox set payload = jsonb_set(payload, '{signups}', (${factsNow}))
     where ${held} and exists (
       select 1 from jsonb_array_elements(payload->'signups') as fact (data) where data->>'signupId' = $1)`,
    [signupId, ctx.services.settings.timeZone],
  );
}

/** Mails to the mistyped address that wait or came back, of the kinds that present signups as active. */
const queued = `recipient_key = ? and template in ('signup-confirmation', 'signup-moved', 'household-changes', 'reminder',
    'shift-changed', 'plan-changed', 'event-cancelled', 'event-revived', 'replacement-open', 'spot-attempted')
  and state in ('waiting', 'failed') and settled_at is null and (leased_until is null or leased_until <= now())`;

/** Removes a signup from mails with several in a list of their payload. `signup`: where an entry of the list has it. */
const without = (list: 'signups' | 'moved', signup: string) => `
  update outbox set payload = jsonb_set(payload, '{${list}}', (
    select coalesce(jsonb_agg(data order by place) filter (where ${signup}->>'signupId' <> ?), '[]')
    from jsonb_array_elements(payload->'${list}') with ordinality as fact (data, place)))
  where ${queued} and exists (
    select 1 from jsonb_array_elements(payload->'${list}') as fact (data) where ${signup}->>'signupId' = ?)`;

/**
 * Removes a signup from every mail to the mistyped address that was not sent or came back. The right address gets its
 * own mail, and the owner of the other mailbox receives no more.
 */
export async function deleteMistyped(ctx: RequestContext, { signupId, previousKey }: AddressMistyped): Promise<void> {
  await ctx.execute(without('signups', 'data'), [signupId, previousKey, signupId]);
  await ctx.execute(without('moved', "data->'signup'"), [signupId, previousKey, signupId]);
  await ctx.execute(
    `delete from outbox where ${queued} and (payload->'signups' = '[]' or payload->'moved' = '[]' or payload->'signup'->>'signupId' = ?)`,
    [previousKey, signupId],
  );
}
