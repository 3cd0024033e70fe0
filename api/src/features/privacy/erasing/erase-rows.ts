import type { RequestContext } from '../../../platform/operation/request-context.js';
import { peopleOf, wholeKeys, type ErasedHousehold } from './lock-people.js';

/** What stands in place of a name. */
export const removedName = { firstName: 'Removed', lastName: 'person' };
export const removedPerson = `${removedName.firstName} ${removedName.lastName}`;

const ofTheirs = 'in (select id from signup where volunteer_id = any(?::uuid[]))';

/** SQL: a person of a waitlist entry without their name and answers; the key is one that nobody has. */
const namelessEntry = `jsonb_build_object('firstName', '${removedName.firstName}', 'lastName', '${removedName.lastName}', 'nameKey', gen_random_uuid()::text)`;

/**
 * Takes away what is theirs in all tables but the outbox: answers, what guardians wrote, links, switches, waiting, responses kept for
 * idempotency keys, and their names in the audit log. The people become nameless rows under the key, erased at that moment.
 */
export async function eraseRows(
  ctx: RequestContext,
  households: readonly ErasedHousehold[],
  key: string,
  at: Date,
): Promise<void> {
  const people = peopleOf(households);
  if (people.length === 0) return;
  const [ids, whole] = [people.map(({ id }) => id), wholeKeys(households)];
  for (const { emailKey, people: members, isWhole } of households) {
    for (const person of members) {
      const words = { address: isWhole ? emailKey : null, first: person.firstName, last: person.lastName };
      await eraseResponses(ctx, words);
      await eraseFromLog(ctx, [person.id, ...person.mergedIds], `${person.firstName} ${person.lastName}`, emailKey);
    }
  }
  const statements: [string, unknown[]][] = [
    [`delete from answer where signup_id ${ofTheirs}`, [ids]],
    [`update guardian_consent set guardian_name = '', wording = '' where signup_id ${ofTheirs}`, [ids]],
    [
      `update replacement set message = null, token_hash = sha256(gen_random_uuid()::text::bytea) where signup_id ${ofTheirs}`,
      [ids],
    ],
    ['delete from replacement_ask where volunteer_id = any(?::uuid[])', [ids]],
    ['delete from asked_person where volunteer_id = any(?::uuid[])', [ids]],
    ['delete from household_token where email_key = any(?::text[])', [whole]],
    ['delete from email_opt_out where email_key = any(?::text[])', [whole]],
    ['delete from reminder where email_key = any(?::text[])', [whole]],
    ['update erasure_request set email_key = ? where email_key = any(?::text[])', [key, whole]],
    [
      `update waitlist_entry w set email = '', email_key = ?, phone = null, offer_id = null, offer_hash = null,
         people = (select jsonb_agg(${namelessEntry}) from jsonb_array_elements(w.people))
       where w.email_key = any(?::text[])`,
      [key, whole],
    ],
    [
      `update waitlist_entry w set people = (
         select jsonb_agg(case when p.one ->> 'nameKey' = any(?::text[]) then ${namelessEntry} else p.one end order by p.at)
         from jsonb_array_elements(w.people) with ordinality p (one, at))
       where w.email_key = any(?::text[]) and exists (select from jsonb_array_elements(w.people) p where p ->> 'nameKey' = any(?::text[]))`,
      [people.map(({ nameKey }) => nameKey), households.map(({ emailKey }) => emailKey), people.map(({ nameKey }) => nameKey)],
    ],
  ];
  for (const [sql, values] of statements) await ctx.execute(sql, values);
  await ctx.execute(
    `update volunteer set first_name = ?, last_name = ?, email = null, phone = null, may_be_asked = false, email_key = ?,
       name_key = id::text, erased_at = ? where id = any(?::uuid[])`,
    [removedName.firstName, removedName.lastName, key, at.toISOString(), ids],
  );
}

/** Forgets responses that name them, which are kept for a day for idempotency keys. A request that is sent again meets a new person. */
async function eraseResponses(
  ctx: RequestContext,
  { address, first, last }: { address: string | null; first: string; last: string },
): Promise<void> {
  for (const [table, text] of [
    ['idempotency_key', `coalesce(answer::text, '') || coalesce(responses::text, '')`],
    ['told_answer', 'answer::text'],
  ] as const)
    await ctx.execute(
      `delete from ${table} where position(lower(?) in lower(${text})) > 0
         or (position(?::text in ${text}) > 0 and position(?::text in ${text}) > 0)`,
      [address ?? '\u001f', inJson(first), inJson(last)],
    );
}

/** Whom an entry of the log is about: as parameters, because `?` stands for one in a statement. */
const whom = '^.*?(?=: |, |$)';
const whomOfEntry = '^.*?(?=: |$)';

/**
 * Entries about them keep what was done. What stands before the first ': ' or ', ' is whom it was done to, whatever they were called then; of
 * a new name and of a merge both names go.
 */
async function eraseFromLog(
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
    [name, whom, inJson(name), inJson(emailKey), ids],
  );
  await ctx.execute(
    `update audit_entry set summary = regexp_replace(summary, ?, '${removedPerson}')
     where record_id in (select id from waitlist_entry where email_key = ?) and position(? in summary) > 0`,
    [whomOfEntry, emailKey, name],
  );
}

/** A text as it stands within JSON, without the quotes around it. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
