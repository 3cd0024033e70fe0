import { signInInput } from '../../contract/account.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import type { Try } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { passwordMatches } from './password.js';
import { type Session, startSession } from './start-session.js';
import { z } from 'zod';

/**
 * A staff member signs in with e-mail and password. One answer and the same time whether the address is unknown or the password wrong.
 * Errors: INVALID_INPUT, INVALID_CREDENTIALS, TOO_MANY_REQUESTS.
 */
export const signIn = operation(
  {
    openTo: 'everyone',
    input: signInInput,
    transaction: false,
  },
  async function signIn(ctx, input): Promise<Session> {
    const key = emailKey(input.email);
    const tries = triesOf(ctx, key);
    await ctx.services.limits.takeAll(tries);
    const [user] = await ctx.services.rows.read<{ id: string; password_hash: string | null }>({
      name: 'sign-in',
      text: 'select id, password_hash from app_user where email_key = $1',
      values: [key],
    });
    // Hashing is slow on purpose: it happens before any transaction is open.
    const right = await passwordMatches(user?.password_hash ?? null, input.password);
    if (!right || !user) throw new DomainError('INVALID_CREDENTIALS');
    const session = await ctx.run(signInAs, { userId: user.id });
    await forgive(ctx, tries);
    ctx.knownBrowser.remember(key);
    return session;
  },
);

/**
 * What a sign-in counts as. Wrong tries slow down the pair of account and network, so that nobody shuts the right person out from elsewhere;
 * many networks together are slowed down for the account. A browser that signed in to it before has a count of its own and passes all that.
 */
function triesOf(ctx: RequestContext, key: string): Try[] {
  const browser = ctx.knownBrowser.knownTo(key);
  if (browser) return [{ subject: 'sign-in-by-browser', key: `${browser} ${key}`, points: 10, seconds: 900 }];
  return [
    { subject: 'sign-in-by-address', key: ctx.ip, points: 60, seconds: 300 },
    { subject: 'sign-in-by-pair', key: `${ctx.ip} ${key}`, points: 10, seconds: 900 },
    { subject: 'sign-in-by-email', key, points: 100, seconds: 3600 },
  ];
}

/** After a success slips of before are forgotten, and it does not count for the account. */
async function forgive({ services: { limits } }: RequestContext, tries: readonly Try[]): Promise<void> {
  for (const { subject, key } of tries) {
    if (subject === 'sign-in-by-email') await limits.giveBack(subject, key);
    else if (subject !== 'sign-in-by-address') await limits.forget(subject, key);
  }
}

/** Starts the session of somebody whose identity was just proven; no door opens to it directly. */
const signInAs = operation(
  {
    openTo: 'everyone',
    input: z.object({ userId: z.string() }),
  },
  function signInAs(ctx, { userId }) {
    return startSession(ctx, userId);
  },
);
