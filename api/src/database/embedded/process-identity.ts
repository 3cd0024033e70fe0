import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Identifies a living process for good. An id may be reused by another process, so the start time (and the boot it
 * belongs to) is added. Undefined when no such process lives.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') {
    const stat = readOptional(`/proc/${pid}/stat`);
    if (stat === undefined) return undefined;
    // The command name is in parentheses and may contain blanks; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie is dead; only its parent has not noticed yet.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readOptional('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
    return `${pid} ${fields[19] ?? ''} ${boot}`;
  }
  return `${pid} ${describe(pid, 'lstart=')}`;
}

/** Whether the process is a PostgreSQL server whose data folder is `folder` (a real path, without links). */
export function isPostgresOn(pid: number, folder: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  if (process.platform === 'linux') {
    const command = readOptional(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
    if (!/(^|\/)postgres$/.test(command[0] ?? '')) return false;
    // PostgreSQL works inside its data folder, so the folder counts even when it was moved or reached by another path.
    return readLink(`/proc/${pid}/cwd`) === folder || command.includes(folder);
  }
  if (process.platform === 'win32') return true;
  return describe(pid, 'command=').includes(`postgres -D ${folder}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describe(pid: number, column: string): string {
  if (process.platform === 'win32') return '';
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).trim();
  } catch {
    return ''; // The process ended between the two checks.
  }
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // The process ended between the two checks.
  }
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined; // Another account's process, or one that has ended.
  }
}
