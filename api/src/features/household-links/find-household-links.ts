import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { issueHouseholdLink } from './issue-household-link.js';

/**
 * The id of each address's valid link, by address key, for mails to many, in one statement; creates missing ones. Reads links without
 * locking them, which avoids deadlocks with concurrent signups.
 */
export async function findHouseholdLinks(
  ctx: RequestContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byKey = new Map(emails.map((email) => [emailKey(email), email]));
  const living = await ctx.execute<{ id: string; key: string }>(
    `select distinct on (email_key) id, email_key as key from household_token
     where email_key = any(?::text[]) and revoked_at is null and expires_at > now()
     order by email_key, created_at desc`,
    [[...byKey.keys()]],
  );
  const links = new Map(living.map(({ id, key }) => [key, id]));
  for (const [key, email] of byKey) if (!links.has(key)) links.set(key, await issueHouseholdLink(ctx, email));
  return links;
}
