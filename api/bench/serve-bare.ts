import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { bareStatements } from './bare-statements.ts';

/* The limit: hand-written statements whose JSON text goes out as PostgreSQL made it, behind nothing but node:http. */

const [databaseUrl] = process.argv.slice(2) as [string];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
pool.on('error', (error) => process.stderr.write(`${error.message}\n`));

const server = createServer((request, response) => {
  const [name = '', ...values] = (request.url ?? '/').slice(1).split('/').map(decodeURIComponent);
  pool.query<{ page: string }>({ name, text: bareStatements[name] ?? '', values }).then(
    ({ rows }) => response.setHeader('content-type', 'application/json').end(rows[0]?.page ?? 'null'),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, databaseUrl })}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  void pool.end().then(() => process.exit(0));
});
