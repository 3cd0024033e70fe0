import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one test file: a copy of the migrated template. */
export interface TestDatabase {
  url: string;
  /** The address by which a server reaches it: through the pooler, when the run has one. */
  settings: Record<string, string>;
  pool: pg.Pool;
  drop(): Promise<void>;
}

/** Copies the migrated template database on the PostgreSQL that the whole test run shares. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf('trailcrew_template');
}

/** A copy of a test's database as it is now. Ends all connections to that. */
export async function copyTestDatabase({ url }: TestDatabase): Promise<TestDatabase> {
  const source = new URL(url).pathname.slice(1);
  await runAsAdmin(
    adminAddress(),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${source}'`,
  );
  return copyOf(source);
}

function adminAddress(): string {
  const adminUrl = process.env.TRAILCREW_TEST_DATABASE;
  if (!adminUrl) throw new Error('TRAILCREW_TEST_DATABASE is not set: the global set-up did not run');
  return adminUrl;
}

async function copyOf(source: string): Promise<TestDatabase> {
  const adminUrl = adminAddress();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${source}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openTestDatabase({ url: url.href, settings: settingsFor(url, adminUrl) });
  return {
    ...database,
    drop: async () => {
      await database.drop();
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A database that is there already, and stays when it is dropped here. */
export function openTestDatabase({ url, settings }: Pick<TestDatabase, 'url' | 'settings'>): TestDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // Dropping the database ends connections that are just closing; nobody waits for them any more.
  pool.on('error', () => undefined);
  return { url, settings, pool, drop: () => pool.end() };
}

function settingsFor(url: URL, adminUrl: string): Record<string, string> {
  const pooler = JSON.parse(process.env.TRAILCREW_TEST_POOLER ?? '{}') as { behind?: string; url?: string };
  if (!pooler.url || pooler.behind !== adminUrl) return { DATABASE_URL: url.href };
  const pooled = Object.assign(new URL(pooler.url), { pathname: url.pathname });
  return { DATABASE_URL: pooled.href, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: url.href };
}

// Copying a template is refused while another copy runs, so copies wait for each other across test processes.
async function runAsAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(4711)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}
