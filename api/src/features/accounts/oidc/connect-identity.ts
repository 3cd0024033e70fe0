import { z } from 'zod';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { livingSession } from '../sign-in/find-viewer.js';
import { bindIdentity, boundUser, type BoundUser } from './bind-identity.js';
import type { Identity } from './read-claims.js';

/**
 * Binds an account at the provider to the user of a session, which was looked at when they left for the provider and has not ended since.
 * Not reachable by GraphQL or REST.
 */
export const connectIdentity = operation(
  {
    access: 'internal',
    input: z.object({ identity: z.custom<Identity>(), userId: z.string(), sessionId: z.string() }),
    refuses: ['OIDC_REFUSED', 'OIDC_TAKEN'],
  },
  async function connectIdentity(ctx, { identity, userId, sessionId }): Promise<void> {
    const [user] = await ctx.execute<BoundUser>(
      `select ${boundUser} from staff_session session join app_user u on u.id = session.user_id
       where session.id = ? and u.id = ? and ${livingSession}`,
      [sessionId, userId],
    );
    if (!user) throw new DomainError('OIDC_REFUSED');
    await bindIdentity(ctx, user, identity);
  },
);
