import { randomUUID } from 'node:crypto';
import { emailKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { derivedToken, hashToken } from '../../platform/secrets.js';

/** The purpose under which household links are derived from the server's secret. */
export const householdPurpose = 'household';

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

/** The id of a link that the database gave out; a new one's if that was made under another secret, and so opens nothing. */
export async function trustHouseholdLink(ctx: RequestContext, email: string, link: HouseholdLink): Promise<string> {
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
