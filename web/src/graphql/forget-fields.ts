import type { ApolloCache } from '@apollo/client';

/**
 * Forgets lists that a mutation changed, such as `events`: pages that show them ask again, others when they are opened. Data never grows
 * stale by itself here, so whoever changes a list says so.
 */
export function forgetFields(cache: ApolloCache, ...fields: string[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
