import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

/** Counts a dialog as open until the returned function is called. */
export function countOpenDialog(): () => void {
  open += 1;
  for (const listener of listeners) listener();
  return () => {
    open -= 1;
    for (const listener of listeners) listener();
  };
}

/** Whether any modal dialog is open: everything outside of it is inert then, toasts too. */
export function useAnyDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open > 0,
    () => open > 0,
  );
}
