import { ApolloClient, ApolloLink, type InMemoryCache, Observable } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { currentSession, type Session } from '../session/session';
import { noteSessionEnd, signInAgain } from '../session/sign-in-again';
import { afterChange } from './after-changes';
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
      whenMoreIsWanted,
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

/** Refusals that ask more of a session than that it goes on. Only staff need the code for them. */
const moreIsRequired = /^(STEP_UP|SECOND_FACTOR_SETUP)_REQUIRED$/;

/** What a refused mutation of a session waits for; undefined where it fails at once. True: it can be sent once more. */
function whatToWaitFor({ error, operation }: ErrorLink.ErrorHandlerOptions): Promise<boolean> | undefined {
  const session = operation.getContext().session as Session | undefined;
  if (!session) return undefined;
  if (moreIsRequired.test(codeOfFailure(error) ?? ''))
    return import('./give-what-is-required').then(
      ({ giveWhatIsRequired }) => giveWhatIsRequired(session, error),
      (failed: unknown) => (console.warn('The code for another proof could not be fetched', failed), false),
    );
  if (!isSessionEnd(error)) return undefined;
  noteSessionEnd(session);
  return operation.operationType === OperationTypeNode.MUTATION ? signInAgain(session) : undefined;
}

/**
 * A mutation that is refused because the session has ended waits for another sign-in and is sent once more, so that typed values are not
 * lost; one that wants another proof of who sends it waits for that. A query fails: the page offers the sign-in, as nobody triggered that
 * query. Stands before the link that sends the token, which leaves the session in the operation's context.
 */
const whenMoreIsWanted: ErrorLink = new ErrorLink((refused) => {
  const { error, result, operation, forward } = refused;
  const wait = whatToWaitFor(refused);
  return (
    wait &&
    new Observable<ApolloLink.Result>((observer) => {
      void wait.then((again) => {
        // What is sent once more may be refused again, for another reason.
        if (again) whenMoreIsWanted.request(operation, forward).subscribe(observer);
        else if (result) {
          observer.next(result);
          observer.complete();
        } else observer.error(error);
      });
    })
  );
});
