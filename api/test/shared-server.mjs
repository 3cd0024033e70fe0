import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { pino } from 'pino';
import { readEnvironment } from '../dist/environment.js';
import { startServer } from '../dist/server.js';
import { quietSettings, writePage } from './quiet-server.ts';
import { createTestDatabase } from './test-database.ts';
import { watchStatements } from './watch-statements.ts';

/*
 * The thread of the server that the files of one worker share (shared-host.mjs). Nobody closes it: it ends with its worker, its database and
 * its folder with the run. What goes wrong here ends it, too.
 */

const database = await createTestDatabase();
const connection = await database.pool.connect();
// A test may have left a transaction open: another server is started.
await connection.query("set lock_timeout = '5s'");
const dataDir = await mkdtemp(join(process.env.TRAILCREW_TEST_SHARED, 'shared-'));
const webFolder = join(dataDir, 'web');
await writePage(webFolder);
const environment = readEnvironment({ ...quietSettings(dataDir), ...database.settings });
const { port, services } = await startServer({
  environment,
  databaseUrl: environment.databaseUrl,
  databaseIsNew: true,
  webFolder,
  logger: pino({ level: 'silent' }),
  keepsAnswers: false,
});
// What the product writes by itself.
const own = await tablesWithRows();

const questions = {
  place: () => ({
    url: `http://127.0.0.1:${port}`,
    database: { url: database.url, settings: database.settings },
    publicUrl: environment.publicUrl,
    secretKey: services.secretKey.toString('hex'),
  }),
  watch: () => {
    questions.stop = watchStatements('shared');
  },
  empty: async () => {
    const written = (await tablesWithRows()).filter((name) => !own.includes(name));
    const truncate = written.length ? `truncate ${written.join(', ')} cascade;` : '';
    await connection.query(`begin; ${truncate} delete from job where key is distinct from 'schedule'; commit`);
  },
};
parentPort.on('message', async (question) => parentPort.postMessage(await questions[question]()));

async function tablesWithRows() {
  const { rows } = await connection.query(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const asked = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const { rows: found } = await connection.query(asked.join(' union all '));
  return found.map(({ name }) => name);
}
