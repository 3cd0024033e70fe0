import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type { EntityClass } from '@mikro-orm/core';
import type pg from 'pg';
import { nameStatements } from './name-statements.js';
import { migrations } from './migrations/index.js';

/** How MikroORM meets the database: one pool with limits, UTC, migrations by name and never schema sync. */
export function ormConfig(options: { databaseUrl: string; entities: EntityClass[]; poolSize?: number }) {
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
      allOrNothing: true,
      snapshot: false,
      silent: true,
    },
    forceUtcTimezone: true,
    pool: { min: 0, max: options.poolSize ?? 10 },
    driverOptions: {
      onPoolCreated: (pool: pg.Pool) => void pool.on('connect', nameStatements),
      application_name: 'trailcrew',
      statement_timeout: 15_000,
      // Longer than the database itself takes to give up: only a connection that is dead without saying so gets there.
      query_timeout: 20_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    },
    allowGlobalContext: false,
    debug: false,
  });
}
