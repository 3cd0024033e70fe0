import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useOnce } from '../../forms/use-once';
import type { LoadWaiting, WaitWish } from './waiting-instead';

/** Waiting instead of signing up: `join` puts people on waitlists; `onDone` is called when all of them are. */
export function useWaiting(client: ApolloClient, load: LoadWaiting, onDone: () => void) {
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const join = (wishes: readonly WaitWish[]) =>
    void once(async () => {
      setFailure(null);
      const failed = await joinNow(client, load, wishes);
      if (failed === null) onDone();
      else setFailure(failed);
    });
  return { busy, failure, join };
}

/** Returns a sentence about the people who are not on a waitlist, or null. */
export async function joinNow(
  client: ApolloClient,
  load: LoadWaiting,
  wishes: readonly WaitWish[],
): Promise<string | null> {
  try {
    const { joinAll } = await load();
    return await joinAll(client, wishes);
  } catch (error) {
    console.warn('The waitlist could not be fetched', error);
    return 'The waitlist could not be reached. Please check your internet connection and try again.';
  }
}
