import type { RequestContext } from '../../platform/operation/request-context.js';

/* Waitlist entries name their people and their address, so a change of a person changes them, too. Erasing finds them by both. */

/** SQL: whether the entry `entry` names the person `person`, a row of `volunteer`. */
const names = (entry: string, person: string) => `exists (select from jsonb_array_elements(${entry}.people) as p (one)
  where p.one ->> 'nameKey' = split_part(${person}.name_key, chr(30), 1))`;
const isLive = (entry: string) => `${entry}.state in ('WAITING', 'OFFERED')`;

/**
 * SQL: whether an entry `w` of the source `s` becomes one of the target `t`. An entry in which the target waits, too, does not. Another address
 * takes over an entry only if nobody else waits in it, and the target does not wait for that shift already.
 */
const isEntryMoved = `w.email_key = s.email_key and not w.inert and ${names('w', 's')}
  and (not ${isLive('w')} or s.name_key = t.name_key or not ${names('w', 't')})
  and (s.email_key = t.email_key or w.people_count = 1 and not (${isLive('w')} and exists (
    select from waitlist_entry o where o.shift_id = w.shift_id and o.id <> w.id and o.email_key = t.email_key
      and ${isLive('o')} and not o.inert and ${names('o', 't')})))`;

/** SQL: the same for entries that have not ended. */
export const isWaitMoved = `${isEntryMoved} and ${isLive('w')}`;

const asTarget = `email = t.email, email_key = t.email_key, people = (
  select jsonb_agg(case when p.one ->> 'nameKey' = split_part(s.name_key, chr(30), 1)
    then p.one || jsonb_build_object('firstName', t.first_name, 'lastName', t.last_name, 'nameKey', split_part(t.name_key, chr(30), 1))
    else p.one end order by p.place)
  from jsonb_array_elements(w.people) with ordinality as p (one, place))`;

/** Gives waitlist entries of the source to the target, also those that have ended. */
export async function renameWaiting(ctx: RequestContext, source: { id: string }, targetId: string): Promise<void> {
  await ctx.execute(
    `update waitlist_entry w set ${asTarget} from volunteer s, volunteer t where s.id = ? and t.id = ? and ${isEntryMoved}`,
    [source.id, targetId],
  );
}

/**
 * Updates a person, and in the same statement their waitlist entries. Takes the update of `volunteer` without `returning`. An offer stays under
 * the address that has its link; other links of offers stop working when their entry gets another address.
 */
export async function updatePerson(ctx: RequestContext, update: string, values: unknown[]): Promise<void> {
  await ctx.execute(
    // Within the statement, `volunteer` still is as it was.
    `with t as (${update} returning *)
     update waitlist_entry w set ${asTarget}, offer_hash = case when s.email_key = t.email_key then w.offer_hash end
     from t join volunteer s on s.id = t.id
     where ${isEntryMoved} and (s.email_key = t.email_key or w.state <> 'OFFERED')`,
    values,
  );
}
