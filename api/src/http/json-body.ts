import express, { type Request, type RequestHandler } from 'express';
import { DomainError } from '../platform/operation/domain-error.js';

/**
 * Reads a JSON body, of 1 MB at most unless the route says less. Other types are 415; invalid JSON, or more than 64 levels, is 400. A call without a body needs no
 * type.
 */
export function jsonBody(limit = mostBytes): RequestHandler[] {
  return [refuseOtherTypes, express.json({ limit, type: () => true }), refuseDeep];
}

const mostBytes = 1024 * 1024;

/** The same, or a raw mail of 1 MB at most, as a Buffer. */
export function mailOrJsonBody(): RequestHandler[] {
  const readMail = express.raw({ limit: '1mb', type: mailType });
  return [readMail, ...jsonBody().map((read): RequestHandler => unlessMail(read))];
}

const mailType = 'message/rfc822';

function unlessMail(read: RequestHandler): RequestHandler {
  return (request, response, next) => (request.is(mailType) ? next() : read(request, response, next));
}

/** No valid request is this deep; thousands of levels would overflow the stack of recursive code. */
const mostLevels = 64;

const refuseDeep: RequestHandler = (request, _response, next) => {
  let level: unknown[] = [request.body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels)
      return next(new DomainError('BAD_REQUEST', { message: 'The request body has too many levels.' }));
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return next();
};

const refuseOtherTypes: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !request.is(['application/json', 'application/*+json'])) {
    const [type = ''] = (request.get('content-type') ?? '').split(';', 1);
    const sent = type.trim() ? `This is ${type.trim().slice(0, 100)}.` : 'The body has no Content-Type.';
    const message = `${sent} Please send JSON, with Content-Type: application/json.`;
    return next(new DomainError('UNSUPPORTED_MEDIA_TYPE', { message }));
  }
  return next();
};

/** Whether a request has a body. */
export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The limit that a body was over, as the body parser says. */
function limitOf(error: unknown): number {
  const isSaid = typeof error === 'object' && error !== null && 'limit' in error && typeof error.limit === 'number';
  return isSaid ? (error as { limit: number }).limit : mostBytes;
}

function sizeWords(bytes: number): string {
  return bytes < mostBytes ? `${bytes / 1024} kB` : `${bytes / mostBytes} MB`;
}

/** The body parser's errors as errors of the catalogue. */
export function fromBodyParser(error: unknown): unknown {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large')
    return new DomainError('PAYLOAD_TOO_LARGE', { message: `The request is over ${sizeWords(limitOf(error))}.` });
  if (type === 'entity.parse.failed' || type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new DomainError('INVALID_JSON');
  }
  if (type === 'request.aborted' || type === 'request.size.invalid') return new DomainError('BAD_REQUEST');
  if (error instanceof URIError) return new DomainError('NOT_FOUND');
  return error;
}
