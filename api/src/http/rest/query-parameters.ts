import type { Request } from 'express';
import { flagOf, isFlag } from '../../platform/schema/flag-parameter.js';
import type { Route } from '../../platform/schema/route.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import { unknownParameter } from './unknown-parameter.js';

/** Refuses unknown parameters: the program would receive more than it expects. FORBIDDEN takes precedence over this. */
export function refuseUnknownParameters(route: Route, request: Request, viewer: Viewer): void {
  const { query = {} } = route;
  const unknown = Object.keys(request.query).find((name) => !Object.hasOwn(query, name));
  if (unknown !== undefined && mayCall(route, viewer)) throw unknownParameter(unknown, Object.keys(query));
}

/** Whether the path is for callers of this kind: others are refused before their parameters are looked at. */
function mayCall({ callers }: Route, { kind }: Viewer): boolean {
  if (kind === 'enrolling') return callers.includes('staff');
  return callers.includes('anybody') || callers.includes(kind === 'visitor' ? 'household' : kind);
}

/**
 * Query parameters as single texts; of a repeated one the first value counts. Flags are `true` or `false`, in whatever words they came. Error:
 * INVALID_INPUT for a flag that is neither, except to callers whom the operation refuses.
 */
export function plainQuery(route: Route, request: Request, viewer: Viewer): Record<string, string> {
  const schemas = mayCall(route, viewer) ? (route.query ?? {}) : {};
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.query)) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') query[name] = isFlag(schemas[name]) ? String(flagOf(name, first)) : first;
  }
  return query;
}
