import { execFileSync } from 'node:child_process';
import type { Binaries } from './binaries.js';
import { processIdentity } from './process-identity.js';
import { waitUntil } from './wait-until.js';

/**
 * Ends a PostgreSQL server. Connections that are closing get a moment to do so, then the fast shutdown rolls back open
 * transactions, and what is left is ended ever more forcibly.
 */
export async function stopPostmaster(pid: number, folder: string, binaries: Binaries): Promise<void> {
  const identity = processIdentity(pid);
  if (identity === undefined) return;
  const gone = (): boolean => processIdentity(pid) !== identity;
  if (process.platform === 'win32') {
    // Such signals do not exist there; pg_ctl knows PostgreSQL's own way.
    execFileSync(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '20'], { stdio: 'ignore' });
    return;
  }
  for (const [signal, milliseconds] of [
    ['SIGTERM', 500],
    ['SIGINT', 8_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await waitUntil(gone, milliseconds)) return;
  }
}
