import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/database/embedded/free-port.js';
import { settingNames } from '../../src/environment.js';
import { until } from '../until.js';

const program = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url));

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
  /** More words for Node itself. */
  flags?: readonly string[];
}): Promise<ServerProcess> {
  const { databaseUrl, dataDir, settings, flags = [] } = options;
  const port = options.port ?? (await freePort());
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  const own = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' };
  const quiet = { DEMO_DATA: 'false', LOG_LEVEL: 'fatal', MAIL_GATHER_SECONDS: '0' };
  const begun = performance.now();
  // As the launcher starts it.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', ...flags, program], {
    cwd: dataDir,
    env: { ...process.env, ...none, ...own, ...quiet, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exited = (): boolean => child.exitCode !== null || child.signalCode !== null;
  await until(() => said.includes('is ready') || exited(), 60_000);
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
