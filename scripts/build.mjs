import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from './packages.mjs';
import { cacheFolder, root } from './places.mjs';
import { environmentFor, runStep } from './processes.mjs';
import { say, Stop } from './stop.mjs';

const isTest = (path) => /\.test\.[cm]?[jt]sx?$/.test(path);

/** What is built, from which files, and how. */
const builds = {
  api: {
    name: 'the server',
    inputs: ['api/src', 'api/build', 'api/.swcrc', 'api/package.json', 'package-lock.json'],
    output: 'api/dist/bundle/main.js',
    cwd: join(root, 'api'),
    commands: () => [
      [
        commandOf('@swc/cli', 'swc'),
        ...[
          'src',
          '--out-dir',
          'dist-next',
          '--strip-leading-paths',
          '--delete-dir-on-start',
          '--copy-files',
          '--quiet',
        ],
        ...['--ignore', '**/*.test.ts'],
      ],
      [join('build', 'bundle.mjs')],
    ],
  },
  web: {
    name: 'the web pages',
    inputs: [
      'web/src',
      'web/public',
      'web/index.html',
      'web/check-in.html',
      'web/vite.config.ts',
      'web/vite.editor.config.ts',
      'web/build',
      'web/package.json',
      'api/src/contract',
      'package-lock.json',
    ],
    output: 'web/dist/index.html',
    cwd: join(root, 'web'),
    commands: () => [
      [commandOf('vite'), 'build', '--logLevel', 'warn', '--config', 'vite.editor.config.ts'],
      [commandOf('vite'), 'build', '--logLevel', 'warn'],
    ],
  },
};

/** Whether the last build was made from the files as they are now. */
export function isBuilt(part) {
  const { inputs, output } = builds[part];
  const stamp = stampOf(part);
  return existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs, root);
}

/** Builds one part. Throws a Stop with the compiler's words when that fails. */
export async function build(part, node) {
  const { name, inputs, output, cwd, commands } = builds[part];
  if (part === 'web' && !existsSync(join(root, 'web', 'vite.config.ts'))) {
    say('The web pages are not built: web/vite.config.ts does not exist yet.');
    return;
  }
  say(`Building ${name} …`);
  const stamp = stampOf(part);
  // Taken before and written after: files that change meanwhile lead to another build, and so does an interruption.
  const hash = hashOf(inputs, root);
  rmSync(stamp, { force: true });
  // Whatever the server's NODE_ENV will be, the pages are built for production.
  const env = environmentFor(node, { NODE_ENV: 'production' });
  for (const command of commands()) {
    const { code, output: words } = await runStep(node, command, { cwd, env });
    if (code !== 0) throw new Stop(`${words.trim()}\nBuilding ${name} failed; the reason stands above.`);
  }
  if (!existsSync(join(root, output))) throw new Stop(`Building ${name} made no ${output}.`);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, hash);
}

/** One hash over the names and contents of files and folders (tests left out); those that do not exist count as empty. */
export function hashOf(paths, folder) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, folder, path);
  return hash.digest('hex');
}

function addTo(hash, folder, path) {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats || isTest(path)) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(folder, path)).sort()) addTo(hash, folder, `${path}/${name}`);
  } else {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}

function stampOf(part) {
  return join(cacheFolder, `built-${part}`);
}
