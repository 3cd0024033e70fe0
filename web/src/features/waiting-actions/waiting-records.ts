import { useSyncExternalStore } from 'react';

/* The records that are about to go: pages show them so until the server carried it out, or it was undone. */

const waiting = new Map<string, number>();
const listeners = new Set<() => void>();

function change(ids: readonly string[], by: 1 | -1): void {
  for (const id of ids) {
    const count = (waiting.get(id) ?? 0) + by;
    if (count > 0) waiting.set(id, count);
    else waiting.delete(id);
  }
  for (const listener of listeners) listener();
}

/** Marks records by their ids; gives what takes the mark away. */
export function markWaiting(ids: readonly string[]): () => void {
  change(ids, 1);
  return () => change(ids, -1);
}

/** Whether a record is about to go. */
export function useIsWaiting(id: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.has(id),
    () => false,
  );
}
