import type { RequestHandler, Response } from 'express';
import type { Origins } from '../platform/origins.js';
import type { Route } from '../platform/schema/route.js';
import { isOwnOrigin } from './own-origin.js';

/** What lies beside the documented paths: public files of an event, and feeds by secret address. */
const besidesRoutes = [/^\/feeds\/[^/]+$/, /^\/event\/[^/]+\/shifts\.(ics|csv|json)$/];

/** What a page of another site may send, besides what every simple call may. */
const allowedHeaders = 'Content-Type, If-None-Match, Apollo-Require-Preflight';
/** What it may see of an answer's headers, besides what every page may. */
const exposedHeaders = 'ETag, Link, X-Total-Count, Retry-After';
/** Seconds in which a browser need not ask again whether it may. */
const preflightAge = '7200';

/**
 * Lets pages of other sites (`PUBLIC_CORS_ORIGINS`) read what every visitor may read: public paths by GET, and queries of GraphQL. Who
 * asks that way is a stranger: cookies and bearer tokens are taken off before anybody looks at them, and no cookie is handed out
 * (decision 032).
 */
export function foreignReads(origins: Origins, publicUrl: string, routes: readonly Route[]): RequestHandler {
  if (origins !== '*' && origins.length === 0) return (_request, _response, next) => next();
  const open = [...routes.filter(isPublicRead).map(({ path }) => patternOf(path)), ...besidesRoutes];
  return (request, response, next) => {
    const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path;
    const byGraphql = path === '/graphql';
    if (!byGraphql && !open.some((pattern) => pattern.test(path))) return next();
    // For whoever asks: a cache between must not give one site's answer to another.
    response.vary('Origin');
    const origin = request.get('origin');
    if (origin === undefined || isOwnOrigin(publicUrl, origin, request.get('host'))) return next();
    if (origins !== '*' && !origins.includes(origin)) return next();
    const methods = byGraphql ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    const asked = request.method === 'OPTIONS' ? request.get('access-control-request-method') : request.method;
    if (!asked || !methods.includes(asked)) return next();
    response.set('Access-Control-Allow-Origin', origins === '*' ? '*' : origin);
    if (request.method === 'OPTIONS') {
      response
        .set({
          'Access-Control-Allow-Methods': methods.join(', '),
          'Access-Control-Allow-Headers': allowedHeaders,
          'Access-Control-Max-Age': preflightAge,
        })
        .status(204)
        .end();
      return;
    }
    response.set('Access-Control-Expose-Headers', exposedHeaders);
    delete request.headers.cookie;
    delete request.headers.authorization;
    // As a stranger's reading it can do no harm in anybody's name, so it needs no proof of being meant.
    if (byGraphql) request.headers['apollo-require-preflight'] = 'true';
    response.locals.isForeignRead = true;
    next();
  };
}

/** Whether the request is such a reading. */
export function isForeignRead(response: Response): boolean {
  return response.locals.isForeignRead === true;
}

/** What anybody may read without a secret in its address. */
function isPublicRead({ method, path, callers }: Route): boolean {
  return method === 'get' && callers.includes('anybody') && !path.includes('{token}');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
