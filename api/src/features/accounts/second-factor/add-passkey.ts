import { z } from 'zod';
import { addPasskeyInput } from '../../../contract/people/second-factor.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { offersPasskeys } from '../../../platform/origins.js';
import { claimChallenge, issueChallenge, useChallengeUp } from './challenges.js';
import { lockFactors, noteOwnChange, refuseTooMany, signOutElsewhere } from './factors.js';
import { loadWebAuthn, passkeyOptionsToAdd, siteOf, verifyNewPasskey } from './passkeys.js';
import { replaceRecoveryCodes } from './recovery-codes.js';

/** A factor that was added. `recoveryCodes`: with the first one, shown this once. */
export interface AddedFactor {
  factorId: string;
  recoveryCodes: string[] | null;
}

/** What a browser needs to make a passkey for the caller. Error: PASSKEYS_OFF. */
export const passkeyOptions = operation(
  {
    access: 'staff',
    duringSetUp: true,
    stepUp: true,
    input: z.object({}),
    refuses: ['PASSKEYS_OFF'],
    prepare: async () => void (await loadWebAuthn()),
  },
  async function passkeyOptions(ctx): Promise<{ challenge: string; options: string }> {
    const { settings } = ctx.services;
    if (!offersPasskeys(settings.publicUrl)) throw new DomainError('PASSKEYS_OFF');
    const { userId, sessionId, firstName, lastName, email } = ctx.viewer;
    const known = await ctx.execute<{ credentialId: string; transports: string[] }>(
      `select credential_id as "credentialId", transports from second_factor where user_id = ? and kind = 'passkey'`,
      [userId],
    );
    const challenge = await issueChallenge(ctx, { purpose: 'add-passkey', userId, sessionId });
    const owner = { userId, email, name: `${firstName} ${lastName}` };
    return { challenge, options: await passkeyOptionsToAdd(settings, challenge, owner, known) };
  },
);

/** Adds the passkey that the browser made. SECOND_FACTOR_WRONG: the answer does not hold. */
export const addPasskey = operation(
  {
    access: 'staff',
    duringSetUp: true,
    stepUp: true,
    input: addPasskeyInput,
    refuses: ['CHALLENGE_OVER', 'SECOND_FACTOR_WRONG', 'TOO_MANY_FACTORS', 'PASSKEY_KNOWN'],
    prepare: async () => void (await loadWebAuthn()),
  },
  async function addPasskey(ctx, { challenge: token, response, name }): Promise<AddedFactor> {
    const { userId, sessionId } = ctx.viewer;
    const before = await lockFactors(ctx, userId);
    refuseTooMany(before);
    const challenge = await claimChallenge(ctx, token, ['add-passkey'], sessionId);
    const made = await verifyNewPasskey(ctx.services, token, response);
    if (!made) throw new DomainError('SECOND_FACTOR_WRONG');
    await useChallengeUp(ctx, challenge);
    const [added] = await ctx.execute<{ id: string }>(
      `insert into second_factor (user_id, kind, name, site, credential_id, public_key, counter, transports)
       values (?, 'passkey', ?, ?, ?, decode(?, 'hex'), ?, ?::text[])
       on conflict on constraint second_factor_credential_unique do nothing returning id`,
      [
        ...[
          userId,
          name,
          siteOf(ctx.services.settings).rpID,
          made.credentialId,
          made.publicKey.toString('hex'),
          made.counter,
        ],
        `{${made.transports.join(',')}}`,
      ],
    );
    if (!added) throw new DomainError('PASSKEY_KNOWN');
    if (before === 0) await signOutElsewhere(ctx);
    await noteOwnChange(ctx, 'passkey-added', name);
    return { factorId: added.id, recoveryCodes: before === 0 ? await replaceRecoveryCodes(ctx, userId) : null };
  },
);
