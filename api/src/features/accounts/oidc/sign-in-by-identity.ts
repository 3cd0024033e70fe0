import { z } from 'zod';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { hasSecondFactor } from '../../../records/user.js';
import { closeOtherWaysIn } from '../sign-in/set-password.js';
import { type Session, startSession } from '../sign-in/start-session.js';
import { createUser } from '../users/create-user.js';
import { findUserByEmail } from '../users/find-user-by-email.js';
import { actingAs, bindIdentity, boundUser, type BoundUser } from './bind-identity.js';
import { followRoleClaim } from './follow-role-claim.js';
import { providerOf } from './provider.js';
import type { Identity } from './read-claims.js';

/**
 * Signs in the user to whom an account at the provider is bound. It is bound by the set-up link (`link`: its hash), which is used up, or as a new
 * user is made of its claims; never by an address. Not reachable by GraphQL or REST.
 */
export const signInByIdentity = operation(
  {
    access: 'internal',
    input: z.object({ identity: z.custom<Identity>(), link: z.string().nullable() }),
    refuses: ['OIDC_NO_ACCOUNT', 'OIDC_CONNECT_FIRST', 'OIDC_TAKEN', 'LINK_EXPIRED', 'INVALID_CREDENTIALS'],
  },
  async function signInByIdentity(ctx, { identity, link }): Promise<Session> {
    const user = link === null ? await findBound(ctx, identity) : await useSetUpLink(ctx, link, identity);
    // By a link it is the role of the invitation: somebody who sent the link on gains none by it.
    if (link !== null && providerOf(ctx).roles && !identity.role) throw new DomainError('OIDC_NO_ACCOUNT');
    if (user && link === null) await followRoleClaim(ctx, user, identity.role);
    const userId = user?.userId ?? (await firstSignIn(ctx, identity));
    const used = await ctx.execute(
      'update oidc_identity set last_used_at = now() where issuer = ? and subject = ? and user_id = ? returning id',
      [identity.issuer, identity.subject, userId],
    );
    // Disconnected at this moment.
    if (used.length === 0) throw new DomainError('OIDC_NO_ACCOUNT');
    return startSession(ctx, userId, { isByOidc: true });
  },
);

/** The user to whom an account at the provider is bound. */
async function findBound(ctx: RequestContext, { issuer, subject }: Identity): Promise<BoundUser | undefined> {
  const [user] = await ctx.execute<BoundUser>(
    `select ${boundUser} from oidc_identity i join app_user u on u.id = i.user_id where i.issuer = ? and i.subject = ?`,
    [issuer, subject],
  );
  return user;
}

/** Uses a set-up link up and binds the account to its user. Errors: LINK_EXPIRED, OIDC_TAKEN, OIDC_CONNECT_FIRST. */
async function useSetUpLink(ctx: RequestContext, link: string, identity: Identity): Promise<BoundUser> {
  const [user] = await ctx.execute<BoundUser & { isSetUp: boolean }>(
    `with link as (
       update password_reset_token set used = true
       where token_hash = decode(?, 'hex') and purpose = 'set-up' and not used and expires_at > now() returning user_id)
     select ${boundUser}, ${hasSecondFactor('u.id')} as "isSetUp" from link join app_user u on u.id = link.user_id`,
    [link],
  );
  if (!user) throw new DomainError('LINK_EXPIRED');
  // The link is for the first time: it must not stand in for a second step, nor for another account at the provider.
  if (user.isSetUp) throw new DomainError('OIDC_CONNECT_FIRST');
  await closeOtherWaysIn(ctx, user.userId);
  await bindIdentity(ctx, user, identity);
  return user;
}

/**
 * Makes a user of an account that is bound to nobody, where the claim gives a role and nobody has the address. Errors: OIDC_CONNECT_FIRST,
 * OIDC_NO_ACCOUNT.
 */
async function firstSignIn(ctx: RequestContext, identity: Identity): Promise<string> {
  const { issuer, subject, person, role } = identity;
  // One at a time: of two calls of one person the second one finds the user of the first.
  if (person && role) await ctx.execute('lock table app_user in share row exclusive mode');
  const since = await findBound(ctx, identity);
  if (since) return since.userId;
  const owner = person && (await findUserByEmail(ctx, emailKey(person.email)));
  if (owner) throw new DomainError('OIDC_CONNECT_FIRST');
  if (!person || !role) throw new DomainError('OIDC_NO_ACCOUNT');
  const userId = await createUser(ctx, { ...person, role, passwordHash: null });
  await ctx.execute('insert into oidc_identity (user_id, issuer, subject) values (?, ?, ?)', [userId, issuer, subject]);
  await recordAction(actingAs(ctx, { userId, role, ...person }), {
    action: `${role === 'lead' ? 'lead' : 'user'}.created`,
    recordId: userId,
    eventId: null,
    summary: `${person.firstName} ${person.lastName} (${person.email}) as ${role}, by ${providerOf(ctx).name}`,
  });
  return userId;
}
