import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type { EntityClass } from '@mikro-orm/core';
import { migrations } from './migrations/index.js';
import type pg from 'pg';
import { preferIndexes, nameStatements } from './prepared-plan-settings.js';
import { sessionSettings } from './pool.js';

/** MikroORM's configuration: one pool with limits, UTC, migrations by name and never schema sync. */
export function ormConfig(options: {
  databaseUrl: string;
  entities: EntityClass[];
  poolSize?: number;
  pooled?: boolean;
  /** Milliseconds that a statement may take. */
  longestStatement?: number;
  /** Milliseconds that a statement waits for one lock. */
  lockWait?: number;
  /** Whether plans use indexes wherever there is one; by default, where sessions are the server's own. */
  byIndex?: boolean;
}) {
  const { pooled = false, longestStatement = 15_000, lockWait = 5_000, byIndex = !pooled } = options;
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
      // Each in a transaction of its own: it locks what others need as briefly as possible.
      allOrNothing: false,
      snapshot: false,
      silent: true,
    },
    forceUtcTimezone: true,
    pool: { min: 0, max: options.poolSize ?? 10 },
    driverOptions: {
      onPoolCreated: (pool: pg.Pool) => void (pooled || pool.on('connect', nameStatements)),
      onConnect: byIndex ? preferIndexes : undefined,
      application_name: 'trailcrew',
      ...sessionSettings(pooled, {
        statement_timeout: longestStatement,
        lock_timeout: lockWait,
        idle_in_transaction_session_timeout: 30_000,
      }),
      // Longer than the database itself takes to give up: only a silently dead connection gets there.
      query_timeout: longestStatement + 5_000,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    },
    allowGlobalContext: false,
    debug: false,
  });
}
