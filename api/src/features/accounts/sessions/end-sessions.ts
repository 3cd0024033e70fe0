import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';

/** Signs the caller out on one of their devices. SESSION_NOT_FOUND: also for sessions of others, and for one that has ended. */
export const endSession = operation(
  { access: 'staff', input: z.object({ id: z.string() }), refuses: ['SESSION_NOT_FOUND'] },
  async function endSession(ctx, { id }): Promise<void> {
    const ended = isId(id)
      ? await ctx.execute('delete from staff_session where id = ? and user_id = ? returning id', [
          id,
          ctx.viewer.userId,
        ])
      : [];
    if (ended.length === 0) throw new DomainError('SESSION_NOT_FOUND');
  },
);

/** Signs the caller out everywhere else. */
export const endOtherSessions = operation(
  { access: 'staff', input: z.object({}) },
  async function endOtherSessions(ctx): Promise<void> {
    await ctx.execute('delete from staff_session where user_id = ? and id <> ?', [
      ctx.viewer.userId,
      ctx.viewer.sessionId,
    ]);
  },
);
