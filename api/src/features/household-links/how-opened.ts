import { opensHousehold } from '../../platform/operation/household-pass.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** How the caller got access to a household (by its address key): by its mailed link, by a lookup of the address, or not at all. */
export async function howOpened(ctx: RequestContext, emailKey: string): Promise<'link' | 'lookup' | null> {
  const pass = ctx.household;
  if (!pass || pass.source === 'record' || pass.emailKey !== emailKey) return null;
  const passesSince = await findPassesSince(ctx, emailKey);
  return opensHousehold(pass, { emailKey, passesSince }) ? pass.source : null;
}

/** When a household last revoked its links, which ended the cookies issued before; null if never. */
export async function findPassesSince(ctx: RequestContext, emailKey: string): Promise<Date | null> {
  const [closed] = await ctx.execute<{ since: string | null }>(
    'select max(revoked_at) as since from household_token where email_key = ?',
    [emailKey],
  );
  return closed?.since ? new Date(closed.since) : null;
}
