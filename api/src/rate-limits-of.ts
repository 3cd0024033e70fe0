import { openPool } from './database/pool.js';
import { rateLimitTable } from './database/rate-limit-table.js';
import type { Logger } from './platform/logger.js';
import { createRateLimits, noRateLimits, type RateLimits } from './platform/limits/rate-limit.js';

/** Limits of a running server, and how it stops counting. */
export interface RunningLimits {
  limits: RateLimits;
  /** Closes the connections. */
  close(): Promise<void>;
}

/**
 * The limits of a server, over a few connections of their own: a count neither waits for connections that transactions hold nor takes one
 * from them. A count that was just made may be lost with the power, never an answer for its sake: it is not waited for until it is on disk.
 */
export function rateLimitsOf(
  enabled: boolean,
  { url, pooled }: { url: string; pooled: boolean },
  log: Pick<Logger, 'warn' | 'debug'>,
): RunningLimits {
  if (!enabled) return { limits: noRateLimits, close: () => Promise.resolve() };
  const times = { longestStatement: 2_000, longestConnect: 2_000 };
  const pool = openPool({ url, pooled, name: 'trailcrew-limits', max: 4, ...times }, log);
  const table = rateLimitTable(pool);
  return { limits: createRateLimits(table, log), close: () => pool.end() };
}
