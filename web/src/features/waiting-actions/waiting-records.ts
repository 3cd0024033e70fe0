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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a record is about to go. */
export function useIsWaiting(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.has(id),
    () => false,
  );
}

/** How many of these records are about to go. */
export function useWaitingCount(records: readonly { id: string }[]): number {
  return useSyncExternalStore(
    subscribe,
    () => (waiting.size === 0 ? 0 : records.filter(({ id }) => waiting.has(id)).length),
    () => 0,
  );
}
