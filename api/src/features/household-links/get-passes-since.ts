import type { RequestContext } from '../../platform/request-context.js';

/** When a household (e-mail address as compared) last closed its links: passes issued before are over. Null: never. */
export async function getPassesSince(ctx: RequestContext, emailKey: string): Promise<Date | null> {
  const [row] = await ctx.services.rows.read<{ since: Date | null }>({
    name: 'passes-since',
    text: 'select max(revoked_at) as since from household_token where email_key = $1',
    values: [emailKey],
  });
  return row?.since ?? null;
}
