import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { livingSession } from '../sign-in/find-viewer.js';
import type { OpenSession } from './session.types.js';

/** Where the caller is signed in: their sessions that have not ended, the one that asks first, then the last used. */
export const readSessions = operation(
  { access: 'staff', input: z.object({}), transaction: false },
  async function readSessions(ctx): Promise<OpenSession[]> {
    const rows = await ctx.services.rows.read<
      Omit<OpenSession, 'startedAt' | 'lastUsedAt'> & { startedAt: Date; lastUsedAt: Date }
    >({
      name: 'sessions',
      text: `select id, coalesce(device, 'Unknown device') as device, network, created_at as "startedAt", last_used_at as "lastUsedAt",
          id = $2::uuid as "isCurrent"
        from staff_session session where user_id = $1::uuid and ${livingSession}
          and (claim_until is null or claim_until > now())
        order by id = $2::uuid desc, last_used_at desc, id`,
      values: [ctx.viewer.userId, ctx.viewer.sessionId],
    });
    return rows.map(({ startedAt, lastUsedAt, ...row }) => ({
      ...row,
      ...{ startedAt: startedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    }));
  },
);
