import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// The server has a lock of its own for its data folder; this one must run on old Node and without packages, and it waits.

/** Runs `work` while no other process does so under the same lock file; calls `onWait` once when it has to wait. */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (!told) onWait();
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Whether the lock is ours now. The lock of a process that no longer lives is removed first. */
function take(file) {
  const draft = `${file}.${process.pid}`;
  removeIfDead(file, draft);
  // Written aside and linked into place, so that nobody reads a lock without its content.
  writeFileSync(draft, identityOf(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeIfDead(file, draft) {
  const holder = readOptional(file);
  if (holder === undefined) return;
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && identityOf(pid) === holder) return;
  // Two processes may find the same dead lock: it is moved aside, and put back if it is a new one after all.
  const aside = `${draft}.dead`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readOptional(aside) !== holder) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** Process id and, where it can be known, the moment of its birth, since ids are given again. Empty for a dead process. */
export function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return '';
  }
  const stat = readOptional(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields?.[0] === 'Z') return '';
  return [pid, fields?.[19], readOptional('/proc/sys/kernel/random/boot_id')?.trim()].filter(Boolean).join(' ');
}

function readOptional(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
