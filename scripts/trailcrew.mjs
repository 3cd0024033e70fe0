#!/usr/bin/env node
// Behind every npm script. Runs on Node 18 and needs no packages: it brings the Node, the packages and the builds that the rest needs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { showNpm } from './npm.mjs';
import { commandOf } from './packages.mjs';
import { root } from './places.mjs';
import { prepare } from './prepare.mjs';
import { environmentFor, handleSignals, runInOurPlace, runStep } from './processes.mjs';
import { Stop } from './stop.mjs';
import { tryContainer } from './try-container.mjs';
import { runOfficeCheck } from './run-office-check.mjs';
import { runDeploymentTests, runFaults, runPooledTests, runTests } from './run-tests.mjs';

// A small young generation saves memory and costs next to no time.
const server = ['--max-semi-space-size=4', join('api', 'dist', 'bundle', 'main.js')];

/** Every command: takes the words after its name and returns the exit code. */
const commands = {
  start: async () => run(await prepare(), server),
  test: async (words) => runTests(await prepare(), words),
  'test:faults': async (words) => runFaults(await prepare(), words),
  'test:pooled': async (words) => runPooledTests(await prepare(), words),
  'test:deployment': async (words) => runDeploymentTests(await prepare(), words),
  'test:office': async (words) => runOfficeCheck(await prepare(['api']), words),
  'test:container': tryContainer,
  audit: async () => showNpm(await prepare([]), ['audit', '--omit=dev', '--audit-level=high']),
  // A form library names a checker that we do not use as a peer; npm would call the version that another tool brought a problem.
  sbom: async () => showNpm(await prepare([]), ['sbom', '--omit=dev', '--legacy-peer-deps', '--sbom-format=cyclonedx']),
  dev: async () => run(await prepare(), [join('scripts', 'dev.mjs')]),
  build: async () => {
    await prepare();
    return 0;
  },
  lint: async (words) => {
    const node = await prepare([]);
    const code = await step(node, [commandOf('oxlint'), '.', ...words]);
    return code || step(node, [commandOf('prettier'), '--check', '--log-level', 'warn', '.']);
  },
  typecheck: async () => {
    const node = await prepare([]);
    const code = await step(node, [commandOf('typescript', 'tsc'), '-p', 'api']);
    return code || step(node, [commandOf('typescript', 'tsc'), '-p', 'web']);
  },
  codegen: async (words) => {
    const node = await prepare(['api']);
    const print = join('api', 'dist', 'print-schema.js');
    const code = existsSync(join(root, print)) ? await step(node, [print]) : 0;
    return (
      code || step(node, [commandOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.yml', ...words])
    );
  },
  format: async () => step(await prepare([]), [commandOf('prettier'), '--write', '--log-level', 'warn', '.']),
  'db:migrate': async () => run(await prepare(['api']), [...server, 'migrate']),
  'db:migration:create': async (words) => run(await prepare(['api']), [...server, 'migration:create', ...words]),
  backup: async (words) => run(await prepare(['api']), [...server, 'backup', ...words.map(fromCaller)]),
  retention: async (words) => run(await prepare(['api']), [...server, 'retention', ...words]),
  rescue: async (words) => run(await prepare(['api']), [...server, 'rescue', ...words]),
  restore: async (words) => run(await prepare(['api']), [...server, 'restore', ...words.map(fromCaller)]),
  bench: async (words) => run(await prepare(), [join('api', 'bench', 'main.ts'), ...words]),
  'bench:browser': async (words) => {
    const node = await prepare();
    const CHROMIUM_PATH = await ensureChromium();
    if (!CHROMIUM_PATH) throw new Stop('No Chromium was found (Debian: apt-get install chromium-headless-shell).');
    const env = { ...environmentFor(node), CHROMIUM_PATH };
    return runInOurPlace(node, [join('web', 'bench', 'main.ts'), ...words], { cwd: root, env });
  },
};

function run(node, args) {
  return runInOurPlace(node, args, { cwd: root, env: environmentFor(node) });
}

async function step(node, args) {
  return (await runStep(node, args, { cwd: root, env: environmentFor(node), stream: true })).code;
}

/** A file is meant from the folder where the user stands; npm moves to the checkout first. */
function fromCaller(word) {
  return word.startsWith('--') ? word : resolve(process.env.INIT_CWD ?? process.cwd(), word);
}

async function main([name = '', ...words]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Stop(`Unknown command "${name}": the commands are ${Object.keys(commands).join(', ')}.`);
  handleSignals();
  return command(words);
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    const full = error.code === 'ENOSPC' ? `There is no space left on the disk of ${root}.` : error.stack;
    process.stderr.write(`${error instanceof Stop ? error.message : full}\n`);
    process.exit(error.exitCode ?? 1);
  },
);
