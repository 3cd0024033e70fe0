import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { unseal } from '../../../platform/operation/secrets.js';
import { type MailedUser, signInChanged } from '../account.announcements.js';
import { claimIn, type StoredPasskey, verifyPasskey } from './passkeys.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { totpStep } from './totp.js';

/** The purpose for which the secrets of authenticator apps are sealed. */
export const totpPurpose = 'totp';

/** What somebody sent to prove who they are: one of these. */
export interface GivenProof {
  totp?: string | null;
  recoveryCode?: string | null;
  passkey?: string | null;
}

/**
 * Checks a proof for a challenge and notes its use. `userId`: whose it must be; null where a passkey alone says who it is. Returns the
 * user's id. Error: SECOND_FACTOR_WRONG.
 */
export async function checkProof(
  ctx: RequestContext,
  challenge: string,
  userId: string | null,
  { totp, recoveryCode, passkey }: GivenProof,
): Promise<string> {
  const owner = passkey
    ? await ownerOfPasskey(ctx, challenge, userId, passkey)
    : userId !== null && totp
      ? await ownerOfTotp(ctx, userId, totp)
      : userId !== null && recoveryCode
        ? await ownerOfRecoveryCode(ctx, userId, recoveryCode)
        : null;
  if (owner === null) throw new DomainError('SECOND_FACTOR_WRONG');
  return owner;
}

async function ownerOfPasskey(
  ctx: RequestContext,
  challenge: string,
  userId: string | null,
  response: string,
): Promise<string | null> {
  const claim = claimIn(response);
  if (!claim) return null;
  const [stored] = await ctx.execute<Omit<StoredPasskey, 'publicKey'> & { userId: string; publicKey: string }>(
    `select id, user_id as "userId", credential_id as "credentialId", encode(public_key, 'hex') as "publicKey",
       counter::float8 as counter, transports
     from second_factor where credential_id = ? and user_id = coalesce(?::uuid, user_id) for update`,
    [claim.credentialId, userId],
  );
  if (!stored || (claim.userId !== null && claim.userId !== stored.userId)) return null;
  const publicKey = Buffer.from(stored.publicKey, 'hex');
  const counter = await verifyPasskey(ctx.services, challenge, response, { ...stored, publicKey });
  if (counter === null) return null;
  await ctx.execute('update second_factor set counter = ?, last_used_at = ?::timestamptz where id = ?', [
    counter,
    clock.now().toISOString(),
    stored.id,
  ]);
  return stored.userId;
}

/** Each step of 30 seconds is good once: the update decides, so of two at once one wins. */
async function ownerOfTotp(ctx: RequestContext, userId: string, code: string): Promise<string | null> {
  const now = clock.now();
  const apps = await ctx.execute<{ id: string; secret: string }>(
    `select id, encode(secret, 'hex') as secret from second_factor where user_id = ? and kind = 'totp' order by id for update`,
    [userId],
  );
  for (const { id, secret } of apps) {
    const plain = unseal(ctx.services.secretKey, totpPurpose, userId, Buffer.from(secret, 'hex'));
    const step = plain && totpStep(plain, code, now);
    if (step === null) continue;
    const used = await ctx.execute(
      `update second_factor set last_step = ?, last_used_at = ?::timestamptz
       where id = ? and coalesce(last_step, 0) < ? returning id`,
      [step, now.toISOString(), id, step],
    );
    if (used.length > 0) return userId;
  }
  return null;
}

/** Each code is good once. Its owner is mailed: it is for the day on which they have nothing else. */
async function ownerOfRecoveryCode(ctx: RequestContext, userId: string, code: string): Promise<string | null> {
  const [used] = await ctx.execute(
    `update recovery_code set used_at = now() where user_id = ? and code_hash = decode(?, 'hex') and used_at is null returning id`,
    [userId, hashRecoveryCode(ctx.services.secretKey, userId, code).toString('hex')],
  );
  if (!used) return null;
  const [owner] = await ctx.execute<MailedUser & { left: number }>(
    `select first_name as "firstName", last_name as "lastName", email,
       (select count(*)::int from recovery_code where user_id = u.id and used_at is null) as left
     from app_user u where id = ?`,
    [userId],
  );
  if (!owner) return null;
  const { left, ...user } = owner;
  await ctx.announce(signInChanged, { user, change: 'code-used', name: null, left, at: clock.now().toISOString() });
  return userId;
}
