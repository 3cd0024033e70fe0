import { useSyncExternalStore } from 'react';

/* The records that are about to be deleted or changed: pages mark them until the server carried it out, or it was undone. */

/** The number of actions that wait for a record, by its id. */
let waiting: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

function change(ids: readonly string[], by: 1 | -1): void {
  const next = new Map(waiting);
  for (const id of ids) {
    const count = (next.get(id) ?? 0) + by;
    if (count > 0) next.set(id, count);
    else next.delete(id);
  }
  waiting = next;
  for (const listener of listeners) listener();
}

/** Marks records by their ids; returns the function that removes the mark. */
export function markWaiting(ids: readonly string[]): () => void {
  change(ids, 1);
  return () => change(ids, -1);
}

/** Whether a record is about to be deleted or changed now. */
export function isWaiting(id: string): boolean {
  return waiting.has(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a record is about to be deleted or changed, or one that it belongs to. */
export function useIsWaiting(...ids: readonly string[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids.some(isWaiting),
    () => false,
  );
}

/** How many of these records are about to be deleted or changed. */
export function useWaitingCount(records: readonly { id: string }[]): number {
  return useSyncExternalStore(
    subscribe,
    () => (waiting.size === 0 ? 0 : records.filter(({ id }) => waiting.has(id)).length),
    () => 0,
  );
}

/** The records that are not about to be deleted or changed. */
export function useThoseThatStay(ids: readonly string[]): readonly string[] {
  const going = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => waiting,
  );
  return ids.filter((id) => !going.has(id));
}
