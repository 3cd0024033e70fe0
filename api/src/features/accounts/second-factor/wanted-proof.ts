import type { ProofMethod } from '../../../contract/people/second-factor.js';
import type { WantedProof } from '../../../platform/operation/domain-error.js';
import type { ProductSettings } from '../../../platform/operation/request-context.js';
import { offersPasskeys } from '../../../platform/origins.js';
import type { FactorsOf } from './factors.js';
import { passkeyOptionsToSignIn, siteOf } from './passkeys.js';

/** The ways in which somebody with these factors proves who they are, for a challenge. */
export function wantedProof(
  settings: ProductSettings,
  challenge: string,
  { kinds, passkeys, recoveryCodes }: FactorsOf,
  more: readonly ProofMethod[] = [],
): WantedProof {
  // Those of another host cannot be used here.
  const usable = passkeys.filter(({ site }) => site === siteOf(settings).rpID);
  const hasPasskey = usable.length > 0 && offersPasskeys(settings.publicUrl);
  const methods: ProofMethod[] = [];
  if (hasPasskey) methods.push('PASSKEY');
  if (kinds.includes('TOTP')) methods.push('TOTP');
  if (recoveryCodes > 0) methods.push('RECOVERY_CODE');
  methods.push(...more);
  const passkey = hasPasskey ? passkeyOptionsToSignIn(settings, challenge, usable) : undefined;
  return { challenge, methods, ...(passkey !== undefined && { passkey }) };
}
