import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type { EntityClass } from '@mikro-orm/core';
import { migrations } from './migrations/index.js';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { sessionSettings } from './pool.js';

/** How MikroORM meets the database: one pool with limits, UTC, migrations by name and never schema sync. */
export function ormConfig(options: {
  databaseUrl: string;
  entities: EntityClass[];
  poolSize?: number;
  pooled?: boolean;
  /** Milliseconds that a statement waits for one lock. */
  lockWait?: number;
  /** Whether plans go by indexes wherever there is one; unless told, where sessions are the server's own. */
  byIndex?: boolean;
}) {
  const { pooled = false, lockWait = 5_000, byIndex = !pooled } = options;
  return defineConfig({
    clientUrl: options.databaseUrl,
    entities: options.entities,
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      tableName: 'migration',
      transactional: true,
      // Each in a transaction of its own: it holds what others need for as short as can be.
      allOrNothing: false,
      snapshot: false,
      silent: true,
    },
    forceUtcTimezone: true,
    pool: { min: 0, max: options.poolSize ?? 10 },
    driverOptions: {
      onPoolCreated: (pool: pg.Pool) => void (pooled || pool.on('connect', nameStatements)),
      onConnect: byIndex ? goByIndexes : undefined,
      application_name: 'trailcrew',
      ...sessionSettings(pooled, {
        statement_timeout: 15_000,
        lock_timeout: lockWait,
        idle_in_transaction_session_timeout: 30_000,
      }),
      // Longer than the database itself takes to give up: only a connection that is dead without saying so gets there.
      query_timeout: 20_000,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    },
    allowGlobalContext: false,
    debug: false,
  });
}

/**
 * Operations look for few rows each, and their statements are planned once a connection: a plan that reads a table whole because it was small
 * then would go on doing so while a rush fills it, until PostgreSQL has counted anew. Not before version 18, which counts the parts of a plan
 * that are not wanted: older ones add so much to its costs that what it does besides is left to chance.
 */
async function goByIndexes(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(
    `select set_config('enable_seqscan', 'off', false) where current_setting('server_version_num')::int >= 180000`,
  );
}

const names = new Map<string, string>();
const mostNames = 500;

type Query = (config: { name: string; text: string; values: unknown[] }) => Promise<pg.QueryResult>;

/** Makes a connection prepare each statement that comes with values, under a name of its text, so that it is planned once. */
function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = query as unknown as Query;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return query(...args);
    const name = nameOf(text);
    return name ? named({ name, text, values }) : query(...args);
  }) as typeof client.query;
}

/** Names for the first few hundred texts; whatever comes after is planned each time rather than filling the server's memory. */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < mostNames) {
    name = `op_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}
