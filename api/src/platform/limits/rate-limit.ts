import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Try } from '../../contract/limit-table.js';
import { DomainError } from '../operation/domain-error.js';
import type { Logger } from '../logger.js';

/** How many tries within how many seconds. */
export interface Allowance {
  points: number;
  seconds: number;
}

/** What is left of an allowance after a use. */
export interface Usage {
  /** It was one too many. */
  isOver: boolean;
  remaining: number;
  /** Seconds until all of it is there again. */
  resetSeconds: number;
}

/** Takes back what a call counted as and should not have (`takenBack`), in one statement. */
export type TakeBack = () => Promise<void>;

/** A record that tries are about. `table` is the code's own word, never the caller's; `id` is a UUID. */
export interface TriedRecord {
  table: string;
  id: string;
}

/** Counts tries by what they are about (a network, an e-mail address) and refuses the one too many. */
export interface RateLimits {
  /**
   * Takes one of each in one statement, or none when any is used up; then what counts instead, where there is such. Gives what takes them
   * back. Error: TOO_MANY_REQUESTS with the longest wait in seconds.
   */
  takeAll(tries: readonly Try[], record?: TriedRecord): Promise<TakeBack>;
  /** Takes one use and tells what is left, also of one too many: then nothing. */
  use(subject: string, key: string, allowance: Allowance): Promise<Usage>;
  /** Forgets the tries of a key, after a success. */
  forget(subject: string, key: string): Promise<void>;
}

/** A try under the key by which it is kept. */
export interface CountedTry extends Try {
  hash: Buffer;
}

/** Where tries are counted for all servers of one installation. Each call is one statement. */
export interface TryCounts {
  /** Seconds until a refused try makes sense again; nothing when all were counted. */
  count(tries: readonly CountedTry[], record?: TriedRecord): Promise<number | undefined>;
  /** Counts one use, whether or not it is one too many: how many that makes, and the seconds until they are forgotten. */
  use(one: CountedTry): Promise<{ used: number; seconds: number }>;
  forget(hash: Buffer): Promise<void>;
  /** Takes back what `count` counted of the same tries. */
  takeBack(tries: readonly CountedTry[], record?: TriedRecord): Promise<void>;
}

const nothingToTakeBack: TakeBack = () => Promise.resolve();

/** Limits that let everything pass (`RATE_LIMITS=off`): ceilings of a single answer are not among them and stay. */
export const noRateLimits: RateLimits = {
  takeAll: () => Promise.resolve(nothingToTakeBack),
  use: (_subject, _key, { points, seconds }) =>
    Promise.resolve({ isOver: false, remaining: points, resetSeconds: seconds }),
  forget: () => Promise.resolve(),
};

/** Limits over counts that all servers share; while these are away, each server counts in its own memory. */
export function createRateLimits(counts: TryCounts, log: Pick<Logger, 'warn'>): RateLimits {
  const memory = memoryCounts();
  let away = false;
  const either = async <Output>(shared: () => Promise<Output>, own: () => Promise<Output>): Promise<Output> => {
    try {
      const output = await shared();
      away = false;
      return output;
    } catch (error) {
      if (!away) log.warn({ err: error }, 'Limits are counted in memory while the database is away');
      away = true;
      return own();
    }
  };
  const count = (tries: readonly CountedTry[], record?: TriedRecord): Promise<number | undefined> =>
    either(
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
      either(
        () => counts.takeBack(back, record),
        () => memory.takeBack(back),
      );
  };
  return {
    takeAll,
    use: async (subject, key, allowance) => {
      const counted = { subject, key, ...allowance, hash: hashOf(subject, key) };
      const { used, seconds } = await either(
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
    forget: (subject, key) => {
      const hash = hashOf(subject, key);
      return either(
        () => counts.forget(hash),
        () => memory.forget(hash),
      );
    },
  };
}

function hashed(one: Try): CountedTry {
  return { ...one, hash: hashOf(one.subject, one.key) };
}

/** Addresses of people and networks are not kept, only what they can be recognised by. */
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
    // A hash stands under one subject alone: in the others there is nothing to forget.
    forget: (hash) => everywhere((limiter) => limiter.delete(hash.toString('hex'))),
    async takeBack(tries) {
      for (const one of tries) {
        const held = await limiterOf(one).get(one.hash.toString('hex'));
        if (held && held.consumedPoints > 0) await limiterOf(one).reward(one.hash.toString('hex'), one.times);
      }
    },
  };
}
