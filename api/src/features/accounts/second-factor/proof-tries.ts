import { type Try, tryOf } from '../../../platform/limits/tries.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/**
 * The limits of a proof. What is typed can be guessed, so it is limited for the person in a network, and for the person. A browser in
 * which a second step was right before has a count of its own, so that nobody locks the owner out. Nobody guesses a passkey.
 */
export function triesOfProof(
  ctx: RequestContext,
  owner: { userId: string; emailKey: string } | null,
  { password, totp, recoveryCode }: { password?: string | null; totp?: string | null; recoveryCode?: string | null },
): Try[] {
  const ofNetwork = tryOf('second-factor-by-address', ctx.ip);
  const isTyped = [password, totp, recoveryCode].some((one) => one != null);
  if (!owner || !isTyped) return [ofNetwork];
  const browser = ctx.knownBrowser.knownTo(afterSecondStep(owner.emailKey));
  if (browser) return [tryOf('second-factor-by-browser', `${browser} ${owner.userId}`)];
  return [
    ofNetwork,
    tryOf('second-factor-by-pair', `${ctx.ip} ${owner.userId}`),
    tryOf('second-factor-by-person', owner.userId),
  ];
}

/** The name under which a browser is known for a second step: a password alone must not collect such browsers. */
export function afterSecondStep(emailKey: string): string {
  return `second-step ${emailKey}`;
}
