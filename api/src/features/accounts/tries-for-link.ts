import type { Try } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * What asking for a mailed link counts as: known and unknown addresses alike, so that no refusal tells them apart. Five an hour for the
 * address from one network; from all networks together twenty, so that one alone cannot keep the right person's link from being sent. A
 * browser that signed in to the account before has five of its own.
 */
export function triesForLink(link: 'magic-link' | 'password-reset', ctx: RequestContext, key: string): Try[] {
  const browser = ctx.knownBrowser.knownTo(key);
  if (browser) return [{ subject: `${link}-by-browser`, key: `${browser} ${key}`, points: 5, seconds: 3600 }];
  return [
    { subject: `${link}-by-address`, key: ctx.ip, points: 30, seconds: 900 },
    { subject: `${link}-by-pair`, key: `${ctx.ip} ${key}`, points: 5, seconds: 3600 },
    { subject: `${link}-by-email`, key, points: 20, seconds: 3600 },
  ];
}
