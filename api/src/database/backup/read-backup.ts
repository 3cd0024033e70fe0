import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../platform/start-error.js';
import {
  endLine,
  fileLine,
  readManifest,
  rowsLine,
  type FileLine,
  type Manifest,
  type RowsLine,
} from './backup-format.js';

/** Receives the parts of a backup in their order. */
export interface BackupReader {
  manifest?(manifest: Manifest): Promise<void> | void;
  rows?(line: RowsLine): Promise<void> | void;
  file?(line: FileLine): Promise<void> | void;
}

/**
 * Reads a backup from beginning to end. Throws a StartError unless it is complete: readable to its last byte, with the
 * rows of every table and the files that it lists.
 */
export async function readBackup(file: string, reader: BackupReader): Promise<Manifest> {
  const counts = new Map<string, number>();
  const files = new Set<string>();
  let manifest: Manifest | undefined;
  let ended = false;
  for await (const line of linesOf(file)) {
    if (ended) throw damaged(file);
    if (!manifest) {
      manifest = readManifest(line, file);
      await reader.manifest?.(manifest);
    } else if (endLine.safeParse(line).success) {
      ended = endLine.parse(line).files === files.size;
    } else if (fileLine.safeParse(line).success) {
      const piece = fileLine.parse(line);
      files.add(piece.file);
      await reader.file?.(piece);
    } else {
      const parsed = rowsLine.safeParse(line);
      if (!parsed.success) throw damaged(file);
      const { table, rows } = parsed.data;
      counts.set(table, (counts.get(table) ?? 0) + rows.length);
      await reader.rows?.(parsed.data);
    }
  }
  if (!manifest || !ended || manifest.tables.some(({ name, rows }) => rows !== (counts.get(name) ?? 0)))
    throw damaged(file);
  return manifest;
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  // Errors of both streams reach the loop below, which throws them.
  const unpacked = pipeline(createReadStream(file), createGunzip().setEncoding('utf8'), () => undefined);
  let rest = '';
  try {
    for await (const text of unpacked as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
    if (rest) throw damaged(file);
  } catch (error) {
    throw explain(error, file);
  }
}

function explain(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new StartError(`The file ${file} cannot be read.`);
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || error instanceof SyntaxError) return damaged(file);
  return error;
}

function damaged(file: string): StartError {
  return new StartError(`${file} is damaged or not a whole backup of Trailcrew; nothing was changed.`);
}
