import { z } from 'zod';
import { opensHousehold } from '../../platform/household-pass.js';
import { operation } from '../../platform/operation.js';
import type { Selection } from '../../platform/shape.js';
import { getPassesSince } from '../household-links/get-passes-since.js';
import type { Household } from './household.types.js';
import { readMembers } from './read-members.js';
import { withoutPhone } from './without-phone.js';

/** The household that this browser's cookie opens; null without one, and for that of a single signup. Phones only after a mailed link was opened. */
export const readMyHousehold = operation(
  {
    openTo: 'everyone',
    input: z.object({ volunteer: z.custom<Selection>(), signups: z.custom<Selection>() }),
    transaction: false,
  },
  async function readMyHousehold(ctx, { volunteer, signups }): Promise<Household | null> {
    const pass = ctx.household;
    if (
      !pass ||
      !opensHousehold(pass, { emailKey: pass.emailKey, passesSince: await getPassesSince(ctx, pass.emailKey) })
    )
      return null;
    const fields = { ...(pass.source === 'link' ? volunteer : withoutPhone(volunteer)), email: true as const };
    const members = await readMembers(
      ctx,
      { volunteer: fields, signups },
      {
        emailKey: pass.emailKey,
        byLink: pass.source === 'link',
      },
    );
    return { email: members[0]?.volunteer.email ?? pass.emailKey, members };
  },
);
