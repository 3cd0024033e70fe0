import { jest } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '../test/test-database.js';
import { findPostmaster } from './database/embedded/postmaster-file.js';
import { freePort } from './database/embedded/free-port.js';
import { processIdentity } from './database/embedded/process-identity.js';
import { waitUntil } from './database/embedded/wait-until.js';
import { settingNames } from './settings.js';

// The built server as an operator uses it: another process, its words, its exit code.

const program = fileURLToPath(new URL('../dist/bundle/main.js', import.meta.url));
// Real processes and databases on a machine that may be busy with other tests.
jest.setTimeout(120_000);
const startMilliseconds = 60_000;

let dataDir: string;
let port: number;
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'trailcrew main '));
  port = await freePort();
  children = [];
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  /** Everything written to standard output and standard error so far. */
  said: { out: string; err: string };
  ended: Promise<number | null>;
}

function run(words: string[], settings: Record<string, string> = {}): Run {
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  const own = { PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'false' };
  const child = spawn(process.execPath, [program, ...words], {
    cwd: dataDir,
    env: { ...process.env, ...none, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

async function ready(server: Run): Promise<void> {
  const done = (): boolean => server.said.out.includes('is ready') || server.child.exitCode !== null;
  await waitUntil(done, startMilliseconds);
  if (!server.said.out.includes('is ready'))
    throw new Error(`The server did not start: ${JSON.stringify(server.said)}`);
}

const postmaster = (): { pid: number } => findPostmaster(join(dataDir, 'postgres'))!;

/** A data folder as a server left it that was stopped: tests that are about no new one begin with a copy. */
let left: string | undefined;
afterAll(() => left && rmSync(left, { recursive: true, force: true }));
const startFromLeft = (): void => {
  if (left) execFileSync('cp', ['-a', `${left}/.`, dataDir]);
};

it('serves, and a signal (or three) stops it with its database and code 0', async () => {
  const server = run([]);
  await ready(server);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  // Put together into a few files, the packages of the schema still know each other.
  const asked = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ events { id categories { name } } }' }),
  });
  expect(await asked.json()).toEqual({ data: { events: [] } });
  const database = postmaster();
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(processIdentity(database.pid)).toBeUndefined();
  expect(server.said.err).toBe('');
  left = mkdtempSync(join(tmpdir(), 'trailcrew-left-'));
  execFileSync('cp', ['-a', `${dataDir}/.`, left]);
});

it('stops cleanly when the signal comes in the middle of the start', async () => {
  const server = run([]);
  await waitUntil(() => findPostmaster(join(dataDir, 'postgres')) !== undefined, startMilliseconds);
  const database = postmaster();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(processIdentity(database.pid)).toBeUndefined();
  expect(server.said.out).not.toContain('is ready');
});

it('comes up after a kill -9, and refuses a second server on its folder or its port meanwhile', async () => {
  startFromLeft();
  const first = run([]);
  await ready(first);
  const sameFolder = run([], { PORT: String(await freePort()) });
  const samePort = run([], { DATA_DIR: join(dataDir, 'other') });
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.said.err).toBe(
    `Another Trailcrew (process ${first.child.pid}) already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.\n`,
  );
  expect(await samePort.ended).toBe(1);
  expect(samePort.said.err).toBe(`Port ${port} is already in use. Set PORT to another one.\n`);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = run([]);
  await ready(second);
});

it('says a wrong setting in one line', async () => {
  const server = run([], { LOG_LEVEL: 'loud' });
  expect(await server.ended).toBe(1);
  expect(server.said).toEqual({ out: '', err: expect.stringMatching(/^LOG_LEVEL is "loud": expected one of .*\.\n$/) });
});

it('says a port that a stranger uses in one line, before it makes a database', async () => {
  const stranger = createServer().listen(port, '127.0.0.1');
  await once(stranger, 'listening');
  const server = run([]);
  expect(await server.ended).toBe(1);
  stranger.close();
  expect(server.said.err).toBe(`Port ${port} is already in use. Set PORT to another one.\n`);
  expect(postmaster()).toBeUndefined();
});

it('says an address that is not ours in one line', async () => {
  const server = run([], { HOST: '192.0.2.1' });
  expect(await server.ended).toBe(1);
  expect(server.said.err).toMatch(/^The server cannot listen on 192\.0\.2\.1:\d+ \(EADDRNOTAVAIL\)\. Set HOST .*\n$/);
});

