import { z } from 'zod';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { hashToken, newToken } from '../../../platform/operation/secrets.js';
import { sessionColumns, type Session, sessionOf, type StartedSession } from '../sign-in/start-session.js';

/**
 * Gives a page of ours the other half of the session that the provider's answer started in this browser: once, and within 60 seconds. Error:
 * SESSION_EXPIRED otherwise.
 */
export const claimSession = operation(
  { access: 'public', duringSetUp: true, input: z.object({}), refuses: ['SESSION_EXPIRED'] },
  async function claimSession(ctx): Promise<Session> {
    const { isPage, half } = ctx.sessionCookie;
    if (!isPage || half === undefined) throw new DomainError('SESSION_EXPIRED');
    const token = newToken();
    const [row] = await ctx.execute<StartedSession>(
      `with session as (
         update staff_session set token_hash = decode(?, 'hex'), claim_until = null
         where cookie_hash = decode(?, 'hex') and claim_until > now() returning user_id, expires_at)
       select ${sessionColumns} from session join app_user u on u.id = session.user_id`,
      [hashToken(token).toString('hex'), hashToken(half).toString('hex')],
    );
    if (!row) throw new DomainError('SESSION_EXPIRED');
    return sessionOf(token, row);
  },
);
