import type { RequestHandler } from 'express';
import { DomainError } from '../platform/domain-error.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls that a page of another site makes: a foreign Origin, or Sec-Fetch-Site: cross-site. Calls with neither (scripts,
 * timing systems) pass. Own origins are the public address and, on loopback, whatever host the browser used.
 */
export function crossSiteGuard(publicUrl: string): RequestHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (safeMethods.has(request.method)) return next();
    const origin = request.get('origin');
    const foreign = origin !== undefined && origin !== ownOrigin && !isLoopbackTwin(origin, request.get('host'));
    if (foreign || (origin === undefined && request.get('sec-fetch-site') === 'cross-site')) {
      return next(new DomainError('CROSS_SITE'));
    }
    return next();
  };
}

/** http://127.0.0.1:4000 and http://localhost:4000 are the same development server; no other site can have a loopback origin. */
function isLoopbackTwin(origin: string, host: string | undefined): boolean {
  if (!host || !URL.canParse(origin)) return false;
  const { hostname, host: originHost } = new URL(origin);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && originHost === host;
}
