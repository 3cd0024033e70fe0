import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { householdLinkRequested } from './household.announcements.js';

/** Mails the link of a household (e-mail address as compared) to it, if there is such a household. No door opens to it directly. */
export const mailHouseholdLink = operation(
  {
    openTo: 'everyone',
    input: z.object({ key: z.string() }),
  },
  async function mailHouseholdLink(ctx, { key }): Promise<true> {
    const [known] = await ctx.execute<{ email: string }>(
      'select email from volunteer where email_key = ? order by created_at, id limit 1',
      [key],
    );
    if (!known) return true;
    const householdTokenId = await issueHouseholdLink(ctx, known.email);
    await ctx.announce(householdLinkRequested, { email: known.email, householdTokenId, replaced: false });
    return true;
  },
);
