import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { given, visitorDetails } from '../given.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, rounds, spreadOf, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// A mail server that is away, hangs, puts off, refuses or hangs up. Nobody who signs up notices, and every mail arrives in the end.

/** An installation with a mail server of its own. */
interface Club {
  database: TestDatabase;
  smtp: TestSmtpServer;
  server: ServerProcess;
  clients: Recorder;
  staff: Record<string, string>;
  shiftId: string;
  end(): Promise<void>;
}

async function aClub(): Promise<Club> {
  const [database, smtp] = [await createTestDatabase(), await startSmtpServer()];
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  await watchCommits(database.pool);
  const { id: shiftId } = await given(database.pool).shift({ qtyRequired: 100_000 });
  const { headers: staff } = await given(database.pool).staff('admin');
  const settings = { SMTP_URL: smtp.url };
  const server = await startServerProcess({ databaseUrl: database.url, dataDir, settings });
  const clients = recorder({ staff });
  const end = async () => {
    clients.close();
    await server.end('SIGTERM');
    await smtp.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, smtp, server, clients, staff, shiftId, end };
}

let clubs: Club[];
beforeAll(async () => {
  clubs = [await aClub(), await aClub()];
}, 120_000);
afterAll(async () => {
  await Promise.all(clubs.map((club) => club.end()));
});
afterEach(() => {
  for (const { smtp } of clubs) smtp.mood = 'accept';
});

/** Milliseconds until no mail waits any more. */
async function nothingQueued({ database }: Club): Promise<number> {
  const begun = performance.now();
  await until(async () => {
    const { rows } = await database.pool.query(`select 1 from outbox where state = 'waiting' limit 1`);
    return rows.length === 0;
  }, 180_000);
  return performance.now() - begun;
}

/** The same where what was put off, which would be tried again in ten seconds, is due now. */
async function allTriedAgain({ database }: Club): Promise<number> {
  const begun = performance.now();
  await until(async () => {
    await database.pool.query(
      `update outbox set next_attempt_at = now() where state = 'waiting' and leased_until is null`,
    );
    const { rows } = await database.pool.query(`select 1 from outbox where state = 'waiting' limit 1`);
    return rows.length === 0;
  }, 120_000);
  return performance.now() - begun;
}

/** A sentence for each of these people who did not get exactly one mail. */
function mailsAmiss({ smtp }: Club, emails: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const { recipients } of smtp.received)
    for (const address of recipients) count.set(address, (count.get(address) ?? 0) + 1);
  return emails.flatMap((email) => (count.get(email) === 1 ? [] : [`${email} got ${count.get(email) ?? 0} mails`]));
}

async function signUp({ clients, server, shiftId }: Club): Promise<{ email: string; took: number }> {
  const person = visitorDetails();
  const { begun, ended } = await clients.signUp(server.url, shiftId, person);
  return { email: person.email, took: ended - begun };
}

