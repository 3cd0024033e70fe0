import { setPasswordInput } from '../../../contract/people/account.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { hashToken } from '../../../platform/operation/secrets.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashPassword, type PasswordOwner, refuseEasyPassword } from './password.js';
import { dropFactors } from '../second-factor/factors.js';
import { finishSignIn, sessionOf } from './finish-sign-in.js';
import type { Session } from './start-session.js';
import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { type MailedUser, passwordChanged } from '../account.announcements.js';

/**
 * Sets a password with the token of a mailed link, which works once. Ends every session of the user and starts a new
 * one. INVALID_INPUT: also for passwords that are easy to guess. LINK_EXPIRED: also for used links.
 */
export const setPassword = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: setPasswordInput,
    refuses: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'SECOND_FACTOR_REQUIRED', 'PASSWORD_SIGN_IN_OFF', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function setPassword(ctx, { token, password }): Promise<Session> {
    await ctx.services.limits.takeAll([tryOf('set-password', ctx.ip)]);
    const tokenHash = hashToken(token);
    const owner = await findOwner(ctx, tokenHash);
    // Scoring and hashing are slow, so a made-up link is refused before.
    if (!owner) throw new DomainError('LINK_NOT_FOUND');
    await refuseEasyPassword(password, owner, ctx.services.settings);
    const passwordHash = await hashPassword(password);
    const outcome = await ctx.run(storePassword, { tokenHash: tokenHash.toString('hex'), passwordHash });
    const session = await sessionOf(ctx, outcome);
    ctx.knownBrowser.remember(emailKey(session.user.email));
    return session;
  },
);

/** The owner of a link, even when it was used or has expired: that is checked last. */
async function findOwner(ctx: RequestContext, tokenHash: Buffer): Promise<PasswordOwner | undefined> {
  const [owner] = await ctx.services.rows.read<PasswordOwner & { [column: string]: string }>({
    name: 'password-link-owner',
    text: `select u.first_name as "firstName", u.last_name as "lastName", u.email
      from password_reset_token t join app_user u on u.id = t.user_id where t.token_hash = $1`,
    values: [tokenHash],
  });
  return owner;
}

/**
 * Uses up a password link and stores the hash, in one transaction; of two at once one wins. Ends earlier sessions and
 * links, and notifies the user by mail. Not reachable by GraphQL or REST.
 */
const storePassword = operation(
  {
    access: 'internal',
    input: z.object({ tokenHash: z.string(), passwordHash: z.string() }),
    refuses: ['LINK_NOT_FOUND', 'LINK_EXPIRED', 'INVALID_CREDENTIALS', 'PASSWORD_SIGN_IN_OFF'],
  },
  async function storePassword(ctx, { tokenHash, passwordHash }) {
    const [link] = await ctx.execute<{ user_id: string; purpose: string }>(
      `update password_reset_token set used = true
       where token_hash = decode(?, 'hex') and not used and expires_at > now() returning user_id, purpose`,
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
    // Made on the server, for somebody who has lost every factor.
    const isRescue = link.purpose === 'rescue';
    if (isRescue) await dropFactors(ctx, { id: link.user_id, ...user });
    return finishSignIn(ctx, link.user_id, { isRescue });
  },
);

/** Ends the access of anyone who knew the old password or holds an older link. */
export async function closeOtherWaysIn(ctx: RequestContext, userId: string): Promise<void> {
  // First: a sign-in that completes at this moment holds its challenge, so its session is seen below.
  await ctx.execute('delete from sign_in_challenge where user_id = ?', [userId]);
  await ctx.execute('delete from staff_session where user_id = ?', [userId]);
  await ctx.execute('update password_reset_token set used = true where user_id = ? and not used', [userId]);
  await ctx.execute(
    'update magic_link set used = true where not used and email = (select email_key from app_user where id = ?)',
    [userId],
  );
}
