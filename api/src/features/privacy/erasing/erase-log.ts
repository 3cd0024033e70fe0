import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { ErasedHousehold } from './lock-people.js';
import { inJson, removedPerson } from './removed-name.js';

/**
 * Takes them out of the audit log, which keeps what was done, and out of responses that are kept for a day for idempotency keys: a request that
 * is sent again meets somebody new.
 */
export async function eraseLog(ctx: RequestContext, households: readonly ErasedHousehold[]): Promise<void> {
  for (const { emailKey, people } of households) {
    for (const { id, mergedIds, firstName, lastName } of people)
      await eraseOwnEntries(ctx, [id, ...mergedIds], `${firstName} ${lastName}`, emailKey);
    await eraseOthersEntries(
      ctx,
      emailKey,
      people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    );
  }
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

/**
 * Entries that name several people, or people who wait: of their own waiting everybody before the ': ' goes, as they may have been called
 * something else; elsewhere the exact name does.
 */
async function eraseOthersEntries(ctx: RequestContext, emailKey: string, names: readonly string[]): Promise<void> {
  await ctx.execute(
    `update audit_entry set summary = regexp_replace(summary, ?, '${removedPerson}')
     where record_type = 'waitlist' and record_id in (select id from waitlist_entry where email_key = ?)`,
    ['^.*?(?=: |$)', emailKey],
  );
  for (const name of names)
    await ctx.execute(
      `update audit_entry set summary = replace(summary, ?, '${removedPerson}')
       where record_type in ('waitlist', 'mail') and position(?::text in summary) > 0`,
      [name, name],
    );
}
