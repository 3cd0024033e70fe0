import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { hashOf } from './build.mjs';
import { isNewEnough } from './choose-node.mjs';
import { identityOf, withLock } from './lock.mjs';
import { npmReason } from './npm.mjs';
import { packagesArePresent } from './packages.mjs';
import { root } from './places.mjs';
import { lastLine, readJest, readPlaywright, readTap, sum } from './results.mjs';

let folder;
const scripts = join(root, 'scripts');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trailcrew launcher '));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Starts another process that runs a few lines with the launcher's modules. */
function elsewhere(lines, env = {}) {
  const text = lines.replaceAll('SCRIPTS', scripts);
  const options = { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } };
  return spawn(process.execPath, ['--input-type=module', '-e', text], options);
}

async function firstLine(child) {
  const [text] = await once(child.stdout.setEncoding('utf8'), 'data');
  return text.trim();
}

async function isGone(pid) {
  while (identityOf(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('Node is new enough from 22.18 on', () => {
  assert.deepEqual(['18.20.4', '20.20.2', '22.17.1', '22.18.0', '24.0.0'].map(isNewEnough), [
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('every npm script is a command of the launcher', () => {
  const { scripts: names } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const answer = spawnSync(process.execPath, [join(scripts, 'trailcrew.mjs'), 'nonsense'], { encoding: 'utf8' });
  assert.equal(answer.status, 1);
  const [, list] = /^Unknown command "nonsense": the commands are (.*)\.\n$/.exec(answer.stderr);
  assert.deepEqual(list.split(', ').sort(), Object.keys(names).sort());
  for (const [name, script] of Object.entries(names)) {
    // With `exec` npm waits for the end of the program itself, not of a shell around it.
    assert.equal(script.replace(/^exec /, ''), `node scripts/trailcrew.mjs ${name}`);
  }
});

test('the launcher needs no package before the packages are installed', () => {
  const modules = readdirSync(scripts).filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'));
  for (const name of modules) {
    for (const [, from] of readFileSync(join(scripts, name), 'utf8').matchAll(/ from '([^']+)'/g)) {
      assert.match(from, /^(node:|\.\/)/, `${name} imports ${from}`);
    }
  }
});

test('packages are present when npm has installed what the lock file needs on this machine', () => {
  const lock = {
    '': {},
    api: { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
    'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'web/node_modules/nested': { version: '2.0.0' },
  };
  const installed = { 'node_modules/a': lock['node_modules/a'], 'node_modules/here': lock['node_modules/here'] };
  const install = (packages) => write('node_modules/.package-lock.json', { packages });
  write('package-lock.json', { packages: lock });
  assert.equal(packagesArePresent(folder), false, 'no list: an interrupted installation');
  write('web/node_modules/nested/package.json', { version: '2.0.0' });
  install(installed);
  assert.equal(packagesArePresent(folder), true);
  install({ 'node_modules/a': installed['node_modules/a'] });
  assert.equal(packagesArePresent(folder), false, 'an optional package for this machine is missing');
  install({ ...installed, 'node_modules/a': { version: '0.9.0' } });
  assert.equal(packagesArePresent(folder), false, 'another version');
  install({ ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } });
  assert.equal(packagesArePresent(folder), false, 'another content');
  install(installed);
  write('web/node_modules/nested/package.json', { version: '1.0.0' });
  assert.equal(packagesArePresent(folder), false, 'a nested package of another version');
});

test('a build is stale when a source is changed, moved, added or deleted, and not when a test is', () => {
  write('src/a.ts', 'one');
  write('src/deep/b.json', '{}');
  const hash = () => hashOf(['src', 'missing'], folder);
  const first = hash();
  write('src/a.test.ts', 'a test');
  assert.equal(hash(), first);
  write('src/a.ts', 'two');
  assert.notEqual(hash(), first);
  write('src/a.ts', 'one');
  assert.equal(hash(), first);
  write('src/c.ts', '');
  assert.notEqual(hash(), first);
  rmSync(join(folder, 'src/c.ts'));
  rmSync(join(folder, 'src/deep'), { recursive: true });
  assert.notEqual(hash(), first);
});

test('one process at a time works under a lock, and the lock of a killed process is taken over', async () => {
  const lock = join(folder, 'deep', 'lock');
  const holder = elsewhere(`
    import { withLock } from 'SCRIPTS/lock.mjs';
    await withLock(${JSON.stringify(lock)}, () => {}, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1e6)); });`);
  assert.equal(await firstLine(holder), 'held');
  let waited = 0;
  let done = false;
  const work = withLock(
    lock,
    () => (waited += 1),
    () => (done = true),
  );
  while (waited === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(done, false);
  holder.kill('SIGKILL');
  await work;
  assert.equal(done, true);
  assert.equal(waited, 1);
  assert.deepEqual(readdirSync(dirname(lock)), []);
});

test('a lock is not held by another program that got the same process id', async () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, `${process.pid} 1 other-boot`);
  await withLock(
    lock,
    () => undefined,
    () => undefined,
  );
  assert.equal(existsSync(lock), false);
});

const server = (onSignal) => `
  process.on('SIGTERM', () => { ${onSignal} });
  process.once('disconnect', () => process.exit(0));
  console.log(process.pid);
  setInterval(() => {}, 1e6);`;

const launcher = (program) => `
  import { handleSignals, runInOurPlace } from 'SCRIPTS/processes.mjs';
  handleSignals();
  process.exit(await runInOurPlace(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program)}], {}));`;

test('a signal goes to the server, and its exit code is kept', async () => {
  const child = elsewhere(launcher(server('process.exit(7)')));
  const pid = Number(await firstLine(child));
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [7, null]);
  assert.equal(identityOf(pid), '');
});

test('a killed launcher leaves no server behind', async () => {
  const child = elsewhere(launcher(server('')));
  const pid = Number(await firstLine(child));
  child.kill('SIGKILL');
  await isGone(pid);
});

test('a killed npm leaves no server behind', { skip: process.platform !== 'linux' }, async () => {
  const program = launcher(server('process.exit(0)')).replaceAll('SCRIPTS', scripts);
  write('launcher.mjs', program);
  // As npm does: there is a shell between it and the launcher, which does not pass signals on.
  const npm = elsewhere(
    `import { spawn } from 'node:child_process';
     spawn('sh', ['-c', '"$0" launcher.mjs; exit', process.execPath], { cwd: ${JSON.stringify(folder)}, stdio: 'inherit' });
     setInterval(() => {}, 1e6);`,
    { npm_lifecycle_event: 'start' },
  );
  const pid = Number(await firstLine(npm));
  npm.kill('SIGKILL');
  await isGone(pid);
});

test('a step that is interrupted ends the launcher with the signal’s code and without output', async () => {
  const child = elsewhere(`
    import { handleSignals, runStep } from 'SCRIPTS/processes.mjs';
    handleSignals();
    console.log('running');
    await runStep(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {});
    console.log('never said');`);
  assert.equal(await firstLine(child), 'running');
  let more = '';
  child.stdout.on('data', (text) => (more += text));
  child.kill('SIGINT');
  assert.deepEqual(await once(child, 'exit'), [130, null]);
  assert.equal(more, '');
});

test('npm’s reason is printed in one line', () => {
  const output = [
    'npm warn Unknown user config "x".',
    'npm error code ENOTFOUND',
    'npm error syscall getaddrinfo',
    'npm error network request to https://registry.example.org/a failed, reason: getaddrinfo ENOTFOUND registry.example.org',
    'npm error A complete log of this run can be found in: /x',
  ].join('\n');
  assert.equal(
    npmReason(output),
    'network request to https://registry.example.org/a failed, reason: getaddrinfo ENOTFOUND registry.example.org',
  );
  assert.equal(npmReason(''), 'npm gave no reason');
});

const jest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  numTodoTests: 1,
};

test('results are read from every runner', () => {
  assert.deepEqual(readJest(JSON.stringify(jest), 1), { passed: 5, failed: 2, skipped: 3 });
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 2 };
  assert.deepEqual(readPlaywright(JSON.stringify({ stats, errors: [] }), 1), { passed: 4, failed: 1, skipped: 2 });
  const tap = '1..9\n# tests 9\n# pass 6\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
  assert.deepEqual(readTap(tap, 1), { passed: 6, failed: 2, skipped: 1 });
});

test('a runner that crashed, or whose report cannot be read, counts as a failure', () => {
  for (const read of [readJest, readPlaywright, readTap]) {
    for (const text of ['', '{"broken', '{}', 'nonsense']) {
      assert.deepEqual(read(text, 0), { passed: 0, failed: 1, skipped: 0 }, `${read.name} of ${text}`);
    }
  }
  const green = {
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  };
  assert.equal(readJest(JSON.stringify(green), 0).failed, 0);
  assert.equal(readJest(JSON.stringify(green), 1).failed, 1, 'all passed, and yet it ended badly');
});

test('the last line names skipped tests only when there are some', () => {
  const results = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  assert.equal(lastLine(sum(results)), '5 passed, 1 failed');
  assert.equal(lastLine(sum([...results, { passed: 0, failed: 0, skipped: 2 }])), '5 passed, 1 failed, 2 skipped');
});
