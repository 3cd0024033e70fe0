import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Gives every response an id (`Request-Id`), which is also logged with failures. An id sent by the client is reused. */
export const nameRequest: RequestHandler = (request, response, next) => {
  const sent = request.get('request-id');
  const id = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
  response.locals.requestId = id;
  response.set('Request-Id', id);
  next();
};
