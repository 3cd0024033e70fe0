import { type Try, tryOf } from '../../../platform/limits/tries.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';

/**
 * The limits of a proof. What is typed can be guessed, so it is limited for the person in a network, and for the person. A browser that
 * signed in to the account before has a count of its own, so that nobody locks the owner out. Nobody guesses a passkey.
 */
export function triesOfProof(
  ctx: RequestContext,
  owner: { userId: string; emailKey: string } | null,
  { isTyped }: { isTyped: boolean },
): Try[] {
  const ofNetwork = tryOf('second-factor-by-address', ctx.ip);
  if (!owner || !isTyped) return [ofNetwork];
  const browser = ctx.knownBrowser.knownTo(owner.emailKey);
  if (browser) return [tryOf('second-factor-by-browser', `${browser} ${owner.userId}`)];
  return [
    ofNetwork,
    tryOf('second-factor-by-pair', `${ctx.ip} ${owner.userId}`),
    tryOf('second-factor-by-person', owner.userId),
  ];
}
