import { appendFile, chown, cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../src/database/embedded/binaries.js';
import { freePort } from '../src/database/embedded/free-port.js';
import { chooseRunAs } from '../src/database/embedded/run-as.js';
import { runPostmaster } from '../src/database/embedded/run-postmaster.js';
import { stopPostmaster } from '../src/database/embedded/stop-postmaster.js';
import type { OwnPostgres } from './start-own-postgres.js';

/** A streaming replica, always on the same port. */
export interface Replica {
  /** The same database there. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and removes its files. */
  remove(): Promise<void>;
}

/** Makes a streaming replica of a PostgreSQL, as a base backup is made, and starts it: it takes questions and follows. */
export async function startReplica(primary: OwnPostgres): Promise<Replica> {
  const parent = await mkdtemp(join(tmpdir(), 'trailcrew-replica-'));
  const folder = join(parent, 'postgres');
  const binaries = findBinaries();
  const client = new pg.Client({ connectionString: primary.adminUrl });
  await client.connect();
  await client.query(`alter system set wal_keep_size = '512MB'`);
  await client.query('select pg_reload_conf()');
  await client.query(`select pg_backup_start('replica', fast => true)`);
  const leftOut = new Set(['postmaster.pid', 'postmaster.opts']);
  await cp(primary.folder, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
  await client.end();
  const { hostname, port: followed, username, password } = new URL(primary.adminUrl);
  const connection = `host=${hostname} port=${followed} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(join(folder, 'backup_label'), rows[0]!.label);
  await writeFile(join(folder, 'standby.signal'), '');
  await appendFile(join(folder, 'postgresql.auto.conf'), `\nprimary_conninfo = '${connection}'\n`);
  await belongsTo(parent, folder, primary.folder);

  const port = await freePort();
  const runAs = chooseRunAs(folder, binaries.postgres);
  const cluster = { folder, binaries, runAs, durable: false, logFile: `${folder}.log` };
  let running = await runPostmaster(cluster, port).catch(async (error: unknown) => {
    throw new Error(`The replica did not start: ${await readFile(cluster.logFile, 'utf8')}`, { cause: error });
  });
  const stop = () => stopPostmaster(running.pid ?? 0, folder, binaries);
  return {
    urlOf: (databaseUrl) => Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    stop,
    start: async () => void (running = await runPostmaster(cluster, port)),
    remove: async () => {
      await stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Gives all files of a folder, and the way to it, to the owner of another. */
async function belongsTo(parent: string, folder: string, other: string): Promise<void> {
  const { uid, gid } = await stat(other);
  await chown(parent, uid, gid);
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid);
}
