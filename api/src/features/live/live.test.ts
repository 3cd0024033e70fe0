import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { randomUUID } from 'node:crypto';
import { given, visitorDetails } from '../../../test/given.js';
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';

/* A client that looks at an event receives what changes in it, whichever server did it. */

interface Change {
  position: string;
  shiftIds: string[];
}

let one: TestServer;
let other: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ DATA_DIR: one.dataDir }, { database: one.database });
  admin = await given(one.database.pool).staff('admin');
});
afterAll(async () => {
  await other.running.close();
  await one.close();
});
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const query = `subscription ($eventId: ID!, $after: String) { eventChanged(eventId: $eventId, after: $after) { position shiftIds } }`;

/** Listens as the library's client does; resolves once the server listens, too. */
async function listen(eventId: string, { at = one, after, singleConnection = false, headers = {} }: Listening = {}) {
  const client = createClient({ url: `${at.url}/graphql/stream`, singleConnection, headers, retryAttempts: 0 });
  ends.push(() => client.dispose());
  const received: Change[] = [];
  const failures: unknown[] = [];
  client.subscribe<{ eventChanged: Change }>(
    { query, variables: { eventId, after } },
    {
      next: ({ data, errors }) => void (data ? received.push(data.eventChanged) : failures.push(errors)),
      error: (error) => void failures.push(error),
      complete: () => undefined,
    },
  );
  const changedShifts = () => new Set(received.flatMap(({ shiftIds }) => shiftIds));
  await begins(at);
  return { client, received, failures, changedShifts };
}

interface Listening {
  at?: TestServer;
  after?: string;
  singleConnection?: boolean;
  headers?: Record<string, string>;
}

/** Opens a second stream and waits until it reports a change: by then the stream opened before it has begun, too. */
async function begins(at: TestServer): Promise<void> {
  const shift = await given(one.database.pool).shift();
  const { body, cancel } = await openStream(at, shift.eventId);
  await signUp(shift.id, at);
  await until(() => body().includes('event: next'), 5_000);
  await cancel();
}

/** A bare stream, as a browser opens it. */
async function openStream(at: TestServer, eventId: string, headers = {}) {
  const response = await fetch(`${at.url}/graphql/stream`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { eventId } }),
  });
  let text = '';
  let isOver = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (;;) {
      const step = await reader?.read();
      if (!step || step.done) return;
      text += step.value;
    }
  })()
    // What ends abruptly ends, too.
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return {
    response,
    body: () => text,
    isOver: () => isOver,
    cancel: async () => {
      await reader?.cancel();
      await reading;
    },
  };
}

