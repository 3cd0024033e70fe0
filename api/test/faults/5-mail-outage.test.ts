import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/database/embedded/free-port.js';

import { given, visitorDetails } from '../given.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { startTestServer } from '../start-test-server.js';
import { createTestDatabase } from '../test-database.js';
import { until } from '../until.js';

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());

const signupsOf = (addresses: string[]) =>
  smtp.received.filter(({ recipients }) => addresses.includes(recipients[0] ?? ''));

it('takes signups as quickly while the mail server refuses, and sends every mail once when it is back', async () => {
  const server = await startTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Club <club@example.org>' });
  try {
    const shift = await given(server.database.pool).shift({ qtyRequired: 200 });
    const sign = async (count: number): Promise<string[]> => {
      const emails: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const details = visitorDetails();
        emails.push(details.email);
        const { status } = await server.rest('POST', '/api/signup', { ...details, shiftId: shift.id });
        expect(status).toBe(201);
      }
      return emails;
    };
    const allSent = () =>
      until(async () => {
        const { rows } = await server.database.pool.query(`select 1 from outbox where state <> 'sent'`);
        return rows.length === 0;
      }, 30_000);
    const timed = async (work: () => Promise<string[]>) => {
      const started = performance.now();
      const emails = await work();
      return { emails, took: performance.now() - started };
    };
    await sign(5);
    const calm = await timed(() => sign(40));
    // Until each is noted as sent: a server that dies between its yes and our note gets that mail a second time, by promise.
    await allSent();
    expect(signupsOf(calm.emails)).toHaveLength(40);

    await smtp.stop();
    const outage = await timed(() => sign(40));
    // A signup that waited for the mail server would take seconds each; a wide ratio within one run shows that none does.
    expect(outage.took).toBeLessThan(calm.took * 5 + 500);
    expect(signupsOf(outage.emails)).toHaveLength(0);

    await smtp.start();
    await allSent();
    for (const email of [...calm.emails, ...outage.emails]) expect(signupsOf([email])).toHaveLength(1);
    expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(smtp.received.length);
  } finally {
    await server.close();
  }
}, 60_000);

it('keeps an acknowledged signup and its mail through a kill -9 right after the answer', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-kill-'));
  const port = await freePort();
  const children: ChildProcess[] = [];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url))], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        DEMO_DATA: 'false',
        SMTP_URL: smtp.url,
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
      cwd: dataDir,
    });
    children.push(child);
    await until(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      return answer?.status === 200;
    }, 30_000);
    return child;
  };
  try {
    const shift = await given(database.pool).shift({ qtyRequired: 50 });
    // Nothing can have been sent before the kill.
    await smtp.stop();
    const first = await start();
    const people = Array.from({ length: 20 }, () => visitorDetails());
    const answers = await Promise.all(
      people.map((person) =>
        fetch(`http://127.0.0.1:${port}/api/signup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...person, shiftId: shift.id }),
        }),
      ),
    );
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201));

    await smtp.start();
    await start();
    const addresses = people.map(({ email }) => email);
    await smtp.until(() => new Set(signupsOf(addresses).map(({ recipients }) => recipients[0])).size === 20);
    const { rows } = await database.pool.query(
      `select count(*)::int as active from signup where shift_id = $1 and status = 'active'`,
      [shift.id],
    );
    expect(rows).toEqual([{ active: 20 }]);
    expect(new Set(signupsOf(addresses).map(({ parsed }) => parsed.messageId)).size).toBe(20);
  } finally {
    for (const child of children) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    }
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 90_000);
