import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import type { ServerProcess } from '../faults/start-server-process.js';
import { given, visitorDetails } from '../given.js';
import { listenLive } from '../listen-live.js';
import type { TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { startDeployment, type Deployment } from './start-deployment.js';
import type { Nginx } from './start-nginx.js';

// Three processes of the built server on one database, behind nginx as docs/deployment.md shows it.

let deployment: Deployment;
let database: TestDatabase;
let servers: ServerProcess[];
let nginx: Nginx;
beforeAll(async () => {
  deployment = await startDeployment();
  ({ database, servers, nginx } = deployment);
});
afterAll(() => deployment.stop());

interface Asked {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Which of this machine's addresses asks. */
  from?: string;
  at?: string;
}

const agent = new Agent({ keepAlive: true });

/** One call, by an address of one's own. Rejects when no answer came. */
function ask({ method = 'GET', path, body, headers = {}, from = '127.0.0.1', at = nginx.url }: Asked) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const json = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {};
    const asking = request(
      at + path,
      { method, agent, localAddress: from, headers: { ...json, ...headers } },
      (answer) => {
        let came = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (came += part))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text: came }))
          .on('error', reject);
      },
    );
    asking.on('error', reject).end(text);
  });
}

/** A network of its own for every client, so that no limit is met. */
const address = (client: number) => `127.1.${client >> 8}.${client & 255}`;

const signUp = (shiftId: string, client: number, person = visitorDetails()) =>
  ask({ method: 'POST', path: '/api/signup', body: { ...person, shiftId }, from: address(client) });

