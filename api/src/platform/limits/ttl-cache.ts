import { clock } from '../clock.js';

/** Values by name, each cached for a short time. */
export interface TtlCache<Value> {
  /** The value cached under a name, unless it has expired. */
  get(name: string): Value | undefined;
  /** `at`: the age of the value counts from here (`clock.elapsed()`). */
  set(name: string, value: Value, of: { at: number; size: number }): void;
  /** The total size of all cached values. */
  size(): number;
}

/** Caches values for `longest` milliseconds, with a total size of at most `most`: the oldest are evicted first. */
export function createTtlCache<Value>({ longest, most }: { longest: number; most: number }): TtlCache<Value> {
  const entries = new Map<string, { value: Value; at: number; size: number }>();
  let total = 0;

  const evict = (name: string): void => {
    total -= entries.get(name)?.size ?? 0;
    entries.delete(name);
  };
  const isOld = (at: number): boolean => clock.elapsed() - at >= longest;

  return {
    get: (name) => {
      const known = entries.get(name);
      return known && !isOld(known.at) ? known.value : undefined;
    },
    set: (name, value, { at, size }) => {
      evict(name);
      entries.set(name, { value, at, size });
      total += size;
      for (const [oldest, known] of entries) {
        if (total <= most && !isOld(known.at)) break;
        evict(oldest);
      }
    },
    size: () => total,
  };
}
