import pg from 'pg';
import { clock } from '../platform/clock.js';
import type { Logger } from '../platform/logger.js';
import { preferIndexes, nameStatements } from './prepared-plan-settings.js';

/** A pool of connections, its name and its limits. Times are in milliseconds. */
export interface PoolOptions {
  url: string;
  /** What PostgreSQL shows as the name of the application. */
  name: string;
  max: number;
  /** Whether the address is that of a transaction pooler. */
  pooled: boolean;
  longestStatement: number;
  longestConnect: number;
  /**
   * For short statements that are sent repeatedly: they are planned once a connection, by indexes. Not behind a pooler.
   */
  plansOnce?: boolean;
}

/** A new connection is used once this resolves; the driver's types do not show that it is awaited. */
const beginsByIndexes: object = { onConnect: preferIndexes };

/** Opens a pool. Losing an idle connection is logged and never ends the process. */
export function openPool(options: PoolOptions, log: Pick<Logger, 'warn' | 'debug'>): pg.Pool {
  const { url, name, max, pooled, longestStatement, longestConnect, plansOnce = false } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    ...sessionSettings(pooled, { statement_timeout: longestStatement }),
    // Longer than the database itself takes to give up: only a silently dead connection gets there.
    query_timeout: longestStatement + 5_000,
    connectionTimeoutMillis: longestConnect,
    keepAlive: true,
    ...(plansOnce && !pooled ? beginsByIndexes : {}),
  });
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  pool.on('connect', (client) => {
    // The holder of a connection receives the error at the next statement; between two of them it must not end the
    // process.
    client.on('error', (error) => log.debug({ err: error }, 'A connection was lost.'));
    if (pooled) dropNames(client);
    else if (plansOnce) nameStatements(client);
  });
  return pool;
}

/**
 * Settings for new sessions. A transaction pooler refuses them, because its sessions are shared: there transactions set
 * them themselves (`platform/transactions/transactions.ts`), and the role's own settings apply to the rest.
 */
export function sessionSettings<Settings extends object>(pooled: boolean, settings: Settings): Partial<Settings> {
  return pooled ? {} : settings;
}

/**
 * Sends statements without their names: behind a transaction pooler the next one may reach a session that has not
 * prepared it.
 */
function dropNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as typeof client.query;
}

function isNamed(query: unknown): query is { name: string } {
  return typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query);
}

/**
 * Warns when statements have no time limit behind a transaction pooler, where the server cannot set it for its
 * sessions.
 */
export async function warnWithoutTimeLimit(pool: pg.Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ limit: string; role: string }>(
    `select current_setting('statement_timeout') as limit, quote_ident(current_user) as role`,
  );
  if (rows[0]?.limit === '0')
    log.warn(
      `No limit of time holds for statements behind the pooler: run "alter role ${rows[0].role} set statement_timeout = '15s'" in the database.`,
    );
}

/**
 * Warns when this machine's clock differs from the database's. Expiry and due times go by the database's clock, but
 * whether a shift has begun and what day it is by ours.
 */
export async function warnOfOtherClock(pool: pg.Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const seconds = Math.round(((rows[0]?.now.getTime() ?? 0) - (clock.now().getTime() - clock.moved())) / 1_000);
  if (Math.abs(seconds) > mostSecondsApart)
    log.warn(
      `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'behind' : 'ahead of'} the database's: set it right.`,
    );
}

const mostSecondsApart = 60;
