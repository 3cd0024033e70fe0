import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { setMayBeAskedInput } from '../../contract/signups/replacement.js';
import { operation } from '../../platform/operation/operation.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { volunteerFact } from '../../records/facts.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { howOpened } from '../household-links/how-opened.js';
import { storeConsents, type Ticked } from '../signups/create/keep-consents.js';

/**
 * Sets whether the people of a household, all of them, may be asked when someone drops out. Looking the household up by its address is
 * enough to switch it off; switching on requires the mailed link, which proves who agrees. With `signupIds`, signups that this browser just
 * made, only their people are set, by the rules of `storeConsents`. Returns the input value, whether or not it was stored, so as to reveal
 * nothing about a name and an address to a person who only typed them. VOLUNTEER_NOT_FOUND: without a sufficient cookie.
 */
export const setMayBeAsked = operation(
  {
    access: 'public',
    input: setMayBeAskedInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('may-be-asked', ctx.ip)]),
  },
  async function setMayBeAsked(ctx, { mayBeAsked, signupIds }): Promise<boolean> {
    if (signupIds) {
      await setForSignups(ctx, mayBeAsked, signupIds);
      return mayBeAsked;
    }
    const emailKey = ctx.household?.emailKey;
    const opened = emailKey === undefined ? null : await howOpened(ctx, emailKey);
    if (!opened || (mayBeAsked && opened !== 'link')) throw new DomainError('VOLUNTEER_NOT_FOUND');
    const changed = await ctx.execute<{ id: string }>(
      `with held as materialized (
         select id from volunteer where email_key = ? and may_be_asked <> ? order by id for no key update)
       update volunteer v set may_be_asked = ? from held where v.id = held.id returning v.id`,
      [emailKey, mayBeAsked, mayBeAsked],
    );
    if (changed.length > 0)
      await ctx.announce(
        recordsWritten,
        changed.map(({ id }) => volunteerFact('changed', id, { fields: ['mayBeAsked'] })),
      );
    return mayBeAsked;
  },
);

async function setForSignups(ctx: RequestContext, mayBeAsked: boolean, signupIds: readonly string[]): Promise<void> {
  const made = signupIds.filter((id) => ctx.household?.made.includes(id));
  const people = await ctx.execute<Ticked>(
    `select g.id as "signupId", v.id as "volunteerId", v.email_key as "emailKey"
     from signup g join volunteer v on v.id = g.volunteer_id where g.id = any(?::uuid[]) order by v.id`,
    [made],
  );
  if (people.length === 0) throw new DomainError('VOLUNTEER_NOT_FOUND');
  await storeConsents(ctx, people, mayBeAsked);
}
