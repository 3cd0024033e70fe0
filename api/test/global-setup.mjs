import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isBuilt } from '../../scripts/build.mjs';
import { findBinaries } from '../dist/database/embedded/binaries.js';
import { isLocked } from '../dist/database/embedded/folder-lock.js';
import { findPostmaster } from '../dist/database/embedded/postmaster-file.js';
import { startEmbedded } from '../dist/database/embedded/start-embedded.js';
import { stopPostmaster } from '../dist/database/embedded/stop-postmaster.js';
import { migrateDatabase } from '../dist/database/migrate.js';
import { syncZoneRules } from '../dist/database/zones/keep-zone-rules.js';
import { startPooler } from './start-pooler.mjs';

const prefix = 'trailcrew-tests-';
const template = 'trailcrew_template';

/** One real PostgreSQL for the whole run, with a migrated template that each test file copies. It goes with the run, however that ends. */
export default async function setUp() {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  let postgres;
  let pooler;
  globalThis.stopTestPostgres = async () => {
    await pooler?.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  // Jest does not tear down when a signal ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      globalThis.stopTestPostgres().finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
  try {
    postgres = await startEmbedded({
      folder: join(folder, 'postgres'),
      log: () => undefined,
      durable: false,
      // Each worker runs a server or two, each with a pool of its own.
      connections: 200,
    });
    await makeTemplate(postgres.url);
    // `npm run test:pooled`: the servers of the tests reach the same databases through a pooler.
    if (process.env.PGBOUNCER_PATH) pooler = await startPooler(postgres.url, process.env.PGBOUNCER_PATH);
  } catch (error) {
    // Jest does not tear down after a failed set-up either.
    await globalThis.stopTestPostgres();
    throw error;
  }
  process.env.TRAILCREW_TEST_DATABASE = postgres.url;
  // Where the files of a worker may share a server (shared-server.mjs): it runs what is compiled.
  if (isBuilt('api')) process.env.TRAILCREW_TEST_SHARED = folder;
  else delete process.env.TRAILCREW_TEST_SHARED;
  // For the databases of this PostgreSQL; a test may start another one, which has no pooler.
  if (pooler) process.env.TRAILCREW_TEST_POOLER = JSON.stringify({ behind: postgres.url, url: pooler.url });
}

async function makeTemplate(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`create database ${template}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${template}`;
  await migrateDatabase(url.href);
  await syncZoneRules(url.href, 'UTC');
}

/** A run that was killed outright could not clean up: the next one does it. */
async function removeLeftovers() {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    const data = join(folder, 'postgres');
    const lock = `${data}.lock`;
    // Without a lock it may belong to a run that starts at this moment.
    if (!name.startsWith(prefix) || !existsSync(lock) || isLocked(lock)) continue;
    const orphan = findPostmaster(data);
    if (orphan) await stopPostmaster(orphan.pid, data, findBinaries());
    await rm(folder, { recursive: true, force: true });
  }
}
