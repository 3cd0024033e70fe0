import { MikroORM } from '@mikro-orm/postgresql';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { clock } from '../platform/clock.js';
import { apiFolder } from '../platform/folders.js';
import { migrations } from './migrations/index.js';
import { ormConfig } from './orm.config.js';

// One run of migrations at a time, across all servers.
const lockNumber = 7_470_331;

/**
 * Milliseconds that a migration waits for one lock: all readers and writers of that table wait behind it. Longer than
 * the second after which PostgreSQL detects deadlocks: writers in a deadlock with the migration are then retried.
 * Otherwise it would never finish under many writers.
 */
const lockWait = 2_000;
/**
 * Milliseconds that one statement of a migration may take: it may rewrite a whole table, such as the outbox of a large
 * club.
 */
const longestStatement = 600_000;
/** Milliseconds after which a migration that always meets a lock is given up. */
const longestTries = 60_000;
const heldUp = new Set(['55P03', '40P01']);

/**
 * Migrates a database to the present schema and returns the names of the migrations it ran. Several servers at once
 * wait for each other. Each migration commits or fails as a whole: those before a failed one stay, because the previous
 * release runs on their schema too.
 */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const guard = new pg.Client({ connectionString: databaseUrl });
  await guard.connect();
  try {
    return (await isUpToDate(guard)) ? [] : await runMigrations(databaseUrl, guard);
  } finally {
    await guard.end();
  }
}

async function runMigrations(databaseUrl: string, guard: pg.Client): Promise<string[]> {
  const orm = await MikroORM.init({
    ...ormConfig({ databaseUrl, entities: [], poolSize: 2, longestStatement, lockWait, byIndex: false }),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await guard.query('select pg_advisory_lock($1)', [lockNumber]);
    const pending = await retryWhileLocked(() => orm.migrator.getPending());
    for (const { name } of pending) await retryWhileLocked(() => orm.migrator.up({ to: name }));
    return pending.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/** Repeats `work`, after a short pause, while it times out waiting for locks. */
async function retryWhileLocked<Output>(work: () => Promise<Output>): Promise<Output> {
  for (const end = clock.elapsed() + longestTries; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeldUp(error) || clock.elapsed() >= end) throw error;
      await pause(50 + Math.random() * 100);
    }
  }
}

function isHeldUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && heldUp.has(String(error.code))) || isHeldUp(error.cause);
}

/** Whether every migration has run; most starts need only this one check. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const table = await client.query<{ exists: boolean }>(`select to_regclass('migration') is not null as exists`);
  if (!table.rows[0]?.exists) return false;
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const ran = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => ran.has(name));
}

/**
 * The stamp (`yyyyMMddHHmmss`, UTC) of a new migration: the present time, or a second after the newest one where that
 * is later, because migrations run in the order of their names.
 */
export function stampAfter(newest: string, now: Date): string {
  const present = stampOf(now);
  if (newest < present) return present;
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(newest) ?? [];
  return stampOf(new Date(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + 1000));
}

const stampOf = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14);

/**
 * Writes an empty migration file named after the time and `name` (kebab-case) and returns its path. List it in
 * migrations/index.ts by hand.
 */
export async function createMigration(name: string): Promise<string> {
  const kebab =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'change';
  const newest = migrations.map((migration) => migration.name.slice(0, 14)).reduce((a, b) => (a > b ? a : b));
  const stamp = stampAfter(newest, clock.now());
  const className = `${kebab.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Migration`;
  const path = fileURLToPath(new URL(`src/database/migrations/migration-${stamp}-${kebab}.ts`, apiFolder));
  const text = `import { Migration } from '@mikro-orm/migrations';

/** What changes, and why. The previous release must be able to run on the new schema. */
export class ${className} extends Migration {
  override up(): void {
    this.addSql(\`select 1\`);
  }
}
`;
  await writeFile(path, text, { flag: 'wx' });
  return path;
}
