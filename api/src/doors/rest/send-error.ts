import type { Response } from 'express';
import type { Services } from '../../platform/request-context.js';
import { printError } from '../print-error.js';

/** Answers a failure as REST does: `{ message, code }`, with `errors` by field for bad input, and the sentence in an older field where a path has one. */
export function sendError(services: Services, error: unknown, where: string, response: Response): void {
  const { status, code, message, errors, retryAfterSeconds, changedBy } = printError(services, error, where);
  const olderField = response.locals.refusalField as string | undefined;
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  response
    .set('Cache-Control', 'no-store')
    .status(status)
    .json({
      message,
      code,
      ...(olderField ? { [olderField]: message } : {}),
      ...(errors ? { errors } : {}),
      ...(changedBy ? { changedBy } : {}),
    });
}
