import { ApolloClient, ApolloLink, type InMemoryCache, Observable } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { ErrorLink } from '@apollo/client/link/error';
import { currentSession, type Session } from '../session/session';
import { afterChange } from './after-changes';
import { loadMending } from './load-mending';
import { unpack, type Packed } from './packed-records';
import { PageCache } from './page-cache';
import { codeOfFailure, isSessionEnd } from './request-error';

/** `asVisitor` in the context of an operation: an earlier session has nothing to do with it. */
const withBearer = new ApolloLink((operation, forward) => {
  const session = operation.getContext().asVisitor ? null : currentSession();
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
    link: ApolloLink.from([
      whenSessionIsRefused,
      withBearer,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
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

/** Refusals after which a session can be mended. Only staff need the code for that. */
const sessionIsRefused = (error: unknown) =>
  isSessionEnd(error) || /^(STEP_UP|SECOND_FACTOR_SETUP)_REQUIRED$/.test(codeOfFailure(error) ?? '');

/**
 * A mutation that is refused because the session has ended waits for another sign-in and is sent once more, so that typed values are not
 * lost; one that wants another proof of who sends it waits for that. A query fails: the page offers the sign-in, as nobody triggered that
 * query. Stands before the link that sends the token, which leaves the session in the operation's context.
 */
const whenSessionIsRefused: ErrorLink = new ErrorLink(({ error, result, operation, forward }) => {
  const session = operation.getContext().session as Session | undefined;
  if (!session || !sessionIsRefused(error)) return undefined;
  const mended = loadMending().then(
    ({ mendSession }) => mendSession(session, error, operation.operationType),
    // Its code cannot be fetched.
    (failed: unknown) => (console.warn(failed), false),
  );
  return new Observable<ApolloLink.Result>((observer) => {
    void mended.then((again) => {
      // What is sent once more may be refused again, for another reason.
      if (again) whenSessionIsRefused.request(operation, forward).subscribe(observer);
      else if (result) {
        observer.next(result);
        observer.complete();
      } else observer.error(error);
    });
  });
});
