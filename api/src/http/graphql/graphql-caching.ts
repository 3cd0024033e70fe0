import type { RequestHandler } from 'express';
import { bearerOf } from '../create-context.js';
import { householdCookieName } from '../household-cookie.js';

/** Cache headers: responses depend on the caller, and those to known callers must not be stored. */
export function graphqlCaching(publicUrl: string): RequestHandler {
  const cookieName = householdCookieName(publicUrl);
  return (request, response, next) => {
    response.vary('Authorization').vary('Cookie');
    if (bearerOf(request) || request.get('cookie')?.includes(cookieName)) response.set('Cache-Control', 'no-store');
    next();
  };
}
