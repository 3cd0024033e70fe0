import { z } from 'zod';
import { type ProofMethod, stepUpInput } from '../../../contract/people/second-factor.js';
import { refusalOf } from '../../../platform/operation/authorize.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { VisitorViewer } from '../../../platform/operation/viewer.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';
import { emailKey } from '../../../platform/text/person-key.js';
import { passwordMatches } from '../sign-in/password.js';
import { claimChallenge, issueChallenge, useChallengeUp } from './challenges.js';
import { checkProof } from './check-proof.js';
import { type FactorsOf, factorsOfUser } from './factors.js';
import { loadWebAuthn } from './passkeys.js';
import { triesOfProof } from './proof-tries.js';
import { wantedProof } from './wanted-proof.js';

/** The session ended meanwhile. */
const ended: VisitorViewer = { kind: 'visitor', sessionEnded: true };

const ofSession = z.object({ userId: z.string(), sessionId: z.string() });

type Asked = FactorsOf & { hasPassword: boolean };

/** The refusal STEP_UP_REQUIRED for staff whose last proof is too old, with a challenge for their session. */
export async function askForProof(ctx: RequestContext): Promise<DomainError> {
  if (ctx.viewer.kind !== 'staff' && ctx.viewer.kind !== 'enrolling') return refusalOf(ctx.viewer);
  const { userId, sessionId } = ctx.viewer;
  const { challenge, asked } = await ctx.run(beginStepUp, { userId, sessionId });
  // Somebody who has a factor proves it. Signing in again is always a proof.
  const password = asked.hasPassword && asked.kinds.length === 0;
  const more: ProofMethod[] = password ? ['PASSWORD', 'SIGN_IN'] : ['SIGN_IN'];
  const proof = wantedProof(ctx.services.settings, challenge, asked, more);
  return new DomainError('STEP_UP_REQUIRED', { proof });
}

/** Creates the challenge. Not reachable by GraphQL or REST. */
const beginStepUp = operation(
  { access: 'internal', input: ofSession },
  async function beginStepUp(ctx, { userId, sessionId }): Promise<{ challenge: string; asked: Asked }> {
    const [row] = await ctx.execute<{ factors: FactorsOf; hasPassword: boolean }>(
      `select ${factorsOfUser} as factors, u.password_hash is not null as "hasPassword" from app_user u where u.id = ?`,
      [userId],
    );
    if (!row) throw refusalOf(ended);
    const challenge = await issueChallenge(ctx, { purpose: 'step-up', userId, sessionId });
    return { challenge, asked: { ...row.factors, hasPassword: row.hasPassword } };
  },
);

/** Proves once more who is signed in here. Returns the UTC instant until which that counts. */
export const stepUp = operation(
  {
    access: 'staff',
    duringSetUp: true,
    input: stepUpInput,
    refuses: ['SECOND_FACTOR_WRONG', 'CHALLENGE_OVER', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function stepUp(ctx, { password, ...input }): Promise<{ provenUntil: string }> {
    const { userId, sessionId, email } = ctx.viewer;
    const owner = { userId, emailKey: emailKey(email) };
    const takeBack = await ctx.services.limits.takeAll(triesOfProof(ctx, owner, { ...input, password }));
    if (input.passkey) await loadWebAuthn();
    const isPassword = password ? await isOwnPassword(ctx, userId, password) : false;
    const proven = await ctx.run(proveSession, { ...input, isPassword, userId, sessionId });
    await takeBack();
    return proven;
  },
);

/** Whether a password is right, and a proof: not for somebody who has a second factor. */
async function isOwnPassword(ctx: RequestContext, userId: string, password: string): Promise<boolean> {
  const [user] = await ctx.services.rows.read<{ password_hash: string | null }>({
    name: 'own-password',
    text: `select password_hash from app_user u where id = $1::uuid
      and not exists (select from second_factor f where f.user_id = u.id)`,
    values: [userId],
  });
  // Hashing is slow, so it runs before any transaction is open.
  return passwordMatches(user?.password_hash ?? null, password);
}

/** Uses the challenge of this session up. Not reachable by GraphQL or REST. */
const proveSession = operation(
  {
    access: 'internal',
    input: stepUpInput.omit({ password: true }).extend({ isPassword: z.boolean(), ...ofSession.shape }),
    refuses: ['SECOND_FACTOR_WRONG', 'CHALLENGE_OVER'],
  },
  async function proveSession(
    ctx,
    { challenge: token, isPassword, userId, sessionId, ...proof },
  ): Promise<{ provenUntil: string }> {
    const challenge = await claimChallenge(ctx, token, ['step-up'], sessionId);
    if (!isPassword) await checkProof(ctx, token, userId, proof);
    await useChallengeUp(ctx, challenge);
    const [row] = await ctx.execute<{ provenUntil: string }>(
      `update staff_session set proven_at = now() where id = ?
       returning ${instantText(`(proven_at + interval '10 minutes')`)} as "provenUntil"`,
      [sessionId],
    );
    if (!row) throw refusalOf(ended);
    return row;
  },
);
