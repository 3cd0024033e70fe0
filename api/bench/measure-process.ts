import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { anew, median, question } from './contest.ts';
import { eventPage } from './documents.ts';

const program = fileURLToPath(new URL('../dist/bundle/main.js', import.meta.url));

/** Starts of the built server on an existing database, and what its process holds idle and after a load (RSS, megabytes; Linux alone tells). */
export async function measureProcess(databaseUrl: string, dataDir: string, slug: string): Promise<string> {
  const starts: number[] = [];
  const idle: number[] = [];
  const loaded: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now();
    const server = spawn(process.execPath, ['--max-semi-space-size=4', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port + round), LOG_LEVEL: 'error' },
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off', SMTP_URL: '', DEMO_DATA: 'false' },
      },
    });
    for await (const line of createInterface({ input: server.stdout })) if (line.includes('is ready')) break;
    server.stdout.resume();
    starts.push(performance.now() - began);
    idle.push(residentOf(server.pid));
    const page = question(`http://127.0.0.1:${port + round}`, eventPage, { slug }, anew);
    const { non2xx } = await autocannon({ ...page, connections: 16, amount: 2_000 });
    if (non2xx > 0) throw new Error(`${non2xx} refusals under load`);
    loaded.push(residentOf(server.pid));
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  return [
    'The server process, production, on an existing database: medians of five starts',
    `  ready after ${median(starts).toFixed(0)} ms   idle ${median(idle).toFixed(0)} MB   after 2,000 event pages ${median(loaded).toFixed(0)} MB`,
  ].join('\n');
}

/** Above the ports that systems hand out. */
const port = 61_340;

/** What a process holds: megabytes of RSS. */
export function residentOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
