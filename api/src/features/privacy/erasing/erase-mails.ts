import type { RequestContext } from '../../../platform/operation/request-context.js';
import { emailKey as keyOf } from '../../../platform/text/person-key.js';
import { mailKinds } from '../../undelivered-mails/describe-mail.js';
import { peopleOf, wholeKeys, type ErasedHousehold } from './lock-people.js';
import { removedName } from './removed-name.js';

/** Mails to volunteers; those to staff at the same address stay. */
const toVolunteers = Object.entries(mailKinds).flatMap(([template, { to }]) => (to === 'volunteer' ? [template] : []));

/** Counts failed messages that are deleted, so that the figures of a mail to a group stay as they were. */
const deleteMails = (condition: string) => `with gone as (
    delete from outbox where template = any(?::text[]) and ${condition} returning bulk_mail_id, state)
  update bulk_mail b set forgotten_count = forgotten_count + lost.count
  from (select bulk_mail_id, count(*)::int as count from gone where state = 'failed' group by bulk_mail_id) lost
  where b.id = lost.bulk_mail_id`;

/**
 * Takes them out of the outbox: mails to a household of which nobody is left are deleted, and mails to a group that were written to one of
 * them; from all others, sent or waiting, their names go. People who are idle got none lately, and mails to
 * others that may name them, such as a lead, go by their own days.
 */
export async function eraseMails(
  ctx: RequestContext,
  households: readonly ErasedHousehold[],
  { areIdle }: { areIdle: boolean },
): Promise<void> {
  await ctx.execute(deleteMails('recipient_key = any(?::text[])'), [toVolunteers, wholeKeys(households)]);
  for (const { emailKey, people } of households.filter(({ isWhole }) => !isWhole))
    await ctx.execute(
      deleteMails('recipient_key = ? and bulk_mail_id is not null and recipient_name = any(?::text[])'),
      [toVolunteers, emailKey, people.map(fullName)],
    );
  const people = peopleOf(households);
  const keys = households.map(({ emailKey }) => emailKey);
  const naming = await ctx.execute<{ id: string; payload: unknown; name: string | null; key: string }>(
    `select id, payload, recipient_name as name, recipient_key as key from outbox
     where ${areIdle ? 'recipient_key = any(?::text[])' : '?::text[] is not null'} and jsonb_path_exists(payload, ?::jsonpath, ?::jsonb)
       or (recipient_key = any(?::text[]) and recipient_name = any(?::text[]))
     order by id for update`,
    [
      ...[keys, '$.**.lastName ? (@ == $names[*])'],
      ...[JSON.stringify({ names: [...new Set(people.map(({ lastName }) => lastName))] }), keys, people.map(fullName)],
    ],
  );
  for (const { id, payload, name, key } of naming) {
    const without = withoutPeople(payload, people);
    const isTheirs = people.some((one) => one.emailKey === key && fullName(one) === name);
    if (isTheirs || JSON.stringify(without) !== JSON.stringify(payload))
      await ctx.execute('update outbox set payload = ?::jsonb, recipient_name = ? where id = ?', [
        JSON.stringify(without),
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

function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`;
}

/** A payload in which these people are called 'Removed person' and have no address. Whoever else has the name, under another address, stays. */
export function withoutPeople(value: unknown, people: readonly Named[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPeople(one, people));
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutPeople(inner, people)]),
  );
  if (!people.some((one) => isNamed(fields, one))) return fields;
  return { ...fields, ...removedName, ...('email' in fields ? { email: 'erased:' } : {}) };
}

function isNamed({ firstName, lastName, email }: Record<string, unknown>, one: Named): boolean {
  if (firstName !== one.firstName || lastName !== one.lastName) return false;
  return typeof email !== 'string' || keyOf(email) === one.emailKey;
}
