import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** A running product with its demo, in a folder of its own. */
export interface Product {
  url: string;
  databaseUrl: string;
  /** Milliseconds of the processors that the server and its database have taken so far; Linux alone tells. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** Starts the built product of a checkout; mails go nowhere but into its own inbox. `host`: the name of its address; passkeys want `localhost`. */
export async function startProduct(checkout: string, host: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-browser-bench-'));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const app = spawn(process.execPath, ['--max-semi-space-size=4', join(checkout, 'api/dist/bundle/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    app.kill('SIGTERM');
    if (app.exitCode === null) await once(app, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  const end = performance.now() + 60_000;
  // Refused until it listens: that is what is waited for.
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (app.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`The product of ${checkout} did not start`);
    }
    await pause(100);
  }
  // The build carries no types.
  const embedded = pathToFileURL(join(checkout, 'api/dist/database/embedded/find-running-embedded.js')).href;
  const { findRunningEmbedded } = (await import(embedded)) as {
    findRunningEmbedded(folder: string): string | undefined;
  };
  const databaseUrl = findRunningEmbedded(join(folder, 'postgres'));
  if (!databaseUrl) throw new Error('The product has no database of its own');
  const database = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return { url, databaseUrl, stop, processorTime: () => timeOf(app.pid as number) + timeOf(database) };
}

/** What a process and those that it started have taken of the processors. */
function timeOf(id: number): number {
  const fieldsOf = (process: string) => {
    try {
      return readFileSync(`/proc/${process}/stat`, 'utf8')
        .replace(/\(.*\)/, '-')
        .split(' ')
        .map(Number);
    } catch {
      // It ended meanwhile.
      return [];
    }
  };
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = all.filter((name) => name === String(id) || fieldsOf(name)[3] === id).map(fieldsOf);
  // Hundredths of a second; those of processes that ended are their parent's.
  const ended = fieldsOf(String(id)).slice(15, 17);
  return 10 * [...own.flatMap((fields) => fields.slice(13, 15)), ...ended].reduce((sum, one) => sum + one, 0);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
