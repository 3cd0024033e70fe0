import compression from 'compression';
import type { Request, RequestHandler } from 'express';

/** Paths whose answers hold a token, or stand behind one. */
const secret = /^\/api\/(auth|manage|offers)\//;

/**
 * Compresses what is read through both doors (gzip or brotli, as the caller takes it). Answers that may carry a token never are: their
 * length would tell of it. That is everything that changes something; mutations of GraphQL say so themselves (`no-transform`).
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
