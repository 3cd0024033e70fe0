import type { Request } from 'express';
import { bearerOf } from '../create-context.js';
import { householdCookieName } from '../household-cookie.js';

/** The cache key of a visitor's GraphQL query, as one text; null for mutations, subscriptions and known callers. */
export function graphqlKey(publicUrl: string): (request: Request) => string | null {
  const cookieName = householdCookieName(publicUrl);
  return (request) => {
    if (request.method !== 'POST' || bearerOf(request) || request.get('cookie')?.includes(cookieName)) return null;
    const body = request.body as unknown;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
    const { query, variables, operationName, extensions } = body as Record<string, unknown>;
    if (typeof query !== 'string' || /\b(mutation|subscription)\b/.test(query) || hasPersistedQuery(extensions))
      return null;
    return JSON.stringify([request.get('accept'), query, variables, operationName]);
  };
}

function hasPersistedQuery(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions;
}
