import { z } from 'zod';
import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { openSealedId } from '../../platform/operation/secrets.js';
import { hasOptedOut, mailSwitchPurpose } from './mail-switch.js';
import type { MailSwitch } from './mail-switch.types.js';

const input = z.object({ token: z.string() });
const prepare = (ctx: RequestContext) => ctx.services.limits.takeAll([tryOf('mail-switch', ctx.ip)]);

/** Whether a household is sent reminders and mails to groups, by the link in these mails; reading changes nothing. */
export const readMailSwitch = operation(
  { access: 'public', input, refuses: ['LINK_NOT_FOUND', 'TOO_MANY_REQUESTS'], transaction: false, prepare },
  async function readMailSwitch(ctx, { token }): Promise<MailSwitch> {
    const [row] = await ctx.services.rows.read<{ off: boolean }>({
      name: 'mail-switch',
      text: `select ${hasOptedOut('t.email_key')} as off from household_token t where t.id = $1`,
      values: [linkIdOf(ctx, token)],
    });
    if (!row) throw new DomainError('LINK_NOT_FOUND');
    return { on: !row.off, token };
  },
);

/**
 * Switches reminders and mails to groups on or off for the household of a link; twice is no error. A revoked link works
 * as well: it grants nothing else.
 */
export const switchMails = operation(
  {
    access: 'public',
    input: input.extend({ on: z.boolean() }),
    refuses: ['LINK_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    prepare,
  },
  async function switchMails(ctx, { token, on }): Promise<MailSwitch> {
    const [household] = await ctx.execute<{ key: string }>(
      'select email_key as key from household_token where id = ?',
      [linkIdOf(ctx, token)],
    );
    if (!household) throw new DomainError('LINK_NOT_FOUND');
    await ctx.execute(
      on
        ? 'delete from email_opt_out where email_key = ?'
        : 'insert into email_opt_out (email_key) values (?) on conflict do nothing',
      [household.key],
    );
    return { on, token };
  },
);

function linkIdOf({ services }: RequestContext, token: string): string {
  const id = openSealedId(services.secretKey, mailSwitchPurpose, token);
  if (id === null) throw new DomainError('LINK_NOT_FOUND');
  return id;
}
