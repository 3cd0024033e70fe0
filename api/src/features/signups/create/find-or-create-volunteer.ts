import { DomainError } from '../../../platform/operation/domain-error.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/** The person under the other address, and whether they were just created. */
export interface FoundVolunteer {
  id: string;
  isNew: boolean;
}

/**
 * The person of the same name under another address: created if unknown, otherwise unchanged. Locks both people. A name key may end in
 * U+001E and an id, where two older records of one household share a name; under the other address the plain key is used. The phone number
 * is copied only if the person exists through this browser's signups alone: nobody else's number may leak to another address. Error:
 * SIGNUP_NOT_FOUND if one of the two was deleted meanwhile.
 */
export async function findOrCreateVolunteer(
  ctx: RequestContext,
  volunteerId: string,
  email: string,
): Promise<FoundVolunteer> {
  const made = await ctx.execute(
    `insert into volunteer (first_name, last_name, email, phone, email_key, name_key, may_be_asked)
     select first_name, last_name, ?, case when created_at > now() - interval '30 minutes' and not exists (
       select 1 from signup g where g.volunteer_id = v.id and g.id <> all(?::uuid[])) then phone end, ?, split_part(name_key, chr(30), 1),
       may_be_asked and created_at > now() - interval '30 minutes'
     from volunteer v where id = ? and erased_at is null
     on conflict (email_key, name_key) do nothing returning id`,
    [email, ctx.household?.made ?? [], emailKey(email), volunteerId],
  );
  const locked = await ctx.execute<{ id: string }>(
    `select id from volunteer where (id = ? and erased_at is null) or (email_key = ? and name_key = (select split_part(name_key, chr(30), 1) from volunteer where id = ?))
     order by id for update`,
    [volunteerId, emailKey(email), volunteerId],
  );
  const other = locked.find(({ id }) => id !== volunteerId);
  // A concurrent request deleted one of the two.
  if (!other || locked.length < 2) throw new DomainError('SIGNUP_NOT_FOUND');
  return { id: other.id, isNew: made.length > 0 };
}
