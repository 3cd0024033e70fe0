import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/database/embedded/free-port.js';
import { settingNames } from '../../src/settings.js';
import { until } from '../until.js';

const ourCheckout = fileURLToPath(new URL('../../../', import.meta.url));

/** The built server of a checkout; older ones were not put together into a bundle. */
function programOf(checkout: string): string {
  const [program] = ['bundle/main.js', 'main.js'].map((name) => join(checkout, 'api', 'dist', name)).filter(existsSync);
  if (!program) throw new Error(`${checkout} is not built: run \`npm run build\` there.`);
  return program;
}

/** The settings of every process: nothing of the caller's own settings, and where its data is. */
function environmentOf(databaseUrl: string, dataDir: string): NodeJS.ProcessEnv {
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  return { ...process.env, ...none, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_DATA: 'false' };
}

/** Runs one command of the built server, such as `backup FILE`, to its end. */
export async function runProgram(words: readonly string[], databaseUrl: string, dataDir: string) {
  const begun = performance.now();
  const child = spawn(process.execPath, [programOf(ourCheckout), ...words], {
    cwd: dataDir,
    env: environmentOf(databaseUrl, dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said, milliseconds: performance.now() - begun };
}

/** The built server in a process of its own, as operators run it. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Milliseconds from its start until it was ready. */
  readyAfter: number;
  /** All that it wrote so far. */
  said(): string;
  /** Sends a signal and waits for the end. Gives the exit code (null after a kill) and the milliseconds that it took. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; milliseconds: number }>;
}

/** Starts the built server on a database with quiet settings and waits until it is ready. Processes of one installation share `dataDir`. */
export async function startServerProcess(options: {
  databaseUrl: string;
  dataDir: string;
  port?: number;
  settings?: Record<string, string>;
  /** Another built checkout of the product instead of this one. */
  checkout?: string;
  /** More words for Node itself. */
  flags?: readonly string[];
  /** A shell command that starts the rest of its line. */
  within?: string;
  /** Where its log goes instead of here; an open file. */
  log?: number;
}): Promise<ServerProcess> {
  const { databaseUrl, dataDir, settings, flags = [], within, log, checkout = ourCheckout } = options;
  const port = options.port ?? (await freePort());
  const quiet = { PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', MAIL_GATHER_SECONDS: '0' };
  const begun = performance.now();
  // As the launcher starts it.
  const words = [process.execPath, '--max-semi-space-size=4', ...flags, programOf(checkout)];
  const [command = '', ...args] = within ? ['/bin/sh', '-c', `${within}; exec "$@"`, 'sh', ...words] : words;
  const child = spawn(command, args, {
    cwd: dataDir,
    env: { ...environmentOf(databaseUrl, dataDir), ...quiet, ...settings },
    stdio: ['ignore', log ?? 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ready = () => (log === undefined ? said.includes('is ready') : isReady(port));
  await until(async () => exited() || (await ready()), 60_000);
  if (exited()) throw new Error(`The server did not start: ${said}`);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid as number,
    readyAfter: performance.now() - begun,
    said: () => said,
    end: async (signal) => {
      const sent = performance.now();
      if (!exited()) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return { code: child.exitCode, milliseconds: performance.now() - sent };
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
