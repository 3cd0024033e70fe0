import type { RequestHandler, Response } from 'express';
import type { Origins } from '../platform/origins.js';
import type { Route } from '../platform/schema/route.js';
import { isOwnOrigin } from './own-origin.js';

/** Public addresses besides the documented paths: files of an event, and feeds by secret address. */
const besidesRoutes = [/^\/feeds\/[^/]+$/, /^\/event\/[^/]+\/shifts\.(ics|csv|json)$/];

/** Request headers that a page of another site may send, besides the simple ones. */
const allowedHeaders = 'Content-Type, If-None-Match, Apollo-Require-Preflight';
/** Response headers that it may read, besides the simple ones. */
const exposedHeaders = 'ETag, Link, X-Total-Count, Retry-After';
/** Seconds for which a browser may cache the preflight. */
const preflightAge = '7200';

/**
 * Lets pages of other sites (`PUBLIC_CORS_ORIGINS`) read what every visitor may read: public paths by GET, and GraphQL queries. Such
 * callers are visitors: cookies and bearer tokens are removed from the request, and no cookie is set (decision 032).
 */
export function foreignReads(origins: Origins, publicUrl: string, routes: readonly Route[]): RequestHandler {
  if (origins !== '*' && origins.length === 0) return (_request, _response, next) => next();
  const open = [...routes.filter(isPublicRead).map(({ path }) => patternOf(path)), ...besidesRoutes];
  return (request, response, next) => {
    const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path;
    const byGraphql = path === '/graphql';
    if (!byGraphql && !open.some((pattern) => pattern.test(path))) return next();
    // For every caller: a shared cache must not give one site's response to another.
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
    // As a visitor's read it can do nothing in anybody's name, so it needs no CSRF preflight.
    if (byGraphql) request.headers['apollo-require-preflight'] = 'true';
    response.locals.isForeignRead = true;
    next();
  };
}

/** Whether the request is a read of another site. */
export function isForeignRead(response: Response): boolean {
  return response.locals.isForeignRead === true;
}

/** A path that anybody may read without a secret in its address. */
function isPublicRead({ method, path, callers }: Route): boolean {
  return method === 'get' && callers.includes('anybody') && !path.includes('{token}');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
