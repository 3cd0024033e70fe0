import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../platform/start-error.js';

/** How to start a PostgreSQL program so that it does not run as root. */
export interface RunAs {
  /** The account that must own the data folder; undefined: our own. */
  account: { uid: number; gid: number } | undefined;
  /** Turns a program and its arguments into what is spawned. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: the owner of an existing cluster, else `postgres`,
 * else `nobody`. Throws a StartError when that account can reach neither the programs nor the folder.
 */
export function chooseRunAs(folder: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return { account: undefined, command: (file, args) => ({ file, args }) };
  const account = ownerOf(folder) ?? findAccount('postgres') ?? findAccount('nobody');
  if (!account) {
    throw new StartError(
      'PostgreSQL does not run as root and this machine has no account "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
    );
  }
  const plain: RunAs = { account, command: (file, args) => ({ file, args, ...account }) };
  if (canReach(plain, folder, program)) return plain;

  // A checkout under /root is closed to other accounts. The one capability to read and enter folders opens it, and
  // nothing else.
  const capable: RunAs = {
    account,
    command: (file, args) => ({
      file: 'setpriv',
      args: [
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_read_search',
        '--ambient-caps=+dac_read_search',
        // Otherwise the capability would not count where initdb checks beforehand whether it may read its neighbour
        // `postgres`.
        '--securebits=+no_setuid_fixup',
        '--',
        file,
        ...args,
      ],
    }),
  };
  if (canReach(capable, folder, program)) return capable;
  throw new StartError(
    `PostgreSQL does not run as root, and the account it would run as (id ${account.uid}) cannot enter ${dirname(folder)} or ${dirname(program)}: ` +
      'start as an ordinary user, move the folder out of the way of root, or set DATABASE_URL.',
  );
}

function canReach(runAs: RunAs, folder: string, program: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const { file, args, ...ids } = runAs.command('/bin/sh', ['-c', script, 'sh', dirname(folder), program]);
  return spawnSync(file, args, { ...ids, stdio: 'ignore', cwd: '/' }).status === 0;
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function findAccount(name: string): { uid: number; gid: number } | undefined {
  if (process.platform === 'linux') {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
  }
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' })));
    // Elsewhere "nobody" may be -2, which the system expects as an unsigned number.
    return { uid: uid! >>> 0, gid: gid! >>> 0 };
  } catch {
    return undefined; // No such account.
  }
}
