import { isId } from '../../../contract/text/fields.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/** A person who is erased. */
export interface ErasedPerson {
  id: string;
  firstName: string;
  lastName: string;
  emailKey: string;
  nameKey: string;
  /** Ids of people who were merged into this one. */
  mergedIds: string[];
}

/** The people of one address who are erased together. */
export interface ErasedHousehold {
  emailKey: string;
  /** The address as it was typed; without one the key. */
  email: string;
  people: ErasedPerson[];
  /** Whether nobody else is left under the address: then its links, mails and switches go too. */
  isWhole: boolean;
}

/**
 * The people of these ids who are not erased yet, by household; locks them by id, which avoids deadlocks. With `before`, only those who were
 * created before that moment: who signed up again afterwards is somebody new.
 */
export async function lockPeople(
  ctx: RequestContext,
  ids: readonly string[],
  before?: Date,
): Promise<ErasedHousehold[]> {
  const rows = await ctx.execute<ErasedPerson & { email: string }>(
    `select v.id, v.first_name as "firstName", v.last_name as "lastName", v.email_key as "emailKey", v.name_key as "nameKey",
       coalesce(v.email, v.email_key) as email, '{}'::text[] as "mergedIds"
     from volunteer v where v.id = any(?::uuid[]) and v.erased_at is null and v.created_at < coalesce(?::timestamptz, 'infinity')
     order by v.id for update`,
    [[...new Set(ids.map((id) => id.toLowerCase()))].filter(isId), before?.toISOString() ?? null],
  );
  const found = rows.map(({ id }) => id);
  const [others, merged] = [await keysOfOthers(ctx, rows), await mergedInto(ctx, found)];
  const households = new Map<string, ErasedHousehold>();
  for (const { email, ...person } of rows) {
    const { emailKey } = person;
    const household = households.get(emailKey) ?? { emailKey, email, people: [], isWhole: !others.has(emailKey) };
    household.people.push({ ...person, mergedIds: merged.get(person.id) ?? [] });
    households.set(emailKey, household);
  }
  return [...households.values()];
}

/** The addresses under which somebody stays. */
async function keysOfOthers(ctx: RequestContext, people: readonly ErasedPerson[]): Promise<Set<string>> {
  const rows = await ctx.execute<{ key: string }>(
    'select distinct email_key as key from volunteer where email_key = any(?::text[]) and id <> all(?::uuid[])',
    [people.map(({ emailKey }) => emailKey), people.map(({ id }) => id)],
  );
  return new Set(rows.map(({ key }) => key));
}

async function mergedInto(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.execute<{ id: string; merged: string[] }>(
    `with recursive source (target, id) as (
       select target_id, source_id from merged_volunteer where target_id = any(?::uuid[])
       union select s.target, m.source_id from merged_volunteer m join source s on m.target_id = s.id)
     select target as id, array_agg(id::text) as merged from source group by target`,
    [ids],
  );
  return new Map(rows.map(({ id, merged }) => [id, merged]));
}

/** All of them. */
export function peopleOf(households: readonly ErasedHousehold[]): ErasedPerson[] {
  return households.flatMap(({ people }) => people);
}

/** The addresses that nobody is left under. */
export function wholeKeys(households: readonly ErasedHousehold[]): string[] {
  return households.filter(({ isWhole }) => isWhole).map(({ emailKey }) => emailKey);
}
