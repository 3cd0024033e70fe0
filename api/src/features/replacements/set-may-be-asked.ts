import { DomainError } from '../../platform/domain-error.js';
import { setMayBeAskedInput } from '../../contract/replacement.js';
import { opensHousehold } from '../../platform/household-pass.js';
import { operation } from '../../platform/operation.js';

/**
 * Whether the people of a household may be asked when somebody drops out: all of them, with the household's cookie. Gives what it is now.
 * Errors: VOLUNTEER_NOT_FOUND without a cookie that opens the household; TOO_MANY_REQUESTS.
 */
export const setMayBeAsked = operation(
  {
    openTo: 'everyone',
    input: setMayBeAskedInput,
    prepare: (ctx) => ctx.services.limits.take('may-be-asked', ctx.ip, { points: 120, seconds: 60 }),
  },
  async function setMayBeAsked(ctx, { mayBeAsked }): Promise<boolean> {
    const pass = ctx.household;
    if (!pass) throw new DomainError('VOLUNTEER_NOT_FOUND');
    const { emailKey } = pass;
    const [closed] = await ctx.execute<{ since: string | null }>(
      'select max(revoked_at) as since from household_token where email_key = ?',
      [emailKey],
    );
    const passesSince = closed?.since ? new Date(closed.since) : null;
    if (!opensHousehold(pass, { emailKey, passesSince })) throw new DomainError('VOLUNTEER_NOT_FOUND');
    await ctx.execute('update volunteer set may_be_asked = ? where email_key = ? and may_be_asked <> ?', [
      ...[mayBeAsked, emailKey, mayBeAsked],
    ]);
    return mayBeAsked;
  },
);
