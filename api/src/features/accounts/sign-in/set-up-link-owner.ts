import { z } from 'zod';
import { tryOf } from '../../../platform/limits/tries.js';
import { operation } from '../../../platform/operation/operation.js';
import { hashToken } from '../../../platform/operation/secrets.js';

/**
 * Whose set-up link it is: the address, which anyone with the mail knows. Null for a link that is unknown, used or expired. Reading uses
 * nothing up.
 */
export const findSetUpLinkEmail = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: z.object({ token: z.string() }),
    refuses: ['TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function findSetUpLinkEmail(ctx, { token }): Promise<string | null> {
    await ctx.services.limits.takeAll([tryOf('magic-link-look', ctx.ip)]);
    const [link] = await ctx.services.rows.read<{ email: string }>({
      name: 'set-up-link-owner',
      text: `select u.email from password_reset_token t join app_user u on u.id = t.user_id
        where t.token_hash = $1 and t.purpose = 'set-up' and not t.used and t.expires_at > now()`,
      values: [hashToken(token)],
    });
    return link?.email ?? null;
  },
);
