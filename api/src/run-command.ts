import { resolve } from 'node:path';
import pg from 'pg';
import type { BackupSummary } from './database/backup/backup-format.js';
import { restoreBackup } from './database/backup/restore-backup.js';
import { writeBackup } from './database/backup/write-backup.js';
import { openDatabase } from './database/embedded/open-database.js';
import { beginEpoch, wordsOfSwitchedOff } from './database/fact-epoch.js';
import { createMigration, migrateDatabase } from './database/migrate.js';
import type { Environment } from './environment.js';
import { printRescueLink } from './features/accounts/sign-in/rescue-link.js';
import { copyLedger, readLedger } from './features/privacy/erasing/copy-ledger.js';
import { printRetention } from './features/privacy/retention/print-retention.js';
import { rowsOf } from './platform/reading/rows.js';
import { StartError } from './platform/start-error.js';

/** Checks its arguments first; the function it returns runs on the database and returns the line to print. */
type DatabaseCommand = (words: string[], environment: Environment) => (databaseUrl: string) => Promise<string>;

const usageOfRestore = 'npm run restore -- FILE [--force] [--erasures FILE]';

const commands: Record<string, DatabaseCommand> = {
  migrate: () => async (databaseUrl) => {
    const ran = await migrateDatabase(databaseUrl);
    return `The database is up to date (${ran.length === 0 ? 'nothing to do' : ran.join(', ')}).`;
  },
  backup: (words, environment) => {
    const file = fileOf(words, 'npm run backup -- FILE');
    return async (databaseUrl) => {
      const summary = await writeBackup({ databaseUrl, file, ...backedUpParts(environment) });
      return `Saved to ${file}: ${inWords(summary, environment)}.`;
    };
  },
  rescue: (words, environment) => {
    const [email, ...more] = words;
    if (!email?.includes('@') || more.length > 0) throw new StartError('Name one address: npm run rescue -- EMAIL');
    return (databaseUrl) => withPool(databaseUrl, (pool) => printRescueLink(pool, environment.publicUrl, email));
  },
  retention: (words, environment) => {
    if (words.join(' ') !== '--dry')
      throw new StartError('Old data goes at night. See what would go: npm run retention -- --dry');
    return (databaseUrl) =>
      withPool(databaseUrl, (pool) => printRetention(rowsOf(pool), environment.organisation.timeZone));
  },
  restore: (words, environment) => {
    const force = words.includes('--force');
    const at = words.indexOf('--erasures');
    const erasures = at < 0 ? undefined : fileOf(words.slice(at + 1, at + 2), usageOfRestore);
    const names = words.filter((word, place) => word !== '--force' && (at < 0 || (place !== at && place !== at + 1)));
    const file = fileOf(names, usageOfRestore);
    return async (databaseUrl) => {
      const ledger = erasures && (await readLedger(erasures));
      let switchedOff: string | undefined;
      const summary = await restoreBackup({
        databaseUrl,
        file,
        force,
        migrate: migrateDatabase,
        afterLoading: async (client) => void (switchedOff = wordsOfSwitchedOff(await beginEpoch(client))),
        ...backedUpParts(environment),
      });
      const missing = await copyLedger(environment.dataDir, ledger || undefined, summary.createdAt);
      const done = `Restored from ${file}: ${inWords(summary, environment)}.`;
      return [done, switchedOff, missing].filter(Boolean).join('\n');
    };
  },
};

/** Runs one command on the configured database, which is started for it unless a server already runs it. */
export async function runCommand(name: string, words: string[], environment: Environment): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  if (name === 'migration:create') return say(`Written: ${await createMigration(words.join('-'))}`);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const names = ['migration:create', ...Object.keys(commands)];
    throw new StartError(`Unknown command "${name}": the commands are ${names.join(', ')}.`);
  }
  const run = command(words, environment);
  const { databaseUrl, directDatabaseUrl, pooled, dataDir } = environment;
  const database = await openDatabase({ databaseUrl, directDatabaseUrl, pooled, dataDir, log: say, share: true });
  try {
    say(await run(database.directUrl));
  } finally {
    await database.close();
  }
}

async function withPool(databaseUrl: string, work: (pool: pg.Pool) => Promise<string>): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

function fileOf(words: string[], usage: string): string {
  const [file, ...more] = words;
  if (!file || file.startsWith('-') || more.length > 0) throw new StartError(`Name one file: ${usage}`);
  return resolve(file);
}

/** The parts of the data folder in a backup: the key behind links in mails, and the images unless they are in an S3 bucket. */
function backedUpParts({ s3, dataDir }: Environment): { dataDir: string; parts: string[] } {
  return { dataDir, parts: ['secret.key', ...(s3 ? [] : ['uploads'])] };
}

function inWords({ tables, rows, files }: BackupSummary, { s3 }: Environment): string {
  return `${tables} tables, ${rows} rows, ${files} files${s3 ? ' (images are in the S3 bucket)' : ''}`;
}
