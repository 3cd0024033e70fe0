import { z } from 'zod';
import type { Route } from '../../platform/schema/route.js';

/** When older parameter names were deprecated, in the form of `Deprecation` (RFC 9745): 2026-11-01. */
const since = '@1793491200';

/** Whether a path also takes a parameter under an older name. */
export function hasOlderNames({ query = {} }: Route): boolean {
  return Object.values(query).some(isOlder);
}

/** The value of `Deprecation` for a call; undefined where it uses no older name. */
export function deprecationOf({ query = {} }: Route, sent: object): string | undefined {
  return Object.keys(sent).some((name) => Object.hasOwn(query, name) && isOlder(query[name])) ? since : undefined;
}

function isOlder(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.meta()?.deprecated === true;
}
