import { randomUUID } from 'node:crypto';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../platform/operation/secrets.js';

/** The purpose under which household links are derived from the server's secret. */
export const householdPurpose = 'household';

/** The purpose under which a link's id is sealed into the address of the household's own calendar. */
export const householdCalendarPurpose = 'household-calendar';

/** A link as stored: its id, and the hash of the token, which is derived from the id when a mail is rendered. */
export interface HouseholdLink {
  id: string;
  hash: Buffer;
}

/** The key that links are derived from. */
type WithSecret = { services: Pick<RequestContext['services'], 'secretKey'> };

/** A new link, not stored yet. */
export function newHouseholdLink(ctx: WithSecret): HouseholdLink {
  const id = randomUUID();
  return { id, hash: hashOf(ctx, id) };
}

/** The id of the household's current link. Creates it if there is none, and extends it to one year from now. */
export async function issueHouseholdLink(ctx: RequestContext, email: string): Promise<string> {
  return trustHouseholdLink(ctx, email, await issue(ctx, email, null));
}

/** Like `issueHouseholdLink` for many households, in one statement for all that have a link. Returns ids by address key. */
export async function issueHouseholdLinks(
  ctx: RequestContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byKey = new Map(emails.map((email) => [emailKey(email), email]));
  const links = await extendLinks(ctx, [...byKey.keys()]);
  for (const key of [...byKey.keys()].sort())
    if (!links.has(key)) links.set(key, await issueHouseholdLink(ctx, byKey.get(key) ?? key));
  return links;
}

/** Extends and locks the valid links, sorted. Returns their ids by address key, without links made under another secret. */
async function extendLinks(ctx: RequestContext, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.execute<HouseholdLink & { key: string }>(
    `with newest as (
       select distinct on (email_key) id from household_token
       where email_key = any(?::text[]) and revoked_at is null and expires_at > now() order by email_key, created_at desc),
     held as materialized (
       select id from household_token where id in (select id from newest) and revoked_at is null
       order by email_key for no key update)
     update household_token t set expires_at = now() + interval '1 year' from held where t.id = held.id
     returning t.id, t.email_key as key, t.token_hash as hash`,
    [keys],
  );
  return new Map(rows.filter(({ id, hash }) => hashOf(ctx, id).equals(hash)).map(({ id, key }) => [key, id]));
}

/** The id of a link that the database returned; of a new one if it was made under another secret, as its token would not work. */
export async function trustHouseholdLink(
  ctx: RequestContext,
  email: string,
  link: HouseholdLink,
  made?: HouseholdLink,
): Promise<string> {
  // A link that was just created needs no check.
  if (made && made.id === link.id && made.hash.equals(link.hash)) return link.id;
  return hashOf(ctx, link.id).equals(link.hash) ? link.id : (await issue(ctx, email, link.id)).id;
}

async function issue(ctx: RequestContext, email: string, foreignId: string | null): Promise<HouseholdLink> {
  const { id, hash } = newHouseholdLink(ctx);
  const [link] = await ctx.execute<HouseholdLink>(
    'select id, token_hash as hash from issue_household_link(?, ?, ?, ?, ?)',
    [email.trim(), emailKey(email), id, hash, foreignId],
  );
  if (!link) throw new Error('The database returned no link');
  return link;
}

function hashOf(ctx: WithSecret, id: string): Buffer {
  return hashToken(derivedToken(ctx.services.secretKey, householdPurpose, id));
}
