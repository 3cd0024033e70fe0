import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventPage, landing, signupTable } from '../../bench/documents.js';
import { given, visitorDetails } from '../given.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { startOwnPostgres, type OwnPostgres } from '../start-own-postgres.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, spreadOf, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { inspected, settledMemory } from './settled-memory.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// Fifty requests a second, visitors and staff, reads and writes, for half an hour: nothing fails, and nothing grows.

const perSecond = 50;
const seconds = rounds(5, 30 * 60);
/**
 * Shorter runs end while the server still compiles and fills what it keeps: they report the memory without judging it.
 */
const judgesMemory = seconds >= 15 * 60;

let smtp: TestSmtpServer;
let postgres: OwnPostgres;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let clients: Recorder;
let staff: Record<string, string>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  // As in use: it tidies up after what is written, which that of the other tests does not.
  postgres = await startOwnPostgres({ durable: true });
  process.env.TRAILCREW_TEST_DATABASE = postgres.adminUrl;
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  staff = (await given(database.pool).staff('admin')).headers;
  clients = recorder({ staff });
  const settings = { NODE_ENV: 'production', SMTP_URL: smtp.url, LOG_LEVEL: 'warn' };
  server = await startServerProcess({ databaseUrl: database.url, dataDir, settings, flags: inspected });
}, 120_000);
afterAll(async () => {
  clients.close();
  await server.end('SIGTERM');
  await smtp.stop();
  await database.pool.end();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const oneOf = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One;

/** The middle one of a few measurements. */
const middleOf = (values: readonly number[]) => spreadOf(values).middle;

it(
  'serves fifty requests a second without a failure, and holds no more at the end than after a third of the time',
  async () => {
    const event = await given(database.pool).event();
    const shifts: string[] = [];
    for (let c = 0; c < 5; c += 1) {
      const category = await event.category({ name: `Category ${c}` });
      for (let r = 0; r < 4; r += 1) {
        const role = await category.opportunity({ name: `Role ${c}.${r}` });
        for (let s = 0; s < 3; s += 1) shifts.push((await role.shift({ qtyRequired: 1_000 })).id);
      }
    }
    const resident = visitorDetails();
    await clients.signUp(server.url, oneOf(shifts), resident);
    const active: { signupId: string; volunteerId: string }[] = [];
    const reads = { times: [] as number[], failures: [] as string[] };
    const read = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const begun = performance.now();
      try {
        const answer = await fetch(server.url + path, {
          method,
          headers: body ? { 'content-type': 'application/json', ...headers } : headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const text = await answer.text();
        if (answer.status !== 200 || text.startsWith('{"errors"'))
          reads.failures.push(`${method} ${path} ${answer.status} ${text.slice(0, 100)}`);
      } catch (error) {
        reads.failures.push(`${method} ${path} ${String(error)}`);
      }
      reads.times.push(performance.now() - begun);
    };
    const graphql = (query: string, variables: object, headers?: Record<string, string>) =>
      read('POST', '/graphql', { query, variables }, headers);
    const signUp = async () => {
      const { about } = await clients.signUp(server.url, oneOf(shifts), undefined, oneOf(['rest', 'graphql']));
      if (about.signupId && about.volunteerId)
        active.push({ signupId: about.signupId, volunteerId: about.volunteerId });
    };
    const verbs: readonly [number, () => Promise<unknown>][] = [
      [24, () => graphql(eventPage, { slug: event.slug })],
      [14, () => graphql(landing, {})],
      [18, () => read('GET', `/event/${event.slug}`)],
      [14, () => read('GET', `/api/shifts?eventId=${event.id}`)],
      [6, () => read('GET', '/api/stats')],
      [6, () => read('POST', '/api/volunteer/lookup', { email: resident.email })],
      [2, () => read('GET', `/api/reports?eventId=${event.id}`, undefined, staff)],
      [4, () => graphql(signupTable, { filter: { eventId: event.id } }, staff)],
      [5, signUp],
      // As many as sign up: what is read does not grow with the time.
      [5, async () => active[0] && (await clients.cancel(server.url, (active.shift() ?? { signupId: '' }).signupId))],
      [1, () => clients.quantity(server.url, oneOf(shifts), 900 + Math.floor(Math.random() * 100))],
      [1, async () => active[0] && (await clients.rename(server.url, oneOf(active).volunteerId, 'Renamed', 'Berg'))],
    ];
    const deck = verbs.flatMap(([weight, verb]) => Array.from({ length: weight }, () => verb));

    const memory: number[] = [];
    const underWay = new Set<Promise<unknown>>();
    const begun = performance.now();
    const measurements = 30;
    // Requests do not wait for others: each begins at its time, however slow the ones before are.
    for (let number = 0; number < seconds * perSecond; number += 1) {
      const due = begun + (number * 1_000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      const asked: Promise<unknown> = oneOf(deck)().finally(() => underWay.delete(asked));
      underWay.add(asked);
      if (performance.now() - begun > ((memory.length + 1) * seconds * 1_000) / measurements) {
        memory.push(0);
        const place = memory.length - 1;
        const measured: Promise<unknown> = settledMemory(server)
          .then((megabytes) => (memory[place] = megabytes))
          .finally(() => underWay.delete(measured));
        underWay.add(measured);
      }
    }
    await Promise.all(underWay);

    const [third, end] = [middleOf(memory.slice(8, 11)), middleOf(memory.slice(-3))];
    const refused = clients.calls.filter(({ outcome }) => outcome === 'refused');
    // The log says why somebody was refused as it is not available.
    const unavailable = server
      .said()
      .split('\n')
      .filter((line) => line.includes('not available'));
    const violations = [
      ...reads.failures,
      ...unavailable.slice(0, 5).map((line) => line.slice(0, 600)),
      ...refused.map(({ verb, status, code }) => `${verb} ${status} ${code}`),
      ...(await checkHistory(database.pool, clients.calls)),
    ];
    if (judgesMemory && end > third * 1.05)
      violations.push(`memory went from ${Math.round(third)} to ${Math.round(end)} MB`);
    const { middle, slow } = spreadOf(reads.times);
    reportFault(
      '10, steady load',
      `${Math.round(seconds)} s at ${perSecond} requests a second`,
      violations,
      `${reads.times.length} reads, middle ${Math.round(middle)} ms, p95 ${Math.round(slow)}; ${outcomesOf(clients.calls)}; ` +
        `memory ${third.toFixed(0)} MB after a third, ${end.toFixed(0)} at the end (${((end / third - 1) * 100).toFixed(1)} %); ` +
        `each minute ${memory.map(Math.round).join(' ')}`,
    );
    expect(clients.calls.length).toBeGreaterThan(0);
  },
  seconds * 2_000 + 120_000,
);
