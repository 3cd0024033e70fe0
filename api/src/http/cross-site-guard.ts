import type { RequestHandler } from 'express';
import { DomainError } from '../platform/operation/domain-error.js';
import { isForeignRead } from './cross-origin-reads.js';
import { isOwnOrigin } from './own-origin.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls by pages of other sites: a foreign Origin, or Sec-Fetch-Site: cross-site. Calls with neither header (scripts, timing
 * systems) pass, and so do queries by POST of sites that may read (`foreignReads`).
 */
export function crossSiteGuard(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method) || isForeignRead(response)) return next();
    const origin = request.get('origin');
    const foreign = origin !== undefined && !isOwnOrigin(publicUrl, origin, request.get('host'));
    if (foreign || (origin === undefined && request.get('sec-fetch-site') === 'cross-site')) {
      return next(new DomainError('CROSS_SITE'));
    }
    return next();
  };
}
