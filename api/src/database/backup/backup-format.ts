import { z } from 'zod';
import { StartError } from '../../platform/start-error.js';

/** Raised when an older release can no longer read what this one writes. */
export const formatVersion = 1;

/**
 * A backup is one gzip file of JSON lines: the manifest, all rows table by table, all files piece by piece, the end.
 */
export const manifestLine = z.object({
  format: z.literal('trailcrew-backup'),
  version: z.number().int(),
  createdAt: z.string(),
  /** Names of the migrations that the database has run: only a database of the same schema accepts the rows. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
});
/** Values are in PostgreSQL's own text form, so that nothing is lost. */
export const rowsLine = z.object({ table: z.string(), rows: z.array(z.array(z.string().nullable())) });
export const fileLine = z.object({ file: z.string(), data: z.base64() });
export const endLine = z.object({ end: z.literal(true), files: z.number().int() });

export type Manifest = z.infer<typeof manifestLine>;
export type RowsLine = z.infer<typeof rowsLine>;
/** A piece of a file of the data folder. Pieces of one file follow each other; an empty file has one empty piece. */
export type FileLine = z.infer<typeof fileLine>;
export type EndLine = z.infer<typeof endLine>;

/** What a backup contains, for the people who made it. */
export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
}

/** Validates the manifest of a file. Throws a StartError when the file is not a backup, or newer than this release. */
export function readManifest(line: unknown, file: string): Manifest {
  const parsed = manifestLine.safeParse(line);
  if (!parsed.success) throw new StartError(`${file} is not a backup of Trailcrew.`);
  if (parsed.data.version > formatVersion) {
    throw new StartError(`${file} was written by a newer release of Trailcrew: restore it with that one.`);
  }
  return parsed.data;
}
