import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { comparePages } from './compare-pages.ts';
import { compareAttendance } from './compare-attendance.ts';
import { compareBoard } from './compare-board.ts';
import { compareLanding } from './compare-landing.ts';
import { compareLive } from './compare-live.ts';
import { compareReads } from './compare-reads.ts';
import { compareSignups } from './compare-signups.ts';
import { compareWith } from './compare-with.ts';
import { growFestival } from './grow-festival.ts';
import { installPostgraphile } from './install-postgraphile.ts';
import { measureProcess } from './measure-process.ts';
import { meetHostile } from './meet-hostile.ts';
import { serve, serveProduct, stopAll } from './serve.ts';
import { trySmallMachine } from './small-machine.ts';
import { timeErasing } from './time-erasing.ts';
import { timeRetention } from './time-retention.ts';
import { timeLongLists } from './time-long-lists.ts';
import { timeLongWork } from './time-long-work.ts';
import { timeSignIn } from './time-sign-in.ts';
import { timeTables } from './time-tables.ts';

/*
 * npm run bench [-- --seconds 1 --rounds 5 --shifts 1000 --scale 1|10|100]: some minutes; `--scale`: how much lies beside what is read.
 * npm run bench -- --only pages,reads,signups,process,tables,lists,work,landing,live,attendance,board,erasing,retention,sign-in: some of the cases.
 * npm run bench -- --against FOLDER [--seconds 1 --rounds 5 --shifts 1000]: this product beside another built checkout of it.
 * npm run bench -- --hostile [--rounds 5]: how long visitors wait beside hostile requests, and those for their refusals.
 * npm run bench -- --megabytes 512: the whole product under a limit of memory, put under every load.
 * One run, one database, everything side by side (PostGraphile too, installed apart): what counts are the ratios. The server under test and the bare server are processes of
 * their own; the load comes from this one.
 */

const cases = [
  'pages',
  'reads',
  'signups',
  'process',
  'tables',
  'lists',
  'work',
  'landing',
  'live',
  'attendance',
  'board',
  'erasing',
  'retention',
  'sign-in',
] as const;
type Case = (typeof cases)[number];

const options = readOptions(process.argv.slice(2));
const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-bench-'));
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const pools: pg.Pool[] = [];

try {
  if (options.megabytes > 0) print(await trySmallMachine(options.megabytes, dataDir));
  else if (options.hostile) await beHostile();
  else if (options.against) print(await compareWith({ ...options, against: options.against, dataDir }));
  else await measure();
} finally {
  for (const pool of pools) await pool.end();
  await stopAll();
  await rm(dataDir, { recursive: true, force: true });
}

async function beHostile(): Promise<void> {
  const product = await serveProduct(fileOf('../..'), dataDir);
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 4 });
  pools.push(pool);
  const { rows } = await pool.query<{ id: string }>('select id from event order by slug limit 1');
  const event = rows[0];
  if (!event) throw new Error('The demo has no event');
  print(await meetHostile({ product: product.url, pool, event, ...options }));
}

async function measure(): Promise<void> {
  const product = await serveProduct(fileOf('../..'), dataDir);
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 20 });
  pools.push(pool);
  const { rows } = await pool.query<{ id: string; slug: string }>(
    `select id, slug from event order by (select count(*) from shift where event_id = event.id) desc limit 1`,
  );
  const event = rows[0];
  if (!event) throw new Error('The demo has no event');
  if (options.shifts > 0) await growFestival(pool, event.id, options.shifts);
  const bare = await serve(fileOf('serve-bare.ts'), [product.databaseUrl]);
  const size = await pool.query<{ shifts: number; signups: number }>(
    `select (select count(*)::int from shift where event_id = $1) as shifts, (select count(*)::int from signup where event_id = $1) as signups`,
    [event.id],
  );
  print(
    `Event page: ${size.rows[0]?.shifts} shifts, ${size.rows[0]?.signups} signups; ${options.rounds} rounds of ${options.seconds} s each, 16 connections`,
  );
  const wanted = (name: Case): boolean => options.only.includes(name);
  const folder = wanted('pages') || wanted('reads') ? installPostgraphile() : null;
  const rival = folder ? await serve(fileOf('serve-postgraphile.ts'), [product.databaseUrl, folder], true) : null;
  if (!rival) print('PostGraphile takes no part.');
  const servers = { product: product.url, bare: bare.url, postgraphile: rival?.url ?? null };
  const yardstick = `${bare.url}/page/${event.slug}`;
  const measures: Record<Case, () => Promise<string>> = {
    pages: () => comparePages({ ...servers, event, ...options }),
    reads: () => compareReads({ ...servers, pool, event, ...options }),
    signups: () => compareSignups({ product: product.url, pool, event, ...options }),
    process: () => measureProcess(product.databaseUrl, dataDir, event.slug),
    tables: () => timeTables({ product: product.url, pool }),
    lists: () => timeLongLists({ product: product.url, pool }),
    work: () => timeLongWork({ product: product.url, pool }),
    landing: () => compareLanding({ product: product.url, yardstick, pool, ...options }),
    live: () => compareLive({ product: product.url, pid: product.pid, pool, event, ...options }),
    board: () => compareBoard({ product: product.url, bare: bare.url, pool, ...options }),
    erasing: () => timeErasing({ product: product.url, pool }),
    retention: () => timeRetention({ product: product.url, pool }),
    'sign-in': () => timeSignIn({ product: product.url, pool, pid: product.pid }),
    attendance: () => compareAttendance({ product: product.url, bare: bare.url, pool, event, ...options }),
  };
  for (const name of cases) if (wanted(name)) print(await measures[name]());
}

function readOptions(words: string[]): {
  only: readonly Case[];
  seconds: number;
  rounds: number;
  shifts: number;
  scale: number;
  megabytes: number;
  hostile: boolean;
  against: string | undefined;
} {
  const some = words.indexOf('--only');
  const only = some < 0 ? cases : (words[some + 1] ?? '').split(',').map(caseOf);
  const folder = words.indexOf('--against');
  const against = folder < 0 ? undefined : words[folder + 1];
  const number = (name: string, standard: number): number => {
    const at = words.indexOf(`--${name}`);
    const value = at < 0 ? standard : Number(words[at + 1]);
    if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} takes a number`);
    return value;
  };
  return {
    only,
    seconds: number('seconds', 1),
    rounds: number('rounds', 5),
    shifts: number('shifts', against ? 0 : 1000),
    scale: number('scale', 1),
    megabytes: number('megabytes', 0),
    hostile: words.includes('--hostile'),
    against,
  };
}

function caseOf(name: string): Case {
  const known = cases.find((one) => one === name);
  if (!known) throw new Error(`--only takes some of ${cases.join(',')}`);
  return known;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
