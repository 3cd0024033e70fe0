import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A running product. */
export interface Product {
  url: string;
  /** What it wrote to its log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Settings of a product by their names. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Starts the built product on a free port and waits until it answers. `host`: its host name; settings may depend on its
 * address.
 */
export async function startProduct(
  dataDir: string,
  host: '127.0.0.1' | 'localhost',
  settings: Settings | ((url: string) => Promise<Settings>),
): Promise<Product> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const chosen = typeof settings === 'function' ? await settings(url) : settings;
  const app = spawn(process.execPath, [fileURLToPath(new URL('../../api/dist/bundle/main.js', import.meta.url))], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...chosen,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  app.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  await ready(`http://127.0.0.1:${port}`, () => app.exitCode !== null);
  return {
    url,
    log: () => log,
    stop: async () => {
      app.kill('SIGTERM');
      if (app.exitCode === null) await once(app, 'exit');
    },
  };
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    if (hasEnded()) throw new Error('The product ended instead of starting');
    // The connection is refused until the product listens.
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The product was not ready within a minute');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
