import { randomUUID } from 'node:crypto';
import { emailKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { derivedToken, hashToken } from '../../platform/secrets.js';

/** The purpose under which household links are derived from the server's secret. */
export const householdPurpose = 'household';

/**
 * The id of the household's current link, made when there is none and extended to one year from now. The link itself is derived from
 * the id when a mail is rendered; the database keeps only its hash.
 */
export async function issueHouseholdLink(ctx: RequestContext, email: string): Promise<string> {
  const key = emailKey(email);
  const current = await extendLink(ctx, key);
  if (current) return current;
  // Several people of a new household at once: the others wait here until the first one's link is to be seen.
  await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`household-link ${key}`]);
  const meanwhile = await extendLink(ctx, key);
  if (meanwhile) return meanwhile;
  const id = randomUUID();
  await ctx.execute(
    `insert into household_token (id, email, email_key, token_hash, expires_at)
     values (?, ?, ?, decode(?, 'hex'), now() + interval '1 year')`,
    [id, email.trim(), key, hashOf(ctx, id).toString('hex')],
  );
  return id;
}

/** The id of the living link, extended; nothing when there is none, or one that another secret made. */
async function extendLink(ctx: RequestContext, key: string): Promise<string | undefined> {
  const [link] = await ctx.execute<{ id: string; token_hash: Buffer }>(
    `update household_token set expires_at = now() + interval '1 year' where id = (
       select id from household_token where email_key = ? and revoked_at is null and expires_at > now()
       order by created_at desc limit 1)
     returning id, token_hash`,
    [key],
  );
  return link && hashOf(ctx, link.id).equals(link.token_hash) ? link.id : undefined;
}

function hashOf(ctx: RequestContext, id: string): Buffer {
  return hashToken(derivedToken(ctx.services.secretKey, householdPurpose, id));
}
