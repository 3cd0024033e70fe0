import type * as EnvironmentModule from '../src/environment.js';
import type * as DatabaseModule from '../src/database/embedded/open-database.js';
import type * as ServerModule from '../src/server.js';
import { compiled } from './compiled.ts';

/* The product itself with demo data and limits off, on an embedded PostgreSQL in the folder that is given. */

const [dataDir] = process.argv.slice(2) as [string];
const { readEnvironment } = await compiled<typeof EnvironmentModule>('environment.js');
const { openDatabase } = await compiled<typeof DatabaseModule>('database/embedded/open-database.js');
const { startServer } = await compiled<typeof ServerModule>('server.js');

const environment = readEnvironment({ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => undefined });
const server = await startServer({ environment, databaseUrl: database.url, databaseIsNew: database.isNew });
process.stdout.write(
  `${JSON.stringify({ url: `http://127.0.0.1:${server.port}`, databaseUrl: database.url, pid: process.pid })}\n`,
);

process.once('SIGTERM', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
