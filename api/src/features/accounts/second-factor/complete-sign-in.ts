import { z } from 'zod';
import { completeSignInInput } from '../../../contract/people/second-factor.js';
import { tryOf } from '../../../platform/limits/tries.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken } from '../../../platform/operation/secrets.js';
import { offersPasskeys } from '../../../platform/origins.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { type Session, startSession } from '../sign-in/start-session.js';
import { claimChallenge, issueChallenge, useChallengeUp } from './challenges.js';
import { checkProof } from './check-proof.js';
import { loadWebAuthn, passkeyOptionsToSignIn } from './passkeys.js';
import { afterSecondStep, triesOfProof } from './proof-tries.js';

/** The second step of a sign-in, or a sign-in by passkey alone. The challenge lives until it succeeds. */
export const completeSignIn = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: completeSignInInput,
    refuses: ['SECOND_FACTOR_WRONG', 'CHALLENGE_OVER', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function completeSignIn(ctx, input): Promise<Session> {
    const owner = await ownerOfChallenge(ctx, input.challenge);
    const takeBack = await ctx.services.limits.takeAll(triesOfProof(ctx, owner, input));
    // Loading it takes a moment, in which no connection should be held.
    if (input.passkey) await loadWebAuthn();
    const session = await ctx.run(signInByProof, input);
    await takeBack();
    const key = emailKey(session.user.email);
    ctx.knownBrowser.remember(key);
    ctx.knownBrowser.remember(afterSecondStep(key));
    return session;
  },
);

/** Whose sign-in a challenge that is still good belongs to, to count tries. */
async function ownerOfChallenge(
  ctx: RequestContext,
  challenge: string,
): Promise<{ userId: string; emailKey: string } | null> {
  const [owner] = await ctx.services.rows.read<{ userId: string; emailKey: string }>({
    name: 'challenge-owner',
    text: `select u.id as "userId", u.email_key as "emailKey" from sign_in_challenge c join app_user u on u.id = c.user_id
      where c.token_hash = $1 and c.used_at is null and c.expires_at > now()`,
    values: [hashToken(challenge)],
  });
  return owner ?? null;
}

/** Checks the proof and starts the session, in one transaction. Not reachable by GraphQL or REST. */
const signInByProof = operation(
  {
    access: 'internal',
    input: completeSignInInput,
    refuses: ['SECOND_FACTOR_WRONG', 'CHALLENGE_OVER', 'INVALID_CREDENTIALS'],
  },
  async function signInByProof(ctx, { challenge: token, ...proof }): Promise<Session> {
    const challenge = await claimChallenge(ctx, token, ['sign-in', 'passkey']);
    const userId = await checkProof(ctx, token, challenge.userId, proof);
    await useChallengeUp(ctx, challenge);
    return startSession(ctx, userId);
  },
);

/** What a browser needs to sign in with a passkey alone. Error: PASSKEYS_OFF. */
export const passkeySignInOptions = operation(
  {
    access: 'public',
    duringSetUp: true,
    input: z.object({}),
    refuses: ['PASSKEYS_OFF', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function passkeySignInOptions(ctx): Promise<{ challenge: string; options: string }> {
    const { settings, limits } = ctx.services;
    if (!offersPasskeys(settings.publicUrl)) throw new DomainError('PASSKEYS_OFF');
    await limits.takeAll([tryOf('passkey-options', ctx.ip)]);
    const challenge = await ctx.run(beginPasskeySignIn, {});
    return { challenge, options: passkeyOptionsToSignIn(settings, challenge) };
  },
);

const beginPasskeySignIn = operation(
  { access: 'internal', input: z.object({}) },
  function beginPasskeySignIn(ctx): Promise<string> {
    return issueChallenge(ctx, { purpose: 'passkey' });
  },
);
