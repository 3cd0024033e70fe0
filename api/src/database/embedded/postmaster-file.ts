import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPostgresOn, processIdentity } from './process-identity.js';

/** What a running PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it accepts connections. */
  ready: boolean;
}

/**
 * The PostgreSQL server that really runs on this folder, if any. An old file, or an id that another program has now,
 * does not count.
 */
export function findPostmaster(folder: string): Postmaster | undefined {
  const written = readPostmasterFile(folder);
  return written && isPostgresOn(written.pid, realpathSync(folder)) ? written : undefined;
}

/**
 * Removes the file of a server that is gone when another program has its process id: PostgreSQL would take that program
 * for itself and refuse to start. A file whose process is dead is left to PostgreSQL, which also checks for remaining
 * children.
 */
export function removeMisleadingFile(folder: string): void {
  const written = readPostmasterFile(folder);
  if (!written || findPostmaster(folder)) return;
  if (processIdentity(written.pid) !== undefined) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function readPostmasterFile(folder: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, 'postmaster.pid'), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  // Lines: process id, data folder, start time, port, socket folder, address, shared memory, state.
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), ready: lines[7]?.trim() === 'ready' };
}
