import { browserStore, tabStore } from './browser-store';

const kept = new Map<string, string>();
const sound = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};

/** The ways in which browsers refuse storage. */
const kinds: Record<string, PropertyDescriptor> = {
  denied: { get: refuse },
  null: { get: () => null },
  absent: { get: () => undefined },
  full: { get: () => ({ ...sound, setItem: refuse }) },
  'read-only': { get: () => ({ ...sound, setItem: refuse, removeItem: refuse }) },
};

const provide = (as: PropertyDescriptor) =>
  ['localStorage', 'sessionStorage'].forEach((name) =>
    Object.defineProperty(globalThis, name, { configurable: true, ...as }),
  );

beforeEach(() => kept.clear());

test.each(Object.entries(kinds))(
  'where storage is %s, texts are kept as long as the page, and nothing throws',
  (_, as) => {
    kept.set('older', 'was here');
    provide(as);
    for (const store of [browserStore, tabStore]) {
      expect(store.isLasting()).toBe(false);
      expect(store.set('key', 'text')).toBe(false);
      expect(store.get('key')).toBe('text');
      store.remove('key');
      expect(store.get('key')).toBeNull();
      store.set('older', 'newer');
      expect(store.get('older')).toBe('newer');
      store.remove('older');
      expect(store.get('older')).toBeNull();
    }
    expect(kept.get('key')).toBeUndefined();
  },
);

test('a text that was refused once is stored when there is room again', () => {
  provide(kinds.full!);
  browserStore.set('key', 'first');
  provide({ get: () => sound });
  expect(browserStore.set('key', 'second')).toBe(true);
  expect(kept.get('key')).toBe('second');
  expect(browserStore.isLasting()).toBe(true);
  kept.set('key', 'of another tab');
  expect(browserStore.get('key')).toBe('of another tab');
});
