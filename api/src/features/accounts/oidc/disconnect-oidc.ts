import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { noteOwnChange } from '../second-factor/factors.js';
import { nameOfIssuer } from './name-of-issuer.js';

/**
 * Unbinds one of the caller's accounts at the provider, and ends their other sessions that came by it. CONNECTION_NOT_FOUND: also for those
 * of others.
 */
export const disconnectOidc = operation(
  { access: 'staff', stepUp: true, input: z.object({ id: z.string() }), refuses: ['CONNECTION_NOT_FOUND'] },
  async function disconnectOidc(ctx, { id }): Promise<void> {
    const { userId, sessionId } = ctx.viewer;
    const [removed] = isId(id)
      ? await ctx.execute<{ issuer: string }>(
          'delete from oidc_identity where id = ? and user_id = ? returning issuer',
          [id, userId],
        )
      : [];
    if (!removed) throw new DomainError('CONNECTION_NOT_FOUND');
    await ctx.execute('delete from staff_session where user_id = ? and by_oidc and id <> ?', [userId, sessionId]);
    await noteOwnChange(ctx, 'disconnected', nameOfIssuer(removed.issuer, ctx.services.settings.oidc));
  },
);
