import type { ProofMethod } from '../../../contract/people/second-factor.js';
import type { WantedProof } from '../../../platform/operation/domain-error.js';
import type { ProductSettings } from '../../../platform/operation/request-context.js';
import { offersPasskeys } from '../../../platform/origins.js';
import type { FactorsOf } from './factors.js';
import { passkeyOptionsToSignIn } from './passkeys.js';

/** The ways in which somebody with these factors proves who they are, for a challenge. */
export async function wantedProof(
  settings: ProductSettings,
  challenge: string,
  { kinds, passkeys, recoveryCodes }: FactorsOf,
  more: readonly ProofMethod[] = [],
): Promise<WantedProof> {
  const hasPasskey = kinds.includes('PASSKEY') && offersPasskeys(settings.publicUrl);
  const methods: ProofMethod[] = [];
  if (hasPasskey) methods.push('PASSKEY');
  if (kinds.includes('TOTP')) methods.push('TOTP');
  if (recoveryCodes > 0) methods.push('RECOVERY_CODE');
  methods.push(...more);
  const passkey = hasPasskey ? await passkeyOptionsToSignIn(settings, challenge, passkeys) : undefined;
  return { challenge, methods, ...(passkey !== undefined && { passkey }) };
}
