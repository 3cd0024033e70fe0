import { DomainError } from '../operation/domain-error.js';

/** Runs work when it is its turn. After waiting `longestWait` milliseconds it is refused: UNAVAILABLE. */
export type ConcurrencyLimit = <Output>(work: () => Promise<Output>, longestWait?: number) => Promise<Output>;

/** Lets at most `width` pieces of work run at a time; the others wait their turn. */
export function createConcurrencyLimit(width: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = (longestWait?: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new DomainError('UNAVAILABLE', { retryAfterSeconds: 5 }));
      };
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });

  return async (work, longestWait) => {
    if (running >= width) await turn(longestWait);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Limits by name, each of this width. A limit exists only while it is in use. */
export function createConcurrencyLimits(width: number): (name: string) => ConcurrencyLimit {
  const limits = new Map<string, { limit: ConcurrencyLimit; users: number }>();
  return (name) => async (work, longestWait) => {
    const used = limits.get(name) ?? { limit: createConcurrencyLimit(width), users: 0 };
    limits.set(name, used);
    used.users += 1;
    try {
      return await used.limit(work, longestWait);
    } finally {
      used.users -= 1;
      if (used.users === 0) limits.delete(name);
    }
  };
}
