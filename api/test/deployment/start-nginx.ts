import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../until.js';

/** A real nginx in front of several servers. */
export interface Nginx {
  url: string;
  /** What it noted of requests and failures so far. */
  errors(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts nginx on a port, in front of servers on others, with the very configuration that docs/deployment.md shows, but for ports. */
export async function startNginx(port: number, ports: readonly number[]): Promise<Nginx> {
  const document = await readFile(new URL('../../../docs/deployment.md', import.meta.url), 'utf8');
  const [, shown = ''] = /```nginx\n([\s\S]*?)```/.exec(document) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-nginx-'));
  const site = shown
    .replace(/127\.0\.0\.1:400(\d)/g, (_shown, number: string) => `127.0.0.1:${ports[Number(number) - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  if (![...ports, port].every((one) => site.includes(`:${one}`)) || site.includes('undefined'))
    throw new Error('docs/deployment.md shows no such nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  const errorLog = join(folder, 'error.log');
  await writeFile(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${errorLog} info;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
events { worker_connections 1024; }
http {
access_log off;
${temporary}
${site}
}
`,
  );
  const program = process.env.NGINX_PATH;
  if (!program) throw new Error('NGINX_PATH is not set: run `npm run test:deployment`');
  const nginx = spawn(program, ['-p', folder, '-c', file, '-e', errorLog], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const errors = () => readFile(errorLog, 'utf8');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${await errors()}`);
    return fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }, 10_000);
  return {
    url,
    errors,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
