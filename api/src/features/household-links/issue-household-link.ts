import { randomUUID } from 'node:crypto';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { derivedToken, hashToken } from '../../platform/operation/secrets.js';

/** The purpose under which household links are derived from the server's secret. */
export const householdPurpose = 'household';

/** The purpose under which a link's id is sealed into the address of the household's own calendar. */
export const householdCalendarPurpose = 'household-calendar';

/** A link as the database keeps it: its id, and the hash of the token that is derived from the id when a mail is rendered. */
export interface HouseholdLink {
  id: string;
  hash: Buffer;
}

/** What links are derived from. */
type WithSecret = { services: Pick<RequestContext['services'], 'secretKey'> };

/** A link for whoever has none yet. */
export function newHouseholdLink(ctx: WithSecret): HouseholdLink {
  const id = randomUUID();
  return { id, hash: hashOf(ctx, id) };
}

/** The id of the household's current link, made when there is none and extended to one year from now. */
export async function issueHouseholdLink(ctx: RequestContext, email: string): Promise<string> {
  return trustHouseholdLink(ctx, email, await issue(ctx, email, null));
}

/** The same for many households, in one statement for all that have a link. Keys are addresses as compared. */
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

/** The ids of the living links, extended and held in one order; none where there is none, or one that another secret made. */
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

/** The id of a link that the database gave out; a new one's if that was made under another secret, and so opens nothing. */
export async function trustHouseholdLink(
  ctx: RequestContext,
  email: string,
  link: HouseholdLink,
  made?: HouseholdLink,
): Promise<string> {
  // The one that was just made for it needs no second look.
  if (made && made.id === link.id && made.hash.equals(link.hash)) return link.id;
  return hashOf(ctx, link.id).equals(link.hash) ? link.id : (await issue(ctx, email, link.id)).id;
}

async function issue(ctx: RequestContext, email: string, foreignId: string | null): Promise<HouseholdLink> {
  const { id, hash } = newHouseholdLink(ctx);
  const [link] = await ctx.execute<HouseholdLink>(
    'select id, token_hash as hash from issue_household_link(?, ?, ?, ?, ?)',
    [email.trim(), emailKey(email), id, hash, foreignId],
  );
  if (!link) throw new Error('The database gave out no link');
  return link;
}

function hashOf(ctx: WithSecret, id: string): Buffer {
  return hashToken(derivedToken(ctx.services.secretKey, householdPurpose, id));
}
