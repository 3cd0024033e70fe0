import { errorCatalogue, type ErrorCode } from '../../contract/error-codes.js';
import type { Route } from '../../platform/schema/route.js';
import { heedsVersion } from './record-tag.js';

/** The refusals of a path, by status: those of every such path, and its own. */
export function refusalsOf(route: Route): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set<ErrorCode>([...usual(route), ...(route.refuses ?? [])])) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function* usual(route: Route): Generator<ErrorCode> {
  const { method, path, query, body, callers, takes, takesKey } = route;
  yield* ['INTERNAL', 'UNAVAILABLE'] as const;
  // An API key that has expired, that calls too often, or that lacks the scope; a device that was signed off, or has no business here.
  yield* ['INVALID_API_KEY', 'DEVICE_REVOKED', 'TOO_MANY_REQUESTS', 'FORBIDDEN'] as const;
  // Staff who have to set up a second factor first.
  yield 'SECOND_FACTOR_SETUP_REQUIRED';
  // A device whose link has ended.
  if (callers.includes('device')) yield 'LINK_EXPIRED';
  // A parameter that the path does not have.
  yield 'BAD_REQUEST';
  if (path.includes('{')) yield 'NOT_FOUND';
  // Other sites' pages may not write.
  if (method !== 'get') yield 'CROSS_SITE';
  if (method !== 'get' && takes !== 'upload')
    yield* ['INVALID_JSON', 'BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
  if (body ?? query) yield 'INVALID_INPUT';
  if (heedsVersion(route)) yield 'PRECONDITION_FAILED';
  // A cursor that no page returned, or an invalid text.
  if (query) yield 'BAD_REQUEST';
  if (takesKey) yield* ['BAD_REQUEST', 'IDEMPOTENCY_MISMATCH'] as const;
  if (callers.every((caller) => caller === 'staff' || caller === 'key' || caller === 'device'))
    yield* ['NOT_SIGNED_IN', 'SESSION_EXPIRED'] as const;
}
