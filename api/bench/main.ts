import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { comparePages } from './compare-pages.ts';
import { compareSignups } from './compare-signups.ts';
import { growFestival } from './grow-festival.ts';
import { timeLongLists } from './time-long-lists.ts';
import { timeTables } from './time-tables.ts';

/*
 * npm run bench [-- --seconds 4 --rounds 3 --shifts 1000]
 * One run, one database, everything side by side: what counts are the ratios. The server under test and the bare server are processes of
 * their own; the load comes from this one.
 */

const options = readOptions(process.argv.slice(2));
const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-bench-'));
const children: ChildProcess[] = [];
let pool: pg.Pool | undefined;

try {
  const product = await serve('serve-product.ts', [dataDir]);
  pool = new pg.Pool({ connectionString: product.databaseUrl, max: 20 });
  const { rows } = await pool.query<{ id: string; slug: string }>(
    `select id, slug from event order by (select count(*) from shift where event_id = event.id) desc limit 1`,
  );
  const event = rows[0];
  if (!event) throw new Error('The demo has no event');
  if (options.shifts > 0) await growFestival(pool, event.id, options.shifts);
  const bare = await serve('serve-bare.ts', [product.databaseUrl]);
  const size = await pool.query<{ shifts: number; signups: number }>(
    `select (select count(*)::int from shift where event_id = $1) as shifts, (select count(*)::int from signup where event_id = $1) as signups`,
    [event.id],
  );
  print(
    `Event page: ${size.rows[0]?.shifts} shifts, ${size.rows[0]?.signups} signups; ${options.rounds} rounds of ${options.seconds} s each, 16 connections`,
  );
  print(await comparePages({ product: product.url, bare: bare.url, event, ...options }));
  print(await compareSignups({ product: product.url, pool, event, ...options }));
  print(await timeTables({ product: product.url, pool }));
  print(await timeLongLists({ product: product.url, pool }));
} finally {
  await pool?.end();
  // The product last: it stops the database.
  for (const child of children.reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
}

/** Starts a server of this folder and waits for the line with its addresses. */
async function serve(file: string, args: string[]): Promise<{ url: string; databaseUrl: string }> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) {
      child.stdout.resume();
      return JSON.parse(line) as { url: string; databaseUrl: string };
    }
  }
  throw new Error(`${file} ended before it served`);
}

function readOptions(words: string[]): { seconds: number; rounds: number; shifts: number } {
  const number = (name: string, standard: number): number => {
    const at = words.indexOf(`--${name}`);
    const value = at < 0 ? standard : Number(words[at + 1]);
    if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} takes a number`);
    return value;
  };
  return { seconds: number('seconds', 4), rounds: number('rounds', 3), shifts: number('shifts', 0) };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
