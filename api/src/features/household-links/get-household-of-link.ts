import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';

/** The household of a mailed link. */
export interface LinkedHousehold {
  email: string;
  emailKey: string;
}

/** Looks a household link up; a link may be used many times. Errors: LINK_NOT_FOUND, LINK_EXPIRED (also revoked ones), TOO_MANY_REQUESTS. */
export async function getHouseholdOfLink(ctx: RequestContext, token: string): Promise<LinkedHousehold> {
  await ctx.services.limits.takeAll([tryOf('household-link', ctx.ip)]);
  const [row] = await ctx.services.rows.read<LinkedHousehold & { live: boolean }>({
    name: 'household-link',
    text: `select email, email_key as "emailKey", revoked_at is null and expires_at > now() as live
      from household_token where token_hash = $1`,
    values: [hashToken(token)],
  });
  if (!row) throw new DomainError('LINK_NOT_FOUND');
  if (!row.live) throw new DomainError('LINK_EXPIRED');
  return { email: row.email, emailKey: row.emailKey };
}
