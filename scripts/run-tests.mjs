import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { commandOf } from './packages.mjs';
import { cacheFolder, root } from './places.mjs';
import { environmentFor, runStep } from './processes.mjs';
import { lastLine, readJest, readPlaywright, readTap, result, sum } from './results.mjs';
import { say, Stop } from './stop.mjs';
import { needProgram } from './system-programs.mjs';

const reports = join(cacheFolder, 'test');
const vmModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** The parts of `npm test`, each of which can be run alone: `npm test -- api -t signup`. */
const parts = {
  checks: runChecks,
  launcher: runLauncherTests,
  api: runJest('api'),
  web: runJest('web'),
  e2e: runBrowserTests,
};

/** Runs the API's tests with PgBouncer between the servers and PostgreSQL; the words go to Jest. */
export async function runPooledTests(node, words) {
  return runApiTests(node, { PGBOUNCER_PATH: await needProgram(pgbouncer) }, words);
}

/** Tests three processes behind nginx and PgBouncer, with browsers too; the words go to Jest. */
export async function runDeploymentTests(node, words) {
  const programs = { PGBOUNCER_PATH: await needProgram(pgbouncer), NGINX_PATH: await needProgram(nginx) };
  programs.CHROMIUM_PATH = await ensureChromium();
  if (!programs.CHROMIUM_PATH) throw new Stop(noChromium);
  return runApiTests(node, programs, ['--config', 'jest.deployment.config.mjs', ...words]);
}

const noChromium =
  'no Chromium was found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.';
const pgbouncer = { name: 'pgbouncer', package: 'pgbouncer', setting: 'PGBOUNCER_PATH' };
const nginx = { name: 'nginx', package: 'nginx-light', setting: 'NGINX_PATH' };

/** Runs Jest over the server's code, with more in the environment, as a command of its own. */
async function runApiTests(node, more, words) {
  mkdirSync(reports, { recursive: true });
  const total = await runJest('api')({ node, env: { ...testEnvironment(node), ...more }, words });
  say(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}

/** Runs every test, prints the sum on the last line and returns the exit code. */
export async function runTests(node, [part, ...words]) {
  if (part !== undefined && !Object.hasOwn(parts, part)) {
    throw new Stop(`Unknown part "${part}": the parts are ${Object.keys(parts).join(', ')}.`);
  }
  mkdirSync(reports, { recursive: true });
  const context = { node, env: testEnvironment(node), words };
  const total = sum(part === undefined ? await runAll(context) : [await parts[part](context)]);
  say(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}

/**
 * Does every numbered fault in full, one after the other. `--part 0.3` does that part of its rounds, `--previous FOLDER` names a built
 * checkout of the release before, further words go to Jest.
 */
export async function runFaults(node, words) {
  const rest = [...words];
  const valueOf = (name) => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : (rest.splice(at, 2)[1] ?? '');
  };
  const [part = '1', previous] = [valueOf('--part'), valueOf('--previous')];
  if (!(Number(part) > 0 && Number(part) <= 1))
    throw new Stop('--part is a number above 0 and up to 1, as in --part 0.3.');
  if (previous !== undefined && !existsSync(join(resolve(previous), 'api', 'dist')))
    throw new Stop('--previous names the folder of a built checkout, as in --previous ../trailcrew-before.');
  if (previous === undefined)
    say('Left out: the upgrade of fault 9, which wants the release before (--previous FOLDER).');
  const full = { TRAILCREW_FAULTS: 'all', TRAILCREW_FAULTS_PART: part };
  const before = previous === undefined ? {} : { TRAILCREW_PREVIOUS: resolve(previous) };
  return runApiTests(node, { ...full, ...before }, ['--config', 'jest.faults.config.mjs', '--runInBand', ...rest]);
}

/**
 * The checks only read files, so they run behind the tests on what the processor has left; their words come when each is done. The
 * browser, where it is missing, is fetched meanwhile too.
 */
async function runAll(parent) {
  const context = { ...parent, browser: ensureChromium() };
  const behind = runChecks({ ...context, background: true });
  const results = [];
  for (const part of [runLauncherTests, parts.api, parts.web, runBrowserTests]) results.push(await part(context));
  return [await behind, ...results];
}

async function runChecks({ node, env, background }) {
  const checks = {
    lint: [commandOf('oxlint'), '.'],
    format: [commandOf('prettier'), '--check', '--log-level', 'warn', '.'],
    'types of api': [commandOf('typescript', 'tsc'), '-p', 'api'],
    'types of web': [commandOf('typescript', 'tsc'), '-p', 'web'],
    'generated code': [commandOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.yml', '--check'],
  };
  const results = [];
  for (const [name, args] of Object.entries(checks)) {
    const start = performance.now();
    const { code, output } = await runStep(node, args, { cwd: root, env, background });
    const seconds = Math.round((performance.now() - start) / 1000);
    say(`${code === 0 ? 'PASS' : 'FAIL'} check: ${name} (${seconds} s)${code === 0 ? '' : `\n${output.trim()}`}`);
    results.push(code === 0 ? result(1, 0, 0, 0) : result(0, 1, 0, code));
  }
  return sum(results);
}

async function runLauncherTests({ node, env, words }) {
  const folder = join(root, 'scripts');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  return report('launcher.tap', readTap, (file) => {
    const spec = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
    const tap = ['--test-reporter=tap', `--test-reporter-destination=${file}`];
    const args = [
      '--test',
      '--test-timeout=60000',
      ...spec,
      ...tap,
      ...(words ?? []),
      ...files.map((name) => join(folder, name)),
    ];
    return runStep(node, args, { cwd: root, env, stream: true });
  });
}

function runJest(workspace) {
  return async ({ node, env, words }) => {
    const folder = join(root, workspace);
    if (!existsSync(join(folder, 'jest.config.mjs'))) return result(0, 0, 0, 0);
    return report(`${workspace}.json`, readJest, (file) => {
      const args = [...vmModules, commandOf('jest'), '--json', `--outputFile=${file}`, ...words];
      return runStep(node, args, { cwd: folder, env: { ...env, NODE_ENV: 'test' }, stream: true });
    });
  };
}

async function runBrowserTests({ node, env, words, browser: found }) {
  const config = join('web', 'e2e', 'playwright.config.ts');
  if (!existsSync(join(root, config))) return result(0, 0, 0, 0);
  const browser = await (found ?? ensureChromium());
  if (!browser) {
    say(`FAIL browser tests: ${noChromium}`);
    return result(0, 1, 0, 1);
  }
  return report('e2e.json', readPlaywright, (file) => {
    const args = [commandOf('@playwright/test', 'playwright'), 'test', '-c', config, '--reporter=list,json', ...words];
    const more = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    return runStep(node, args, { cwd: root, env: { ...env, ...more }, stream: true });
  });
}

/** Runs a runner that writes a report; an old report never speaks for a runner that crashed. */
async function report(name, read, run) {
  const file = join(reports, name);
  rmSync(file, { force: true });
  const { code } = await run(file);
  const written = existsSync(file);
  if (!written) say(`FAIL ${name}: the runner ended with ${code} and left no report.`);
  return read(written ? readFileSync(file, 'utf8') : '', code);
}

/** The user's own settings must not reach a test, or it would work on the user's database. Empty ones also hide those of `.env`. */
function testEnvironment(node) {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  return environmentFor(node, Object.fromEntries(names.map((name) => [name, ''])));
}
