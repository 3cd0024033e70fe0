import { openPool } from './database/pool.js';
import { rateLimitTable } from './database/rate-limit-table.js';
import type { Logger } from './platform/logger.js';
import { createRateLimits, noRateLimits, type RateLimits } from './platform/limits/rate-limit.js';

/** The limits of a running server, and the function that stops counting. */
export interface RunningLimits {
  limits: RateLimits;
  /** Closes the connections. */
  close(): Promise<void>;
}

/**
 * The limits of a server, over a few connections of their own: a count neither waits for connections that transactions hold nor takes one
 * from them. A recent count may be lost in a power failure, but never a response because of it: counts do not wait for the disk.
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
