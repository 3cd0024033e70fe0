import type { Pool } from 'pg';
import { openPool } from './database/pool.js';
import type { Environment } from './environment.js';
import type { Logger } from './platform/logger.js';
import { replicaRows } from './platform/reading/replica-rows.js';
import { rowsOf, type Rows } from './platform/reading/rows.js';

/** The pools from which a server reads. */
export interface ReadingPools {
  /** The rows of the database itself; also for writes outside of an operation's transaction. */
  pool: Pool;
  /** The runner's own connections, for its queues and outcomes: neither reads nor writes keep it waiting. */
  runnerPool: Pool;
  rows: Rows;
  /** The replica's rows, or the same as `rows` without one. */
  replica: Rows;
  closePools(): Promise<void>;
}

/**
 * Opens the connections for reading and for the runner: to the database, past its pooler for streams, and to the replica, where configured.
 */
export function readingPools(
  settings: Pick<Environment, 'pooled' | 'readDatabaseUrl'> & { databaseUrl: string; directUrl: string },
  log: Logger,
): ReadingPools {
  const { databaseUrl, directUrl, readDatabaseUrl, pooled } = settings;
  const times = { longestStatement: 15_000, longestConnect: 10_000 };
  const pool = openPool({ url: databaseUrl, pooled, name: 'trailcrew-reads', max: 10, ...times }, log);
  const runnerPool = openPool(
    { url: databaseUrl, pooled, name: 'trailcrew-runner', max: 2, plansOnce: true, ...times },
    log,
  );
  const open = (url: string, name: string) => openPool({ url, pooled: false, name, max: 4, ...times }, log);
  const sessions = pooled ? open(directUrl, 'trailcrew-streams') : pool;
  const rows = rowsOf(pool, sessions);
  const away = readDatabaseUrl ? open(readDatabaseUrl, 'trailcrew-replica') : undefined;
  const pools = new Set([pool, runnerPool, sessions, ...(away ? [away] : [])]);
  return {
    pool,
    runnerPool,
    rows,
    replica: away ? replicaRows(rowsOf(away), rows, log) : rows,
    closePools: async () => void (await Promise.all([...pools].map((one) => one.end()))),
  };
}
