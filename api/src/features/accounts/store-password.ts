import { z } from 'zod';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { startSession } from './start-session.js';

/** Uses up a password link and stores the hash, in one transaction; of two at once one wins. No door opens to it directly. */
export const storePassword = operation({
  name: 'storePassword',
  input: z.object({ tokenHash: z.string(), passwordHash: z.string() }),
  kind: 'writes',
  run: async (ctx, { tokenHash, passwordHash }) => {
    const [link] = await ctx.execute<{ user_id: string }>(
      `update password_reset_token set used = true
       where token_hash = decode(?, 'hex') and not used and expires_at > now() returning user_id`,
      [tokenHash],
    );
    if (!link) {
      const [known] = await ctx.execute<{ id: string }>(
        `select id from password_reset_token where token_hash = decode(?, 'hex')`,
        [tokenHash],
      );
      throw new DomainError(known ? 'LINK_EXPIRED' : 'LINK_NOT_FOUND');
    }
    await ctx.execute('update app_user set password_hash = ? where id = ?', [passwordHash, link.user_id]);
    await ctx.execute('delete from staff_session where user_id = ?', [link.user_id]);
    return startSession(ctx, link.user_id);
  },
});
