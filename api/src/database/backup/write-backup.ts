import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import {
  formatVersion,
  type BackupSummary,
  type EndLine,
  type FileLine,
  type Manifest,
  type RowsLine,
} from './backup-format.js';
import { countRows, quote, readMigrations, readTables, type Table } from './read-tables.js';

const rowsAtOnce = 500;
const pieceBytes = 192 * 1024;

export interface WriteBackupOptions {
  databaseUrl: string;
  dataDir: string;
  /** Files and folders of the data folder that belong to it. */
  parts: string[];
  file: string;
}

/**
 * Writes a snapshot of the whole database and parts of the data folder into one file, which appears when it is
 * complete.
 */
export async function writeBackup({ databaseUrl, dataDir, parts, file }: WriteBackupOptions): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const summary: BackupSummary = { tables: 0, rows: 0, files: 0 };
  const draft = `${file}.partial`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local statement_timeout = 0`);
    // It contains personal data and the hashes of passwords, so only its owner may read it.
    const lines = Readable.from(textOf(linesOf(client, dataDir, parts, summary)));
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
  return summary;
}

async function* linesOf(
  client: pg.Client,
  dataDir: string,
  parts: string[],
  summary: BackupSummary,
): AsyncGenerator<Manifest | RowsLine | FileLine | EndLine> {
  const tables = await readTables(client);
  const counts = await countRows(client, tables);
  const { rows } = await client.query<{ now: string }>('select now()::text as now');
  yield {
    format: 'trailcrew-backup',
    version: formatVersion,
    createdAt: rows[0]!.now,
    migrations: await readMigrations(client),
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: counts.get(name) ?? 0,
    })),
  };
  for (const table of tables) {
    yield* rowsOf(client, table);
    summary.tables += 1;
    summary.rows += counts.get(table.name) ?? 0;
  }
  for (const part of parts) {
    for (const path of await findFiles(join(dataDir, part))) {
      yield* piecesOf(path, relative(dataDir, path).split(sep).join('/'));
      summary.files += 1;
    }
  }
  yield { end: true, files: summary.files };
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<RowsLine> {
  const values = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await client.query(`declare backup no scroll cursor for select array[${values}] as row from ${quote(name)}`);
  for (;;) {
    const { rows } = await client.query<{ row: (string | null)[] }>(`fetch ${rowsAtOnce} from backup`);
    if (rows.length === 0) break;
    yield { table: name, rows: rows.map(({ row }) => row) };
  }
  await client.query('close backup');
}

/** The file itself, or all files of the folder; nothing when there is neither. */
async function findFiles(path: string): Promise<string[]> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.isFile() ? [path] : [];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function* piecesOf(path: string, file: string): AsyncGenerator<FileLine> {
  yield { file, data: '' };
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    yield { file, data: piece.toString('base64') };
  }
}

async function* textOf(lines: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}
