import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.js';
import { ensureCluster, readPassword, superuser } from './create-cluster.js';
import { explainFailure } from './explain-failure.js';
import { isLocked, lockFolder } from './folder-lock.js';
import { freePort } from './free-port.js';
import { findPostmaster, removeMisleadingFile } from './postmaster-file.js';
import { chooseRunAs } from './run-as.js';
import { PortTaken, runPostmaster, StillInUse, type Cluster } from './run-postmaster.js';
import { stopPostmaster } from './stop-postmaster.js';
import { waitUntil } from './wait-until.js';

/** The database inside the embedded PostgreSQL. */
export const databaseName = 'trailcrew';

const portTries = 5;
const longestPause = 5_000;
/** Children of a killed PostgreSQL end within moments; one in the middle of a long statement may take longer. */
const inUseTries = 60;
const inUsePause = 500;

export interface EmbeddedOptions {
  /** PostgreSQL's data folder; its parent contains the lock and PostgreSQL's log. */
  folder: string;
  /** Receives what an operator may want to know, one sentence each. */
  log: (line: string) => void;
  /** False only in tests. */
  durable?: boolean;
  /** How many connections it accepts at once; 60 by default, which one server never uses up. */
  connections?: number;
  /** How long to wait for another server on the folder, which may be stopping at this moment; milliseconds. */
  waitMs?: number;
}

/** A PostgreSQL server of our own. */
export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the folder, which is created when missing. Stops a server left behind by a killed process first,
 * and restarts one that dies on the same port. Throws a StartError where the operator can help.
 */
export async function startEmbedded({
  folder: path,
  log,
  durable = true,
  connections,
  waitMs = 0,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  let folder = path;
  let lock: { release(): void } | undefined;
  try {
    makeFolder(dirname(path));
    folder = existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
    const lockFile = `${folder}.lock`;
    if (waitMs > 0) await waitUntil(() => !isLocked(lockFile), waitMs);
    lock = lockFolder(lockFile, dirname(folder));
    const binaries = findBinaries();
    const runAs = chooseRunAs(folder, binaries.postgres);
    const orphan = findPostmaster(folder);
    if (orphan) {
      log('Stopping the PostgreSQL that an earlier run left behind.');
      await stopPostmaster(orphan.pid, folder, binaries);
    }
    await ensureCluster(folder, binaries, runAs, durable);
    removeMisleadingFile(folder);
    const cluster: Cluster = { folder, binaries, runAs, durable, connections, logFile: `${folder}.log` };
    return await keepRunning(cluster, log, lock);
  } catch (error) {
    lock?.release();
    throw explainFailure(error, dirname(folder));
  }
}

/** Step by step, because the system's own recursive way hides why it was refused. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function keepRunning(
  cluster: Cluster,
  log: (line: string) => void,
  lock: { release(): void },
): Promise<EmbeddedPostgres> {
  const first = await startOnFreePort(cluster);
  const { port } = first;
  let { child } = first;
  let stopping = false;
  let restarting: Promise<void> | undefined;
  const watch = (): void => {
    child.once('exit', () => {
      if (!stopping) restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    log('PostgreSQL ended unexpectedly and is started again.');
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause);
      if (stopping) return;
      try {
        child = await runPostmaster(cluster, port);
        watch();
        return;
      } catch (error) {
        log(`PostgreSQL could not be started again: ${(error as Error).message}`);
      }
    }
  };
  watch();
  const stop = async (): Promise<void> => {
    stopping = true;
    await restarting;
    if (child.pid !== undefined) await stopPostmaster(child.pid, cluster.folder, cluster.binaries);
    lock.release();
  };
  try {
    await ensureDatabase(urlOf(cluster.folder, port, 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(cluster.folder, port, databaseName), stop };
}

async function startOnFreePort(cluster: Cluster): Promise<{ child: ChildProcess; port: number }> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    try {
      return { child: await runPostmaster(cluster, port), port };
    } catch (error) {
      if (error instanceof StillInUse && tries < inUseTries) await sleep(inUsePause);
      else if (!(error instanceof PortTaken) || tries >= portTries) throw error;
    }
  }
}

/** The address of a database in the PostgreSQL that listens on the port. */
export function urlOf(folder: string, port: number, database: string): string {
  return `postgres://${superuser}:${encodeURIComponent(readPassword(folder))}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
