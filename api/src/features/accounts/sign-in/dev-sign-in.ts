import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { startSession } from './start-session.js';

/**
 * Development only: signs in as a demo user without a password. FORBIDDEN in production, NOT_FOUND for any other user.
 */
export const devSignIn = operation(
  {
    access: 'public',
    input: z.object({ userId: z.string() }),
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
  },
  async function devSignIn(ctx, { userId }) {
    if (ctx.services.settings.production) throw new DomainError('FORBIDDEN');
    const [demo] = isId(userId)
      ? await ctx.execute<{ id: string }>('select id from app_user where id = ? and is_demo', [userId])
      : [];
    if (!demo) throw new DomainError('NOT_FOUND');
    return startSession(ctx, demo.id);
  },
);
