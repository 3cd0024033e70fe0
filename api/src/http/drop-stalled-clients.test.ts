import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { given, visitorDetails } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { until } from '../../test/until.js';

const patience = 1_000;
/** Together far more than the system takes for a reader who does not read. */
const many = 800;

let server: TestServer;
/** The server's ends of connections, by the port of the other end. */
const ends = new Map<number, Socket>();
const note = (message: unknown): void => {
  const { socket } = message as { socket: Socket };
  if (socket.remotePort !== undefined) ends.set(socket.remotePort, socket);
};

beforeAll(async () => {
  subscribe('http.server.request.start', note);
  server = await startTestServer({}, { keepsAnswers: true, readerTimeout: patience });
  const event = await given(server.database.pool).event();
  const { id } = await event.category();
  await server.database.pool.query(
    `with o as (insert into opportunity (event_id, category_id, name) values ($1, $2, 'Timing') returning id)
     insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select $1, o.id, date '2027-02-18', '07:00', '09:00', n from o, generate_series(1, 50) n`,
    [event.id, id],
  );
});
afterAll(async () => {
  unsubscribe('http.server.request.start', note);
  await server.close();
});

/** Asks so often on one connection, and reads nothing yet. */
async function ask(path: string, headers: Record<string, string>, times: number): Promise<Socket> {
  const client = connect(server.running.port, '127.0.0.1');
  client.pause();
  client.on('error', () => undefined);
  await once(client, 'connect');
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  client.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`.repeat(times));
  return client;
}

async function serverEndOf({ localPort }: Socket): Promise<Socket> {
  await until(() => ends.has(localPort ?? 0), 10_000);
  return ends.get(localPort ?? 0) as Socket;
}

describe('an answer that nobody reads', () => {
  it.each([
    ['an answer from memory', '/api/shifts', () => Promise.resolve({})],
    [
      'one made for the staff',
      '/api/shifts',
      async () => (await given(server.database.pool).staff('admin', { email: 'admin@example.org' })).headers,
    ],
  ])('does not hold the connection: %s', async (_what, path, headersOf) => {
    const client = await ask(path, await headersOf(), many);
    const end = await serverEndOf(client);
    await until(() => end.writableLength > 0, 20_000);
    await until(() => end.destroyed, 20 * patience);
    client.destroy();
  });
});

describe('an answer that takes its time', () => {
  it('is not cut off while it is made', async () => {
    const shift = await given(server.database.pool).shift();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from shift where id = $1 for update', [shift.id]);
    const answer = server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
    // Nothing may happen in this time: that is what is tried.
    await pause(2.5 * patience);
    await holder.query('rollback');
    holder.release();
    expect((await answer).status).toBe(201);
  });

  it('is not cut off while it is read slowly', async () => {
    const one = await fetch(`${server.url}/api/shifts`, { headers: { 'accept-encoding': 'identity' } });
    const least = many * Number(one.headers.get('content-length'));
    const begun = performance.now();
    const client = await ask('/api/shifts', {}, many);
    let bytes = 0;
    while (bytes < least) {
      const part = client.read() as Buffer | null;
      if (part) bytes += part.length;
      else if (client.destroyed) break;
      await pause(5);
    }
    expect(bytes).toBeGreaterThanOrEqual(least);
    expect(performance.now() - begun).toBeGreaterThan(2 * patience);
    client.destroy();
  });
});
