import { DomainError } from '../../platform/domain-error.js';
import { setMayBeAskedInput } from '../../contract/replacement.js';
import { operation } from '../../platform/operation.js';
import { recordsWritten } from '../../platform/announcements.js';
import { volunteerFact } from '../../records/facts.js';
import { howOpened } from '../household-links/how-opened.js';

/**
 * Whether the people of a household may be asked when somebody drops out: all of them. Whoever looked the household up by its address may
 * switch it off; on it goes with the mailed link alone, as only that shows who agrees. Gives what it is now.
 * Errors: VOLUNTEER_NOT_FOUND without a cookie that does so; TOO_MANY_REQUESTS.
 */
export const setMayBeAsked = operation(
  {
    openTo: 'everyone',
    input: setMayBeAskedInput,
    prepare: (ctx) => ctx.services.limits.take('may-be-asked', ctx.ip, { points: 120, seconds: 60 }),
  },
  async function setMayBeAsked(ctx, { mayBeAsked }): Promise<boolean> {
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
