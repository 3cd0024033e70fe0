import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { finishSignIn, sessionOf } from './finish-sign-in.js';
import type { Session } from './start-session.js';

/**
 * Development only: signs in as a demo user without a password. FORBIDDEN in production, NOT_FOUND for any other user.
 */
export const devSignIn = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: z.object({ userId: z.string() }),
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'SECOND_FACTOR_REQUIRED', 'PASSWORD_SIGN_IN_OFF'],
    transaction: false,
  },
  async function devSignIn(ctx, { userId }): Promise<Session> {
    if (ctx.services.settings.production) throw new DomainError('FORBIDDEN');
    return sessionOf(ctx, await ctx.run(signInAsDemoUser, { userId }));
  },
);

/** Not reachable by GraphQL or REST. */
const signInAsDemoUser = operation(
  {
    access: 'internal',
    input: z.object({ userId: z.string() }),
    refuses: ['NOT_FOUND', 'INVALID_CREDENTIALS', 'PASSWORD_SIGN_IN_OFF'],
  },
  async function signInAsDemoUser(ctx, { userId }) {
    const [demo] = isId(userId)
      ? await ctx.execute<{ id: string }>('select id from app_user where id = ? and is_demo', [userId])
      : [];
    if (!demo) throw new DomainError('NOT_FOUND');
    return finishSignIn(ctx, demo.id);
  },
);
