import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/database/embedded/free-port.js';
import { startServerProcess, type ServerProcess } from '../faults/start-server-process.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { startNginx, type Nginx } from './start-nginx.js';

/** Three processes of the built server on one database, behind nginx as docs/deployment.md shows it. */
export interface Deployment {
  database: TestDatabase;
  nginx: Nginx;
  servers: ServerProcess[];
  /** Starts a process again that was ended. */
  start(port: number): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/** Starts all of it; with the demo in the database, where that is wanted. */
export async function startDeployment({ settings = {}, demo = false }: Wanted = {}): Promise<Deployment> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-deployment-'));
  const port = await freePort();
  const all = {
    ...database.settings,
    ...{ RATE_LIMITS: 'on', TRUST_PROXY: '1', NODE_ENV: 'production', PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...settings,
  };
  const start = (at?: number, more = {}) =>
    startServerProcess({ databaseUrl: database.url, dataDir, port: at, settings: { ...all, ...more } });
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Only development loads the demo; what it leaves in the database is the same.
    if (demo) await (await start(undefined, { NODE_ENV: '', DEMO_DATA: 'true' })).end('SIGTERM');
    // The first makes the secret that all share.
    for (let number = 1; number <= 3; number += 1) servers.push(await start());
    const ports = servers.map((server) => server.port);
    const nginx = await startNginx(port, ports);
    return { database, nginx, servers, start, stop: () => nginx.stop().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Wanted {
  settings?: Record<string, string>;
  demo?: boolean;
}
