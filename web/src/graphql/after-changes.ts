import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import type { PageCache } from './page-cache';

/*
 * What becomes of cached data after a change. Records whose figures are in the answer are right at once. Lists cannot be: so what is on the
 * page is fetched again, and what is not is forgotten and fetched when it is opened. No page has to know which others show the same.
 */

/** What every mutation of the client does that asks for nothing else: the change counts as made when the page shows it. */
export function afterChange(client: () => ApolloClient): ApolloClient.DefaultOptions['mutate'] {
  return {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
    onQueryUpdated: fetchAgain,
    update: () => forgetUnshown(client()),
  };
}

/**
 * Options of a change after which these queries (by name) are not fetched again: the answer holds all that they show, the page fetches them
 * itself, or they ask about what is gone. Whatever else is on the page by then is fetched.
 */
export function refetchExcept(...names: string[]) {
  return {
    onQueryUpdated: (query: ObservableQuery) => (names.includes(query.queryName ?? '') ? undefined : fetchAgain(query)),
  };
}

/** Options of what changes nothing that a page shows, such as a sign-in: what is remembered stays. */
export const changesNothingShown = { refetchQueries: [], onQueryUpdated: () => undefined, update: () => undefined };

/** Options of a change that removes what the page shows: the page leads on, so that nothing is fetched, and all is forgotten. */
export const navigateAfter = { ...changesNothingShown, update: (cache: ApolloCache) => forgetAllBut({}, cache) };

/** For a change that was made beside GraphQL, such as an upload: as after a mutation. */
export async function refreshAfterChange(client: ApolloClient): Promise<void> {
  forgetUnshown(client);
  await Promise.all(client.refetchQueries({ include: 'active', onQueryUpdated: fetchAgain }).results);
}

/** Where it fails, the change is made all the same and must not be made once more: the page tells of it (`OutOfDate`). */
function fetchAgain(query: ObservableQuery): Promise<unknown> {
  return query.refetch().catch((error: unknown) => console.warn('The page could not be fetched again', error));
}

/** What a cache holds: its records by their ids, each with its fields by their names and arguments. */
type Records = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** What is not on the page is forgotten. */
function forgetUnshown(client: ApolloClient): void {
  const shown = (client.cache as PageCache).empty();
  for (const { query, variables } of client.getObservableQueries('active')) {
    const data = client.cache.readQuery<object>({ query, variables });
    if (data) shown.writeQuery({ query, variables, data });
  }
  forgetAllBut(shown.extract(), client.cache);
}

/**
 * Record by record and field by field, because a list that is shown brings the same records with fewer fields than the one that is not. What
 * stays is not touched: thousands of shifts that are the same are neither read again nor drawn again.
 */
function forgetAllBut(shown: Records, cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const id of Object.keys(cache.extract() as Records)) {
        const left = shown[id];
        if (!left) cache.evict({ id });
        else
          cache.modify({
            id,
            // A value that is the same does not count as changed.
            fields: (_value: unknown, { storeFieldName, DELETE }) =>
              storeFieldName in left ? left[storeFieldName] : DELETE,
          });
      }
    },
  });
}
