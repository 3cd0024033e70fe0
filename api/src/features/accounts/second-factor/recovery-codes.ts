import type { RequestContext } from '../../../platform/operation/request-context.js';
import { derivedToken, hashToken, newCode } from '../../../platform/operation/secrets.js';

/** How many codes somebody gets. */
const codesAtOnce = 10;

/** A new code of 50 random bits, `XXXXX-XXXXX`. */
function newRecoveryCode(): string {
  return `${newCode(5)}-${newCode(5)}`;
}

/**
 * The stored form of a code, however it was typed. Its 50 bits could be guessed from a plain hash, so it is keyed with the server's secret
 * and bound to its owner.
 */
export function hashRecoveryCode(secretKey: Buffer, userId: string, code: string): Buffer {
  const typed = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return hashToken(derivedToken(secretKey, 'recovery-code', `${userId}:${typed}`));
}

/** Replaces somebody's codes by ten new ones, which are returned this once. */
export async function replaceRecoveryCodes(ctx: RequestContext, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(ctx.services.secretKey, userId, code).toString('hex'));
  await ctx.execute('delete from recovery_code where user_id = ?', [userId]);
  await ctx.execute(
    `insert into recovery_code (user_id, code_hash) select ?, decode(hash, 'hex') from unnest(?::text[]) hash`,
    [userId, `{${hashes.join(',')}}`],
  );
  return codes;
}
