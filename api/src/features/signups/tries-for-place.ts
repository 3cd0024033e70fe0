import { emailKey } from '../../platform/person-key.js';
import type { Try } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * What a signup that mails an address counts as: sixty an hour from one network, so that a stranger keeps nobody from signing up, and 120
 * from all together, so that nobody's inbox is filled. Counted only for a shift or signup that exists.
 */
export function triesForPlace(ctx: RequestContext, email: string): Try[] {
  const key = emailKey(email);
  return [
    { subject: 'sign-up-by-pair', key: `${ctx.ip} ${key}`, points: 60, seconds: 3600, ofRecord: true },
    { subject: 'sign-up-by-email', key, points: 120, seconds: 3600, ofRecord: true },
  ];
}
