import { clock } from '../clock.js';

/** Values by their names, each remembered for a short time. */
export interface TtlCache<Value> {
  /** What is kept under a name, unless it has grown old. */
  recall(name: string): Value | undefined;
  /** `at`: since when (`clock.elapsed()`) it counts. */
  keep(name: string, value: Value, of: { at: number; size: number }): void;
  /** The size of all that is kept. */
  size(): number;
}

/** Keeps values for `longest` milliseconds, and of all together at most so much: the oldest go first. */
export function createTtlCache<Value>({ longest, most }: { longest: number; most: number }): TtlCache<Value> {
  const kept = new Map<string, { value: Value; at: number; size: number }>();
  let total = 0;

  const forget = (name: string): void => {
    total -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };
  const isOld = (at: number): boolean => clock.elapsed() - at >= longest;

  return {
    recall: (name) => {
      const known = kept.get(name);
      return known && !isOld(known.at) ? known.value : undefined;
    },
    keep: (name, value, { at, size }) => {
      forget(name);
      kept.set(name, { value, at, size });
      total += size;
      for (const [oldest, known] of kept) {
        if (total <= most && !isOld(known.at)) break;
        forget(oldest);
      }
    },
    size: () => total,
  };
}
