import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { DomainError } from '../../platform/operation/domain-error.js';
import { challengeOf } from '../print-error.js';

/**
 * An error that also sets the HTTP status: for refusals of a whole document and for an unavailable database, so that proxies and simple
 * clients notice without reading the body.
 */
export function withHttpStatus(cause: Error, refusal: DomainError, path?: (string | number)[]): GraphQLError {
  const headers = new HeaderMap();
  if (refusal.status === 401) headers.set('www-authenticate', challengeOf(refusal.code));
  if (refusal.retryAfterSeconds) headers.set('retry-after', String(refusal.retryAfterSeconds));
  // Apollo Server takes the headers as a map; another library's types know them as a record only.
  const extensions: Record<string, unknown> = { http: { status: refusal.status, headers } };
  return new GraphQLError(refusal.message, { path, originalError: cause, extensions });
}
