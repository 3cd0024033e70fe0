import { ApolloClient, ApolloLink, type InMemoryCache, Observable } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { currentSession, type Session } from '../session/session';
import { noteSessionEnd, signInAgain } from '../session/sign-in-again';
import { afterChange } from './after-changes';
import { unpack, type Packed } from './packed-records';
import { PageCache } from './page-cache';
import { isSessionEnd } from './request-error';

const withBearer = new ApolloLink((operation, forward) => {
  const session = currentSession();
  if (session) operation.setContext({ session, headers: { authorization: `Bearer ${session.token}` } });
  return forward(operation);
});

/** The cache with the data that the server sent in the page, so that the first page needs no request. */
function sentCache(cache: InMemoryCache): InMemoryCache {
  // That data is for visitors; staff see drafts too.
  const sent =
    typeof document === 'undefined' || currentSession() ? null : document.getElementById('trailcrew-data')?.textContent;
  return sent ? cache.restore(unpack(JSON.parse(sent) as Packed)) : cache;
}

/**
 * The page's only client. Cached data has no expiry, and there is no polling and no retry: a mutation refreshes what it changes (`after-
 * changes`).
 */
export function createClient(): ApolloClient {
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([whenSessionEnds, withBearer, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
    cache: sentCache(
      new PageCache({
        // In the server each query is read once: without watchers no dependencies need to be tracked.
        resultCaching: typeof document !== 'undefined',
        typePolicies: {
          // The days of an event share its id.
          MailGroup: { keyFields: ['kind', 'id', 'date'] },
          // A signup's attendance has no id; pages ask for different parts of it.
          Attendance: { merge: true },
        },
      }),
    ),
    defaultOptions: {
      mutate: afterChange(() => client),
    },
  });
  return client;
}

/**
 * A mutation that is refused because the session has ended waits for another sign-in and is sent once more, so that typed values are not
 * lost. A query fails: the page offers the sign-in, as nobody triggered that query. Stands before the link that sends the token, which
 * leaves the session in the operation's context.
 */
const whenSessionEnds = new ErrorLink(({ error, result, operation, forward }) => {
  const session = operation.getContext().session as Session | undefined;
  if (!session || !isSessionEnd(error)) return undefined;
  noteSessionEnd(session);
  if (operation.operationType !== OperationTypeNode.MUTATION) return undefined;
  return new Observable<ApolloLink.Result>((observer) => {
    void signInAgain(session).then((again) => {
      if (again) forward(operation).subscribe(observer);
      else if (result) {
        observer.next(result);
        observer.complete();
      } else observer.error(error);
    });
  });
});
