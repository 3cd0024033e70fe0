import type { ApolloCache } from '@apollo/client';

/** What counts or lists people, shifts and categories of staff: any change below an event may change each of them. */
const derived = [
  'eventBoard',
  'managedEvents',
  'myEvents',
  'myCategories',
  'report',
  'signupTable',
  'mailGroups',
  'mailContacts',
  'stats',
  'auditLog',
];

/**
 * Forgets lists that a mutation changed, such as `events`, and whatever is derived from them: pages that show them ask again, others when
 * they are opened. Data never grows stale by itself here, so whoever changes a list says so.
 */
export function forgetFields(cache: ApolloCache, ...fields: string[]): void {
  for (const fieldName of [...derived, ...fields]) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
