import type { RequestHandler } from 'express';
import { bearerOf } from '../create-context.js';
import { householdCookieName } from '../household-cookie.js';

/** Says to caches between that answers depend on who asks, and that those to somebody who is known are nobody else's. */
export function graphqlCaching(publicUrl: string): RequestHandler {
  const cookieName = householdCookieName(publicUrl);
  return (request, response, next) => {
    response.vary('Authorization').vary('Cookie');
    if (bearerOf(request) || request.get('cookie')?.includes(cookieName)) response.set('Cache-Control', 'no-store');
    next();
  };
}
