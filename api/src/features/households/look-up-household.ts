import { z } from 'zod';
import { lookUpHouseholdInput } from '../../contract/people/household.js';
import { tryOf, triesOfAddress } from '../../platform/limits/tries.js';
import { answerInConstantTime } from '../../platform/limits/answer-in-constant-time.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { emailKey } from '../../platform/text/person-key.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import type { HouseholdLookup } from './household.types.js';
import { readOpenHousehold } from './read-household.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { householdLinkRequested } from './household.announcements.js';

/**
 * The household of an address, without phone numbers; gives this browser access to it for half an hour. With LOOKUP_MODE=link nothing is
 * returned and the household's link is mailed (`sent`, whether or not the address is known). The response takes the same time for known and
 * unknown addresses.
 */
export const lookUpHousehold = operation(
  {
    access: 'public',
    input: lookUpHouseholdInput.extend({ selection: z.custom<Selection>() }),
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function lookUpHousehold(ctx, { email, selection }): Promise<HouseholdLookup> {
    const key = emailKey(email);
    const { limits, settings } = ctx.services;
    await limits.takeAll([
      tryOf('lookup-by-address', ctx.ip),
      tryOf('lookup-by-pair', `${ctx.ip} ${key}`),
      ...(settings.lookupMode === 'link' ? triesOfAddress('lookup-mail', ctx.ip, key) : []),
    ]);
    if (settings.lookupMode === 'link') {
      await answerInConstantTime(() => ctx.run(mailHouseholdLink, { key }));
      return { sent: true, household: null };
    }
    const household = await answerInConstantTime(() =>
      readOpenHousehold(ctx, { emailKey: key, byLink: false }, below(selection, 'household')),
    );
    if (!household) {
      throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'No volunteer found with this email address.' });
    }
    ctx.grantHousehold({ source: 'lookup', emailKey: key });
    return { sent: false, household: { ...household, email } };
  },
);

/** Mails the link of a household, by its address key, if there is one. */
const mailHouseholdLink = operation(
  {
    access: 'internal',
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
