import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { hashToken } from '../../platform/secrets.js';

/**
 * Whom a mailed sign-in link would sign in: the address, which whoever holds the mail knows; null for a link that is unknown, used or over.
 * Looking uses nothing up. Error: TOO_MANY_REQUESTS.
 */
export const findSignInLink = operation(
  {
    openTo: 'everyone',
    input: z.object({ token: z.string() }),
    transaction: false,
  },
  async function findSignInLink(ctx, { token }): Promise<string | null> {
    await ctx.services.limits.take('magic-link-look', ctx.ip, { points: 120, seconds: 900 });
    const [link] = await ctx.services.rows.read<{ email: string }>({
      name: 'sign-in-link',
      text: `select u.email from magic_link l join app_user u on u.email_key = l.email
        where l.token_hash = $1 and not l.used and l.expires_at > now()`,
      values: [hashToken(token)],
    });
    return link?.email ?? null;
  },
);
