import { nameKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** Two people to merge. */
export interface MergedPair {
  sourceId: string;
  targetId: string;
}

/**
 * For shifts that both people are in: copies what the target's signup lacks from the source's before that is cancelled: answers (of two the
 * newer), the guardian's consent, 'Still coming', and an open search for a replacement with its link. Returns the signups that changed.
 */
export async function completeKeptPlaces(
  ctx: RequestContext,
  { sourceId, targetId }: MergedPair,
): Promise<{ id: string; eventId: string; categoryId: string; shiftId: string }[]> {
  const pairs = await ctx.execute<{
    dropped: string;
    id: string;
    eventId: string;
    categoryId: string;
    shiftId: string;
  }>(
    `select d.id as dropped, k.id, s.event_id as "eventId", o.category_id as "categoryId", s.id as "shiftId"
     from signup d join signup k on k.shift_id = d.shift_id and k.volunteer_id = ? and k.status = 'active'
       join shift s on s.id = d.shift_id join opportunity o on o.id = s.opportunity_id
     where d.volunteer_id = ? and d.status = 'active' order by k.id`,
    [targetId, sourceId],
  );
  if (pairs.length === 0) return [];
  const rows = JSON.stringify(pairs.map(({ dropped, id }) => ({ dropped, kept: id })));
  for (const statement of copyStatements) await ctx.execute(statement, [rows]);
  return pairs.map(({ id, eventId, categoryId, shiftId }) => ({ id, eventId, categoryId, shiftId }));
}

const pair = 'jsonb_to_recordset(?::jsonb) as pair (dropped uuid, kept uuid)';

const copyStatements = [
  `insert into answer (signup_id, question_id, value, answered_at)
   select pair.kept, a.question_id, a.value, a.answered_at from ${pair} join answer a on a.signup_id = pair.dropped
   on conflict (signup_id, question_id) do update set value = excluded.value, answered_at = excluded.answered_at
     where excluded.answered_at > answer.answered_at`,
  `insert into guardian_consent (signup_id, guardian_name, wording, given_at)
   select pair.kept, c.guardian_name, c.wording, c.given_at from ${pair} join guardian_consent c on c.signup_id = pair.dropped
   where not exists (select from guardian_consent own where own.signup_id = pair.kept)`,
  `update signup kept set unconfirmed_since = null from ${pair} join signup dropped on dropped.id = pair.dropped
   where kept.id = pair.kept and kept.unconfirmed_since is not null and dropped.unconfirmed_since is null`,
  `update replacement r set signup_id = pair.kept from ${pair}
   where r.signup_id = pair.dropped and r.state = 'OPEN'
     and not exists (select from replacement own where own.signup_id = pair.kept and own.state = 'OPEN')`,
];

/** SQL: whether a waitlist entry `w` of the source `s` gets the name of the target `t`. */
export const isEntryMoved = `w.email_key = s.email_key and w.state in ('WAITING', 'OFFERED') and not w.inert
       and exists (select from jsonb_array_elements(w.people) as p (one) where p.one ->> 'nameKey' = split_part(s.name_key, chr(30), 1))
       and (s.name_key = t.name_key or not exists (
         select from jsonb_array_elements(w.people) as p (one) where p.one ->> 'nameKey' = split_part(t.name_key, chr(30), 1)))
       and (s.email_key = t.email_key or w.people_count = 1)`;

/**
 * Renames the source to the target in waitlist entries. An entry under another address moves only if nobody else waits in it. An entry that
 * the target is in already does not change, nor do entries that have ended.
 */
export async function renameWaiting(ctx: RequestContext, source: { id: string }, targetId: string): Promise<void> {
  await ctx.execute(
    `update waitlist_entry w set email = t.email, email_key = t.email_key, people = (
       select jsonb_agg(case when p.one ->> 'nameKey' = split_part(s.name_key, chr(30), 1)
         then p.one || jsonb_build_object('firstName', t.first_name, 'lastName', t.last_name, 'nameKey', split_part(t.name_key, chr(30), 1))
         else p.one end order by p.place)
       from jsonb_array_elements(w.people) with ordinality as p (one, place))
     from volunteer s, volunteer t
     where s.id = ? and t.id = ? and ${isEntryMoved}`,
    [source.id, targetId],
  );
}

/**
 * Writes a person's new name and address by this update, and in the same statement changes them where the person waits: entries name people, and
 * what is offered, or erased, is found by the name and address of now. An entry moves to a new address only if nobody else waits in it.
 */
export async function writePerson(
  ctx: RequestContext,
  { emailKey, firstName, lastName }: { emailKey: string; firstName: string; lastName: string },
  [update, values]: [string, unknown[]],
): Promise<void> {
  const old = nameKey(firstName, lastName);
  const waits = (key: string) =>
    `exists (select from jsonb_array_elements(w.people) as p (one) where p.one ->> 'nameKey' = ${key})`;
  await ctx.execute(
    `with named as (
       ${update} returning email, email_key, first_name, last_name, split_part(name_key, chr(30), 1) as name_key)
     update waitlist_entry w set email = case w.people_count when 1 then n.email else w.email end,
       email_key = case w.people_count when 1 then n.email_key else w.email_key end, people = (
       select jsonb_agg(case when p.one ->> 'nameKey' = ?
         then p.one || jsonb_build_object('firstName', n.first_name, 'lastName', n.last_name, 'nameKey', n.name_key)
         else p.one end order by p.place)
       from jsonb_array_elements(w.people) with ordinality as p (one, place))
     from named n
     where w.email_key = ? and (w.email_key = n.email_key or w.people_count = 1) and w.state in ('WAITING', 'OFFERED') and not w.inert
       and ${waits('?')} and (n.name_key = ? or not ${waits('n.name_key')})`,
    [...values, old, emailKey, old, old],
  );
}
