import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { opensRecord } from '../../../platform/operation/household-pass.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { findPassesSince } from '../../household-links/how-opened.js';
import { issueHouseholdLink } from '../../household-links/issue-household-link.js';
import { findSignupFacts } from '../find-signup-facts.js';
import { mayWriteSignups } from '../signup.policy.js';
import { spotAttempted } from './attempt.announcements.js';

/** The ids of a household's records that this browser may see: all if it opened the household, else those it created. */
export async function recordsOfBrowser(ctx: RequestContext, key: string, ids: readonly string[]): Promise<string[]> {
  const pass = ctx.household;
  if (pass?.emailKey !== key || ids.length === 0) return [];
  const passesSince = await findPassesSince(ctx, key);
  return ids.filter((id) => opensRecord(pass, { id, emailKey: key, passesSince }));
}

/** A requested spot: the shift, and the name key. */
const askedSpot = z.object({ shiftId: z.string(), name: z.string() });

/** Ids of active signups of the requested people under one address key, in the order requested. */
async function findSignupsOf(
  ctx: RequestContext,
  key: string,
  asked: readonly z.infer<typeof askedSpot>[],
): Promise<string[]> {
  const known = asked.filter(({ shiftId }) => isId(shiftId));
  const rows = await ctx.execute<{ id: string }>(
    `select g.id from unnest(?::uuid[], ?::text[]) with ordinality a (shift_id, name, at)
       join volunteer v on v.email_key = ? and v.name_key = a.name
       join signup g on g.shift_id = a.shift_id and g.volunteer_id = v.id and g.status = 'active'
     order by a.at`,
    [known.map(({ shiftId }) => shiftId), known.map(({ name }) => name), key],
  );
  return rows.map(({ id }) => id);
}

/**
 * Notifies a household that another browser requested a spot which one of its people has, so that such attempts do not go unnoticed. Of
 * several, only the first is mailed. Nothing is mailed about signups that the browser may see anyway: as the household, as their creator,
 * or as staff of the category.
 */
export const notifyOfAttempt = operation(
  { access: 'internal', input: z.object({ email: z.string(), asked: z.array(askedSpot) }) },
  async function notifyOfAttempt(ctx, { email, asked }): Promise<void> {
    const key = emailKey(email);
    const ids = await findSignupsOf(ctx, key, asked);
    const own = await recordsOfBrowser(ctx, key, ids);
    const facts = await findSignupFacts(
      ctx,
      ids.filter((id) => !own.includes(id)),
    );
    const others = facts.filter((signup) => !mayWriteSignups(ctx.viewer, signup));
    const [first] = others.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    if (!first) return;
    const householdTokenId = await issueHouseholdLink(ctx, first.fact.volunteer.email);
    await ctx.announce(spotAttempted, { signup: { ...first.fact, householdTokenId }, asked: 'spot', has: 'spot' });
  },
);
