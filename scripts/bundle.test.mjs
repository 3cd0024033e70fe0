import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trailcrew-bundle-'));
const bundle = join(folder, 'dist', 'bundle');
cpSync(join(root, 'api', 'build'), join(folder, 'build'), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
after(() => rmSync(folder, { recursive: true }));

/** Builds a program that loads a second file on request, and then prints this word. */
function build(word) {
  mkdirSync(join(folder, 'dist-next'));
  writeFileSync(join(folder, 'dist-next', 'late.js'), `export const word = '${word}';`);
  writeFileSync(
    join(folder, 'dist-next', 'main.js'),
    `process.on('message', async () => process.send((await import('./late.js')).word)); process.send('ready');`,
  );
  execFileSync(process.execPath, [join('build', 'bundle.mjs')], { cwd: folder });
}

const lateFiles = () => readdirSync(bundle).filter((name) => name.startsWith('late-'));

test('a running program loads its own lazy files after it was built again', async () => {
  build('before');
  const running = spawn(process.execPath, [join(bundle, 'main.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(running, 'message');
  build('after');
  running.send('load');
  const [word] = await once(running, 'message');
  running.kill();
  assert.equal(word, 'before');
  assert.equal(lateFiles().length, 2);
  assert.deepEqual(
    ['dist-next', 'dist-last'].filter((name) => existsSync(join(folder, name))),
    [],
  );
});

test('lazy files of builds over a month ago are deleted', () => {
  const monthAgo = Date.now() / 1000 - 31 * 86_400;
  for (const name of lateFiles()) utimesSync(join(bundle, name), monthAgo, monthAgo);
  build('much later');
  assert.equal(lateFiles().length, 1);
});
