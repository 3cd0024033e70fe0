import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { given, visitorDetails } from '../../../test/given.js';
import { settled } from '../../../test/settled.js';
import { startReceiver, taken, type Receiver } from '../../../test/start-receiver.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { moveClock } from '../../platform/clock.js';

/* Receivers that are down, slow, or refuse: what is owed arrives afterwards, in order for one signup, and verified. */

const patience = 40_000;
const hour = 3_600_000;
let server: TestServer;
let admin: Record<string, string>;
const receivers: Receiver[] = [];

beforeAll(async () => {
  server = await startTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
});
afterEach(async () => {
  moveClock(0);
  await server.database.pool.query('delete from webhook');
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
});
afterAll(() => server.close());

async function receiver(): Promise<Receiver> {
  const started = await startReceiver();
  receivers.push(started);
  return started;
}

async function ask<Data>(document: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(document, variables, admin);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function makeWebhook(url: string, kinds: string[]): Promise<{ id: string; secret: string }> {
  const { createWebhook } = await ask<{ createWebhook: { webhook: { id: string }; secret: string } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } secret } }',
    { input: { url, kinds } },
  );
  return { id: createWebhook.webhook.id, secret: createWebhook.secret };
}

async function signUp(shiftId: string): Promise<string> {
  const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...visitorDetails(),
    shiftId,
  });
  return body.signup.id;
}

const cancel = (id: string) => ask('mutation ($id: ID!) { cancelSignups(signupIds: [$id]) { __typename } }', { id });

interface Row {
  id: string;
  state: string;
  origin: string;
  tries: number;
  status: number | null;
  message_id: string;
}

const rowsOf = async (webhook: string) =>
  (
    await server.database.pool.query<Row>(
      'select id, state, origin, tries, status, message_id from webhook_delivery where webhook_id = $1 order by position',
      [webhook],
    )
  ).rows;

const both = ['signup.created', 'signup.cancelled'];

describe('a receiver', () => {
  it('that is down, and then fails, is sent everything afterwards, each signup in order', async () => {
    const there = await receiver();
    const shift = await given(server.database.pool).shift({ qtyRequired: 20 });
    const { id, secret } = await makeWebhook(there.url, both);
    await there.stop();
    const signups: string[] = [];
    for (let count = 0; count < 4; count += 1) signups.push(await signUp(shift.id));
    for (const signup of signups) await cancel(signup);
    await until(
      async () => (await rowsOf(id)).length === 8 && (await rowsOf(id)).some(({ tries }) => tries > 0),
      patience,
    );
    // It is back, and fails at first.
    let failures = 0;
    there.answers((message, response) =>
      ++failures <= 2 ? void response.writeHead(500).end('broken') : taken(message, response),
    );
    await there.start();
    moveClock(hour);
    await until(() => failures > 0, patience);
    let moved = 2 * hour;
    await until(async () => {
      moved += 10_000;
      moveClock(moved);
      return (await rowsOf(id)).every(({ state }) => state === 'delivered');
    }, patience);
    const kindsOf = (signup: string) =>
      there.received
        .slice(2)
        .filter(({ body }) => body.data.id === signup)
        .map(({ body }) => body.type);
    for (const signup of signups) expect(kindsOf(signup)).toEqual(both);
    // The clock was moved by hours: the package would call such a message forged by its time alone.
    for (const { id: messageId, headers, text } of there.received) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(messageId, at, text));
    }
  });

  it('that answers 410 is switched off, the admins are mailed, and is sent what waited once it is on again', async () => {
    const there = await receiver();
    const shift = await given(server.database.pool).shift({ qtyRequired: 5 });
    const { id } = await makeWebhook(there.url, both);
    there.answers((_message, response) => void response.writeHead(410).end());
    await signUp(shift.id);
    const state = async () =>
      (
        await server.database.pool.query<{ why: string | null }>(
          'select switched_off_because as why from webhook where id = $1',
          [id],
        )
      ).rows[0]?.why;
    await until(async () => (await state()) === 'gone', patience);
    const { rows: mails } = await server.database.pool.query(
      `select from outbox where template = 'webhook-switched-off'`,
    );
    expect(mails).toHaveLength(1);
    const missed = await signUp(shift.id);
    // "From now on" begins where every reader of facts is by now.
    await settled(server.database.pool);
    there.answers(taken);
    await ask('mutation ($id: ID!) { updateWebhook(webhookId: $id, input: { isOn: true }) { webhook { id } } }', {
      id,
    });
    const later = await signUp(shift.id);
    await until(() => there.received.some(({ body }) => body.data.id === later), patience);
    expect(there.received.some(({ body }) => body.data.id === missed)).toBe(false);
  });

  it('that is slow holds up no other one', async () => {
    const [slow, quick] = [await receiver(), await receiver()];
    const shift = await given(server.database.pool).shift({ qtyRequired: 30 });
    // It never answers.
    slow.answers(() => undefined);
    await makeWebhook(slow.url, both);
    await makeWebhook(quick.url, both);
    for (let count = 0; count < 20; count += 1) await signUp(shift.id);
    await until(() => quick.received.length === 20, patience);
    expect(slow.received.length).toBeLessThanOrEqual(4);
  });

  it('believes each message while its secret changes, and sees which one was sent again', async () => {
    const there = await receiver();
    const shift = await given(server.database.pool).shift({ qtyRequired: 5 });
    const { id, secret: old } = await makeWebhook(there.url, both);
    const { rotateWebhookSecret } = await ask<{ rotateWebhookSecret: { secret: string } }>(
      'mutation ($id: ID!) { rotateWebhookSecret(webhookId: $id) { secret } }',
      { id },
    );
    await signUp(shift.id);
    await until(async () => (await rowsOf(id))[0]?.state === 'delivered', patience);
    const [first] = there.received;
    for (const secret of [old, rotateWebhookSecret.secret]) there.verified(first!, secret);
    await server.database.pool.query(`update webhook set rotating_until = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    await ask('mutation ($id: ID!) { resendDelivery(deliveryId: $id) { delivery { id } } }', {
      id: (await rowsOf(id))[0]?.id,
    });
    await until(() => there.received.length === 2, patience);
    const second = there.received[1]!;
    expect([second.id, second.text, second.headers['webhook-resent']]).toEqual([first?.id, first?.text, 'true']);
    there.verified(second, rotateWebhookSecret.secret);
    expect(() => there.verified(second, old)).toThrow();
    expect((await rowsOf(id)).map(({ origin }) => origin)).toEqual(['fact', 'resent']);
    const { rows } = await server.database.pool.query<{ text: string }>('select w::text as text from webhook w');
    for (const secret of [old, rotateWebhookSecret.secret]) expect(rows[0]?.text).not.toContain(secret.slice(6));
  });
});
