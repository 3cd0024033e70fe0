import { z } from 'zod';
import { opensHousehold } from '../../platform/household-pass.js';
import { operation } from '../../platform/operation.js';
import type { Selection } from '../../platform/selection.js';
import type { Household } from '../../records/household.js';
import { readOpenHousehold } from './read-open-household.js';
import type { RequestContext } from '../../platform/request-context.js';

/** The household that this browser's cookie opens; null without one, and for that of a single signup. Phones only after a mailed link was opened. */
export const readMyHousehold = operation(
  {
    openTo: 'everyone',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readMyHousehold(ctx, { selection }): Promise<Household | null> {
    const pass = ctx.household;
    if (!pass) return null;
    const { emailKey, source } = pass;
    if (!opensHousehold(pass, { emailKey, passesSince: await getPassesSince(ctx, emailKey) })) return null;
    const household = await readOpenHousehold(ctx, { emailKey, byLink: source === 'link' }, selection);
    return household ?? { id: emailKey, email: emailKey, volunteers: [] };
  },
);

/** When a household (e-mail address as compared) last closed its links: passes issued before are over. Null: never. */
async function getPassesSince(ctx: RequestContext, emailKey: string): Promise<Date | null> {
  const [row] = await ctx.services.rows.read<{ since: Date | null }>({
    name: 'passes-since',
    text: 'select max(revoked_at) as since from household_token where email_key = $1',
    values: [emailKey],
  });
  return row?.since ?? null;
}
