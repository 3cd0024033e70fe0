import { z } from 'zod';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { getUserToChange } from './get-user-to-change.js';
import { issuePasswordLink } from '../sign-in/issue-password-link.js';

/**
 * Mails a user who has not set a password yet, or cannot use it, a new link to do so; links of earlier invitations are revoked. Returns
 * their id.
 */
export const inviteUserAgain = operation(
  {
    access: 'admin',
    stepUp: true,
    input: z.object({ userId: z.string() }),
    refuses: ['USER_NOT_FOUND', 'HAS_PASSWORD', 'TOO_MANY_REQUESTS'],
    idempotent: true,
    prepare: (ctx, { userId }) => ctx.services.limits.takeAll([tryOf('invite-again', userId.toLowerCase())]),
  },
  async function inviteUserAgain(ctx, { userId }): Promise<string> {
    const user = await getUserToChange(ctx, userId);
    // Where passwords are for admins alone, the link connects a lead with the club's provider.
    const isOfUse = ctx.services.settings.passwordSignIn === 'everyone' || user.role === 'admin';
    if (user.passwordHash !== null && isOfUse) throw new DomainError('HAS_PASSWORD');
    await ctx.execute(
      `update password_reset_token set used = true where user_id = ? and purpose = 'set-up' and not used`,
      [user.id],
    );
    await recordAction(ctx, {
      action: 'user.invited-again',
      recordId: user.id,
      eventId: null,
      summary: `${user.firstName} ${user.lastName} (${user.email})`,
    });
    await issuePasswordLink(ctx, user, 'set-up');
    return user.id;
  },
);
