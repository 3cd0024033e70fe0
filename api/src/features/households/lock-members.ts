import { isId } from '../../contract/text/fields.js';
import type { OwnedByHousehold } from '../../platform/operation/household-pass.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** A person of a household, as loaded. */
export interface Member extends OwnedByHousehold {
  id: string;
  firstName: string;
  lastName: string;
  /** Null for somebody who walked in without one. */
  email: string | null;
  phone: string | null;
  /** When the person was created, in seconds since 1970. */
  madeAt: number;
}

/**
 * SQL: the name key to write; takes three values: the key of the address and twice that of the name. Where two older records of one
 * household share a name, the newer one has a key with a suffix, which it keeps while its name and address have the same keys.
 */
export const nextNameKey = 'case when email_key = ? and split_part(name_key, chr(30), 1) = ? then name_key else ? end';

/** The people of these ids that exist and were not erased, by id. Locks them in that order, which avoids deadlocks. */
export async function lockMembers(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, Member>> {
  const rows = await ctx.execute<Omit<Member, 'passesSince'> & { closedAt: number | null }>(
    `select id, first_name as "firstName", last_name as "lastName", email, phone, email_key as "emailKey",
       extract(epoch from created_at)::float8 as "madeAt",
       (select extract(epoch from max(t.revoked_at))::float8 * 1000 from household_token t
         where t.email_key = v.email_key) as "closedAt"
     from volunteer v where id = any(?::uuid[]) and erased_at is null order by id for update of v`,
    [ids.filter(isId)],
  );
  return new Map(
    rows.map(({ closedAt, ...member }) => [
      member.id,
      { ...member, passesSince: closedAt === null ? null : new Date(closedAt) },
    ]),
  );
}

/** Throws if another person under the address (key) has the name (key). Error: NAME_TAKEN, with the ids of both. */
export async function refuseTakenName(ctx: RequestContext, id: string, emailKey: string, name: string): Promise<void> {
  const [other] = await ctx.execute<{ id: string }>(
    `select other.id from volunteer other join volunteer own on own.id = ?
     where other.email_key = ? and other.name_key = ? and other.id <> own.id
       and not (own.email_key = other.email_key and split_part(own.name_key, chr(30), 1) = other.name_key)`,
    [id, emailKey, name],
  );
  if (other) throw new DomainError('NAME_TAKEN', { mergeIds: [id, other.id] });
}
