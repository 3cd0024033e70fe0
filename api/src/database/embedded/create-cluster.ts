import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../platform/start-error.js';
import type { Binaries } from './binaries.js';
import { explainFailure } from './explain-failure.js';
import type { RunAs } from './run-as.js';

const majorVersion = '18';

/** PostgreSQL's superuser, whose password is in the data folder. */
export const superuser = 'postgres';

/** Creates the data folder of a new PostgreSQL if there is none. One that was left incomplete is created again. */
export async function ensureCluster(folder: string, binaries: Binaries, runAs: RunAs, durable: boolean): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return checkVersion(folder);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(`${folder} holds other files and no PostgreSQL data: set DATA_DIR to another folder.`);
  }
  // Created under another name and renamed when complete, so a cluster with its final name is whole.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = `${draft}-password`;
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    if (runAs.account) {
      for (const path of [draft, passwordFile]) chownSync(path, runAs.account.uid, runAs.account.gid);
    }
    await runInitdb(draft, passwordFile, binaries, runAs, durable);
    renameSync(passwordFile, join(draft, 'trailcrew-password'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** The password of PostgreSQL's superuser. */
export function readPassword(folder: string): string {
  return readFileSync(join(folder, 'trailcrew-password'), 'utf8');
}

function checkVersion(folder: string): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new StartError(
    `${folder} was made by PostgreSQL ${version}, but this release brings PostgreSQL ${majorVersion}: make a backup with the release that made it, ` +
      'then restore it into a new DATA_DIR.',
  );
}

async function runInitdb(
  folder: string,
  passwordFile: string,
  binaries: Binaries,
  runAs: RunAs,
  durable: boolean,
): Promise<void> {
  const { file, args, ...ids } = runAs.command(binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own rules for letters: the same on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const child = spawn(file, args, { ...ids, ...quietProcess(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code === 0) return;
  throw explainFailure(
    `The database could not be made: ${output.trim() || `initdb ended with ${code}`}`,
    dirname(folder),
  );
}

/**
 * A process group of its own, so that Ctrl-C in a terminal does not end PostgreSQL too, and nothing of our environment.
 */
export function quietProcess(): { detached: boolean; cwd?: string; env?: NodeJS.ProcessEnv } {
  if (process.platform === 'win32') return { detached: false };
  return {
    detached: true,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' },
  };
}
