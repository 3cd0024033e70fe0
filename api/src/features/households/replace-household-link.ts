import { z } from 'zod';
import { tryOf } from '../../platform/limits/tries.js';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import { getHouseholdOfLink } from '../household-links/get-household-of-link.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { householdLinkRequested } from './household.announcements.js';

/**
 * Revokes every link that the household was mailed, with the cookies issued by them, and mails a new one: for people who forwarded a mail
 * by mistake. This browser keeps its access.
 */
export const replaceHouseholdLink = operation(
  {
    access: 'public',
    input: z.object({ token: z.string() }),
    refuses: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function replaceHouseholdLink(ctx, { token }): Promise<true> {
    const household = await getHouseholdOfLink(ctx, token);
    await ctx.services.limits.takeAll([tryOf('replace-household-link', household.emailKey)]);
    return ctx.run(closeAndReissue, household);
  },
);

const closeAndReissue = operation(
  {
    access: 'internal',
    input: z.object({ email: z.string(), emailKey: z.string() }),
  },
  async function closeAndReissue(ctx, { email, emailKey }): Promise<true> {
    // The same clock that dates the cookies.
    await ctx.execute('update household_token set revoked_at = ? where email_key = ? and revoked_at is null', [
      clock.now(),
      emailKey,
    ]);
    const householdTokenId = await issueHouseholdLink(ctx, email);
    await ctx.announce(householdLinkRequested, { email, householdTokenId, replaced: true });
    ctx.grantHousehold({ source: 'link', emailKey });
    return true;
  },
);
