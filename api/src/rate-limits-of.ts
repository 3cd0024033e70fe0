import pg from 'pg';
import { rateLimitTable } from './database/rate-limit-table.js';
import type { Logger } from './platform/logger.js';
import { createRateLimits, noRateLimits, type RateLimits } from './platform/rate-limit.js';

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
export function rateLimitsOf(enabled: boolean, databaseUrl: string, log: Pick<Logger, 'warn'>): RunningLimits {
  if (!enabled) return { limits: noRateLimits, close: () => Promise.resolve() };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'trailcrew-limits',
    options: '-c synchronous_commit=off',
    statement_timeout: 2_000,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  const table = rateLimitTable(pool);
  return { limits: createRateLimits(table, log), close: () => pool.end() };
}
