import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmReason, runNpm } from './npm.mjs';
import { root } from './places.mjs';
import { say, Stop } from './stop.mjs';

/**
 * Whether node_modules holds exactly what package-lock.json asks for on this machine. npm writes its own list when an
 * installation is complete, so an interrupted one, and one without build tools, is seen; one that the user made is not repeated.
 */
export function packagesArePresent(folder = root) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(join(folder, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.extraneous)
    .every(([path, entry]) => {
      // npm's list does not speak reliably of what lies in the workspaces' own folders.
      const present = path.startsWith('node_modules/') ? installed[path] : readManifest(join(folder, path));
      if (!present) return Boolean(entry.optional) && !fitsMachine(entry);
      // The address is not compared: a mirror has others. The content is.
      return (
        present.version === entry.version &&
        (!entry.integrity || !present.integrity || present.integrity === entry.integrity)
      );
    });
}

/** Installs the packages of the lock file under the chosen Node. Throws a Stop with npm's reason when that fails. */
export async function installPackages(node) {
  say('Installing packages (first start, about a minute) …');
  const { code, output } = await runNpm(node, ['ci', '--include=dev', '--include=optional'], root);
  if (code !== 0) throw new Stop(`The packages could not be installed: ${npmReason(output)}.`);
}

/** The file that a package of node_modules runs as its command. */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

function readManifest(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? { version: JSON.parse(readFileSync(file, 'utf8')).version } : undefined;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * Whether an optional package was made for this machine, so that it must not be missing. Packages for other systems are rightly
 * missing, and so is what only those need. Where a C library is named, only npm can tell.
 */
function fitsMachine({ os, cpu, libc }) {
  return Boolean(os ?? cpu) && !libc && matches(os, process.platform) && matches(cpu, process.arch);
}

function matches(list, value) {
  if (!list) return true;
  return list.includes(value) || (list.every((entry) => entry.startsWith('!')) && !list.includes(`!${value}`));
}
