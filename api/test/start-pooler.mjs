import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../dist/database/embedded/free-port.js';

/**
 * Starts PgBouncer in front of every database of a PostgreSQL, in transaction mode and with few connections behind it, so that the
 * transactions of one client really run in different sessions. It refuses whatever a client wants to set for its session.
 */
export async function startPooler(postgresUrl, program) {
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-pooler-'));
  const port = await freePort();
  const { hostname, port: behind, username, password } = new URL(postgresUrl);
  const file = join(folder, 'pgbouncer.ini');
  await chmod(folder, 0o755);
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${behind} user=${username} password=${decodeURIComponent(password)} connect_query='set statement_timeout = 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  // It does not run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(program, ['-q', ...asOther, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  pooler.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-10_000)));
  const ended = once(pooler, 'exit');
  while (!(await listens(port))) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    await pause(20);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}/`,
    stop: async () => {
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port) {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
