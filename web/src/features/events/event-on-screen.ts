import { useSyncExternalStore } from 'react';

/** The event whose page is open: the header names it. */
export interface EventOnScreen {
  id: string;
  name: string;
}

let current: EventOnScreen | null = null;
const listeners = new Set<() => void>();

function set(event: EventOnScreen | null): void {
  current = event;
  for (const listener of listeners) listener();
}

/** Sets the event that the header shows; the returned function removes it. */
export function announceEvent(event: EventOnScreen): () => void {
  set(event);
  return () => {
    if (current === event) set(null);
  };
}

/** The event on screen, or null on other pages. */
export function useEventOnScreen(): EventOnScreen | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => current,
  );
}
