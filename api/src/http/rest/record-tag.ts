import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { Route, RouteAnswer } from '../../platform/schema/route.js';

/* The `ETag` of one record begins with its version, so that `If-Match` can require that version. */

/** The tag of a response: of its text, and of its record's version. */
export function tagOfAnswer(text: string, { version, body }: RouteAnswer): string {
  const known = version ?? versionOf(body);
  const ofText = createHash('sha1').update(text).digest('base64url');
  return known === undefined ? `"${ofText}"` : `"v${known}-${ofText}"`;
}

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined;
  return typeof body.version === 'number' ? body.version : undefined;
}

/** Whether a path honours `If-Match`. */
export function heedsVersion({ method, body, heedsVersion }: Route): boolean {
  return heedsVersion === true || (method !== 'post' && body instanceof z.ZodObject && 'version' in body.shape);
}

/**
 * The version that a call requires; undefined without `If-Match`, or where it accepts any. Errors: BAD_REQUEST for what is no tag,
 * PRECONDITION_FAILED for a tag without a version.
 */
export function wantedVersion(route: Route, ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*' || !heedsVersion(route)) return undefined;
  if (!/^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/.test(ifMatch))
    throw new DomainError('BAD_REQUEST', { message: notATag });
  const [, version] = /^\s*(?:W\/)?"v(\d+)(?:-[\w-]*)?"\s*$/.exec(ifMatch) ?? [];
  if (version === undefined) throw new DomainError('PRECONDITION_FAILED');
  return Number(version);
}

const notATag = 'If-Match must be the ETag of the record with its quotes, such as "v3".';

/** Converts the refusal of a call with `If-Match` and an outdated version. */
export function asPrecondition(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== 'CHANGED_MEANWHILE') return error;
  return new DomainError('PRECONDITION_FAILED', { message: error.message, changedBy: error.changedBy });
}
