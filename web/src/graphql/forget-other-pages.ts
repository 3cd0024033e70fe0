import type { ApolloCache } from '@apollo/client';

/** What stays: it is fetched anew by name, or does not depend on the programme. */
const kept = new Set(['eventBoard', 'managedEvents', 'viewer']);

/** After a change of the programme every other page fetches its data anew when it is opened. */
export function forgetOtherPages(cache: ApolloCache): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (kept.has(fieldName) ? value : DELETE),
  });
}

/** For pages beside the board: it too is fetched anew. */
export function forgetEveryPage(cache: ApolloCache): void {
  cache.modify({ id: 'ROOT_QUERY', fields: (_value: unknown, { DELETE }) => DELETE });
}
