import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname } from 'node:path';

const children = new Set();
let signalled = 0;

/**
 * From now on signals go to the programs that the launcher runs. It ends after them: with their exit code where one runs in its
 * place, else with the signal's usual code and without a word.
 */
export function handleSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      signalled ||= exitCodeOf(null, signal);
      if (children.size === 0) process.exit(signalled);
      for (const child of children) child.kill(signal);
    });
  }
}

/** The environment for programs that must find the chosen `node` first on their PATH. */
export function environmentFor(node, changes = {}) {
  const env = { ...process.env, ...changes };
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [dirname(node), env[name]].filter(Boolean).join(delimiter);
  return env;
}

/**
 * Runs a long-lived program in the launcher's place: it has the terminal, and its exit code is returned. It notices by a
 * channel when the launcher is killed; when npm, which started the launcher, is killed, it is told to end.
 */
export async function runInOurPlace(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const starters = findStarters();
  const watch = setInterval(() => {
    if (findStarters() !== starters) child.kill('SIGTERM');
  }, 100);
  const code = await end(child);
  clearInterval(watch);
  return code;
}

/**
 * The processes between us and npm: npm starts a shell, which may or may not put us in its place, and which does not hand on the
 * signals that npm gives it. Empty when it was not npm that started us: then we may outlive whoever did.
 */
function findStarters() {
  if (!process.env.npm_lifecycle_event) return '';
  const parent = process.ppid;
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    if (option !== '-c') return String(parent);
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent); // Not Linux, or the parent has just ended.
  }
}

/** Runs a step: `{ code, output }`. With `stream` its output goes to the terminal, else it is only collected. */
export async function runStep(file, args, { stream = false, background = false, ...options }) {
  const out = stream ? 'inherit' : 'pipe';
  const child = spawn(file, args, { ...options, stdio: ['ignore', out, out] });
  let output = '';
  for (const source of [child.stdout, child.stderr]) source?.setEncoding('utf8').on('data', (text) => (output += text));
  if (background && child.pid) setPriority(child.pid, 10);
  try {
    const code = await end(child);
    // Interrupted from outside: what the step says about it is noise.
    if (signalled && children.size === 0) process.exit(signalled);
    return { code, output };
  } catch (error) {
    return { code: 127, output: error.message };
  }
}

function end(child) {
  children.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      children.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve(exitCodeOf(code, signal));
    });
  });
}

/** The exit code that tells of a program's end, as shells count it. */
function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
