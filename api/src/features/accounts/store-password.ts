import { z } from 'zod';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import { passwordChanged, type MailedUser } from './account.announcements.js';
import { startSession } from './start-session.js';

/**
 * Uses up a password link and stores the hash, in one transaction; of two at once one wins. Sessions and links from before end, and the
 * user is told by mail. No door opens to it directly.
 */
export const storePassword = operation(
  {
    openTo: 'everyone',
    input: z.object({ tokenHash: z.string(), passwordHash: z.string() }),
  },
  async function storePassword(ctx, { tokenHash, passwordHash }) {
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
    const [user] = await ctx.execute<MailedUser>(
      `update app_user set password_hash = ? where id = ? returning first_name as "firstName", last_name as "lastName", email`,
      [passwordHash, link.user_id],
    );
    if (!user) throw new DomainError('LINK_EXPIRED');
    await closeOtherWaysIn(ctx, link.user_id);
    await ctx.announce(passwordChanged, { user, at: clock.now().toISOString() });
    return startSession(ctx, link.user_id);
  },
);

/** Whoever knew the old password, or holds an older link, is out. */
async function closeOtherWaysIn(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.execute('delete from staff_session where user_id = ?', [userId]);
  await ctx.execute('update password_reset_token set used = true where user_id = ? and not used', [userId]);
  await ctx.execute(
    'update magic_link set used = true where not used and email = (select email_key from app_user where id = ?)',
    [userId],
  );
}
