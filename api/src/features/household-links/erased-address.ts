import { signatureOf } from '../../platform/operation/secrets.js';
import { keyOfErased } from '../../platform/text/person-key.js';

/** What the closed link of a household that was erased bears in place of its address: an HMAC under the server's secret. */
export function keyOfErasedAddress(secretKey: Buffer, emailKey: string): string {
  return keyOfErased(signatureOf(secretKey, `erased-address\n${emailKey}`));
}

/**
 * SQL: when a household last revoked its links or was erased, which ended the cookies issued before; null if never. Takes what stands for the
 * address's key, and for what `keyOfErasedAddress` gives.
 */
export function passesSinceSql(address: string, erased: string): string {
  return `(select max(revoked_at) from household_token where email_key in (${address}, ${erased}))`;
}
