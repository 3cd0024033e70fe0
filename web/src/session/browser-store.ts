/** Texts by key in a browser's storage. Where it refuses (blocked, absent or full), they live as long as the page. Nothing here throws. */
export interface BrowserStore {
  /** The text under a key, or null. */
  get(key: string): string | null;
  /** Stores a text; false where it only lives as long as the page. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Whether a text outlives the page. */
  isLasting(): boolean;
}

/** `find` may throw or return null: browsers that block storage do either. */
function storeOver(find: () => Storage | null | undefined): BrowserStore {
  // Writes that the storage refused: a text that was not stored, or null for one that was not removed.
  const refused = new Map<string, string | null>();
  let warned = false;
  /** Returns null for a storage that fails. */
  function attempt<Result>(work: (storage: Storage) => Result): { result: Result } | null {
    try {
      const storage = find();
      if (storage) return { result: work(storage) };
    } catch (error) {
      if (!warned) console.warn('This browser keeps nothing for this site', error);
      warned = true;
    }
    return null;
  }
  return {
    get: (key) => refused.get(key) ?? (refused.has(key) ? null : (attempt((all) => all.getItem(key))?.result ?? null)),
    set(key, text) {
      const isStored = attempt((all) => all.setItem(key, text)) !== null;
      if (isStored) refused.delete(key);
      else refused.set(key, text);
      return isStored;
    },
    remove(key) {
      if (attempt((all) => all.removeItem(key))) refused.delete(key);
      else refused.set(key, null);
    },
    isLasting: () =>
      attempt((all) => {
        all.setItem(probe, '1');
        all.removeItem(probe);
      }) !== null,
  };
}

const probe = 'trailcrew.probe';

/** Stored by the browser until it is removed, for all tabs. */
export const browserStore = storeOver(() => globalThis.localStorage);

/** Stored as long as the tab: a reload finds it, the next user of a shared computer does not. */
export const tabStore = storeOver(() => globalThis.sessionStorage);
