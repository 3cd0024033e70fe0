import { setPasswordInput } from '../../contract/account.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import { hashToken } from '../../platform/secrets.js';
import type { RequestContext } from '../../platform/request-context.js';
import { hashPassword } from './password.js';
import { refuseEasyPassword, type PasswordOwner } from './password-strength.js';
import { storePassword } from './store-password.js';
import type { Session } from './start-session.js';

/**
 * Sets a password with the token of a mailed link, which works once; every session of the user ends and a new one starts.
 * Errors: INVALID_INPUT (passwords that are easy to guess too), LINK_NOT_FOUND, LINK_EXPIRED (used ones too), TOO_MANY_REQUESTS.
 */
export const setPassword = operation(
  {
    openTo: 'everyone',
    input: setPasswordInput,
    transaction: false,
  },
  async function setPassword(ctx, { token, password }): Promise<Session> {
    await ctx.services.limits.take('set-password', ctx.ip, { points: 30, seconds: 900 });
    const tokenHash = hashToken(token);
    const owner = await findOwner(ctx, tokenHash);
    // Judging and hashing are slow on purpose or by nature: a made-up link pays for neither.
    if (!owner) throw new DomainError('LINK_NOT_FOUND');
    await refuseEasyPassword(password, owner, ctx.services.settings);
    const passwordHash = await hashPassword(password);
    const session = await ctx.run(storePassword, { tokenHash: tokenHash.toString('hex'), passwordHash });
    ctx.knownBrowser.remember(emailKey(session.user.email));
    return session;
  },
);

/** Whose link it is, also when it was used or is over: that is told last. */
async function findOwner(ctx: RequestContext, tokenHash: Buffer): Promise<PasswordOwner | undefined> {
  const [owner] = await ctx.services.rows.read<PasswordOwner & { [column: string]: string }>({
    name: 'password-link-owner',
    text: `select u.first_name as "firstName", u.last_name as "lastName", u.email
      from password_reset_token t join app_user u on u.id = t.user_id where t.token_hash = $1`,
    values: [tokenHash],
  });
  return owner;
}
