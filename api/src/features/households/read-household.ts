import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import type { Selection } from '../../platform/selection.js';
import type { Household } from '../../records/household.js';
import { getHouseholdOfLink } from '../household-links/get-household-of-link.js';
import { readOpenHousehold } from './read-open-household.js';

/**
 * The household behind a mailed link: its address, as that was mailed, and its people. Opens it to this browser for a day.
 * Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.
 */
export const readHousehold = operation(
  {
    openTo: 'everyone',
    input: z.object({ token: z.string(), selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readHousehold(ctx, { token, selection }): Promise<Household> {
    const { email, emailKey } = await getHouseholdOfLink(ctx, token);
    const household = await readOpenHousehold(ctx, { emailKey, byLink: true }, selection);
    ctx.grantHousehold({ source: 'link', emailKey });
    return { id: emailKey, volunteers: [], ...household, email };
  },
);
