import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../test/given.js';
import { startReceiver, type Receiver, type ReceivedMessage } from '../../../test/start-receiver.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { moveClock } from '../../platform/clock.js';

/* Receivers are real: they listen on this machine, which the operator allowed, and check signatures with the package that everybody uses. */

const patience = 30_000;
const settings = { WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_ALLOW_HOSTS: '127.0.0.1' };
let server: TestServer;
let admin: Record<string, string>;
const receivers: Receiver[] = [];

beforeAll(async () => {
  server = await startTestServer(settings);
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

/** Asks as an admin, or with other headers; fails with what was refused. */
async function ask<Data>(document: string, variables: object = {}, headers = admin): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(document, variables, headers);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Made {
  id: string;
  secret: string;
}

async function makeWebhook(url: string, kinds = ['signup.created'], eventId: string | null = null): Promise<Made> {
  const { createWebhook } = await ask<{ createWebhook: { webhook: { id: string }; secret: string } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } secret } }',
    { input: { url, kinds, eventId } },
  );
  return { id: createWebhook.webhook.id, secret: createWebhook.secret };
}

async function signUp(shiftId: string, details = visitorDetails()): Promise<string> {
  const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId,
  });
  expect(status).toBe(201);
  return body.signup.id;
}

interface Delivery {
  id: string;
  kind: string;
  state: string;
  tries: number;
  status: number | null;
  failure: string | null;
  answer: string | null;
  isResent: boolean;
  messageId: string;
  recordId: string | null;
}

async function deliveriesOf(webhookId: string, headers = admin): Promise<Delivery[]> {
  const { webhookDeliveries } = await ask<{ webhookDeliveries: { nodes: Delivery[] } }>(
    `query ($id: ID!) { webhookDeliveries(webhookId: $id) {
       nodes { id kind state tries status failure answer isResent messageId recordId } } }`,
    { id: webhookId },
    headers,
  );
  return webhookDeliveries.nodes;
}

describe('a webhook', () => {
  it('is told of a signup: thin, signed, once', async () => {
    const there = await receiver();
    const shift = await given(server.database.pool).shift({ qtyRequired: 5 });
    const { id, secret } = await makeWebhook(there.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const signup = await signUp(shift.id, { ...visitorDetails(), firstName: 'Verborgen' });
    await until(() => there.received.length > 0, patience);
    const [message] = there.received as [ReceivedMessage];
    const read = there.verified(message, secret);
    expect(read).toEqual({
      type: 'signup.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: {
        id: signup,
        eventId: expect.any(String),
        categoryId: expect.any(String),
        shiftId: shift.id,
        position: expect.any(String),
      },
    });
    expect(message.text).not.toContain('Verborgen');
    expect(message.headers['content-type']).toBe('application/json');
    await until(async () => (await deliveriesOf(id))[0]?.state === 'delivered', patience);
    expect(await deliveriesOf(id)).toMatchObject([{ kind: 'signup.created', status: 204, tries: 1, recordId: signup }]);
    expect(there.received).toHaveLength(1);
    expect(() => there.verified({ ...message, text: message.text.replace(signup, shift.id) }, secret)).toThrow();
  });
});
