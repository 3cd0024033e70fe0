import type { ErrorCode } from '../contract/error-codes.js';
import { DomainError } from '../platform/operation/domain-error.js';
import type { Services } from '../platform/operation/request-context.js';
import { STATUS_CODES } from 'node:http';
import type { Request, Response } from 'express';

/** A failure as GraphQL and REST return it. */
export interface PrintedError {
  status: number;
  code: ErrorCode;
  message: string;
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  changedBy?: string;
  /** For an API key: the missing scope, the requested field in the document, and the path of the field or of the call. */
  scope?: string;
  field?: string;
  path?: string;
  mergeIds?: readonly [string, string];
  /** How the caller proves who they are. */
  challenge?: string;
  methods?: readonly string[];
  passkey?: string;
}

/**
 * Any failure in public form: expected ones by the catalogue, bugs as INTERNAL. All details of a bug are only logged, with the id of the
 * request.
 */
export function printError(
  services: Pick<Services, 'translateError' | 'log'>,
  error: unknown,
  where: string,
  request?: string,
): PrintedError {
  const expected = error instanceof DomainError ? error : services.translateError(error);
  if (!expected) services.log.error({ err: error, where, request }, 'unexpected failure');
  else if (expected.status >= 500) services.log.warn({ err: error, where, request }, 'not available');
  const refusal = expected ?? new DomainError('INTERNAL');
  return {
    status: refusal.status,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.fields ? { errors: refusal.fields } : {}),
    ...(refusal.retryAfterSeconds ? { retryAfterSeconds: refusal.retryAfterSeconds } : {}),
    ...(refusal.changedBy ? { changedBy: refusal.changedBy } : {}),
    ...refusal.needs,
    ...refusal.proof,
    ...(refusal.mergeIds ? { mergeIds: refusal.mergeIds } : {}),
  };
}

/**
 * Sends a failure as REST does: `{ message, code }`, with `errors` by field for invalid input, and the sentence in an older field where a
 * path has one.
 */
export function sendError(services: Services, error: unknown, where: string, response: Response): void {
  const { requestId, refusalField: olderField } = response.locals as { requestId?: string; refusalField?: string };
  const printed = printError(services, error, where, requestId);
  const { status, code, message, errors, retryAfterSeconds, changedBy, scope, mergeIds } = printed;
  const { challenge, methods, passkey } = printed;
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  if (status === 401) response.set('WWW-Authenticate', challengeOf(code));
  response.set('Cache-Control', 'no-store').status(status);
  const refusal = {
    message,
    code,
    ...(olderField ? { [olderField]: message } : {}),
    ...(errors ? { errors } : {}),
    ...(changedBy ? { changedBy } : {}),
    ...(scope ? { scope, path: where } : {}),
    ...(mergeIds ? { mergeIds } : {}),
    ...(challenge ? { challenge, methods, passkey } : {}),
  };
  if (wantsProblem(response.req)) sendProblem(response, status, refusal);
  else response.json(refusal);
}

/** Codes of tokens that are over. */
const invalidTokens: ReadonlySet<ErrorCode> = new Set(['INVALID_API_KEY', 'SESSION_EXPIRED', 'DEVICE_REVOKED']);

/** The challenge for a caller without access: a token in the header. RFC 6750. */
export function challengeOf(code: ErrorCode): string {
  const fault = invalidTokens.has(code) ? ', error="invalid_token"' : '';
  return `Bearer realm="Trailcrew"${fault}`;
}

const problemType = 'application/problem+json';

function wantsProblem(request: Request | undefined): boolean {
  return request?.get('accept')?.includes(problemType) === true;
}

/** The same refusal in the form of RFC 9457. */
function sendProblem(
  response: Response,
  status: number,
  { message, code, ...rest }: { message: string; code: ErrorCode },
): void {
  response
    .type(problemType)
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail: message, code, ...rest }));
}
