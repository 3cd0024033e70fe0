import { afterAll, beforeAll, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given, visitorDetails } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, rounds, spreadOf, reportFault } from './fault.js';
import { outcomesOf, recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';
import { promised } from '../promised.js';

// People on bad lines: who never finish their question, who send it byte by byte, who do not take the answer.

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  server = await startServerProcess({ databaseUrl: database.url, dataDir });
}, 120_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A connection that sends these bytes, and what came back so far. */
function line(text: string): { socket: Socket; said: () => string } {
  let said = '';
  const socket = connect({ host: '127.0.0.1', port: server.port });
  socket.on('error', () => undefined);
  socket.on('data', (part) => (said += part.toString('latin1')));
  socket.write(text);
  return { socket, said: () => said };
}

function question(body: object): [head: string, body: string] {
  const text = JSON.stringify(body);
  const head = `POST /api/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`;
  return [head, text];
}

it('keep nobody else waiting, are answered when they are done, and do not keep the server from stopping', async () => {
  const many = rounds(50, 300);
  const shift = await given(database.pool).shift({ qtyRequired: 10_000 });
  const big = await (await (await given(database.pool).event()).category()).opportunity();
  for (let number = 0; number < 200; number += 1) await big.shift();
  const clients = recorder();
  const others = async () => {
    const times: number[] = [];
    for (let number = 0; number < 30; number += 1) {
      const { begun, ended } = await clients.signUp(server.url, shift.id);
      times.push(ended - begun);
    }
    return spreadOf(times);
  };
  await others();
  const calm = await others();

  const halfHeads = Array.from({ length: many }, () => line('POST /api/signup HTTP/1.1\r\nHost: x\r\nX-Slow: '));
  const dribblers = Array.from({ length: many }, () => {
    const [head, body] = question({ ...visitorDetails(), shiftId: shift.id });
    return { ...line(head + body.slice(0, 10)), left: body.slice(10) };
  });
  const ask = `GET /api/shifts?eventId=${big.eventId} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const nonReaders = Array.from({ length: many }, () => {
    const one = line('');
    one.socket.pause();
    one.socket.write(ask.repeat(10));
    return one;
  });
  const dribbling = setInterval(() => {
    for (const { socket } of halfHeads) socket.write('x');
    for (const one of dribblers) {
      if (one.left.length <= 1) continue;
      one.socket.write(one.left.slice(0, 1));
      one.left = one.left.slice(1);
    }
  }, 100);
  const violations: string[] = [];
  const beside = await others();
  const begun = performance.now();
  const { status } = await fetch(`${server.url}/readyz`);
  if (status !== 200 || performance.now() - begun > promised(1_000))
    violations.push(`/readyz answered ${status}, or late`);
  // On a busy computer the same signups differ by themselves.
  if (beside.middle > promised(50) + 3 * calm.middle)
    violations.push(
      `signups of others took ${beside.middle.toFixed(0)} ms beside them, ${calm.middle.toFixed(0)} before`,
    );
  clearInterval(dribbling);
  for (const { socket, left } of dribblers) socket.write(left);
  await until(() => dribblers.every(({ said }) => said().includes('"signup"')), 60_000);
  const refused = dribblers.filter(({ said }) => !said().startsWith('HTTP/1.1 201'));
  violations.push(...refused.map(({ said }) => `a slow client received ${said().slice(0, 40)}`));

  // The server waits ten seconds for them; the short form lets them go.
  if (!full) for (const { socket } of [...halfHeads, ...nonReaders]) socket.destroy();
  const { code, milliseconds } = await server.end('SIGTERM');
  if (code !== 0 || milliseconds > promised(10_500))
    violations.push(`exit ${code} after ${Math.round(milliseconds)} ms`);
  for (const { socket } of [...halfHeads, ...dribblers, ...nonReaders]) socket.destroy();
  clients.close();
  violations.push(...(await checkHistory(database.pool, clients.calls)));
  const { rows } = await database.pool.query<{ kept: number }>('select count(*)::int as kept from signup');
  if (rows[0]?.kept !== clients.calls.length + many) violations.push(`${rows[0]?.kept} signups are kept`);
  reportFault(
    '7, slow clients',
    `${many} each of half heads, slow bodies and those who do not read`,
    violations,
    `${outcomesOf(clients.calls)}; signups of others ${calm.middle.toFixed(1)} ms before, ${beside.middle.toFixed(1)} beside them; stopped after ${Math.round(milliseconds)} ms`,
  );
}, 180_000);
