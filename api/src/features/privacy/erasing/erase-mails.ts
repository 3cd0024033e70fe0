import type { RequestContext } from '../../../platform/operation/request-context.js';
import { emailKey as keyOf } from '../../../platform/text/person-key.js';
import { inJson, removedName, removedPerson } from './erase-rows.js';
import { peopleOf, wholeKeys, type ErasedHousehold } from './lock-people.js';

/** Counts failed messages that are deleted, so that the figures of a mail to a group stay as they were. */
const deleteMails = (condition: string) => `with gone as (
    delete from outbox where ${condition} returning bulk_mail_id, state)
  update bulk_mail b set forgotten_count = forgotten_count + lost.count
  from (select bulk_mail_id, count(*)::int as count from gone where state = 'failed' group by bulk_mail_id) lost
  where b.id = lost.bulk_mail_id`;

/**
 * Takes them out of the outbox: mails to a household of which nobody is left are deleted; of all others that name them, those that were sent or
 * failed are deleted, and those that wait go out without the name.
 */
export async function eraseMails(
  ctx: RequestContext,
  households: readonly ErasedHousehold[],
  key: string,
): Promise<void> {
  await ctx.execute(deleteMails('recipient_key = any(?::text[])'), [wholeKeys(households)]);
  const people = peopleOf(households);
  const naming = await ctx.execute<{ id: string; state: string; payload: unknown; name: string | null }>(
    `select id, state, payload, recipient_name as name from outbox
     where exists (select from jsonb_to_recordset(?::jsonb) as w (first text, last text, address text)
       where (position(w.first in payload::text) > 0 and position(w.last in payload::text) > 0) or position(w.address in lower(payload::text)) > 0
         or recipient_name = w.first || ' ' || w.last) for update`,
    [JSON.stringify(people.map(wordsOf))],
  );
  const gone = naming.filter(({ state }) => state !== 'waiting').map(({ id }) => id);
  await ctx.execute(deleteMails('id = any(?::uuid[])'), [gone]);
  for (const { id, state, payload, name } of naming) {
    if (state !== 'waiting') continue;
    const isTheirs = people.some(({ firstName, lastName }) => name === `${firstName} ${lastName}`);
    await ctx.execute('update outbox set payload = ?::jsonb, recipient_name = ? where id = ?', [
      JSON.stringify(withoutPeople(payload, people, key)),
      isTheirs ? null : name,
      id,
    ]);
  }
}

interface Named {
  firstName: string;
  lastName: string;
  emailKey: string;
}

function wordsOf({ firstName, lastName, emailKey }: Named) {
  return { first: inJson(firstName), last: inJson(lastName), address: inJson(emailKey) };
}

/** A payload in which these people are called 'Removed person', and their address is the key. */
export function withoutPeople(value: unknown, people: readonly Named[], key: string): unknown {
  if (typeof value === 'string') return withoutNames(value, people, key);
  if (Array.isArray(value)) return value.map((one) => withoutPeople(one, people, key));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutPeople(inner, people, key)]),
  );
  return people.some((one) => isNamed(value, one)) ? { ...fields, ...removedName } : fields;
}

function isNamed(value: object, { firstName, lastName }: Named): boolean {
  return 'firstName' in value && 'lastName' in value && value.firstName === firstName && value.lastName === lastName;
}

function withoutNames(text: string, people: readonly Named[], key: string): string {
  return people.reduce(
    (rest, { firstName, lastName, emailKey }) =>
      keyOf(rest) === emailKey ? key : rest.replaceAll(`${firstName} ${lastName}`, removedPerson),
    text,
  );
}
