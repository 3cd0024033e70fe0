import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { getHouseholdOfLink } from '../household-links/get-household-of-link.js';
import { volunteerShape } from '../signups/signup.shapes.js';
import type { Signup, Volunteer } from '../signups/signup.types.js';
import type { Household } from './household.types.js';

/**
 * The household behind a mailed link: its address and people with the fields of the two selections.
 * Errors: LINK_NOT_FOUND, LINK_EXPIRED, TOO_MANY_REQUESTS.
 */
export const readHousehold = operation({
  name: 'readHousehold',
  input: z.object({ token: z.string(), volunteer: z.custom<Selection>(), signups: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { token, volunteer, signups }): Promise<Household> => {
    const { email, emailKey } = await getHouseholdOfLink(ctx, token);
    const people = await readShape<Volunteer & { signups: Signup[] }>(
      ctx.services,
      volunteerShape,
      { ...volunteer, signups },
      { where: (v) => `${v}.email_key = $1`, values: [emailKey] },
    );
    return { email, members: people.map(({ signups: own, ...person }) => ({ volunteer: person, signups: own })) };
  },
});
