import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { howOpened } from '../household-links/how-opened.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { findSignupFacts } from './find-signup-facts.js';
import { mayWriteSignups } from './signup.policy.js';
import { spotAttempted } from './attempt.announcements.js';

/** Those of a household's records, by their ids, of which this browser may be told: all where it opened the household, else what it made. */
export async function recordsOfBrowser(ctx: RequestContext, key: string, ids: readonly string[]): Promise<string[]> {
  if ((await howOpened(ctx, key)) !== null) return [...ids];
  return ids.filter((id) => ctx.household?.emailKey === key && ctx.household.recordIds.includes(id));
}

/** Active signups of people of one address, as compared, by the order in which they were made. */
export async function findSignupsOf(
  ctx: RequestContext,
  { shiftIds, key, names }: { shiftIds: readonly string[]; key: string; names: readonly string[] },
): Promise<string[]> {
  const rows = await ctx.execute<{ id: string }>(
    `select g.id from signup g join volunteer v on v.id = g.volunteer_id
     where g.shift_id::text = any(?::text[]) and g.status = 'active' and v.email_key = ? and v.name_key = any(?::text[])
     order by g.created_at, g.id`,
    [shiftIds.map((id) => id.toLowerCase()), key, names],
  );
  return rows.map(({ id }) => id);
}

/**
 * Notifies a household that another browser asked for a spot which one of its people has, so that nobody tries that in silence. Nothing is
 * mailed where the household's own browser asked, or those who work in the category.
 */
export const notifyOfAttempt = operation(
  {
    openTo: 'internal',
    input: z.object({ shiftIds: z.array(z.string()), email: z.string(), names: z.array(z.string()) }),
  },
  async function notifyOfAttempt(ctx, { shiftIds, email, names }): Promise<void> {
    const key = emailKey(email);
    const ids = await findSignupsOf(ctx, { shiftIds, key, names });
    const [signup] = await findSignupFacts(ctx, ids.slice(0, 1));
    if (!signup || mayWriteSignups(ctx.viewer, signup)) return;
    if ((await recordsOfBrowser(ctx, key, ids)).length > 0) return;
    const householdTokenId = await issueHouseholdLink(ctx, signup.fact.volunteer.email);
    await ctx.announce(spotAttempted, { ...signup.fact, householdTokenId, asked: 'spot', has: 'spot' });
  },
);
