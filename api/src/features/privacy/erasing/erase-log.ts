import type { RequestContext } from '../../../platform/operation/request-context.js';
import { allIdsOf, peopleOf, type ErasedHousehold } from './lock-people.js';
import { inJson, removedPerson } from './removed-name.js';

/**
 * Takes them out of the audit log, which keeps what was done, and out of responses that are kept for a day for idempotency keys: a request that
 * is sent again meets somebody new.
 */
export async function eraseLog(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<void> {
  const named = await inEntries(ctx, households);
  for (const { emailKey, people } of households) {
    for (const { id, mergedIds, firstName, lastName } of people)
      if ([id, ...mergedIds].some((one) => named.has(one)))
        await eraseOwnEntries(ctx, [id, ...mergedIds], `${firstName} ${lastName}`, emailKey);
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    if (named.has(emailKey)) await eraseEntriesOfWaiting(ctx, emailKey);
    for (const name of names) if (named.has(name)) await eraseNameInOthers(ctx, name);
  }
  await deleteResponses(ctx, households);
}

/** Whom the log holds: of all people and addresses those that stand in an entry, by id, address or full name. */
async function inEntries(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<Set<string>> {
  const people = peopleOf(households);
  const ids = allIdsOf(households);
  const rows = await ctx.execute<{ found: string }>(
    `select one::text as found from audit_entry a, unnest(a.about) one where a.about && ?::uuid[]
     union select w.email_key from audit_entry a join waitlist_entry w on w.id = a.record_id
       where a.record_type = 'waitlist' and w.email_key = any(?::text[])
     union select n.name from audit_entry a join unnest(?::text[]) n (name) on position(n.name in a.summary) > 0
       where a.record_type in ('waitlist', 'mail')`,
    [
      ids,
      households.map(({ emailKey }) => emailKey),
      people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ],
  );
  return new Set(rows.map(({ found }) => found));
}

async function deleteResponses(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<void> {
  const words = households.flatMap(({ people, emailKey, isWhole }) =>
    people.map(({ firstName, lastName }) => ({
      ...{ first: inJson(firstName), last: inJson(lastName) },
      address: isWhole ? inJson(emailKey) : null,
    })),
  );
  for (const [table, text] of [
    ['idempotency_key', `coalesce(answer::text, '') || coalesce(responses::text, '')`],
    ['told_answer', 'answer::text'],
  ] as const)
    await ctx.execute(
      `delete from ${table} where exists (select from jsonb_to_recordset(?::jsonb) as w (first text, last text, address text)
         where position(w.address in lower(${text})) > 0 or (position(w.first in ${text}) > 0 and position(w.last in ${text}) > 0))`,
      [JSON.stringify(words)],
    );
}

/**
 * Entries about them: what stands before the first ': ' or ', ' is whom it was done to, whatever they were called then; of a new name and of a
 * merge both names go.
 */
async function eraseOwnEntries(
  ctx: RequestContext,
  ids: readonly string[],
  name: string,
  emailKey: string,
): Promise<void> {
  await ctx.execute(
    `update audit_entry set
       summary = case when action in ('volunteer.renamed', 'volunteer.merged') then '${removedPerson}'
         else regexp_replace(replace(summary, ?, '${removedPerson}'), ?, '${removedPerson}') end,
       detail = replace(replace(detail::text, ?, '${removedPerson}'), ?, '')::jsonb
     where about && ?::uuid[]`,
    [name, '^.*?(?=: |, |$)', inJson(name), inJson(emailKey), ids],
  );
}

/** Entries about an address's own waiting: everybody before the ': ' goes, as they may have been called something else. */
async function eraseEntriesOfWaiting(ctx: RequestContext, emailKey: string): Promise<void> {
  await ctx.execute(
    `update audit_entry set summary = regexp_replace(summary, ?, '${removedPerson}')
     where record_type = 'waitlist' and record_id in (select id from waitlist_entry where email_key = ?)`,
    ['^.*?(?=: |$)', emailKey],
  );
}

/** Entries that name several people, or people who wait: the exact name goes. */
async function eraseNameInOthers(ctx: RequestContext, name: string): Promise<void> {
  await ctx.execute(
    `update audit_entry set summary = replace(summary, ?, '${removedPerson}')
     where record_type in ('waitlist', 'mail') and position(?::text in summary) > 0`,
    [name, name],
  );
}
