import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import type { Selection } from '../../platform/shape.js';
import { getHouseholdOfLink } from '../household-links/get-household-of-link.js';
import type { Household } from './household.types.js';
import { readMembers } from './read-members.js';

/**
 * The household behind a mailed link: its address and people with the fields of the two selections. Opens it to this browser for a day.
 * Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.
 */
export const readHousehold = operation(
  {
    openTo: 'everyone',
    input: z.object({ token: z.string(), volunteer: z.custom<Selection>(), signups: z.custom<Selection>() }),
    transaction: false,
  },
  async function readHousehold(ctx, { token, ...selection }): Promise<Household> {
    const { email, emailKey } = await getHouseholdOfLink(ctx, token);
    const members = await readMembers(ctx, selection, { emailKey, byLink: true });
    ctx.grantHousehold({ source: 'link', emailKey });
    return { email, members };
  },
);
