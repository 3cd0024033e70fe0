import compression from 'compression';
import type { Request, RequestHandler } from 'express';

/** Paths whose responses contain a token, or need one. */
const secret = /^\/api\/(auth|manage|offers)\//;

/**
 * Compresses reads by GraphQL and REST (gzip or brotli, as the client accepts). Responses that may contain a token are never compressed:
 * their length would reveal it. That includes all writes; GraphQL mutations declare it themselves (`no-transform`).
 */
export function compressAnswers(): RequestHandler {
  return compression({
    filter: (request: Request, response) => {
      const { pathname } = new URL(request.originalUrl, 'http://localhost');
      const reads = request.method === 'GET' || pathname === '/graphql';
      return reads && !secret.test(pathname) && compression.filter(request, response);
    },
  });
}
