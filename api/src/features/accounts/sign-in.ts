import { signInInput } from '../../contract/account.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import { passwordMatches } from './password.js';
import { signInAs } from './sign-in-as.js';
import type { Session } from './start-session.js';

/**
 * A staff member signs in with e-mail and password. One answer and the same time whether the address is unknown or the password wrong.
 * Errors: INVALID_INPUT, INVALID_CREDENTIALS, TOO_MANY_REQUESTS.
 */
export const signIn = operation({
  name: 'signIn',
  input: signInInput,
  kind: 'reads',
  run: async (ctx, input): Promise<Session> => {
    const key = emailKey(input.email);
    await ctx.services.limits.take('sign-in-by-address', ctx.ip, { points: 60, seconds: 300 });
    await ctx.services.limits.take('sign-in-by-email', key, { points: 10, seconds: 900 });
    const [user] = await ctx.services.rows.read<{ id: string; password_hash: string | null }>({
      name: 'sign-in',
      text: 'select id, password_hash from app_user where email_key = $1',
      values: [key],
    });
    // Hashing is slow on purpose: it happens before any transaction is open.
    const right = await passwordMatches(user?.password_hash ?? null, input.password);
    if (!right || !user) throw new DomainError('INVALID_CREDENTIALS');
    await ctx.services.limits.forget('sign-in-by-email', key);
    return ctx.run(signInAs, { userId: user.id });
  },
});
