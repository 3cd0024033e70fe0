import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Gives every answer a name of its own (`Request-Id`), which the log of a failure has, too. One that a client sent is used again. */
export const nameRequest: RequestHandler = (request, response, next) => {
  const sent = request.get('request-id');
  const id = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
  response.locals.requestId = id;
  response.set('Request-Id', id);
  next();
};
