import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../src/database/embedded/binaries.js';
import { ensureCluster } from '../src/database/embedded/create-cluster.js';
import { freePort } from '../src/database/embedded/free-port.js';
import { removeMisleadingFile } from '../src/database/embedded/postmaster-file.js';
import { chooseRunAs } from '../src/database/embedded/run-as.js';
import { runPostmaster, StillInUse, type Cluster } from '../src/database/embedded/run-postmaster.js';
import { urlOf } from '../src/database/embedded/start-embedded.js';
import { stopPostmaster } from '../src/database/embedded/stop-postmaster.js';
import { migrateDatabase } from '../src/database/migrate.js';
import { syncZoneRules } from '../src/database/zones/keep-zone-rules.js';

/** A PostgreSQL that a test may stop and start again, always on the same port; `adminUrl` serves `createTestDatabase`. */
export interface OwnPostgres {
  adminUrl: string;
  /** Its data. */
  folder: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Kills the postmaster without a word, as the system does when memory runs out; resolves when it accepts connections again. */
  killAndRestart(): Promise<void>;
  /** Stops it for good and removes its files. */
  remove(): Promise<void>;
}

/** Makes and starts a PostgreSQL of the test's own, with the migrated template. `durable`: what it acknowledged outlives a kill, as it must in use. */
export async function startOwnPostgres({ durable = false } = {}): Promise<OwnPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'trailcrew-own-'));
  const folder = join(parent, 'postgres');
  const binaries = findBinaries();
  const runAs = chooseRunAs(folder, binaries.postgres);
  await ensureCluster(folder, binaries, runAs, false);
  const cluster: Cluster = { folder, binaries, runAs, durable, logFile: `${folder}.log` };
  const port = await freePort();
  let running = await runPostmaster(cluster, port);
  const adminUrl = urlOf(folder, port, 'postgres');
  const stop = () => stopPostmaster(running.pid ?? 0, folder, binaries);
  const start = async () => void (running = await runPostmaster(cluster, port));
  const killAndRestart = async (): Promise<void> => {
    running.kill('SIGKILL');
    await once(running, 'exit');
    // The children of the killed one end within moments; until then PostgreSQL refuses to start beside them.
    for (;;) {
      removeMisleadingFile(folder);
      try {
        return await start();
      } catch (error) {
        if (!(error instanceof StillInUse)) throw error;
      }
    }
  };

  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('create database trailcrew_template');
  await client.end();
  await migrateDatabase(urlOf(folder, port, 'trailcrew_template'));
  await syncZoneRules(urlOf(folder, port, 'trailcrew_template'), 'UTC');
  return {
    adminUrl,
    folder,
    stop,
    start,
    killAndRestart,
    remove: async () => {
      await stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
