import { ApolloClient, ApolloLink, type InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { afterChange } from './after-changes';
import { currentSession } from '../session/session';
import { PageCache } from './page-cache';
import { whenSessionEnds } from './session-link';

const withBearer = new ApolloLink((operation, forward) => {
  const session = currentSession();
  if (session) operation.setContext({ session, headers: { authorization: `Bearer ${session.token}` } });
  return forward(operation);
});

/** The cache with what the server sent in the page, so that the first page needs no call. */
function sentCache(cache: InMemoryCache): InMemoryCache {
  const sent = typeof document === 'undefined' ? null : document.getElementById('trailcrew-data')?.textContent;
  return sent ? cache.restore(JSON.parse(sent) as NormalizedCacheObject) : cache;
}

/**
 * The one client of the page. Data never grows stale by itself, there is no polling and no second try: a mutation refreshes what it changes
 * (`after-changes`).
 */
export function createClient(): ApolloClient {
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([whenSessionEnds, withBearer, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
    cache: sentCache(
      new PageCache({
        typePolicies: {
          // The days of an event share its id.
          MailGroup: { keyFields: ['kind', 'id', 'date'] },
        },
      }),
    ),
    defaultOptions: {
      mutate: afterChange(() => client),
    },
  });
  return client;
}
