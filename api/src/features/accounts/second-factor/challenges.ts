import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken, newToken } from '../../../platform/operation/secrets.js';

/** What a challenge is for: it is good for nothing else. `passkey`: a sign-in by passkey alone. */
export type ChallengePurpose = 'sign-in' | 'passkey' | 'add-passkey' | 'add-totp' | 'step-up';

interface NewChallenge {
  purpose: ChallengePurpose;
  /** Whose it is; nobody's yet for `passkey`. */
  userId?: string;
  /** The session that it is bound to. */
  sessionId?: string;
  /** What is kept with it, sealed. */
  secret?: Buffer;
}

/** Creates a challenge, good for 5 minutes and until it succeeds; only its hash is stored. Returns its token. */
export async function issueChallenge(
  ctx: RequestContext,
  { purpose, userId, sessionId, secret }: NewChallenge,
  token: string = newToken(),
): Promise<string> {
  await ctx.execute(
    `insert into sign_in_challenge (token_hash, purpose, user_id, session_id, secret, expires_at)
     values (decode(?, 'hex'), ?, ?, ?, decode(?, 'hex'), now() + interval '5 minutes')`,
    [hashToken(token).toString('hex'), purpose, userId ?? null, sessionId ?? null, secret?.toString('hex') ?? null],
  );
  return token;
}

/** A challenge that is answered. */
export interface ClaimedChallenge {
  id: string;
  purpose: ChallengePurpose;
  userId: string | null;
}

/**
 * Locks a challenge of these purposes that is still good, for the session if it is bound to one. Error: CHALLENGE_OVER, also for one of
 * another purpose or session.
 */
export async function claimChallenge(
  ctx: RequestContext,
  token: string,
  purposes: readonly ChallengePurpose[],
  sessionId: string | null = null,
): Promise<ClaimedChallenge> {
  const [challenge] = await ctx.execute<ClaimedChallenge>(
    `select id, purpose, user_id as "userId" from sign_in_challenge
     where token_hash = decode(?, 'hex') and purpose = any(?::text[]) and session_id is not distinct from ?::uuid
       and used_at is null and expires_at > now() for update`,
    [hashToken(token).toString('hex'), `{${purposes.join(',')}}`, sessionId],
  );
  if (!challenge) throw new DomainError('CHALLENGE_OVER');
  return challenge;
}

/** Uses a challenge up: it succeeded. */
export async function useChallengeUp(ctx: RequestContext, { id }: ClaimedChallenge): Promise<void> {
  await ctx.execute('update sign_in_challenge set used_at = now(), secret = null where id = ?', [id]);
}
