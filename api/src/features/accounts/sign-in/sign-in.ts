import { signInInput } from '../../../contract/people/account.js';
import { tryOf, triesOfAddress, type Try } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { TakeBack } from '../../../platform/limits/rate-limit.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { passwordMatches } from './password.js';
import { finishSignIn, sessionOf } from './finish-sign-in.js';
import type { Session } from './start-session.js';
import { z } from 'zod';

/**
 * Signs a staff member in with e-mail and password. One response and the same time whether the address is unknown or
 * the password wrong.
 */
export const signIn = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: signInInput,
    refuses: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'PASSWORD_SIGN_IN_OFF', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function signIn(ctx, input): Promise<Session> {
    const key = emailKey(input.email);
    const tries = triesOf(ctx, key);
    const takeBack = await ctx.services.limits.takeAll(tries);
    const [user] = await ctx.services.rows.read<{ id: string; password_hash: string | null }>({
      name: 'sign-in',
      text: 'select id, password_hash from app_user where email_key = $1',
      values: [key],
    });
    // Hashing is slow, so it runs before any transaction is open.
    const right = await passwordMatches(user?.password_hash ?? null, input.password);
    if (!right || !user) throw new DomainError('INVALID_CREDENTIALS');
    const outcome = await ctx.run(signInAs, { userId: user.id });
    await clearFailures(ctx, tries, takeBack);
    const session = await sessionOf(ctx, outcome);
    ctx.knownBrowser.remember(key);
    return session;
  },
);

/**
 * The rate limits of a sign-in. Wrong attempts slow down the pair of account and network, so that nobody locks the
 * owner out from elsewhere. Many networks together are limited for the account, to a few attempts each. A browser that
 * signed in to it before has a count of its own and skips all that.
 */
function triesOf(ctx: RequestContext, key: string): Try[] {
  const browser = ctx.knownBrowser.knownTo(key);
  if (browser) return [tryOf('sign-in-by-browser', `${browser} ${key}`)];
  return [tryOf('sign-in-by-address', ctx.ip), ...triesOfAddress('sign-in', ctx.ip, key)];
}

/** After a success, clears earlier failures and does not count the attempt for the account. */
async function clearFailures(
  { services: { limits } }: RequestContext,
  tries: readonly Try[],
  takeBack: TakeBack,
): Promise<void> {
  await takeBack();
  for (const { subject, key, takenBack } of tries)
    if (!takenBack && subject !== 'sign-in-by-address') await limits.reset(subject, key);
}

/** Follows a right password. Not reachable by GraphQL or REST. */
const signInAs = operation(
  {
    access: 'internal',
    input: z.object({ userId: z.string() }),
    refuses: ['INVALID_CREDENTIALS', 'PASSWORD_SIGN_IN_OFF'],
  },
  function signInAs(ctx, { userId }) {
    return finishSignIn(ctx, userId);
  },
);
