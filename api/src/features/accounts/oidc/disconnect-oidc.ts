import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { StaffViewer } from '../../../platform/operation/viewer.js';
import { noteOwnChange } from '../second-factor/factors.js';
import { nameOfIssuer } from './name-of-issuer.js';

/**
 * Unbinds one of the caller's accounts at the provider, and ends their other sessions that came by it. CONNECTION_NOT_FOUND: also for those
 * of others.
 */
export const disconnectOidc = operation(
  {
    access: 'staff',
    stepUp: true,
    input: z.object({ id: z.string() }),
    refuses: ['CONNECTION_NOT_FOUND', 'LAST_WAY_IN'],
  },
  async function disconnectOidc(ctx, { id }): Promise<void> {
    const { userId, sessionId } = ctx.viewer;
    const [removed] = isId(id)
      ? await ctx.execute<{ issuer: string }>(
          'delete from oidc_identity where id = ? and user_id = ? returning issuer',
          [id, userId],
        )
      : [];
    if (!removed) throw new DomainError('CONNECTION_NOT_FOUND');
    await refuseLastWayIn(ctx);
    // This session has proven no second factor of its own.
    await ctx.execute('update staff_session set by_oidc = false where id = ?', [sessionId]);
    await ctx.execute('delete from staff_session where user_id = ? and by_oidc and id <> ?', [userId, sessionId]);
    await noteOwnChange(ctx, 'disconnected', nameOfIssuer(removed.issuer, ctx.services.settings.oidc));
  },
);

/** Where passwords and mailed links are for admins alone, a lead keeps a connection or a passkey. Error: LAST_WAY_IN. */
async function refuseLastWayIn(ctx: RequestContext & { viewer: StaffViewer }): Promise<void> {
  if (ctx.services.settings.passwordSignIn !== 'admins' || ctx.viewer.role === 'admin') return;
  const { userId } = ctx.viewer;
  const [left] = await ctx.execute<{ isLast: boolean }>(
    `select not exists (select from oidc_identity where user_id = ?)
       and not exists (select from second_factor where user_id = ? and kind = 'passkey') as "isLast"`,
    [userId, userId],
  );
  if (left?.isLast) throw new DomainError('LAST_WAY_IN');
}
