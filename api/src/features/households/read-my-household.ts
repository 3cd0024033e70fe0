import { z } from 'zod';
import { opensHousehold } from '../../platform/household-pass.js';
import { operation } from '../../platform/operation.js';
import type { Selection } from '../../platform/selection.js';
import type { Household } from '../../records/household.js';
import { getPassesSince } from '../household-links/get-passes-since.js';
import { readOpenHousehold } from './read-open-household.js';

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
