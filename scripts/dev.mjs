// `npm run dev`: the server, built and started again whenever its sources change, and Vite's development server for the pages.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { commandOf } from './packages.mjs';
import { root } from './places.mjs';
import { say } from './stop.mjs';

const inRoot = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
const settleMilliseconds = 100;

const pages = spawn(process.execPath, [commandOf('vite'), 'web'], inRoot);
let server = startServer();
let ending = false;
let turn = Promise.resolve();
let timer;

watch(join(root, 'api', 'src'), { recursive: true }, () => {
  // Editors write several times in a row.
  clearTimeout(timer);
  timer = setTimeout(() => (turn = turn.then(rebuild)), settleMilliseconds);
});

async function rebuild() {
  if (ending || isBuilt('api')) return;
  try {
    await build('api', process.execPath);
  } catch (error) {
    say(error.message);
    return;
  }
  await ended(server, 'SIGTERM');
  if (!ending) server = startServer();
}

function startServer() {
  return spawn(process.execPath, ['--enable-source-maps', join('api', 'dist', 'main.js')], inRoot);
}

/** Asks a program to end and waits until it has. */
function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}

async function end() {
  if (ending) return;
  ending = true;
  await turn;
  await Promise.all([ended(pages, 'SIGTERM'), ended(server, 'SIGTERM')]);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
process.once('disconnect', end);
