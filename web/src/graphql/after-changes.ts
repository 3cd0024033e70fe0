import type { ApolloCache, ApolloClient, DocumentNode, ObservableQuery, OperationVariables } from '@apollo/client';

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
export function fetchAllBut(...names: string[]) {
  return {
    onQueryUpdated: (query: ObservableQuery) => (names.includes(query.queryName ?? '') ? undefined : fetchAgain(query)),
  };
}

/** Options of what changes nothing that a page shows, such as a sign-in: what is remembered stays. */
export const changesNothingShown = { refetchQueries: [], onQueryUpdated: () => undefined, update: () => undefined };

/** Options of a change that removes what the page shows: the page leads on, so that nothing is fetched, and all is forgotten. */
export const thenLeave = { ...changesNothingShown, update: (cache: ApolloCache) => forgetAllBut([], cache) };

/** For a change that was made beside GraphQL, such as an upload: as after a mutation. */
export async function refreshAfterChange(client: ApolloClient): Promise<void> {
  forgetUnshown(client);
  await Promise.all(client.refetchQueries({ include: 'active', onQueryUpdated: fetchAgain }).results);
}

/** Where it fails, the change is made all the same and must not be made once more: the page tells of it (`OutOfDate`). */
function fetchAgain(query: ObservableQuery): Promise<unknown> {
  return query.refetch().catch((error: unknown) => console.warn('The page could not be fetched again', error));
}

/** A query of the page, and what it shows. */
interface Shown {
  query: DocumentNode;
  variables?: OperationVariables;
  data: object;
}

/** What is not on the page is forgotten. */
function forgetUnshown(client: ApolloClient): void {
  const { cache } = client;
  const shown = [...client.getObservableQueries('active')].flatMap(({ query, variables }) => {
    const data = cache.readQuery<object>({ query, variables });
    return data ? [{ query, variables, data }] : [];
  });
  forgetAllBut(shown, cache);
}

/** Record by record, because a list that is shown brings the same records with fewer fields than the one that is not. */
function forgetAllBut(shown: readonly Shown[], cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const id of Object.keys(cache.extract() as object)) cache.evict({ id });
      for (const one of shown) cache.writeQuery(one);
    },
  });
}
