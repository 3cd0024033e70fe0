import type { BrowserStore } from '../../../session/browser-store';

/** A list that a browser stores, of items with a signup's id; unreadable items are dropped. */
export function readStoredList<Item extends { signupId: string }>(storage: BrowserStore, key: string): Item[] {
  const stored = storage.get(key);
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value)
      ? value.filter((item): item is Item => typeof (item as Partial<Item> | null)?.signupId === 'string')
      : [];
  } catch (error) {
    console.warn('The signups kept by this browser are not valid', error);
    return [];
  }
}

/** Stores a list; an empty one removes the entry. */
export function writeStoredList(storage: BrowserStore, key: string, items: readonly object[]): void {
  if (items.length > 0) storage.set(key, JSON.stringify(items));
  else storage.remove(key);
}
