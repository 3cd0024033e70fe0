import { useSyncExternalStore } from 'react';
import { currentSession, watchSession, type Session } from './session';
import { noteStaffAsked } from './staff-asked';

/* A club may ask its staff for a second step. Staff without one may do nothing before it is set up. */

const listeners = new Set<() => void>();
let requiredOf: string | null = null;

/** Remembers that a session may do nothing before a second step is set up. */
export function noteSetUpRequired({ token }: Session): void {
  requiredOf = token;
  noteStaffAsked();
  for (const listener of listeners) listener();
}

/** Forgets it: the second step is there. */
export function endSetUpRequired(): void {
  requiredOf = null;
  for (const listener of listeners) listener();
}

/** Whether this browser's session has to set up a second step first. */
export function useSetUpRequired(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = watchSession(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => requiredOf !== null && currentSession()?.token === requiredOf,
    () => false,
  );
}
