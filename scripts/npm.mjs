import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './places.mjs';
import { environmentFor, runInOurPlace, runStep } from './processes.mjs';
import { Stop } from './stop.mjs';

// Choices of the surrounding npm call that must not change what is installed: all packages are needed to build.
const misleading = [
  'omit',
  'only',
  'production',
  'dev',
  'dry_run',
  'global',
  'location',
  'workspace',
  'workspaces',
  'package_lock_only',
  'prefix',
];

/** Runs the machine's own npm, with the user's configuration, under the given Node: `{ code, output }`. */
export async function runNpm(node, args, cwd) {
  const env = environmentFor(node);
  for (const name of [...misleading.map((option) => `npm_config_${option}`), 'NODE_ENV']) delete env[name];
  const npm = findNpm();
  const quiet = [...args, '--no-audit', '--no-fund', '--ignore-scripts', '--no-update-notifier', '--loglevel=error'];
  const [file, first] = npm.endsWith('.js') ? [node, [npm]] : [npm, []];
  return runStep(file, [...first, ...quiet], { cwd, env, shell: npm.endsWith('.cmd') });
}

/** Runs a command of the machine's own npm that only reads, and shows what it says. Gives its exit code. */
export async function showNpm(node, args) {
  const npm = findNpm();
  const [file, first] = npm.endsWith('.js') ? [node, [npm]] : [npm, []];
  const options = { cwd: root, env: environmentFor(node), shell: npm.endsWith('.cmd') };
  return runInOurPlace(file, [...first, ...args, '--no-update-notifier', '--loglevel=error'], options);
}

/** What went wrong, in npm's own words and on one line. */
export function npmReason(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s?/, '').trim())
    .filter(
      (line) => line && !/^(npm (warn|WARN)|code |errno |syscall |path |dest |A complete log|Log files|at )/.test(line),
    );
  return (lines[0] ?? 'npm gave no reason').replace(/^\w*Error: |\.$/g, '').slice(0, 300);
}

function findNpm() {
  const { npm_execpath: caller, PATH = process.env.Path ?? '' } = process.env;
  // Another package manager may have started us; the lock file is npm's.
  if (caller && /npm-cli\.[cm]?js$/.test(caller) && existsSync(caller)) return caller;
  const beside = dirname(process.execPath);
  for (const folder of [join(beside, '..', 'lib', 'node_modules'), join(beside, 'node_modules')]) {
    const cli = join(folder, 'npm', 'bin', 'npm-cli.js');
    if (existsSync(cli)) return cli;
  }
  const name = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  for (const folder of PATH.split(delimiter).filter(Boolean)) {
    const found = join(folder, name);
    if (existsSync(found)) return realpathSync(found);
  }
  throw new Stop('npm was not found: install Node.js together with npm.');
}
