import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/database/embedded/free-port.js';
import { given } from '../given.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, rounds, spreadOf, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';
import { promised } from '../promised.js';

// The server is killed as the system does when memory runs out: under people who sign up, and while it sends mails.

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());

let database: TestDatabase;
let dataDir: string;
let port: number;
let server: ServerProcess | undefined;
let clients: Recorder;
beforeEach(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  port = await freePort();
  clients = recorder();
});
afterEach(async () => {
  clients.close();
  await server?.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> =>
  (server = await startServerProcess({ databaseUrl: database.url, dataDir, port, settings: { SMTP_URL: smtp.url } }));

/** Milliseconds until every mail that is queued was sent. */
async function allSent(): Promise<number> {
  const begun = performance.now();
  await until(async () => {
    const { rows } = await database.pool.query(`select 1 from outbox where state <> 'sent' limit 1`);
    return rows.length === 0;
  }, 120_000);
  return performance.now() - begun;
}

/** Mails that arrived more than once: one that was under way at a kill may. */
async function repeatedMails(): Promise<{ arrived: number; repeated: number; missing: number }> {
  const { rows } = await database.pool.query<{ id: string }>('select message_id as id from outbox');
  const ours = new Set(rows.map(({ id }) => id));
  const came = smtp.received.map(({ parsed }) => parsed.messageId ?? '').filter((id) => ours.has(id));
  const arrived = new Set(came).size;
  return { arrived, repeated: came.length - arrived, missing: ours.size - arrived };
}

it('loses nothing that it acknowledged when it is killed under load', async () => {
  const kills = rounds(1, 20);
  const shifts: string[] = [];
  for (let number = 0; number < 8; number += 1)
    shifts.push((await given(database.pool).shift({ qtyRequired: 100_000 })).id);
  let up = await start();
  let over = false;
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    while (!over) {
      const { status } = await clients.signUp(
        up.url,
        shifts[writer % 8] as string,
        undefined,
        writer % 2 ? 'rest' : 'graphql',
      );
      // Nobody there: they come back when somebody is.
      const { said } = up;
      if (status === 0) await until(() => over || said !== up.said, 60_000);
    }
  });
  const back: number[] = [];
  try {
    for (let round = 0; round < kills; round += 1) {
      const before = clients.calls.length;
      await until(() => clients.calls.length > before + 100, 60_000);
      await up.end('SIGKILL');
      up = await start();
      back.push(up.readyAfter);
    }
  } finally {
    over = true;
    await Promise.all(writers);
  }
  // Mails that the last killed process had leased are free half a minute later: the short form leaves that to the next
  // test.
  const took = full ? await allSent() : 0;
  const { arrived, repeated, missing } = await repeatedMails();
  const violations = await checkHistory(database.pool, clients.calls, { brokenOff: true });
  if (full && missing > 0) violations.push(`${missing} mails are noted as sent and never arrived`);
  if (repeated > kills) violations.push(`${repeated} mails came twice after ${kills} kills`);
  const late = back.filter((milliseconds) => milliseconds > (full ? 3_000 : 20_000));
  violations.push(...late.map((milliseconds) => `back only after ${Math.round(milliseconds)} ms`));
  const { middle, slow } = spreadOf(back);
  reportFault(
    '3, the server killed',
    `${kills} rounds`,
    violations,
    `${outcomesOf(clients.calls)}; back after ${Math.round(middle)} ms, p95 ${Math.round(slow)}; ${arrived} mails, ${repeated} twice, the last ${Math.round(took)} ms later`,
  );
}, 900_000);

it('sends every mail when it is killed in the middle of sending', async () => {
  const [kills, mails] = [rounds(1, 20), rounds(60, 500)];
  const shift = await given(database.pool).shift({ qtyRequired: 1_000 });
  await smtp.stop();
  const up = await start();
  for (let sent = 0; sent < mails; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => clients.signUp(up.url, shift.id)));
  await up.end('SIGKILL');
  await smtp.start();
  const arrivals = () => smtp.received.length;
  const before = arrivals();
  const step = Math.floor(clients.calls.length / (kills + 1));
  for (let round = 1; round <= kills; round += 1) {
    const running = await start();
    await until(() => arrivals() >= before + round * step, 120_000);
    await running.end('SIGKILL');
    // What it had leased is free half a minute later; the short form does not wait for that.
    if (!full) await database.pool.query('update outbox set leased_until = null');
  }
  await start();
  const took = await allSent();
  const { arrived, repeated, missing } = await repeatedMails();
  const violations = await checkHistory(database.pool, clients.calls);
  if (missing > 0) violations.push(`${missing} mails are noted as sent and never arrived`);
  // Four go out at a time: a single kill may repeat as many, many kills no more than themselves.
  if (repeated > (full ? kills : 4 * kills)) violations.push(`${repeated} mails came twice after ${kills} kills`);
  if (took > promised(60_000)) violations.push(`the last mail went out ${Math.round(took)} ms after the return`);
  reportFault(
    '3, the runner killed',
    `${kills} rounds over ${clients.calls.length} mails`,
    violations,
    `${arrived} arrived, ${repeated} twice, the last ${Math.round(took)} ms after the return`,
  );
  expect(arrived).toBe(clients.calls.length);
}, 900_000);
