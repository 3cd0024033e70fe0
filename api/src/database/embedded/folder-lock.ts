import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { StartError } from '../../platform/start-error.js';
import { processIdentity } from './process-identity.js';

/**
 * Makes this process the only one that works on a data folder, by a file beside it that names the process. Takes over
 * the lock of a process that has ended. Throws a StartError while another one lives.
 */
export function lockFolder(file: string, dataDir: string): { release(): void } {
  const mine = processIdentity(process.pid) ?? String(process.pid);
  // Written aside and linked into place, so that nobody reads a lock without its content.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, mine);
  try {
    while (!place(draft, file)) {
      const holder = readLock(file);
      if (holder === undefined) continue; // Released in between: try again.
      if (isHeld(holder)) {
        throw new StartError(
          `Another Trailcrew (process ${Number.parseInt(holder, 10)}) already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
        );
      }
      removeStale(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (readLock(file) === mine) rmSync(file, { force: true });
    },
  };
}

/** Whether a living process holds the lock. */
export function isLocked(file: string): boolean {
  const holder = readLock(file);
  return holder !== undefined && isHeld(holder);
}

function isHeld(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  return pid > 0 && processIdentity(pid) === holder;
}

/** False when another lock is there already. */
function place(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // Some file systems have no links: there the lock is written directly.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return placeWithoutLink(draft, file);
    throw error;
  }
}

function placeWithoutLink(draft: string, file: string): boolean {
  try {
    writeFileSync(file, readFileSync(draft), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes may find the same stale lock. It is moved aside first, and put back if it turns out to be a new one.
 */
function removeStale(file: string, judged: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) !== judged) place(aside, file);
  rmSync(aside, { force: true });
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
