import type { ApolloClient } from '@apollo/client';
import { currentSession, watchSession } from '../session/session';

/**
 * Forgets what the former person of the staff was shown as soon as somebody else is signed in, in this tab or another one: the cache holds
 * people with their phone numbers. What is on the screen is asked for again. The returned function ends that.
 */
export function forgetFormerPerson(client: ApolloClient): () => void {
  let last = currentSession()?.user.id;
  return watchSession(() => {
    const id = currentSession()?.user.id;
    if (id === undefined || id === last) return;
    const former = last;
    last = id;
    if (former === undefined) return;
    // At once: the pages of the next person are drawn before anything that waits.
    void client.cache.reset();
    client.resetStore().catch((error: unknown) => console.warn('A page could not be fetched again', error));
  });
}
