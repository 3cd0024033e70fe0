import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from './domain-error.js';

/** How many tries within how many seconds. */
export interface Allowance {
  points: number;
  seconds: number;
}

/** Counts tries by what they are about (an address, an e-mail) and refuses the one too many. */
export interface RateLimits {
  /** Takes one try. Error: TOO_MANY_REQUESTS with the seconds to wait. */
  take(subject: string, key: string, allowance: Allowance): Promise<void>;
  /** Forgets the tries of a key, after a success. */
  forget(subject: string, key: string): Promise<void>;
}

/** Limits kept in this process; `enabled: false` lets everything pass (load tests only). */
export function createRateLimits(enabled: boolean): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = (subject: string, allowance: Allowance): RateLimiterMemory => {
    let limiter = limiters.get(subject);
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: subject, points: allowance.points, duration: allowance.seconds });
      limiters.set(subject, limiter);
    }
    return limiter;
  };
  return {
    async take(subject, key, allowance) {
      if (!enabled) return;
      try {
        await limiterOf(subject, allowance).consume(key);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new DomainError('TOO_MANY_REQUESTS', {
          retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
        });
      }
    },
    async forget(subject, key) {
      await limiters.get(subject)?.delete(key);
    },
  };
}
