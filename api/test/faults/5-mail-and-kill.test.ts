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
import { createTestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { reportFault } from './fault.js';

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());

const signupsOf = (addresses: string[]) =>
  smtp.received.filter(({ recipients }) => addresses.includes(recipients[0] ?? ''));

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
    reportFault('5, killed right after the answers', '20 signups', []);
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
});
