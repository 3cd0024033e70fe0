import type { RequestContext } from '../../../platform/operation/request-context.js';
import { isReachable } from '../../../platform/text/person-key.js';
import { keyOfErasedAddress } from '../../household-links/erased-address.js';
import { peopleOf, wholeKeys, type ErasedHousehold } from './lock-people.js';
import { namelessEntry, removedName } from './removed-name.js';

const ofTheirs = 'in (select id from signup where volunteer_id = any(?::uuid[]))';

/**
 * Takes away what is theirs in all tables but the outbox and the log: answers, what guardians wrote, links, switches and waiting. The people
 * become nameless rows, erased at that moment.
 */
export async function eraseRows(ctx: RequestContext, households: readonly ErasedHousehold[], at: Date): Promise<void> {
  const [ids, whole] = [peopleOf(households).map(({ id }) => id), wholeKeys(households)];
  const statements: [string, unknown[]][] = [
    [`delete from answer where signup_id ${ofTheirs}`, [ids]],
    [`update guardian_consent set guardian_name = '', wording = '' where signup_id ${ofTheirs}`, [ids]],
    [
      `update replacement set message = null, token_hash = sha256(gen_random_uuid()::text::bytea) where signup_id ${ofTheirs}`,
      [ids],
    ],
    ['delete from replacement_ask where volunteer_id = any(?::uuid[])', [ids]],
    ['delete from asked_person where volunteer_id = any(?::uuid[])', [ids]],
    closedLinks(ctx.services.secretKey, whole, at),
    ['delete from email_opt_out where email_key = any(?::text[])', [whole]],
    ['delete from reminder where email_key = any(?::text[])', [whole]],
    ...waitingOfWhole(households),
    ...households.filter(({ isWhole }) => !isWhole).map(waitingOfSome),
    namelessRows(households, at),
  ];
  for (const [sql, values] of statements) await ctx.execute(sql, values);
}

/**
 * Links of whole households go. A closed one without an address stays for each: cookies of other browsers, which name the address, open
 * nothing by it.
 */
function closedLinks(secretKey: Buffer, whole: readonly string[], at: Date): [string, unknown[]] {
  return [
    `with gone as (delete from household_token where email_key = any(?::text[])),
       closed as (select unnest(?::text[]) as key, ?::timestamptz as at)
     insert into household_token (email, email_key, token_hash, expires_at, revoked_at)
     select '', key, sha256(gen_random_uuid()::text::bytea), at, at from closed`,
    [whole, whole.filter(isReachable).map((address) => keyOfErasedAddress(secretKey, address)), at.toISOString()],
  ];
}

/** Entries on waitlists, which have ended, of people whose household stays. */
function waitingOfSome({ emailKey, people }: ErasedHousehold): [string, unknown[]] {
  const names = people.map(({ nameKey }) => nameKey);
  return [
    `update waitlist_entry w set phone = null, offer_id = null, offer_hash = null, people = (
       select jsonb_agg(case when p.one ->> 'nameKey' = any(?::text[]) then ${namelessEntry} else p.one end order by p.at)
       from jsonb_array_elements(w.people) with ordinality p (one, at))
     where w.email_key = ? and exists (select from jsonb_array_elements(w.people) p where p ->> 'nameKey' = any(?::text[]))`,
    [names, emailKey, names],
  ];
}

/** Entries and requests of whole households get the key that stands in place of the address. */
function waitingOfWhole(households: readonly ErasedHousehold[]): [string, unknown[]][] {
  const whole = households.filter(({ isWhole }) => isWhole);
  const keys = [whole.map(({ emailKey }) => emailKey), whole.map(({ key }) => key)];
  const byAddress = 'unnest(?::text[], ?::text[]) as k (address, key)';
  return [
    [`update erasure_request r set email_key = k.key from ${byAddress} where r.email_key = k.address`, keys],
    [
      `update waitlist_entry w set email = '', email_key = k.key, phone = null, offer_id = null, offer_hash = null,
         people = (select jsonb_agg(${namelessEntry}) from jsonb_array_elements(w.people))
       from ${byAddress} where w.email_key = k.address`,
      keys,
    ],
  ];
}

function namelessRows(households: readonly ErasedHousehold[], at: Date): [string, unknown[]] {
  const rows = households.flatMap(({ key, people }) => people.map(({ id }) => ({ id, key })));
  return [
    `update volunteer v set first_name = ?, last_name = ?, email = null, phone = null, may_be_asked = false, email_key = k.key,
       name_key = v.id::text, erased_at = ? from unnest(?::uuid[], ?::text[]) as k (id, key) where v.id = k.id`,
    [
      ...[removedName.firstName, removedName.lastName, at.toISOString()],
      ...[rows.map(({ id }) => id), rows.map(({ key }) => key)],
    ],
  ];
}
