import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../dist/database/embedded/start-embedded.js';
import { migrateDatabase } from '../dist/database/migrate.js';

/** One real PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-tests-'));
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log: () => undefined, durable: false });
  const template = new URL(postgres.url);
  template.pathname = '/trailcrew_template';
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database trailcrew_template');
  await client.end();
  await migrateDatabase(template.href);
  process.env.TRAILCREW_TEST_DATABASE = postgres.url;
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
