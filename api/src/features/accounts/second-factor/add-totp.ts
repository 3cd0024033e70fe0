import { z } from 'zod';
import { addTotpInput } from '../../../contract/people/second-factor.js';
import { clock } from '../../../platform/clock.js';
import { qrSvg } from '../../../platform/files/qr-code.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { seal, unseal } from '../../../platform/operation/secrets.js';
import type { AddedFactor } from './add-passkey.js';
import { issueChallenge } from './challenges.js';
import { totpPurpose } from './check-proof.js';
import { lockFactors, noteOwnChange, refuseTooMany, signOutElsewhere } from './factors.js';
import { replaceRecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, totpSecretText, totpStep, totpUri } from './totp.js';

/** What an authenticator app needs: the secret as people type it, its `otpauth:` address, and that as a QR code (SVG). */
export interface NewTotp {
  secret: string;
  uri: string;
  qr: string;
}

/** Begins to add an authenticator app. The secret waits 5 minutes for its first code; an earlier one of this session is dropped. */
export const beginTotp = operation(
  { access: 'staff', duringSetUp: true, stepUp: true, input: z.object({}) },
  async function beginTotp(ctx): Promise<NewTotp> {
    const { userId, sessionId, email } = ctx.viewer;
    const { secretKey, settings } = ctx.services;
    // Of two at once the second drops what the first one began.
    await lockFactors(ctx, userId);
    const plain = newTotpSecret();
    await ctx.execute(`delete from sign_in_challenge where session_id = ? and purpose = 'add-totp'`, [sessionId]);
    const secret = seal(secretKey, totpPurpose, userId, plain);
    await issueChallenge(ctx, { purpose: 'add-totp', userId, sessionId, secret });
    const uri = totpUri(plain, { issuer: settings.organisationName, label: email });
    return { secret: totpSecretText(plain), uri, qr: qrSvg(uri) };
  },
);

/** Adds the authenticator app that shows the right code. Errors: SECOND_FACTOR_WRONG, CHALLENGE_OVER. */
export const addTotp = operation(
  {
    access: 'staff',
    duringSetUp: true,
    stepUp: true,
    input: addTotpInput,
    refuses: ['CHALLENGE_OVER', 'SECOND_FACTOR_WRONG', 'TOO_MANY_FACTORS'],
  },
  async function addTotp(ctx, { code, name }): Promise<AddedFactor> {
    const { userId, sessionId } = ctx.viewer;
    const before = await lockFactors(ctx, userId);
    refuseTooMany(before);
    const [begun] = await ctx.execute<{ id: string; secret: string }>(
      `select id, encode(secret, 'hex') as secret from sign_in_challenge
       where session_id = ? and purpose = 'add-totp' and used_at is null and expires_at > now() for update`,
      [sessionId],
    );
    const sealed = begun && Buffer.from(begun.secret, 'hex');
    const plain = sealed && unseal(ctx.services.secretKey, totpPurpose, userId, sealed);
    if (!plain) throw new DomainError('CHALLENGE_OVER');
    const step = totpStep(plain, code, clock.now());
    if (step === null) throw new DomainError('SECOND_FACTOR_WRONG');
    // Its first code is used by this.
    const [added] = await ctx.execute<{ id: string }>(
      `insert into second_factor (user_id, kind, name, secret, last_step) values (?, 'totp', ?, decode(?, 'hex'), ?) returning id`,
      [userId, name, sealed.toString('hex'), step],
    );
    await ctx.execute('delete from sign_in_challenge where id = ?', [begun.id]);
    if (before === 0) await signOutElsewhere(ctx);
    await noteOwnChange(ctx, 'totp-added', name);
    return { factorId: added!.id, recoveryCodes: before === 0 ? await replaceRecoveryCodes(ctx, userId) : null };
  },
);
