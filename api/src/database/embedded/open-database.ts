import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../platform/start-error.js';
import { sessionSettings } from '../pool.js';
import { findRunningEmbedded } from './find-running-embedded.js';
import { startEmbedded } from './start-embedded.js';

const oldestVersion = 15;
const connectMilliseconds = 10_000;
/** An operator who restarts a server at once may be faster than the server stops. */
const stopWaitMs = 3_000;

export interface OpenDatabaseOptions {
  /** Undefined: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  /** The same database without a pooler, when it has an address of its own. */
  directDatabaseUrl?: string | undefined;
  /** Whether `databaseUrl` is that of a transaction pooler. */
  pooled?: boolean;
  dataDir: string;
  log: (line: string) => void;
  /** A command beside the server uses the embedded PostgreSQL that the server runs; a server never does. */
  share?: boolean;
}

/** A database that responds and is recent enough. */
export interface OpenDatabase {
  url: string;
  /** An address with sessions of one's own: `url`, unless that is a pooler's. */
  directUrl: string;
  /** Whether it has no tables yet. */
  isNew: boolean;
  /** Stops what was started for it. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database or connects to the configured one. Throws a StartError with one sentence, which never
 * contains a password.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, directDatabaseUrl, pooled = false, dataDir, log, share } = options;
  const close = () => Promise.resolve();
  if (databaseUrl) {
    const empty = await isNew(databaseUrl, { pooled });
    if (directDatabaseUrl) await isNew(directDatabaseUrl, { setting: 'DATABASE_DIRECT_URL' });
    return { url: databaseUrl, directUrl: directDatabaseUrl ?? databaseUrl, isNew: empty, close };
  }
  const folder = join(dataDir, 'postgres');
  const shared = share ? findRunningEmbedded(folder) : undefined;
  if (shared) return { url: shared, directUrl: shared, isNew: await isNew(shared), close };
  const embedded = await startEmbedded({ folder, log, waitMs: stopWaitMs });
  try {
    const { url } = embedded;
    return { url, directUrl: url, isNew: await isNew(url), close: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function isNew(url: string, { setting = 'DATABASE_URL', pooled = false } = {}): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    // A pooler that was not configured as one refuses this, here and not in the middle of the start.
    ...sessionSettings(pooled, { statement_timeout: connectMilliseconds }),
  });
  // After the query, errors do not matter: the connection is closed anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; tables: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
        exists (select 1 from pg_tables where schemaname = 'public') as tables`,
    );
    const { version, tables } = rows[0]!;
    if (version < oldestVersion) {
      throw new StartError(
        `The database at ${place(url)} is PostgreSQL ${version}: ${setting} must name PostgreSQL ${oldestVersion} or newer.`,
      );
    }
    return !tables;
  } catch (error) {
    throw explainConnection(error, url, setting);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'no answer came in time',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '57P03': 'it is starting up or shutting down',
  '53300': 'it has too many connections already',
};

function explainConnection(error: unknown, url: string, setting: string): unknown {
  if (error instanceof StartError) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (/unsupported startup parameter/.test(message ?? '')) {
    return new StartError(
      `At ${place(url)} is a pooler: set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the database itself.`,
    );
  }
  const reason =
    reasons[code ?? ''] ?? (/timeout/i.test(message ?? '') ? reasons['ETIMEDOUT'] : (message ?? '').split('\n')[0]);
  return new StartError(`The database at ${place(url)} cannot be used (${reason}): start it, or correct ${setting}.`);
}

/** Host, port and name; never the user or the password. */
function place(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}
