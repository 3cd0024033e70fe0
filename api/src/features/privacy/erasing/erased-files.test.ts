import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type Pool } from 'pg';
import { gunzipSync } from 'node:zlib';
import { runProgram, startServerProcess, type ServerProcess } from '../../../../test/faults/start-server-process.js';
import { given } from '../../../../test/given.js';
import { startSmtpServer, type TestSmtpServer } from '../../../../test/smtp/start-smtp-server.js';
import { until } from '../../../../test/until.js';
import { findRunningEmbedded } from '../../../database/embedded/find-running-embedded.js';
import { ledgerFile } from './copy-ledger.js';

/*
 * The built server with the PostgreSQL that it brings, as a small club runs it: which files hold names after their people were erased. Rows that
 * PostgreSQL did away with lie in its tables, and in its log of changes, until it writes over them; nothing else holds them.
 */

const word = 'Zanzibarkanarie';
const email = `${word.toLowerCase()}@kanarie.example`;
const phone = '+47 99 88 77 66';
/** The address given for the embedded database: the server finds the database in its folder. */
const embedded = '';

let smtp: TestSmtpServer;
/** Where the server keeps its files, where it goes next, and where the operator keeps backups. */
let [dataDir, newDir, shelf]: string[] = [];
let server: ServerProcess | undefined;
let pool: Pool;

const folder = () => mkdtemp(join(tmpdir(), 'trailcrew-files-'));
beforeAll(async () => {
  smtp = await startSmtpServer();
  [dataDir, newDir, shelf] = await Promise.all([folder(), folder(), folder()]);
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await smtp.stop();
  await Promise.all([dataDir, newDir, shelf].map((path) => rm(path ?? '', { recursive: true, force: true })));
});

const holds = (bytes: Buffer) => {
  const text = bytes.toString('latin1');
  return text.toLowerCase().includes(word.toLowerCase()) || text.includes('99 88 77 66');
};

/** The files in a folder that hold something of theirs, by their path in it. */
async function holding(within: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(within, { recursive: true })) {
    const path = join(within, name);
    if (!(await stat(path)).isFile()) continue;
    const bytes = await readFile(path);
    if (holds(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)) found.push(name);
  }
  return found;
}

/** Where PostgreSQL keeps rows and its statistics of columns, and its log of changes. */
const ofTables = (path: string) => path.startsWith('postgres/base/');
const ofChanges = (path: string) => path.startsWith('postgres/pg_wal/');

async function start(): Promise<void> {
  server = await startServerProcess({
    ...{ databaseUrl: embedded, dataDir: dataDir ?? '' },
    settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://volunteers.example.org', SMTP_URL: smtp.url },
  });
  const connectionString = findRunningEmbedded(join(dataDir ?? '', 'postgres'));
  pool = new pg.Pool({ connectionString });
}

async function stop(): Promise<void> {
  await pool.end();
  expect(await server?.end('SIGTERM')).toMatchObject({ code: 0 });
  server = undefined;
}

async function call<Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server?.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Body;
}

/** Three people sign up; one of them waits for another shift and is renamed. */
async function comeAndGo(admin: Record<string, string>): Promise<string[]> {
  const role = await (await (await given(pool).event()).category()).opportunity();
  const shift = await role.shift({ qtyRequired: 9 });
  const full = await role.shift({ startTime: '20:00', endTime: '21:00', qtyRequired: 1 });
  const ids: string[] = [];
  for (const first of ['Ada', 'Bo', 'Cyd']) {
    const person = { firstName: `${first}${word}`, lastName: `O'Neil-${word}`, email, phone, shiftId: shift.id };
    const made = await call<{ volunteer: { id: string } }>('POST', '/api/signup', person, {
      'idempotency-key': randomUUID(),
    });
    ids.push(made.volunteer.id);
  }
  const other = { firstName: 'Nina', lastName: 'Nobody', email: 'nina@else.example', shiftId: full.id };
  await call('POST', '/api/signup', other);
  const people = [{ firstName: `Ada${word}`, lastName: `O'Neil-${word}` }];
  await call('POST', '/api/waitlist', { shiftId: full.id, email, people });
  // Who waits is renamed.
  await call('PUT', `/api/volunteer/${ids[0]}/name`, { firstName: `Abba${word}`, lastName: word }, admin);
  await mailed();
  return ids;
}

const mailed = () =>
  until(async () => (await pool.query(`select from outbox where state = 'waiting'`)).rowCount === 0, 30_000);

it('an erasure leaves names in files of PostgreSQL at most, and a restored backup has none', async () => {
  await start();
  const admin = (await given(pool).staff('admin')).headers;
  const volunteerIds = await comeAndGo(admin);
  // As PostgreSQL does by itself once many rows changed; its statistics hold values of columns.
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  const before = await holding(dataDir ?? '');
  expect([before.some(ofTables), before.some(ofChanges)]).toEqual([true, true]);
  const noted = `select from pg_stats where schemaname = 'public' and histogram_bounds::text like $1`;
  expect((await pool.query(noted, [`%${word}%`])).rowCount).toBeGreaterThan(0);

  expect(await call('POST', '/api/admin/erasures', { volunteerIds }, admin)).toEqual({ erased: 3 });
  await mailed();
  const backup = join(shelf ?? '', 'now.gz');
  expect(await runProgram(['backup', backup], embedded, dataDir ?? '')).toMatchObject({ code: 0 });
  await stop();
  const after = await holding(dataDir ?? '');
  expect(after.filter((path) => !ofTables(path) && !ofChanges(path))).toEqual([]);
  expect(await holding(shelf ?? '')).toEqual([]);

  // A later start does not bring them into another file.
  await start();
  await stop();
  expect((await holding(dataDir ?? '')).filter((path) => !ofTables(path) && !ofChanges(path))).toEqual([]);

  const words = ['restore', backup, '--erasures', ledgerFile(dataDir ?? '')];
  expect(await runProgram(words, embedded, newDir ?? '')).toMatchObject({ code: 0 });
  dataDir = newDir;
  await start();
  const { rows } = await pool.query('select count(*)::int as people from volunteer where erased_at is not null');
  expect(rows).toEqual([{ people: 3 }]);
  await stop();
  expect(await holding(newDir ?? '')).toEqual([]);
});
