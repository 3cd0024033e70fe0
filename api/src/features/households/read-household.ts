import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Household } from '../../records/household.js';
import { keyOfErasedAddress, passesSinceSql } from '../household-links/erased-address.js';
import { getHouseholdOfLink } from '../household-links/get-household-of-link.js';
import { opensHousehold } from '../../platform/operation/household-pass.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { readRecord } from '../../platform/reading/read-records.js';
import { withHousehold } from '../../platform/reading/access-scope.js';

/** The household of a mailed link: its address, as mailed, and its people. Gives this browser access to it for a day. */
export const readHousehold = operation(
  {
    access: 'public',
    input: z.object({ token: z.string(), selection: z.custom<Selection>() }),
    refuses: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function readHousehold(ctx, { token, selection }): Promise<Household> {
    const { email, emailKey } = await getHouseholdOfLink(ctx, token);
    const household = await readOpenHousehold(ctx, { emailKey, byLink: true }, selection);
    ctx.grantHousehold({ source: 'link', emailKey });
    return { id: emailKey, volunteers: [], mayBeAsked: false, ...household, email };
  },
);

/**
 * The household of this browser's cookie; null without one, and for the cookie of a single signup. Phone numbers only after a mailed link
 * was opened.
 */
export const readMyHousehold = operation(
  {
    access: 'public',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readMyHousehold(ctx, { selection }): Promise<Household | null> {
    const pass = ctx.household;
    if (!pass) return null;
    const { emailKey, source } = pass;
    if (!opensHousehold(pass, { emailKey, passesSince: await getPassesSince(ctx, emailKey) })) return null;
    const household = await readOpenHousehold(ctx, { emailKey, byLink: source === 'link' }, selection);
    return household ?? { id: emailKey, email: emailKey, volunteers: [], mayBeAsked: source === 'link' ? false : null };
  },
);

/** When a household, by its address key, last revoked its links or was erased; null if never. */
async function getPassesSince(ctx: RequestContext, emailKey: string): Promise<Date | null> {
  const [row] = await ctx.services.rows.read<{ since: Date | null }>({
    name: 'passes-since',
    text: `select ${passesSinceSql('$1', '$2')} as since`,
    values: [emailKey, keyOfErasedAddress(ctx.services.secretKey, emailKey)],
  });
  return row?.since ?? null;
}

/**
 * The household, by its address key, for a caller who has access to it; null if it has no people. `byLink`: the caller came by its mailed
 * link, which shows phone numbers, not by the address alone.
 */
export function readOpenHousehold(
  ctx: RequestContext,
  { emailKey, byLink }: { emailKey: string; byLink: boolean },
  selection: Selection,
): Promise<Household | null> {
  const services = withHousehold(ctx.services, emailKey, byLink);
  return readRecord(services, Household, selection, { equals: { id: emailKey } });
}