/** How often each outcome came. */
function counted(outcomes: readonly (number | string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/**
 * Clients that go on, each call after the other, until they are stopped: every outcome, and the signups that were
 * acknowledged.
 */
function goOn(shiftId: string, clients: number) {
  let stopped = false;
  const outcomes: (number | string)[] = [];
  const acknowledged: string[] = [];
  const one = async (client: number): Promise<void> => {
    while (!stopped) {
      const person = visitorDetails();
      const asked =
        outcomes.length % 2 === 0
          ? signUp(shiftId, client, person)
          : ask({ path: '/api/events', from: address(client) });
      const isSignup = outcomes.length % 2 === 0;
      try {
        const { status, text } = await asked;
        outcomes.push(status);
        if (isSignup && status === 201) acknowledged.push((JSON.parse(text) as { signup: { id: string } }).signup.id);
      } catch (error) {
        outcomes.push((error as { code?: string }).code ?? String(error));
      }
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  return {
    outcomes,
    acknowledged,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

async function expectKept(ids: readonly string[]): Promise<void> {
  const { rows } = await database.pool.query<{ kept: number }>(
    `select count(*)::int as kept from signup where id = any($1::uuid[]) and status = 'active'`,
    [ids],
  );
  expect(rows[0]!.kept).toBe(ids.length);
}

describe('three processes behind nginx', () => {
  it('report changes live, at once, no matter which process made them', async () => {
    const shift = await given(database.pool).shift({ qtyRequired: 40 });
    const listeners = await Promise.all(Array.from({ length: 6 }, () => listenLive(nginx.url, shift.eventId)));
    const slowest: number[] = [];
    for (let client = 0; client < 6; client += 1) {
      const before = listeners.map(({ received }) => received.length);
      expect((await signUp(shift.id, 900 + client)).status).toBe(201);
      const answered = performance.now();
      const haveReceived = () =>
        listeners.every(({ received }, at) =>
          received.slice(before[at]).some(({ shiftIds }) => shiftIds.includes(shift.id)),
        );
      await until(haveReceived, 8_000);
      slowest.push(performance.now() - answered);
    }
    process.stdout.write(`Live through nginx: received after ${slowest.map(Math.round).join(', ')} ms\n`);
    await Promise.all(listeners.map((listener) => listener.end()));
  });

  it('give out exactly the places that there are, and all three work', async () => {
    const shift = await given(database.pool).shift({ qtyRequired: 10 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, client) => signUp(shift.id, client)));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 10, 409: 190 });
    for (const { url } of servers) {
      const { text } = await ask({ path: '/metrics', at: url });
      expect(text).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/api\/signup"/);
    }
    expect((await ask({ path: '/metrics' })).status).toBe(403);
  });

  it('show everybody the truth at once, whichever process answers', async () => {
    const make = given(database.pool);
    const event = await make.event();
    const shift = await (await (await event.category()).opportunity()).shift({ qtyRequired: 60 });
    const query = `{ event(slug: "${event.slug}") { qtyRegistered } }`;
    const behind: number[] = [];
    await Promise.all(
      Array.from({ length: 5 }, async (_, client) => {
        for (let turn = 1; turn <= 10; turn += 1) {
          const before = await database.pool.query<{ count: number }>(
            'select active_count as count from shift where id = $1',
            [shift.id],
          );
          expect((await signUp(shift.id, client)).status).toBe(201);
          const { text } = await ask({ method: 'POST', path: '/graphql', body: { query }, from: address(client) });
          const shown = (JSON.parse(text) as { data: { event: { qtyRegistered: number } } }).data.event.qtyRegistered;
          if (shown <= before.rows[0]!.count) behind.push(shown);
        }
      }),
    );
    expect(behind).toEqual([]);
  });

  it('count tries once for all three, by the address that nginx saw and not by one that a client names', async () => {
    const tries: number[] = [];
    for (let turn = 0; turn < 70; turn += 1) {
      const body = { email: visitorDetails().email };
      const headers = { 'x-forwarded-for': `192.0.2.${turn}` };
      const { status } = await ask({ method: 'POST', path: '/api/volunteer/lookup', body, headers, from: '127.9.0.1' });
      tries.push(status);
    }
    expect(tries.slice(0, 60)).not.toContain(429);
    expect(counted(tries.slice(60))).toEqual({ 429: 10 });
    const other = await ask({
      method: 'POST',
      path: '/api/volunteer/lookup',
      body: { email: visitorDetails().email },
      from: '127.9.0.2',
    });
    expect(other.status).not.toBe(429);
  });

  it('run scheduled work once', async () => {
    await database.pool.query(`
      create table begun (process int);
      create function note_begun() returns trigger language plpgsql as $$
        begin insert into begun values (pg_backend_pid()); return new; end $$;
      create trigger note_begun after update on job for each row
        when (old.leased_until is null and new.leased_until is not null and new.kind = 'forget-limits')
        execute function note_begun()`);
    const turns = 4;
    for (let turn = 0; turn < turns; turn += 1) {
      // Due and free: all three see it at their next look.
      await database.pool.query(`update job set due_at = now() where kind = 'forget-limits'`);
      await until(async () => {
        const { rows } = await database.pool.query(
          `select 1 from job where kind = 'forget-limits' and due_at > now() and leased_until is null`,
        );
        return rows.length === 1;
      }, 20_000);
    }
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from begun');
    expect(rows[0]!.count).toBe(turns);
  });

  it('serve without a failed call while they are restarted one after the other', async () => {
    const shift = await given(database.pool).shift({ qtyRequired: 100_000 });
    const clients = goOn(shift.id, 12);
    for (let turn = 0; turn < 9; turn += 1) {
      const number = turn % 3;
      const { port, end } = servers[number]!;
      const before = clients.outcomes.length;
      await until(() => clients.outcomes.length > before + 20, 30_000);
      const { code, milliseconds } = await end('SIGTERM');
      expect(code).toBe(0);
      expect(milliseconds).toBeLessThan(11_000);
      await until(() => clients.outcomes.length > before + 60, 30_000);
      servers[number] = await deployment.start(port);
    }
    await clients.stop();
    const { 200: read = 0, ...others } = counted(clients.outcomes);
    expect(others).toEqual({ 201: clients.acknowledged.length });
    expect(read).toBeGreaterThan(0);
    await expectKept(clients.acknowledged);
  });

  it('lose nothing that was acknowledged when one is killed, and fail only the calls that it was answering', async () => {
    const shift = await given(database.pool).shift({ qtyRequired: 100_000 });
    const clients = goOn(shift.id, 12);
    for (let turn = 0; turn < 3; turn += 1) {
      const { port, end } = servers[turn]!;
      const before = clients.outcomes.length;
      await until(() => clients.outcomes.length > before + 20, 30_000);
      await end('SIGKILL');
      await until(() => clients.outcomes.length > before + 60, 30_000);
      servers[turn] = await deployment.start(port);
    }
    await clients.stop();
    const counts = counted(clients.outcomes);
    const failed = clients.outcomes.filter((outcome) => outcome !== 200 && outcome !== 201);
    // No more than each client's call at each of the three kills.
    expect({ counts, few: failed.length <= 36 }).toEqual({ counts, few: true });
    await expectKept(clients.acknowledged);
  });
});
