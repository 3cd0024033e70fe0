import { isId } from '../../../contract/text/fields.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { keyOfErased } from '../../../platform/text/person-key.js';
import type { Cutoff } from '../retention/retention-rules.js';
import { isNameDue } from '../retention/sweeps.js';
import { issueHouseholdLinks } from '../../household-links/issue-household-link.js';

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
  /** What stands in place of the address. */
  key: string;
  /** The household's link, which is locked. */
  linkId: string | undefined;
}

/** Whom to lock: of these ids, those who were created before a moment, those under one address, those who are idle. */
interface Wanted {
  erasureId: string;
  ids: readonly string[];
  before?: Date;
  emailKey?: string;
  idleSince?: Cutoff;
}

/**
 * The people who are not erased yet, by household. Locks them by id, then the links of their addresses: nobody signs up, moves or waits under
 * these until the commit. With `before`, who signed up again afterwards is somebody new.
 */
export async function lockPeople(
  ctx: RequestContext,
  { erasureId, ids, before, emailKey, idleSince }: Wanted,
): Promise<ErasedHousehold[]> {
  const locked = await ctx.execute<ErasedPerson & { email: string }>(
    `select v.id, v.first_name as "firstName", v.last_name as "lastName", v.email_key as "emailKey", v.name_key as "nameKey",
       coalesce(v.email, v.email_key) as email, '{}'::text[] as "mergedIds"
     from volunteer v where v.id = any(?::uuid[]) and v.erased_at is null and v.created_at < coalesce(?::timestamptz, 'infinity')
       and v.email_key = coalesce(?, v.email_key)
     order by v.id for update`,
    [[...new Set(ids.map((id) => id.toLowerCase()))].filter(isId), before?.toISOString() ?? null, emailKey ?? null],
  );
  if (locked.length === 0) return [];
  const links = await issueHouseholdLinks(
    ctx,
    locked.map(({ email }) => email),
  );
  const rows = idleSince ? await idleOf(ctx, locked, idleSince) : locked;
  const others = await keysOfOthers(ctx, rows);
  const merged = await mergedInto(
    ctx,
    rows.map(({ id }) => id),
  );
  const households = new Map<string, ErasedHousehold>();
  for (const { email, ...person } of rows) {
    const { emailKey: address } = person;
    const household = households.get(address) ?? {
      ...{ emailKey: address, email, people: [], isWhole: !others.has(address) },
      key: keyOfErased(households.size === 0 ? erasureId : `${erasureId}:${households.size}`),
      linkId: links.get(address),
    };
    household.people.push({ ...person, mergedIds: merged.get(person.id) ?? [] });
    households.set(address, household);
  }
  return [...households.values()];
}

/** Those of them who took part in nothing since then: who signed up or waits since they were found stays. */
async function idleOf<Person extends { id: string }>(
  ctx: RequestContext,
  people: readonly Person[],
  { day, moment }: Cutoff,
): Promise<Person[]> {
  const rows = await ctx.execute<{ id: string }>(
    `with cutoff as (select ?::date as day, ?::timestamptz as moment) select v.id from volunteer v where v.id = any(?::uuid[]) and ${isNameDue}`,
    [day, moment, people.map(({ id }) => id)],
  );
  const idle = new Set(rows.map(({ id }) => id));
  return people.filter(({ id }) => idle.has(id));
}

/** The addresses under which somebody stays, or others wait who do so without them. */
async function keysOfOthers(ctx: RequestContext, people: readonly ErasedPerson[]): Promise<Set<string>> {
  const keys = people.map(({ emailKey }) => emailKey);
  const rows = await ctx.execute<{ key: string }>(
    `select email_key as key from volunteer where email_key = any(?::text[]) and id <> all(?::uuid[])
     union select w.email_key from waitlist_entry w where w.email_key = any(?::text[]) and w.state in ('WAITING', 'OFFERED')
       and not exists (select from jsonb_array_elements(w.people) p where p ->> 'nameKey' = any(?::text[]))`,
    [keys, people.map(({ id }) => id), keys, people.map(({ nameKey }) => nameKey)],
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

/** Their ids, and those of people who were merged into them. */
export function allIdsOf(households: readonly ErasedHousehold[]): string[] {
  return peopleOf(households).flatMap(({ id, mergedIds }) => [id, ...mergedIds]);
}

/** The addresses that nobody is left under. */
export function wholeKeys(households: readonly ErasedHousehold[]): string[] {
  return households.filter(({ isWhole }) => isWhole).map(({ emailKey }) => emailKey);
}