it('says that the database is down, or refuses the password, in one line without the password', async () => {
  const nothing = await freePort();
  const down = run([], { DATABASE_URL: `postgres://crew:hush-hush@127.0.0.1:${nothing}/crew` });
  expect(await down.ended).toBe(1);
  expect(down.said.err).toBe(
    `The database at 127.0.0.1:${nothing}/crew cannot be used (nothing listens there): start it, or correct DATABASE_URL.\n`,
  );
  const database = await createTestDatabase();
  const url = new URL(database.url);
  url.password = 'hush-hush';
  const refused = run([], { DATABASE_URL: url.href });
  expect(await refused.ended).toBe(1);
  await database.drop();
  expect(refused.said.err).toMatch(
    /^The database at \S+ cannot be used \(it refuses the user or the password\): .*\n$/,
  );
  expect(down.said.err + refused.said.err).not.toContain('hush');
});

it('stops when the launcher that started it is gone', async () => {
  startFromLeft();
  const text = `
    const { spawn } = await import('node:child_process');
    const child = spawn(process.execPath, [${JSON.stringify(program)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('exit', () => process.exit());`;
  const file = join(dataDir, 'launcher.mjs');
  writeFileSync(file, text);
  const launcher = spawn(process.execPath, [file], {
    cwd: dataDir,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  launcher.stdout.setEncoding('utf8').on('data', (words: string) => (out += words));
  await waitUntil(() => out.includes('is ready'), startMilliseconds);
  const database = postmaster();
  launcher.kill('SIGKILL');
  expect(await waitUntil(() => processIdentity(database.pid) === undefined, 10_000)).toBe(true);
});

it('migrates, saves and restores by command, with the server stopped or running', async () => {
  const migrated = run(['migrate']);
  expect(await migrated.ended).toBe(0);
  expect(migrated.said.out).toMatch(/^The database is up to date \(.*foundation.*\)\.\n$/);
  const server = run([], { ADMIN_EMAIL: 'ann@example.org', ADMIN_PASSWORD: 'a long password' });
  await ready(server);
  const file = join(dataDir, 'saved');
  const saved = run(['backup', file]);
  expect(await saved.ended).toBe(0);
  expect(saved.said.out).toMatch(/^Saved to .*saved: \d+ tables, \d+ rows, 1 files\.\n$/);
  const due = run(['retention', '--dry']);
  expect(await due.ended).toBe(0);
  expect(due.said.out).toMatch(
    /^On \d{4}-\d\d-\d\d at 03:10 \(UTC\) would go:\n {2}0 phone numbers, kept for 56 days\n/,
  );
  const rescued = run(['rescue', 'Ann@example.org']);
  expect(await rescued.ended).toBe(0);
  expect(rescued.said.out).toMatch(
    /^A link for .* to set a new password\. .*:\n\S+\/reset-password\?token=[\w-]{43}\n$/,
  );
  const [, token = ''] = /token=([\w-]+)/.exec(rescued.said.out) ?? [];
  const setPassword = () =>
    fetch(`http://127.0.0.1:${port}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'another long password' }),
    });
  expect(await (await setPassword()).json()).toMatchObject({ user: { email: 'ann@example.org' } });
  const key = readFileSync(join(dataDir, 'secret.key'), 'utf8');

  const elsewhere = join(dataDir, 'elsewhere');
  const restored = run(['restore', file], { DATA_DIR: elsewhere });
  expect(await restored.ended).toBe(0);
  const [done, ...besides] = restored.said.out.split('\n');
  expect(`${done?.replace('Restored from', 'Saved to')}\n`).toBe(saved.said.out);
  expect(besides).toEqual([expect.stringMatching(/^No list of erasures was found: .* --erasures FILE\.$/), '']);
  expect(readFileSync(join(elsewhere, 'secret.key'), 'utf8')).toBe(key);

  const again = run(['restore', file], { DATA_DIR: elsewhere });
  expect(await again.ended).toBe(1);
  expect(again.said.err).toMatch(/^The database is not empty: .*--force.*\n$/);
  expect(await run(['restore', '--force', file], { DATA_DIR: elsewhere }).ended).toBe(0);
});

it('says what is wrong with a command', async () => {
  const unknown = run(['dance']);
  expect(await unknown.ended).toBe(1);
  expect(unknown.said.err).toMatch(/^Unknown command "dance": .*\n$/);
  const nameless = run(['backup']);
  expect(await nameless.ended).toBe(1);
  expect(nameless.said.err).toBe('Name one file: npm run backup -- FILE\n');
  for (const words of [[], ['ann'], ['ann@example.org', 'bo@example.org']]) {
    const lost = run(['rescue', ...words]);
    expect(await lost.ended).toBe(1);
    expect(lost.said.err).toBe('Name one address: npm run rescue -- EMAIL\n');
  }
  const wet = run(['retention']);
  expect(await wet.ended).toBe(1);
  expect(wet.said.err).toBe('Old data goes at night. See what would go: npm run retention -- --dry\n');
});
