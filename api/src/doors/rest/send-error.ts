import type { Response } from 'express';
import type { Services } from '../../platform/request-context.js';
import { printError } from '../print-error.js';

/** Answers a failure as REST does: `{ message, code }`, with `errors` by field for bad input. */
export function sendError(services: Services, error: unknown, where: string, response: Response): void {
  const { status, code, message, errors, retryAfterSeconds } = printError(services, error, where);
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  response
    .set('Cache-Control', 'no-store')
    .status(status)
    .json({ message, code, ...(errors ? { errors } : {}) });
}
