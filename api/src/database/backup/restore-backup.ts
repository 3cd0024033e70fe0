import { existsSync, readdirSync, statSync } from 'node:fs';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import pg from 'pg';
import { StartError } from '../../platform/start-error.js';
import type { BackupSummary, FileLine, Manifest } from './backup-format.js';
import { readBackup } from './read-backup.js';
import { countRows, quote, readMigrations, readTables, type Table } from './read-tables.js';

export interface RestoreOptions {
  databaseUrl: string;
  dataDir: string;
  /** Files and folders of the data folder that belong to a backup; others stay. */
  parts: string[];
  file: string;
  /** Replace the contents of the database and of those parts. */
  force: boolean;
  /** What restored rows need, in the restoring transaction. */
  afterLoading?: (client: pg.Client) => Promise<unknown>;
  /** Migrates the database to this release's schema. */
  migrate: (databaseUrl: string) => Promise<unknown>;
}

/**
 * Restores a backup: the rows in one transaction, verified by their counts and by every constraint, then the files.
 * Throws a StartError, and changes nothing, when the file is damaged, comes from another release, or would replace
 * something without `force`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupSummary & { createdAt: string }> {
  const { databaseUrl, dataDir, parts, file, migrate } = options;
  const manifest = await readBackup(file, {});
  const incoming = join(dataDir, 'restored');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (!options.force) await refuseFull(client, options);
    await migrate(databaseUrl);
    await refuseOtherShape(client, manifest, file);
    await rm(incoming, { recursive: true, force: true });
    const files = await load(client, options, manifest, incoming);
    for (const part of parts) await replace(join(dataDir, part), join(incoming, part));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: manifest.tables.length, rows, files, createdAt: manifest.createdAt };
  } finally {
    await rm(incoming, { recursive: true, force: true });
    await client.end();
  }
}

/** Tables that every start fills by itself: their rows are nobody's work. */
const filledByStart: ReadonlySet<string> = new Set([
  'migration',
  'fact_epoch',
  'job',
  'kept_figures',
  'event_figures',
  'event_sums',
  'zone_rule',
  'zone_source',
  'retention_setting',
]);

async function refuseFull(client: pg.Client, { dataDir, parts }: RestoreOptions): Promise<void> {
  const tables = (await readTables(client)).filter(({ name }) => !filledByStart.has(name));
  const rows = [...(await countRows(client, tables)).values()].some((count) => count > 0);
  // Every start creates a single file, which means nothing while there are no rows.
  const folder = parts
    .map((part) => join(dataDir, part))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() && readdirSync(path).length > 0);
  if (!rows && !folder) return;
  throw new StartError(
    `${rows ? 'The database' : `The folder ${folder}`} is not empty: restore into a new one, or add --force to replace everything in it.`,
  );
}

async function refuseOtherShape(client: pg.Client, manifest: Manifest, file: string): Promise<void> {
  const migrations = await readMigrations(client);
  if (migrations.join() === [...manifest.migrations].sort().join()) return;
  const newest = (names: string[]): string => [...names].sort().at(-1) ?? 'none';
  throw new StartError(
    `${file} was made by another release (last migration ${newest(manifest.migrations)}, here ${newest(migrations)}): ` +
      'restore it with that release, then update.',
  );
}

/** Loads everything in one transaction. Returns the number of files. */
async function load(
  client: pg.Client,
  { file, afterLoading }: RestoreOptions,
  manifest: Manifest,
  incoming: string,
): Promise<number> {
  await client.query('begin');
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'`);
  await client.query('set local statement_timeout = 0; set local lock_timeout = 30000');
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  const all = [...tables.keys()].map(quote).join(', ');
  await client.query(`lock table ${all} in access exclusive mode`);
  // The rows were right when they were saved: triggers must not count again, and tables come in any order.
  const references = await dropReferences(client);
  for (const name of tables.keys()) await client.query(`alter table ${quote(name)} disable trigger user`);
  await client.query(`truncate ${all}`);

  const files = new Set<string>();
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  await readBackup(file, {
    rows: async ({ table, rows }) => insert(client, tables.get(table), columnsOf.get(table), rows),
    file: async (piece) => {
      files.add(piece.file);
      await append(incoming, piece);
    },
  });

  for (const table of tables.values()) await advanceCounters(client, table);
  for (const name of tables.keys()) await client.query(`alter table ${quote(name)} enable trigger user`);
  // Created again, so that the database checks every reference.
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  const counts = await countRows(client, [...tables.values()]);
  const wrong = manifest.tables.find(({ name, rows }) => counts.get(name) !== rows);
  if (wrong)
    throw new Error(`Table ${wrong.name} has ${counts.get(wrong.name)} rows after the restore, not ${wrong.rows}.`);
  await afterLoading?.(client);
  await client.query('commit');
  return files.size;
}

async function dropReferences(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

async function insert(
  client: pg.Client,
  table: Table | undefined,
  columns: string[] | undefined,
  rows: (string | null)[][],
): Promise<void> {
  const types = new Map(table?.columns.map(({ name, type }) => [name, type]));
  if (!table || !columns?.every((column) => types.has(column))) {
    throw new Error(`The backup has columns that table ${table?.name ?? ''} lacks.`);
  }
  const values = columns.map((column, index) => `(r->>${index})::${types.get(column)}`);
  await client.query(
    `insert into ${quote(table.name)} (${columns.map(quote).join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::json) as r`,
    [JSON.stringify(rows)],
  );
}

/** Advances generated numbers past the largest restored one. */
async function advanceCounters(client: pg.Client, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const counter = await client.query<{ counter: string | null }>('select pg_get_serial_sequence($1, $2) as counter', [
      quote(name),
      column.name,
    ]);
    if (!counter.rows[0]?.counter) continue;
    const largest = `(select max(${quote(column.name)}) from ${quote(name)})`;
    await client.query(`select setval($1::regclass, coalesce(${largest}, 1), ${largest} is not null)`, [
      counter.rows[0].counter,
    ]);
  }
}

async function append(folder: string, { file, data }: FileLine): Promise<void> {
  const path = normalize(file);
  if (isAbsolute(path) || path.startsWith('..'))
    throw new StartError(`The backup holds a file outside its folder: ${file}.`);
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await appendFile(target, Buffer.from(data, 'base64'), { mode: 0o600 });
}

/**
 * Replaces the present files by the incoming ones. Files that the backup lacks did not exist when it was made, and go.
 */
async function replace(present: string, incoming: string): Promise<void> {
  const old = `${present}.replaced`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(present)) await rename(present, old);
  if (existsSync(incoming)) await rename(incoming, present);
  await rm(old, { recursive: true, force: true });
}
