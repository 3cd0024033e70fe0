import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { Route, RouteAnswer } from '../../platform/schema/route.js';

/* The `ETag` of one record begins with its version, so that `If-Match` can ask for that very version. */

/** The tag of an answer: of its text, and of the version of the record that it is about. */
export function tagOfAnswer(text: string, { version, body }: RouteAnswer): string {
  const known = version ?? versionOf(body);
  const ofText = createHash('sha1').update(text).digest('base64url');
  return known === undefined ? `"${ofText}"` : `"v${known}-${ofText}"`;
}

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined;
  return typeof body.version === 'number' ? body.version : undefined;
}

/** Whether a path heeds `If-Match`. */
export function heedsVersion({ method, body, heedsVersion }: Route): boolean {
  return heedsVersion === true || (method !== 'post' && body instanceof z.ZodObject && 'version' in body.shape);
}

/** The version that a call wants to find; nothing without `If-Match`, or where anything will do. Error: PRECONDITION_FAILED for a tag that names none. */
export function wantedVersion(route: Route, ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*' || !heedsVersion(route)) return undefined;
  const [, version] = /^\s*(?:W\/)?"v(\d+)(?:-[\w-]*)?"\s*$/.exec(ifMatch) ?? [];
  if (version === undefined) throw new DomainError('PRECONDITION_FAILED');
  return Number(version);
}

/** The refusal of a call that named a version by `If-Match`, where another one is there. */
export function asPrecondition(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== 'CHANGED_MEANWHILE') return error;
  return new DomainError('PRECONDITION_FAILED', { message: error.message, changedBy: error.changedBy });
}
