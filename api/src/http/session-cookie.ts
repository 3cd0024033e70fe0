import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import type { SessionCookie } from '../platform/operation/session-cookie.js';
import { isOwnOrigin } from './own-origin.js';

const seconds = 7 * 86_400;

/**
 * The cookie with the half of a staff session. It is Strict: it does not travel with calls that another site causes, not even by a link. Pages
 * are the same for everybody, so a link from elsewhere still opens them, and their own calls send it.
 */
export function sessionCookie(publicUrl: string, request: Request, send: (cookie: string) => void): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-trailcrew_staff' : 'trailcrew_staff';
  const attributes = { name, httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;
  return {
    isPage: isOurPage(publicUrl, request),
    half: parseCookie(request.get('cookie') ?? '')[name],
    keep: (half) => send(stringifySetCookie({ ...attributes, value: half, maxAge: seconds })),
    clear: () => send(stringifySetCookie({ ...attributes, value: '', maxAge: 0 })),
  };
}

/** Whether one of our own pages asks. Over plain http browsers do not send `Sec-Fetch-Site`, but the origin of what changes something. */
function isOurPage(publicUrl: string, request: Request): boolean {
  if (request.get('sec-fetch-site') === 'same-origin') return true;
  const origin = request.get('origin');
  return origin !== undefined && isOwnOrigin(publicUrl, origin, request.get('host'));
}
