import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Try } from './tries.js';
import { DomainError } from '../operation/domain-error.js';
import type { Logger } from '../logger.js';

/** This many tries within this many seconds. */
export interface Allowance {
  points: number;
  seconds: number;
}

/** The remaining allowance after a use. */
export interface Usage {
  /** The use exceeded the allowance. */
  isOver: boolean;
  remaining: number;
  /** Seconds until the whole allowance is available again. */
  resetSeconds: number;
}

/** Takes back, in one statement, the tries of a call that should not count (`takenBack`). */
export type TakeBack = () => Promise<void>;

/** The record that tries concern. `table` comes from the code, never from the caller; `id` is a UUID. */
export interface TriedRecord {
  table: string;
  id: string;
}

/** Counts tries by their key (a network, an e-mail address) and refuses those above the limit. */
export interface RateLimits {
  /**
   * Takes one of each in one statement, or none when any is used up; then the `instead` tries, where given. Returns the function that takes
   * them back. Error: TOO_MANY_REQUESTS with the longest wait in seconds.
   */
  takeAll(tries: readonly Try[], record?: TriedRecord): Promise<TakeBack>;
  /** Takes one use and returns what is left; 0 when it exceeds the allowance. */
  use(subject: string, key: string, allowance: Allowance): Promise<Usage>;
  /** Resets the tries of a key, after a success. */
  reset(subject: string, key: string): Promise<void>;
}

/** A try with its stored key. */
export interface CountedTry extends Try {
  hash: Buffer;
}

/** Counts tries for all servers of one installation. Each call is one statement. */
export interface TryCounts {
  /** Seconds until a refused try makes sense again; undefined when all were counted. */
  count(tries: readonly CountedTry[], record?: TriedRecord): Promise<number | undefined>;
  /** Counts one use, also above the limit. Returns the number of uses, and the seconds until they expire. */
  use(one: CountedTry): Promise<{ used: number; seconds: number }>;
  reset(hash: Buffer): Promise<void>;
  /** Takes back what `count` counted for the same tries. */
  takeBack(tries: readonly CountedTry[], record?: TriedRecord): Promise<void>;
}

const nothingToTakeBack: TakeBack = () => Promise.resolve();

/** Limits that let everything pass (`RATE_LIMITS=off`). The ceilings of a single answer still apply. */
export const noRateLimits: RateLimits = {
  takeAll: () => Promise.resolve(nothingToTakeBack),
  use: (_subject, _key, { points, seconds }) =>
    Promise.resolve({ isOver: false, remaining: points, resetSeconds: seconds }),
  reset: () => Promise.resolve(),
};

/** Limits over counts that all servers share. While these are unavailable, each server counts in its own memory. */
export function createRateLimits(counts: TryCounts, log: Pick<Logger, 'warn'>): RateLimits {
  const memory = memoryCounts();
  let isUnavailable = false;
  const sharedOrOwn = async <Output>(shared: () => Promise<Output>, own: () => Promise<Output>): Promise<Output> => {
    try {
      const output = await shared();
      isUnavailable = false;
      return output;
    } catch (error) {
      if (!isUnavailable) log.warn({ err: error }, 'Limits are counted in memory while the database is away');
      isUnavailable = true;
      return own();
    }
  };
  const count = (tries: readonly CountedTry[], record?: TriedRecord): Promise<number | undefined> =>
    sharedOrOwn(
      () => counts.count(tries, record),
      () => memory.count(tries),
    );
  const takeAll: RateLimits['takeAll'] = async (tries, record) => {
    let counted = tries.map(hashed);
    let seconds = await count(counted, record);
    if (seconds !== undefined && tries.some(({ instead }) => instead)) {
      counted = tries.map((one) => hashed(one.instead ?? one));
      seconds = await count(counted, record);
    }
    if (seconds !== undefined)
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
    const back = counted.filter(({ takenBack }) => takenBack);
    if (back.length === 0) return nothingToTakeBack;
    return () =>
      sharedOrOwn(
        () => counts.takeBack(back, record),
        () => memory.takeBack(back),
      );
  };
  return {
    takeAll,
    use: async (subject, key, allowance) => {
      const counted = { subject, key, ...allowance, hash: hashOf(subject, key) };
      const { used, seconds } = await sharedOrOwn(
        () => counts.use(counted),
        () => memory.use(counted),
      );
      const { points } = allowance;
      return {
        isOver: used > points,
        remaining: Math.max(0, points - used),
        resetSeconds: Math.max(1, Math.ceil(seconds)),
      };
    },
    reset: (subject, key) => {
      const hash = hashOf(subject, key);
      return sharedOrOwn(
        () => counts.reset(hash),
        () => memory.reset(hash),
      );
    },
  };
}

function hashed(one: Try): CountedTry {
  return { ...one, hash: hashOf(one.subject, one.key) };
}

/** E-mail addresses and networks are not stored, only their hashes. */
function hashOf(subject: string, key: string): Buffer {
  return createHash('sha256').update(`${subject}\u0000${key}`).digest();
}

/** Counts in this process. */
function memoryCounts(): TryCounts {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ subject, points, seconds }: Try): RateLimiterMemory => {
    let limiter = limiters.get(subject);
    if (!limiter)
      limiters.set(subject, (limiter = new RateLimiterMemory({ keyPrefix: subject, points, duration: seconds })));
    return limiter;
  };
  const everywhere = async (work: (limiter: RateLimiterMemory) => Promise<unknown>): Promise<void> => {
    await Promise.all([...limiters.values()].map(work));
  };
  return {
    async count(tries) {
      for (const one of tries) {
        try {
          await limiterOf(one).consume(one.hash.toString('hex'), one.times);
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          return reason.msBeforeNext / 1000;
        }
      }
      return undefined;
    },
    async use(one) {
      const { consumedPoints, msBeforeNext } = await limiterOf(one)
        .consume(one.hash.toString('hex'))
        .catch((reason: unknown) => {
          if (reason instanceof RateLimiterRes) return reason;
          throw reason;
        });
      return { used: consumedPoints, seconds: msBeforeNext / 1000 };
    },
    // A hash belongs to one subject only: the other limiters have nothing to delete.
    reset: (hash) => everywhere((limiter) => limiter.delete(hash.toString('hex'))),
    async takeBack(tries) {
      for (const one of tries) {
        const held = await limiterOf(one).get(one.hash.toString('hex'));
        if (held && held.consumedPoints > 0) await limiterOf(one).reward(one.hash.toString('hex'), one.times);
      }
    },
  };
}
