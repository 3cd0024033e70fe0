import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/* PostGraphile over the same database, as its documentation sets it up for production: a rival. It is installed apart, in the folder given. */

interface PostGraphile {
  postgraphile(preset: object): { createServ(kind: unknown): { addTo(server: unknown): Promise<void> } };
}

const [databaseUrl, folder] = process.argv.slice(2) as [string, string];
const from = createRequire(`${folder}/`);
const { PostGraphileAmberPreset } = from('postgraphile/presets/amber') as { PostGraphileAmberPreset: object };
const { makePgService } = from('postgraphile/adaptors/pg') as { makePgService(options: object): object };
const { postgraphile } = from('postgraphile') as PostGraphile;
const { grafserv } = from('postgraphile/grafserv/node') as { grafserv: unknown };

const server = createServer();
server.on('error', (error) => process.stderr.write(`${error.message}\n`));
await postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: databaseUrl, schemas: ['public'], poolConfig: { max: 10 } })],
  // The product has indexes for all that is asked; without this setting some links would be left out.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  grafast: { explain: false },
  grafserv: { graphiql: false },
})
  .createServ(grafserv)
  .addTo(server);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, databaseUrl })}\n`);
});
process.once('SIGTERM', () => process.exit(0));
