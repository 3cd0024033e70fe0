import type { ApolloClient } from '@apollo/client';
import { currentSession, watchSession } from '../session/session';

/**
 * Clears the cache as soon as somebody else is signed in, in this tab or another one: it holds people with their phone numbers. Queries on
 * the page are fetched again. The returned function ends that.
 */
export function forgetFormerPerson(client: ApolloClient): () => void {
  let last = currentSession()?.user.id;
  return watchSession(() => {
    const id = currentSession()?.user.id;
    if (id === undefined || id === last) return;
    const former = last;
    last = id;
    if (former === undefined) return;
    // Synchronously: the next person's pages render before anything asynchronous.
    void client.cache.reset();
    client.resetStore().catch((error: unknown) => console.warn('A page could not be fetched again', error));
  });
}
