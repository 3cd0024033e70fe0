import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import type { PageCache } from './page-cache';

/*
 * What happens to cached data after a change. Records in the response are current at once. Lists are not: queries on the page are fetched
 * again, all others are evicted and fetched when they are opened. No page has to know which others show the same.
 */

/** The default of every mutation: the change counts as made when the page shows it. */
export function afterChange(client: () => ApolloClient): ApolloClient.DefaultOptions['mutate'] {
  return {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
    onQueryUpdated: fetchAgain,
    update: () => forgetUnshown(client()),
  };
}

/**
 * Options of a change after which these queries (by name) are not fetched again: the response holds all that they show, the page fetches
 * them itself, or they are about a deleted record. All other queries on the page are fetched.
 */
export function refetchExcept(...names: string[]) {
  return {
    onQueryUpdated: (query: ObservableQuery) => (names.includes(query.queryName ?? '') ? undefined : fetchAgain(query)),
  };
}

/** Options of a mutation that changes nothing on a page, such as a sign-in: the cache stays. */
export const changesNothingShown = { refetchQueries: [], onQueryUpdated: () => undefined, update: () => undefined };

/** Options of a change that removes the page's record: the page navigates away, so nothing is fetched and the whole cache is evicted. */
export const navigateAfter = { ...changesNothingShown, update: (cache: ApolloCache) => forgetAllBut({}, cache) };

/** After a change outside of GraphQL, such as an upload: the same as after a mutation. */
export async function refreshAfterChange(client: ApolloClient): Promise<void> {
  forgetUnshown(client);
  await Promise.all(client.refetchQueries({ include: 'active', onQueryUpdated: fetchAgain }).results);
}

/** After a failed refetch the change is made all the same and must not be repeated: the page shows `OutOfDate`. */
function fetchAgain(query: ObservableQuery): Promise<unknown> {
  return query.refetch().catch((error: unknown) => console.warn('The page could not be fetched again', error));
}

/** The content of a cache: its records by their ids, each with its fields by their names and arguments. */
type Records = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Evicts what is not on the page. */
function forgetUnshown(client: ApolloClient): void {
  const shown = (client.cache as PageCache).empty();
  for (const { query, variables } of client.getObservableQueries('active')) {
    const data = client.cache.readQuery<object>({ query, variables });
    if (data) shown.writeQuery({ query, variables, data });
  }
  forgetAllBut(shown.extract(), client.cache);
}

/**
 * Evicts record by record and field by field: a list on the page may have fewer fields of the same records than an evicted one. The rest is
 * not touched, so that thousands of unchanged shifts are neither read nor rendered again.
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
            // An equal value does not count as a change.
            fields: (_value: unknown, { storeFieldName, DELETE }) =>
              storeFieldName in left ? left[storeFieldName] : DELETE,
          });
      }
    },
  });
}
