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

/** A row of `sessionColumns`. */
export type StartedSession = Session['user'] & { expires_at: string };

/** SQL: a `StartedSession` of a row `session` and its user `u`. */
export const sessionColumns = `u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
       ${instantText('session.expires_at')} as expires_at`;

/** The two halves of a session; programs get the token alone, which is whole then. */
export interface SessionHalves {
  token: string;
  cookie: string;
}

interface Starting {
  /** Where both can be derived again. */
  halves?: SessionHalves;
  /** By an OpenID provider: the page fetches its half within 60 seconds (`claimSession`). */
  isByOidc?: boolean;
}

/**
 * Starts a staff session for a user. The token is returned only here, and the other half is set as a cookie where a page of ours asks; the
 * database stores their hashes. Error: INVALID_CREDENTIALS when the user is gone.
 */
export async function startSession(
  ctx: RequestContext,
  userId: string,
  { halves: { token, cookie } = { token: newToken(), cookie: newToken() }, isByOidc = false }: Starting = {},
): Promise<Session> {
  // A provider sends the browser back by a link, which is no call of a page of ours, and leads to one.
  const isPage = isByOidc || ctx.sessionCookie.isPage;
  const [row] = await ctx.execute<StartedSession>(
    `with session as (
       insert into staff_session (user_id, token_hash, cookie_hash, device, network, by_oidc, claim_until, expires_at)
       select id, decode(?, 'hex'), decode(?, 'hex'), ?, ?, ?::boolean,
         case when ? then now() + interval '60 seconds' end, now() + interval '7 days' from app_user where id = ?
       returning user_id, expires_at)
     select ${sessionColumns}
     from session join app_user u on u.id = session.user_id`,
    [
      hashToken(token).toString('hex'),
      isPage ? hashToken(cookie).toString('hex') : null,
      describeDevice(ctx.browser),
      maskNetwork(ctx.ip),
      isByOidc,
      isByOidc,
      userId,
    ],
  );
  if (!row) throw new DomainError('INVALID_CREDENTIALS');
  if (isPage) ctx.sessionCookie.keep(cookie);
  return sessionOf(token, row);
}

/** The session of these halves as it was returned when it started; undefined once it ended. Sets its cookie again. */
export async function findSession(ctx: RequestContext, { token, cookie }: SessionHalves): Promise<Session | undefined> {
  const [row] = await ctx.execute<StartedSession & { hasCookie: boolean }>(
    `select ${sessionColumns}, session.cookie_hash is not null as "hasCookie" from staff_session session join app_user u on u.id = session.user_id
     where session.token_hash = decode(?, 'hex') and session.expires_at > now()`,
    [hashToken(token).toString('hex')],
  );
  if (!row) return undefined;
  const { hasCookie, ...found } = row;
  if (hasCookie) ctx.sessionCookie.keep(cookie);
  return sessionOf(token, found);
}

/** A session as it is returned, with the token that is known only now. */
export function sessionOf(token: string, { expires_at: expiresAt, ...user }: StartedSession): Session {
  return { token, expiresAt, user };
}
