import type { RequestHandler } from 'express';
import { DomainError } from '../../platform/operation/domain-error.js';

/** Allows these methods: HEAD is handled as GET without a body, OPTIONS lists them, and all others are 405. */
export function allowedMethods(...methods: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'HEAD' && methods.includes('HEAD')) request.method = 'GET';
    if (methods.includes(request.method)) return next();
    response.set('Allow', methods.join(', '));
    if (request.method !== 'OPTIONS') throw new DomainError('METHOD_NOT_ALLOWED');
    response.status(204).end();
  };
}
