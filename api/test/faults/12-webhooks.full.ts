import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.js';
import { startReceiver, type ReceivedMessage, type Receiver } from '../start-receiver.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

/*
 * Three processes send the messages of one webhook, and are killed one after the other between and in the middle of deliveries, while people
 * sign up, cancel, and shifts move. The receiver is slow and sometimes fails. Whatever happened arrives, each message is in the hands of one
 * process at a time, and those about one record come in order.
 */

const kinds = ['signup.created', 'signup.cancelled', 'shift.changed'] as const;
/** About so many messages wait at the most: each call that is acknowledged is announced in one. */
const mostExpected = 2_000;
const settings = { WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_ALLOW_HOSTS: '127.0.0.1' };
let database: TestDatabase;
let dataDir: string;
let receiver: Receiver;
let clients: Recorder;
let admin: Record<string, string>;
let servers: ServerProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  receiver = await startReceiver();
  admin = (await given(database.pool).staff('admin')).headers;
  clients = recorder({ staff: admin });
});
afterEach(async () => {
  clients.close();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  servers = [];
  await receiver.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (port?: number): Promise<ServerProcess> =>
  startServerProcess({ databaseUrl: database.url, dataDir, port, settings });

async function makeWebhook(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
      variables: { input: { url: receiver.url, kinds } },
    }),
  });
  const { data } = (await answer.json()) as { data: { createWebhook: { webhook: { id: string } } } };
  return data.createWebhook.webhook.id;
}

/** What has to be announced, as often as it happened: signups by the rows that they left, shifts by their facts. */
async function happened(): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ what: string; times: number }>(
    `select 'signup.created ' || id as what, 1 as times from signup
     union all select 'signup.cancelled ' || id, 1 from signup where status = 'cancelled'
     union all select kind || ' ' || record_id, count(*)::int from fact where kind = 'shift.changed' group by 1`,
  );
  return new Map(rows.map(({ what, times }) => [what, times]));
}

const whatOf = ({ body }: ReceivedMessage): string => `${body.type} ${body.data.id}`;

it('brings everything, from one process at a time and in order for each record, though processes are killed', async () => {
  const kills = rounds(1, 12);
  const shifts: string[] = [];
  for (let number = 0; number < 6; number += 1)
    shifts.push((await given(database.pool).shift({ qtyRequired: 100_000 })).id);
  servers = [await start(), ...(await Promise.all([start(), start()]))];
  const violations: string[] = [];
  const underWay = new Set<string>();
  const accepted: ReceivedMessage[] = [];
  let came = 0;
  receiver.answers((message, response) => {
    if (underWay.has(message.id)) violations.push(`${whatOf(message)} is sent by two at a time`);
    underWay.add(message.id);
    response.on('close', () => underWay.delete(message.id));
    // It takes its time, and now and then it fails.
    const fails = ++came === 30 || came % 1_000 === 0;
    setTimeout(() => {
      if (!fails && !response.destroyed) accepted.push(message);
      response.writeHead(fails ? 503 : 204).end();
    }, 20 * Math.random());
  });
  const webhookId = await makeWebhook(servers[0]!.url, admin);

  let over = false;
  const made = () => clients.calls.filter(({ outcome }) => outcome === 'acknowledged').length;
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let round = 0; !over; round += 1) {
      // One receiver takes four at a time: a fast machine would queue for it in a minute what it takes an hour for.
      await until(() => over || made() - accepted.length < mostExpected, 60_000);
      const { url } = servers[(writer + round) % 3]!;
      const shiftId = shifts[(writer + round) % shifts.length]!;
      const { about } = await clients.signUp(url, shiftId);
      if (about.signupId && round % 2 === 0) await clients.cancel(url, about.signupId);
      // A shift that changes again and again: many messages about one record.
      if (writer === 0) await clients.quantity(url, shifts[0]!, 5_000 + round);
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    const before = accepted.length;
    await until(() => accepted.length > before + 50, 60_000);
    const { port } = servers[kill % 3]!;
    await servers[kill % 3]!.end('SIGKILL');
    servers[kill % 3] = await start(port);
  }
  over = true;
  await Promise.all(writers);
  const ended = performance.now();

  const expected = await happened();
  const arrived = () => {
    const byId = new Map(accepted.map((message) => [message.id, whatOf(message)]));
    const times = new Map<string, number>();
    for (const what of byId.values()) times.set(what, (times.get(what) ?? 0) + 1);
    return times;
  };
  // What a killed process had leased is free when the lease is over.
  const allThere = () => {
    const times = arrived();
    return [...expected].every(([what, often]) => (times.get(what) ?? 0) >= often);
  };
  await until(allThere, 120_000).catch(() => undefined);
  const lasted = (performance.now() - ended) / 1000;
  const times = arrived();
  for (const [what, often] of expected)
    if (times.get(what) !== often) violations.push(`${what} happened ${often} times, ${times.get(what) ?? 0} arrived`);
  for (const what of times.keys()) if (!expected.has(what)) violations.push(`${what} did not happen`);

  const { rows } = await database.pool.query<{ id: string; place: string }>(
    'select message_id as id, position as place from webhook_delivery where webhook_id = $1',
    [webhookId],
  );
  const placeOf = new Map(rows.map(({ id, place }) => [id, Number(place)]));
  const last = new Map<string, number>();
  for (const message of accepted) {
    const record = message.body.data.id!;
    const place = placeOf.get(message.id) ?? -1;
    if (place < (last.get(record) ?? 0)) violations.push(`${whatOf(message)} came after a later one of its record`);
    last.set(record, place);
  }
  const repeated = accepted.length - new Set(accepted.map(({ id }) => id)).size;
  // Four at a time go to one receiver: those may come twice after a kill, and no others.
  if (repeated > 4 * kills) violations.push(`${repeated} came twice after ${kills} kills`);
  reportFault(
    '12, webhooks',
    `${kills} kills of one of three processes, ${accepted.length} messages about ${last.size} records`,
    violations,
    `the last came ${lasted.toFixed(1)} s after the end; ${repeated} came twice; ${outcomesOf(clients.calls)}`,
  );
  expect(expected.size).toBeGreaterThan(50);
}, 600_000);
