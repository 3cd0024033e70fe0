import type { Role } from '../../../contract/people/roles.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken, newToken } from '../../../platform/operation/secrets.js';
import { describeDevice, maskNetwork } from '../sessions/describe-device.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';

/** A sign-in as GraphQL and REST return it. `expiresAt` is a UTC instant. */
export interface Session {
  token: string;
  expiresAt: string;
  user: { id: string; firstName: string; lastName: string; email: string; role: Role };
}

const viewerColumns = `u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
       ${instantText('session.expires_at')} as expires_at`;

/** The two halves of a session; programs get the token alone, which is whole then. */
export interface SessionHalves {
  token: string;
  cookie: string;
}

/**
 * Starts a staff session for a user. The token is returned only here, and the other half is set as a cookie where a page of ours asks; the
 * database stores their hashes. Error: INVALID_CREDENTIALS when the user is gone.
 */
export async function startSession(
  ctx: RequestContext,
  userId: string,
  { token, cookie }: SessionHalves = { token: newToken(), cookie: newToken() },
): Promise<Session> {
  const { isPage } = ctx.sessionCookie;
  const [row] = await ctx.execute<Session['user'] & { expires_at: string }>(
    `with session as (
       insert into staff_session (user_id, token_hash, cookie_hash, device, network, expires_at)
       select id, decode(?, 'hex'), decode(?, 'hex'), ?, ?, now() + interval '7 days' from app_user where id = ?
       returning user_id, expires_at)
     select ${viewerColumns}
     from session join app_user u on u.id = session.user_id`,
    [
      hashToken(token).toString('hex'),
      isPage ? hashToken(cookie).toString('hex') : null,
      describeDevice(ctx.browser),
      maskNetwork(ctx.ip),
      userId,
    ],
  );
  if (!row) throw new DomainError('INVALID_CREDENTIALS');
  if (isPage) ctx.sessionCookie.keep(cookie);
  return sessionOf(token, row);
}

/** The session of these halves as it was returned when it started; undefined once it ended. Sets its cookie again. */
export async function findSession(ctx: RequestContext, { token, cookie }: SessionHalves): Promise<Session | undefined> {
  const [row] = await ctx.execute<Session['user'] & { expires_at: string; hasCookie: boolean }>(
    `select ${viewerColumns}, session.cookie_hash is not null as "hasCookie" from staff_session session join app_user u on u.id = session.user_id
     where session.token_hash = decode(?, 'hex') and session.expires_at > now()`,
    [hashToken(token).toString('hex')],
  );
  if (!row) return undefined;
  const { hasCookie, ...found } = row;
  if (hasCookie) ctx.sessionCookie.keep(cookie);
  return sessionOf(token, found);
}

function sessionOf(
  token: string,
  { expires_at: expiresAt, ...user }: Session['user'] & { expires_at: string },
): Session {
  return { token, expiresAt, user };
}
