import { opensHousehold } from '../../platform/operation/household-pass.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** How the caller came into a household (its address as compared): by its mailed link, by its address alone, or not at all. */
export async function howOpened(ctx: RequestContext, emailKey: string): Promise<'link' | 'lookup' | null> {
  const pass = ctx.household;
  if (!pass || pass.source === 'record' || pass.emailKey !== emailKey) return null;
  const passesSince = await findPassesSince(ctx, emailKey);
  return opensHousehold(pass, { emailKey, passesSince }) ? pass.source : null;
}

/** When a household last closed its links, and with them the passes issued before; null when it never did. */
export async function findPassesSince(ctx: RequestContext, emailKey: string): Promise<Date | null> {
  const [closed] = await ctx.execute<{ since: string | null }>(
    'select max(revoked_at) as since from household_token where email_key = ?',
    [emailKey],
  );
  return closed?.since ? new Date(closed.since) : null;
}
