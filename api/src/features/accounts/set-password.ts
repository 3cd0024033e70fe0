import { setPasswordInput } from '../../contract/account.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { hashToken } from '../../platform/secrets.js';
import { hashPassword, isCommonPassword } from './password.js';
import { storePassword } from './store-password.js';
import type { Session } from './start-session.js';

/**
 * Sets a password with the token of a mailed link, which works once; every session of the user ends and a new one starts.
 * Errors: INVALID_INPUT, LINK_NOT_FOUND, LINK_EXPIRED (used ones too), TOO_MANY_REQUESTS.
 */
export const setPassword = operation({
  name: 'setPassword',
  input: setPasswordInput,
  kind: 'reads',
  run: async (ctx, { token, password }): Promise<Session> => {
    await ctx.services.limits.take('set-password', ctx.ip, { points: 30, seconds: 900 });
    refuseCommonPassword(password);
    const passwordHash = await hashPassword(password);
    return ctx.run(storePassword, { tokenHash: hashToken(token).toString('hex'), passwordHash });
  },
});

/** Refuses the passwords everybody tries first. Error: INVALID_INPUT on `password`. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = 'This password is too common. Please choose another one.';
  throw new DomainError('INVALID_INPUT', { message, fields: { password: message } });
}
