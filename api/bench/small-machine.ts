import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { makeRoomyShifts, signUpBy } from './compare-signups.ts';
import { anew, question } from './contest.ts';
import { eventPage, report, shiftsWithPeople, signUp } from './documents.ts';
import { growFestival } from './grow-festival.ts';
import { largeEvent } from './large-event.ts';
import { limitMemory } from './memory-limit.ts';
import { serveProduct, stopAll } from './serve.ts';
import { signIn } from './time-tables.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the loads need to know of the database. */
interface Festival {
  slug: string;
  shiftIds: string[];
  /** An event with 5,000 shifts and 20,000 signups, and one with nothing in it. */
  large: string;
  empty: string;
}

/**
 * The whole product, its embedded PostgreSQL included, under a limit of memory, and every kind of load one after the other. A line for each:
 * what the group held at most with the files that the system keeps for it, and what of it was memory of the programs.
 * Throws when a call fails or a process was killed.
 */
export async function trySmallMachine(megabytes: number, dataDir: string): Promise<string> {
  const festival = await prepare(dataDir);
  const limit = limitMemory(megabytes);
  if (!limit) return `Not tried: this system lets us make no group of processes with a limit of memory.`;
  const lines: string[] = [];
  const server = await start(limit.procsFile, dataDir);
  try {
    const note = (name: string, outcome = '') => {
      const figures = `at most ${limit.peak().toFixed(0).padStart(4)} MB   programs ${limit.held().toFixed(0).padStart(4)} MB`;
      lines.push(`  ${name.padEnd(44)} ${figures}   ${outcome}`.trimEnd());
    };
    note('started and idle');
    for (const [name, load] of loads(server.url, await signIn(server.url), festival, dataDir, limit.procsFile)) {
      note(name, await load());
    }
    await pause(30_000);
    note('after 30 s of rest');
    if (limit.kills() > 0) throw new Error(`${limit.kills()} processes were killed for want of memory`);
  } finally {
    await server.stop();
    limit.remove();
  }
  return [`The whole on ${megabytes} MB, files that the system keeps included: no process was killed`, ...lines].join(
    '\n',
  );
}

/** Demo data, an event page of 1,000 shifts, a large event, and room for signups; made without the limit. */
async function prepare(dataDir: string): Promise<Festival> {
  const product = await serveProduct(root, dataDir);
  const pool = new pg.Pool({ connectionString: product.databaseUrl });
  try {
    const { rows } = await pool.query<{ id: string; slug: string }>('select id, slug from event order by slug limit 1');
    const event = rows[0];
    if (!event) throw new Error('The demo has no event');
    await growFestival(pool, event.id, 1000);
    const shiftIds = await makeRoomyShifts(pool, event.id);
    const large = await largeEvent(pool, { shifts: 5000, signups: 20_000 });
    const empty = await largeEvent(pool, { shifts: 0, signups: 0 });
    return { slug: event.slug, shiftIds, large, empty };
  } finally {
    await pool.end();
    await stopAll();
  }
}

/** Starts the built server as a member of the group, in production. */
async function start(procsFile: string, dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = '61360';
  const program = join(root, 'api', 'dist', 'bundle', 'main.js');
  const child = inGroup(procsFile, ['--max-semi-space-size=4', program], {
    ...{ PORT: port, NODE_ENV: 'production', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) break;
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function inGroup(procsFile: string, words: string[], env: Record<string, string>) {
  return spawn('sh', ['-c', 'echo $$ > "$0" && exec "$@"', procsFile, process.execPath, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
}

type Load = [name: string, load: () => Promise<string | undefined>];

function loads(url: string, token: string, festival: Festival, dataDir: string, procsFile: string): Load[] {
  const authorization = `Bearer ${token}`;
  const staff = { authorization };
  const strike = async (request: autocannon.Options, connections = 16) => {
    const { non2xx, errors, requests } = await autocannon({ ...request, connections, duration: 10 });
    if (non2xx > 0 || errors > 0) throw new Error(`${request.url}: ${non2xx} refusals, ${errors} errors`);
    return `${requests.average.toFixed(0)}/s`;
  };
  const get = async (path: string) => {
    const answer = await fetch(url + path, { headers: staff });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const { large, empty, slug, shiftIds } = festival;
  return [
    ['event page by GraphQL, read anew', () => strike(question(url, eventPage, { slug }, anew))],
    ['shifts by REST, read anew', () => strike({ url: `${url}/api/shifts?eventId=${large}`, headers: anew }, 4)],
    ['event page as HTML', () => strike({ url: `${url}/event/${slug}` })],
    [
      'signups',
      async () =>
        `${await signUpBy(`${url}/graphql`, 10, shiftIds, (input) => ({ query: signUp, variables: { input } }))}/s`,
    ],
    ['report with everybody, 2 at a time', () => strike(question(url, report, { eventId: large }, staff), 2)],
    [
      'all shifts with people, 2 at a time',
      () => strike(question(url, shiftsWithPeople, { eventId: large }, staff), 2),
    ],
    [
      'CSV and Excel of 20,000 signups, at once',
      async () => {
        await Promise.all(
          ['csv', 'xlsx'].map((format) => get(`/api/exports/signups?format=${format}&eventId=${large}`)),
        );
        return undefined;
      },
    ],
    [
      'import of 5,000 rows: tried, then done',
      async () => {
        const workbook = await get(`/api/admin/events/${large}/plan`);
        for (const query of ['?dryRun=true', '']) {
          const form = new FormData();
          form.append('eventId', empty);
          form.append('file', new Blob([workbook]), 'plan.xlsx');
          const answer = await fetch(`${url}/api/admin/excel-import${query}`, {
            method: 'POST',
            headers: staff,
            body: form,
          });
          if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
        }
        return undefined;
      },
    ],
    ['4 pictures of 40 megapixels at once', () => uploadPictures(url, staff)],
    [
      'npm run backup beside the server',
      async () => {
        const child = inGroup(
          procsFile,
          [join('api', 'dist', 'bundle', 'main.js'), 'backup', join(dataDir, 'backup.zip')],
          {
            ...{ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
          },
        );
        child.stdout.resume();
        const [code] = (await once(child, 'exit')) as [number | null];
        if (code !== 0) throw new Error(`The backup ended with ${code}`);
        return undefined;
      },
    ],
  ];
}

async function uploadPictures(url: string, staff: Record<string, string>): Promise<undefined> {
  const picture = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#4a90d9' } })
    .jpeg()
    .toBuffer();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const headers = { ...staff, 'content-type': 'application/json' };
      const place = await fetch(`${url}/api/upload/image`, {
        method: 'POST',
        headers,
        body: '{"fileName":"start.jpg"}',
      });
      const { uploadURL } = (await place.json()) as { uploadURL: string };
      const path = new URL(uploadURL);
      const answer = await fetch(url + path.pathname + path.search, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: new Uint8Array(picture),
      });
      if (!answer.ok) throw new Error(`picture: ${answer.status} ${await answer.text()}`);
    }),
  );
}