it('is no slower while the mail server is away for long, and sends every mail when it is back', async () => {
  const [calm, struck] = clubs as [Club, Club];
  const seconds = rounds(1, 600);
  await Promise.all(Array.from({ length: rounds(5, 20) }, () => Promise.all([signUp(calm), signUp(struck)])));
  await Promise.all([nothingQueued(calm), nothingQueued(struck)]);
  await struck.smtp.stop();
  const times = new Map<Club, number[]>([
    [calm, []],
    [struck, []],
  ]);
  const emails: string[] = [];
  const [begun, turns] = [performance.now(), full ? 300 : 8];
  for (let turn = 0; turn < turns; turn += 1) {
    // Several of each a turn, one after the other and in turn: what else this computer does strikes both alike.
    for (let number = 0; number < 4; number += 1)
      for (const club of number % 2 ? [calm, struck] : [struck, calm]) {
        const { email, took } = await signUp(club);
        times.get(club)?.push(took);
        if (club === struck) emails.push(email);
      }
    await pause(Math.max(0, begun + ((turn + 1) * seconds * 1_000) / turns - performance.now()));
  }
  const early = mailsAmiss(struck, emails).length;
  await struck.smtp.start();
  // What was tried meanwhile is tried again in ten seconds and more; the short form does not wait for that.
  const took = full ? await nothingQueued(struck) : await allTriedAgain(struck);
  await nothingQueued(calm);
  const [without, during] = [calm, struck].map((club) => spreadOf(times.get(club) ?? [])) as [
    ReturnType<typeof spreadOf>,
    ReturnType<typeof spreadOf>,
  ];
  const violations = [
    ...(await checkHistory(calm.database.pool, calm.clients.calls)),
    ...(await checkHistory(struck.database.pool, struck.clients.calls)),
    ...mailsAmiss(struck, emails),
  ];
  if (early !== emails.length) violations.push(`${emails.length - early} mails arrived while the mail server was away`);
  // Few signups beside other tests only show that none waits for the mail server, which would take seconds.
  if (during.slow > without.slow * (full ? 1.1 : 5) + (full ? 0 : 500))
    violations.push(`p95 of signups went from ${without.slow.toFixed(1)} to ${during.slow.toFixed(1)} ms`);
  reportFault(
    '5, the mail server away',
    `${seconds} s with ${emails.length} signups`,
    violations,
    `signups take ${during.middle.toFixed(1)} ms, p95 ${during.slow.toFixed(1)} (without the outage, in turn, ` +
      `${without.middle.toFixed(1)} and ${without.slow.toFixed(1)}: p95 ${((during.slow / without.slow - 1) * 100).toFixed(1)} %); ` +
      `${emails.length - mailsAmiss(struck, emails).length} of ${emails.length} arrived once, the last ${(took / 1_000).toFixed(1)} s after the return`,
  );
}, 1_200_000);

it('gets every mail through a mail server that puts off, hangs up after the message, or hangs', async () => {
  const [, club] = clubs as [Club, Club];
  const { smtp, database, clients } = club;
  // A hanging server is left after fifteen seconds: that is for the full form.
  const moods = full ? (['postpone', 'defer', 'busy', 'drop', 'hang'] as const) : (['postpone', 'drop'] as const);
  const emails: string[] = [];
  for (const mood of moods) {
    smtp.mood = mood;
    for (let number = 0; number < 10; number += 1) emails.push((await signUp(club)).email);
    // It has met each failure before the server mends its ways.
    await until(async () => {
      const { rows } = await database.pool.query(
        `select 1 from outbox where state = 'waiting' and last_error is not null limit 1`,
      );
      return rows.length > 0;
    }, 60_000);
    smtp.mood = 'accept';
    await allTriedAgain(club);
  }
  const violations = [...(await checkHistory(database.pool, clients.calls)), ...mailsAmiss(club, emails)];
  reportFault(
    '5, a mail server in moods',
    moods.join(', '),
    violations,
    `${outcomesOf(clients.calls)}; ${smtp.turnedAway.length} whole messages were turned away`,
  );
  expect(smtp.turnedAway.length).toBeGreaterThan(0);
}, 400_000);

it('shows staff whose mail was refused for good, and sends those of all others', async () => {
  const [, club] = clubs as [Club, Club];
  const { smtp, server, database, staff, clients, shiftId } = club;
  const emails: string[] = [];
  const unknown = visitorDetails();
  smtp.unknown.add(unknown.email);
  await clients.signUp(server.url, shiftId, unknown);
  for (let number = 0; number < 5; number += 1) emails.push((await signUp(club)).email);
  await nothingQueued(club);
  const answer = await fetch(`${server.url}/api/undelivered-mails`, { headers: staff });
  const page = await answer.text();
  const violations = [...(await checkHistory(database.pool, clients.calls)), ...mailsAmiss(club, emails)];
  reportFault('5, an address refused with 550', '1 of 6', violations);
  expect(page).toContain(unknown.email);
  expect(page).toContain('550');
}, 120_000);
