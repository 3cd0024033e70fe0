import { useSyncExternalStore } from 'react';
import { currentSession, watchSession, type Session } from './session';
import { noteStaffAsked } from './staff-asked';

/*
 * A session can end while somebody works: it was revoked, or has expired. Refused requests wait here until the person has signed in again,
 * in this tab or in another one, or declines.
 */

type Settle = (again: boolean) => void;

const waiting = new Set<Settle>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Asks for another sign-in when a session has ended. True as soon as the same person has signed in again: the refused request can be sent
 * once more. False when they decline, or somebody else signed in. Never rejects.
 */
export function signInAgain(ended: Session): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const now = currentSession();
      if (now?.token !== ended.token) settle(now?.user.id === ended.user.id);
    };
    const stop = watchSession(look);
    const settle: Settle = (again) => {
      stop();
      waiting.delete(settle);
      notifyListeners();
      resolve(again);
    };
    waiting.add(settle);
    noteStaffAsked(declineSignIn);
    notifyListeners();
    look();
  });
}

let lastEnded: Session | null = null;

/** Remembers a session that the server refused. */
export function noteSessionEnd(session: Session): void {
  lastEnded = session;
}

/** Whether the person may go on: at once unless the session has ended, else as soon as they have signed in again. Never rejects. */
export async function signInAgainIfEnded(): Promise<boolean> {
  return lastEnded === null || currentSession()?.token !== lastEnded.token || signInAgain(lastEnded);
}

/** The person declines: the waiting requests fail with their refusal. */
export function declineSignIn(): void {
  for (const settle of [...waiting]) settle(false);
}

/** Whether a request waits for another sign-in. */
export function useSignInWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => waiting.size > 0,
    () => false,
  );
}
