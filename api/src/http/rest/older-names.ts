import { z } from 'zod';
import type { Route } from '../../platform/schema/route.js';

/** When the older names of parameters became older ones, as `Deprecation` says it (RFC 9745): 2026-11-01. */
const since = '@1793491200';

/** Whether a path takes a parameter under an older name too. */
export function hasOlderNames({ query = {} }: Route): boolean {
  return Object.values(query).some(isOlder);
}

/** What `Deprecation` says of a call; nothing where it uses no older name. */
export function deprecationOf({ query = {} }: Route, sent: object): string | undefined {
  return Object.keys(sent).some((name) => Object.hasOwn(query, name) && isOlder(query[name])) ? since : undefined;
}

function isOlder(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.meta()?.deprecated === true;
}
