import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const declines = new Set<() => void>();
let asked = false;

function setAsked(now: boolean): void {
  asked = now;
  for (const listener of listeners) listener();
}

/** Staff are asked something over the page: from now on the page holds the code for that. `decline`: lets what waits for it fail. */
export function noteStaffAsked(decline?: () => void): void {
  if (decline) declines.add(decline);
  setAsked(true);
}

/** The code for asking cannot be fetched, and the person goes on without: what waits fails. */
export function declineAll(): void {
  for (const decline of declines) decline();
  setAsked(false);
}

/** Whether staff are asked anything, or were since the page was opened. */
export function useStaffAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => asked,
    () => false,
  );
}
