import type { ObservableQuery } from '@apollo/client';

/**
 * Options of a change after which the page's queries (by name) are fetched anew; the change counts as made when they are there. Where one
 * fails, the change is made all the same and must not be made once more: the page that shows the query tells of it (`OutOfDate`).
 */
export function thenFetch(...names: string[]) {
  return {
    refetchQueries: names,
    awaitRefetchQueries: true,
    // Also asked about other queries whose cached data the change touched: those go their own way.
    onQueryUpdated: (query: ObservableQuery) =>
      names.includes(query.queryName ?? '')
        ? query.refetch().catch((error: unknown) => console.warn('The page could not be fetched again', error))
        : undefined,
  };
}
