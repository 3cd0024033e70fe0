import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = false;

/** Staff are asked something over the page for the first time: from now on the page holds the code for that. */
export function noteStaffAsked(): void {
  asked = true;
  for (const listener of listeners) listener();
}

/** Whether staff were asked anything since the page was opened. */
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
