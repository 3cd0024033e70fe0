import type { ErrorCode } from '../contract/error-codes.js';
import { DomainError } from '../platform/domain-error.js';
import type { Services } from '../platform/request-context.js';
import type { Response } from 'express';

/** A failure as both doors tell it. */
export interface PrintedError {
  status: number;
  code: ErrorCode;
  message: string;
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  changedBy?: string;
}

/** Any failure as people may hear it: expected ones by the catalogue, bugs as INTERNAL with everything else in the log alone. */
export function printError(
  services: Pick<Services, 'translateError' | 'log'>,
  error: unknown,
  where: string,
): PrintedError {
  const expected = error instanceof DomainError ? error : services.translateError(error);
  if (!expected) services.log.error({ err: error, where }, 'unexpected failure');
  else if (expected.status >= 500) services.log.warn({ err: error, where }, 'not available');
  const refusal = expected ?? new DomainError('INTERNAL');
  return {
    status: refusal.status,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.fields ? { errors: refusal.fields } : {}),
    ...(refusal.retryAfterSeconds ? { retryAfterSeconds: refusal.retryAfterSeconds } : {}),
    ...(refusal.changedBy ? { changedBy: refusal.changedBy } : {}),
  };
}

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