async function signUp(shiftId: string, at = other): Promise<{ signup: { id: string }; volunteer: { id: string } }> {
  const answer = await at.rest<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', {
    ...visitorDetails(),
    shiftId,
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

const asAdmin = async (method: string, path: string, body: object = {}) => {
  const answer = await other.rest(method, path, body, admin.headers);
  expect([path, answer.status < 300]).toEqual([path, true]);
};

const positionOf = async (eventId: string, at = one) =>
  (await at.graphql<{ event: { position: string } }>(`{ event(id: "${eventId}") { position } }`)).data.event.position;

describe.each([
  ['each on a connection of its own', false],
  ['several on one connection', true],
])('%s', (_how, singleConnection) => {
  it('receives within two seconds what another server did, and nothing of other events', async () => {
    const make = given(one.database.pool);
    const [shift, elsewhere] = [await make.shift({ qtyRequired: 5 }), await make.shift()];
    const { received, changedShifts } = await listen(shift.eventId, { singleConnection });
    const { signup, volunteer } = await signUp(shift.id);
    await signUp(elsewhere.id);
    await until(() => changedShifts().has(shift.id), 2_000);

    const steps: [what: string, () => Promise<void>][] = [
      ['a cancelled signup', () => asAdmin('POST', `/api/admin/signups/${signup.id}/cancel`)],
      ['new times', () => asAdmin('PATCH', `/api/admin/shifts/${shift.id}`, { startTime: '06:30' })],
    ];
    for (const [, step] of steps) {
      const before = received.length;
      await step();
      await until(() => received.slice(before).some(({ shiftIds }) => shiftIds.includes(shift.id)), 2_000);
    }
    const again = await signUp(shift.id);
    await until(() => received.length > 3, 2_000);
    const named = received.length;
    await asAdmin('PUT', `/api/admin/volunteers/${again.volunteer.id}`, {
      ...visitorDetails({ firstName: 'Renamed' }),
    });
    await until(() => received.slice(named).some(({ shiftIds }) => shiftIds.includes(shift.id)), 2_000);
    const whole = received.length;
    await asAdmin('PATCH', `/api/admin/events/${shift.eventId}`, { name: 'Another Name' });
    await until(() => received.slice(whole).some(({ shiftIds }) => shiftIds.length === 0), 2_000);
    expect(changedShifts()).toEqual(new Set([shift.id]));
    expect(JSON.stringify(received)).not.toContain(volunteer.id);
  });
});

it('sends a returning client what it missed; a client that reads first and then listens misses nothing', async () => {
  const make = given(one.database.pool);
  const event = await make.event();
  const role = await (await event.category()).opportunity();
  const [first, second] = [await role.shift(), await role.shift()];
  const position = await positionOf(event.id);
  expect(await positionOf(event.id)).toBe(position);
  await signUp(first.id);
  const { received, changedShifts } = await listen(event.id, { after: position });
  await until(() => changedShifts().has(first.id), 2_000);
  expect(changedShifts()).toEqual(new Set([first.id]));
  await signUp(second.id);
  await until(() => changedShifts().has(second.id), 2_000);
  // At another server, after the last message.
  const later = await listen(event.id, { at: other, after: received.at(-1)?.position });
  await signUp(first.id, one);
  await until(() => later.changedShifts().has(first.id), 2_000);
});

it('sends no quiet facts, neither at once nor to a returning client', async () => {
  const role = await (await (await given(one.database.pool).event()).category()).opportunity();
  const [quiet, loud] = [await role.shift(), await role.shift()];
  const before = await positionOf(quiet.eventId);
  const { received, changedShifts } = await listen(quiet.eventId);
  await one.database.pool.query(
    `insert into fact (kind, record_id, within, quiet) values ('signup.marked', gen_random_uuid(), $1, true)`,
    [{ event: quiet.eventId, shift: quiet.id }],
  );
  await signUp(loud.id);
  await until(() => changedShifts().has(loud.id), 2_000);
  const back = await listen(quiet.eventId, { after: before });
  await until(() => back.changedShifts().has(loud.id), 2_000);
  expect([...received, ...back.received].flatMap(({ shiftIds }) => shiftIds)).not.toContain(quiet.id);
});

it('is not held up by a transaction that runs, and reports what that does when it is over', async () => {
  const make = given(one.database.pool);
  const event = await make.event();
  const role = await (await event.category()).opportunity();
  const [slow, quick] = [await role.shift(), await role.shift()];
  const { changedShifts } = await listen(event.id);
  const client = await one.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into fact (kind, record_id, within) values ('shift.changed', $1, $2)`, [
      slow.id,
      JSON.stringify({ event: event.id, shift: slow.id }),
    ]);
    await signUp(quick.id);
    await until(() => changedShifts().has(quick.id), 2_000);
    expect(changedShifts().has(slow.id)).toBe(false);
    await client.query('commit');
  } finally {
    client.release();
  }
  await until(() => changedShifts().has(slow.id), 2_000);
});

it('sends visitors a last change once an event is a draft, and goes on sending changes to staff', async () => {
  const shift = await given(one.database.pool).shift({ qtyRequired: 5 });
  const path = `/api/admin/events/${shift.eventId}`;
  const staff = await listen(shift.eventId, { headers: admin.headers });
  const stream = await openStream(other, shift.eventId);
  await begins(other);
  expect((await one.rest('PATCH', path, { state: 'DRAFT' }, admin.headers)).status).toBe(200);
  await until(() => stream.body().includes('event: complete'), 5_000);
  const messages = stream.body().match(/event: \w+/g);
  expect(messages).toEqual(['event: next', 'event: complete']);
  expect(stream.body()).toContain('"shiftIds":[]');
  const before = staff.received.length;
  await one.rest('PATCH', `/api/admin/shifts/${shift.id}`, { startTime: '06:30' }, admin.headers);
  await until(() => staff.received.length > before, 5_000);
});

describe('refuses', () => {
  const ask = (body: object, headers = {}) =>
    one.rest<GraphqlAnswer<null>>('POST', '/graphql/stream', body, { accept: 'text/event-stream', ...headers });
  const codeOf = async (asked: ReturnType<typeof ask>) => {
    const { status, body } = await asked;
    return [status, body.errors?.[0]?.extensions.code];
  };

  it('what is no subscription, not valid, unknown, or not for this key', async () => {
    const shift = await given(one.database.pool).shift();
    const make = given(one.database.pool);
    const variables = { eventId: shift.eventId };
    expect(await codeOf(ask({ query: '{ events { id } }' }))).toEqual([400, 'BAD_REQUEST']);
    expect(await codeOf(ask({ query: 'subscription { eventChanged { position } }' }))).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
    expect(await codeOf(ask({ query, variables: { eventId: randomUUID() } }))).toEqual([404, 'EVENT_NOT_FOUND']);
    expect(await codeOf(ask({ query, variables: { eventId: 'x' } }))).toEqual([404, 'EVENT_NOT_FOUND']);
    expect(await codeOf(ask({ query, variables: { ...variables, after: 'made.up' } }))).toEqual([400, 'BAD_REQUEST']);
    const strange = await make.apiKey({ eventId: (await make.event()).id });
    expect(await codeOf(ask({ query, variables }, strange.headers))).toEqual([404, 'EVENT_NOT_FOUND']);
    expect(await codeOf(ask({ query, variables }, { authorization: 'Bearer tck_none' }))).toEqual([
      401,
      'INVALID_API_KEY',
    ]);
    const unknown = await fetch(`${one.url}/graphql/stream?token=guessed`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(unknown.status).toBe(404);
    const queried = await one.graphql(`subscription { eventChanged(eventId: "${shift.eventId}") { position } }`);
    expect(queried.errors?.[0]?.message).toContain('/graphql/stream');
  });

  it('to send a revoked key anything more', async () => {
    const shift = await given(one.database.pool).shift({ qtyRequired: 5 });
    const key = await given(one.database.pool).apiKey();
    const stream = await openStream(one, shift.eventId, key.headers);
    await signUp(shift.id);
    await until(() => stream.body().includes(shift.id), 2_000);
    const before = stream.body().length;
    await one.database.pool.query('update api_key set revoked_at = now() where id = $1', [key.id]);
    await signUp(shift.id);
    await until(stream.isOver, 5_000);
    expect(stream.body().slice(before)).not.toContain(shift.id);
  });
});

it('is passed on at once by proxies, not compressed, and ends when the server stops', async () => {
  const third = await startTestServer({}, { database: one.database });
  const shift = await given(one.database.pool).shift();
  const stream = await openStream(third, shift.eventId, { 'accept-encoding': 'gzip, br' });
  expect(stream.response.status).toBe(200);
  const { headers } = stream.response;
  expect([headers.get('content-type'), headers.get('x-accel-buffering'), headers.get('content-encoding')]).toEqual([
    'text/event-stream; charset=utf-8',
    'no',
    null,
  ]);
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  // Says something at once, so that browsers and proxies take it for open.
  await until(() => stream.body().length > 0, 2_000);
  // The server itself ends every connection after ten seconds.
  const begun = performance.now();
  await third.running.close();
  await until(stream.isOver, 1_000);
  expect(performance.now() - begun).toBeLessThan(9_000);
  // No last message: a client takes it for a lost connection, and comes back.
  expect(stream.body()).not.toContain('complete');
});

describe('a prepared stream', () => {
  const stream = (method: string, at: string, { body, headers = {} }: { body?: object; headers?: object } = {}) =>
    fetch(`${at}/graphql/stream`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });

  it('carries twenty subscriptions at a time, and as many one after the other as anybody likes', async () => {
    const shift = await given(one.database.pool).shift();
    const token = await (await stream('PUT', one.url)).text();
    const headers = { 'x-graphql-event-stream-token': token };
    const reading = await fetch(`${one.url}/graphql/stream`, { headers: { ...headers, accept: 'text/event-stream' } });
    const subscribe = async (operationId: string) => {
      const body = { query, variables: { eventId: shift.eventId }, extensions: { operationId } };
      return (await stream('POST', one.url, { headers, body })).status;
    };
    const end = (operationId: string) =>
      fetch(`${one.url}/graphql/stream?operationId=${operationId}`, { method: 'DELETE', headers });
    for (let number = 0; number < 25; number += 1) {
      expect(await subscribe(`after-${number}`)).toBe(202);
      expect((await end(`after-${number}`)).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) statuses.push(await subscribe(`beside-${number}`));
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
    await end('beside-3');
    expect(await subscribe('one-more')).toBe(202);
    await reading.body?.cancel();
  });

  it('is not all taken by one network, and ends with all of it when it makes room, whether it is open yet or not', async () => {
    const crowded = await startTestServer({ TRUST_PROXY: '1' }, { database: one.database });
    const { facts } = crowded.running.services;
    const watch = facts.watch.bind(facts);
    let listening = 0;
    facts.watch = async (receive) => {
      const stop = await watch(receive);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    };
    try {
      const put = async (address: string) => {
        const answer = await stream('PUT', crowded.url, { headers: { 'x-forwarded-for': address } });
        return { status: answer.status, token: await answer.text() };
      };
      const { eventId } = await given(one.database.pool).shift();
      const subscribe = async (token: string) => {
        const body = { query, variables: { eventId }, extensions: { operationId: 'one' } };
        const headers = { 'x-graphql-event-stream-token': token };
        return (await stream('POST', crowded.url, { headers, body })).status;
      };
      const tokens = [(await put('198.51.100.7')).token, (await put('198.51.100.7')).token] as const;
      const opened = { 'x-graphql-event-stream-token': tokens[1], accept: 'text/event-stream' };
      const reading = await fetch(`${crowded.url}/graphql/stream`, { headers: opened });
      for (const token of tokens) expect(await subscribe(token)).toBe(202);
      // They share it.
      expect(listening).toBe(1);

      const fill = async (address: string, more: number) => {
        for (let left = more; left > 0; left -= 50)
          for (const { status } of await Promise.all(Array.from({ length: Math.min(left, 50) }, () => put(address))))
            expect(status).toBe(201);
      };
      await fill('198.51.100.7', 998);
      expect((await put('198.51.100.7')).status).toBe(429);
      await fill('203.0.113.9', 1_000);
      expect(listening).toBe(1);
      // In turn with one of the other network, which has as many.
      await fill('192.0.2.1', 3);
      await until(() => Promise.resolve(listening === 0), 10_000);
      await reading.text();
      for (const token of tokens) expect(await subscribe(token)).toBe(404);
    } finally {
      await crowded.running.close();
    }
  });
});
