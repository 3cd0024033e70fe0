import type { RequestContext } from '../../../platform/operation/request-context.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { volunteerFact } from '../../../records/facts.js';
import { howOpened } from '../../household-links/how-opened.js';

/** A person who was known before and who ticked 'You may ask me' or for whose signup it was ticked. */
export interface Ticked {
  volunteerId: string;
  /** The signup in which it was ticked. */
  signupId: string;
  emailKey: string;
}

/**
 * Stores whether known people may be asked when someone drops out. A name and an address do not prove identity: the consent counts from a
 * browser that opened the household by its mailed link, and from the browser that just created the person.
 */
export async function storeConsents(ctx: RequestContext, ticked: readonly Ticked[], mayBeAsked = true): Promise<void> {
  if (ticked.length === 0) return;
  const own = ticked.find(({ emailKey }) => emailKey === ctx.household?.emailKey)?.emailKey;
  const opened = own !== undefined && (await howOpened(ctx, own)) === 'link' ? own : null;
  const agreed = await ctx.execute<{ id: string }>(
    `update volunteer v set may_be_asked = ?
     where v.id = any(?::uuid[]) and v.may_be_asked <> ? and (v.email_key = ?::text
       or (v.created_at > now() - interval '30 minutes' and not exists (
         select 1 from signup g where g.volunteer_id = v.id and g.id <> all(?::uuid[]))))
     returning v.id`,
    [
      mayBeAsked,
      ticked.map(({ volunteerId }) => volunteerId),
      mayBeAsked,
      opened,
      [...(ctx.household?.made ?? []), ...ticked.map(({ signupId }) => signupId)],
    ],
  );
  if (agreed.length === 0) return;
  await ctx.announce(
    recordsWritten,
    agreed.map(({ id }) => volunteerFact('changed', id, { fields: ['mayBeAsked'] })),
  );
}
