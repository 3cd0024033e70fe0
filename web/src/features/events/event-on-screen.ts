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

/** Tells the header which event is on screen; the returned function takes it back. */
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
