import type { Role } from '../../../contract/people/roles.js';
import { DomainError, type WantedProof } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken, newToken } from '../../../platform/operation/secrets.js';
import { issueChallenge } from '../second-factor/challenges.js';
import { type FactorsOf, factorsOfUser } from '../second-factor/factors.js';
import { wantedProof } from '../second-factor/wanted-proof.js';
import { type Session, type SessionHalves, startSession } from './start-session.js';

/** A second step is wanted: the refusal follows the commit, because the mailed link is used up by then. */
export interface Challenged {
  challenge: string;
  factors: FactorsOf;
}

/** What a password or a mailed link leads to. */
export type SignInOutcome = { session: Session } | Challenged;

interface Finishing {
  /** Where both can be derived again: the halves of the session. */
  halves?: SessionHalves;
  /** The same: the challenge. */
  challenge?: string;
  /** The operator let them in: also where passwords are for admins alone. */
  isRescue?: boolean;
}

/**
 * Follows a right password or mailed link, the only way from there to a session: starts it, or creates a challenge where the user has a
 * second factor. Errors: PASSWORD_SIGN_IN_OFF, INVALID_CREDENTIALS when the user is gone.
 */
export async function finishSignIn(
  ctx: RequestContext,
  userId: string,
  { halves, challenge = newToken(), isRescue = false }: Finishing = {},
): Promise<SignInOutcome> {
  const [user] = await ctx.execute<{ role: Role; factors: FactorsOf }>(
    `select u.role, ${factorsOfUser} as factors from app_user u where u.id = ?`,
    [userId],
  );
  if (!user) throw new DomainError('INVALID_CREDENTIALS');
  const { passwordSignIn, oidc } = ctx.services.settings;
  if (passwordSignIn === 'admins' && !isRescue && user.role !== 'admin')
    throw new DomainError('PASSWORD_SIGN_IN_OFF', oidc ? { message: `Please sign in with ${oidc.name}.` } : {});
  if (user.factors.kinds.length === 0) return { session: await startSession(ctx, userId, { halves }) };
  await issueChallenge(ctx, { purpose: 'sign-in', userId }, challenge);
  return { challenge, factors: user.factors };
}

/** The session of an outcome. Error: SECOND_FACTOR_REQUIRED with what proves who it is. */
export async function sessionOf(ctx: RequestContext, outcome: SignInOutcome): Promise<Session> {
  if ('session' in outcome) return outcome.session;
  throw secondFactorRequired(ctx, outcome);
}

/** The outcome of a challenge that is still good; undefined for any other. */
export async function findChallenged(ctx: RequestContext, challenge: string): Promise<Challenged | undefined> {
  const [row] = await ctx.execute<{ factors: FactorsOf }>(
    `select ${factorsOfUser} as factors from sign_in_challenge c join app_user u on u.id = c.user_id
     where c.token_hash = decode(?, 'hex') and c.used_at is null and c.expires_at > now()`,
    [hashToken(challenge).toString('hex')],
  );
  return row && { challenge, factors: row.factors };
}

function secondFactorRequired(ctx: RequestContext, { challenge, factors }: Challenged): DomainError {
  const proof: WantedProof = wantedProof(ctx.services.settings, challenge, factors);
  return new DomainError('SECOND_FACTOR_REQUIRED', { proof });
}
