import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findRunningEmbedded } from './find-running-embedded.js';
import { findPostmaster } from './postmaster-file.js';
import { processIdentity } from './process-identity.js';
import { startEmbedded, type EmbeddedPostgres } from './start-embedded.js';
import { waitUntil } from './wait-until.js';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
let dataDir: string;
let folder: string;
let running: EmbeddedPostgres[];
let said: string[];

/** A cluster that was made before, for tests that are not about making one. */
let made: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'trailcrew-made-'));
  await (await startEmbedded({ folder: join(made, 'postgres'), log: () => undefined, durable: false })).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trailcrew embedded '));
  folder = join(dataDir, 'postgres');
  running = [];
  said = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ folder, log: (line) => said.push(line), durable: false });
  running.push(server);
  return server;
}

/** Copies the cluster that was made before, with its owner. */
function useMade(): void {
  execFileSync('cp', ['-a', join(made, 'postgres'), folder]);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Another process with a server on the same folder; resolves when it has written something and prints its address. */
async function startElsewhere(): Promise<{ pid: number; ended: Promise<unknown> }> {
  const module = fileURLToPath(new URL('../../../dist/database/embedded/start-embedded.js', import.meta.url));
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    const { url } = await startEmbedded({ folder: ${JSON.stringify(folder)}, log() {} });
    console.log(url);
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  await query(line.trim(), "create table note as select 'kept' as text");
  return { pid: child.pid!, ended };
}

function groupAndAccountOf(pid: number): (number | undefined)[] {
  if (process.platform === 'linux') {
    const group = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
    const account = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return [Number(group), Number(account)];
  }
  const text = execFileSync('ps', ['-o', 'pgid=,uid=', '-p', String(pid)], { encoding: 'utf8' });
  return text.trim().split(/\s+/).map(Number);
}

it('starts a new database in a path with spaces, keeps its data and stops without leaving a process', async () => {
  const first = await start();
  const facts = `select current_setting('server_version_num')::int / 10000 as major, current_setting('TimeZone') as zone,
    current_setting('max_connections') as connections, pg_encoding_to_char(encoding) as encoding, lower('ÄØ') as lower
    from pg_database where datname = current_database()`;
  expect(await query(first.url, facts)).toEqual([
    { major: 18, zone: 'UTC', connections: '60', encoding: 'UTF8', lower: 'äø' },
  ]);
  await query(first.url, 'create table note as select 1 as number');
  expect(findRunningEmbedded(folder)).toBe(first.url);
  const { pid } = findPostmaster(folder)!;
  await first.stop();
  expect(findRunningEmbedded(folder)).toBeUndefined();
  expect(processIdentity(pid)).toBeUndefined();
  expect(existsSync(`${folder}.lock`)).toBe(false);

  const second = await start();
  expect(await query(second.url, 'select number from note')).toEqual([{ number: 1 }]);
});

it('keeps the password to itself and asks for it', async () => {
  useMade();
  const { url } = await start();
  expect(statSync(join(folder, 'trailcrew-password')).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

it('keeps what people typed out of its log: no details, no statements and no values in messages', async () => {
  useMade();
  const { url } = await start();
  await query(url, 'create table person (email text primary key)');
  const add = () => query(url, `insert into person values ('ada@example.org')`);
  await add();
  await expect(add()).rejects.toMatchObject({ detail: expect.stringContaining('ada@example.org') });
  await expect(query(url, `select email::uuid from person`)).rejects.toThrow('ada@example.org');
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('ada@example.org');
});

it('promises durability unless configured otherwise', async () => {
  useMade();
  const server = await startEmbedded({ folder, log: () => undefined });
  running.push(server);
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(server.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
});

it('refuses a second server while the first one lives, in one sentence', async () => {
  useMade();
  await start();
  await expect(start()).rejects.toThrow(
    `Another Trailcrew (process ${process.pid}) already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
  expect(findPostmaster(folder)).toBeDefined();
});

it('takes over from a killed process: the PostgreSQL left behind is stopped and what was committed is there', async () => {
  useMade();
  const elsewhere = await startElsewhere();
  const orphan = findPostmaster(folder)!;
  await expect(start()).rejects.toThrow(`(process ${elsewhere.pid})`);
  process.kill(elsewhere.pid, 'SIGKILL');
  await elsewhere.ended;
  expect(findPostmaster(folder)?.pid).toBe(orphan.pid);

  const { url } = await start();
  expect(said).toEqual(['Stopping the PostgreSQL that an earlier run left behind.']);
  expect(findPostmaster(folder)?.pid).not.toBe(orphan.pid);
  expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

it('comes up when process and PostgreSQL were both killed', async () => {
  useMade();
  const elsewhere = await startElsewhere();
  const { pid } = findPostmaster(folder)!;
  process.kill(elsewhere.pid, 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  await elsewhere.ended;
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(true);
  const { url } = await start();
  expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

it('is not misled by an old postmaster file whose process id belongs to a stranger now', async () => {
  useMade();
  await (await start()).stop();
  writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  expect(findPostmaster(folder)).toBeUndefined();
  await start();
});

it('starts PostgreSQL again on the same address when it dies', async () => {
  useMade();
  const { url } = await start();
  const { pid } = findPostmaster(folder)!;
  process.kill(pid, 'SIGKILL');
  const isBack = () => {
    const now = findPostmaster(folder);
    return now !== undefined && now.pid !== pid && findRunningEmbedded(folder) === url;
  };
  expect(await waitUntil(isBack, 10_000)).toBe(true);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('creates a half-made database again', async () => {
  mkdirSync(`${folder}.new/base`, { recursive: true });
  writeFileSync(`${folder}.new/PG_VERSION`, '18\n');
  writeFileSync(`${folder}.new-password`, 'old');
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(`${folder}.new`)).toBe(false);
  expect(existsSync(`${folder}.new-password`)).toBe(false);
});

it('names the version of a database that another release made', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '16\n');
  await expect(start()).rejects.toThrow(/^\S.* was made by PostgreSQL 16, but this release brings PostgreSQL 18: /);
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('16\n');
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it('does not touch a folder that holds something else', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'letter.txt'), 'dear');
  await expect(start()).rejects.toThrow('holds other files and no PostgreSQL data');
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear');
});

it('says in one sentence that the data folder cannot be written', async () => {
  chmodSync(dataDir, 0o555);
  // Root may write anywhere, so it becomes nobody for the moment of the attempt.
  if (isRoot) process.seteuid?.(nobody);
  const attempt = start();
  if (isRoot) process.seteuid?.(0);
  await expect(attempt).rejects.toMatchObject({
    name: 'StartError',
    message: `The data folder ${dataDir} cannot be written by this account: change its owner, or set DATA_DIR to another folder.`,
  });
});

it('says in one sentence that the data folder is a file', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  folder = join(file, 'postgres');
  await expect(start()).rejects.toMatchObject({
    name: 'StartError',
    message: `The data folder ${file} is not a folder: set DATA_DIR to another place.`,
  });
});

it('runs PostgreSQL apart from our process group, and never as root, even in a folder that only root can enter', async () => {
  chmodSync(dataDir, 0o700);
  await start();
  const { pid } = findPostmaster(folder)!;
  const [group, account] = groupAndAccountOf(pid);
  expect(group).toBe(pid);
  expect(account).toBe(statSync(folder).uid);
  expect(account).not.toBe(0);
});
