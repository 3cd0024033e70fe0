import { Observable, type ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import type { Session } from '../session/session';
import { noteSessionEnd, signInAgain } from '../session/sign-in-again';
import { isSessionEnd } from './request-error';

/**
 * A change that is refused because the session has ended waits for another sign-in and is then sent once more: what was typed is not lost.
 * A query fails: the page says so and offers the sign-in, for nobody asked for that query.
 * Stands before the link that sends the token, which leaves the session in the operation's context.
 */
export const whenSessionEnds = new ErrorLink(({ error, result, operation, forward }) => {
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
