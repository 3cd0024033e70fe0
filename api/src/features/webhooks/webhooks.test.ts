import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../../test/given.js';
import type { ReceivedMessage } from '../../../test/start-receiver.js';
import { startWebhookWorld, type WebhookWorld } from '../../../test/start-webhook-world.js';
import { until } from '../../../test/until.js';

/* Receivers are real: they listen on this machine, which the operator allowed, and check signatures with the package that everybody uses. */

const patience = 30_000;
let world: WebhookWorld;

beforeAll(async () => {
  world = await startWebhookWorld();
});
afterEach(() => world.clear());
afterAll(() => world.server.close());

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

async function deliveriesOf(webhookId: string, headers = world.admin): Promise<Delivery[]> {
  const { webhookDeliveries } = await world.ask<{ webhookDeliveries: { nodes: Delivery[] } }>(
    `query ($id: ID!) { webhookDeliveries(webhookId: $id) {
       nodes { id kind state tries status failure answer isResent messageId recordId } } }`,
    { id: webhookId },
    headers,
  );
  return webhookDeliveries.nodes;
}

describe('a webhook', () => {
  it('is told of a signup: thin, signed, once', async () => {
    const there = await world.receiver();
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
    const { id, secret } = await world.makeWebhook(there.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const signup = await world.signUp(shift.id, { ...visitorDetails(), firstName: 'Verborgen' });
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

  it('belongs to the club: it outlives the key that made it, and the audit log knows that key', async () => {
    const { server } = world;
    const there = await world.receiver();
    const shift = await given(server.database.pool).shift({ qtyRequired: 5 });
    const key = await given(server.database.pool).apiKey({ scopes: ['manage:webhooks'], eventId: shift.eventId });
    const { createWebhook } = await world.ask<{ createWebhook: { webhook: { id: string; eventId: string } } }>(
      'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id eventId } } }',
      { input: { url: there.url, kinds: ['signup.created'] } },
      key.headers,
    );
    expect(createWebhook.webhook.eventId).toBe(shift.eventId);
    await world.ask('mutation ($id: ID!) { revokeApiKey(apiKeyId: $id) { apiKey { id } } }', { id: key.id });
    const signup = await world.signUp(shift.id);
    await until(() => there.received.some(({ body }) => body.data.id === signup), patience);
    await expect(world.ask('{ webhooks { id } }', {}, key.headers)).rejects.toThrow('INVALID_API_KEY');
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select actor_name as name from audit_entry where action = 'webhook.created' and record_id = $1`,
      [createWebhook.webhook.id],
    );
    expect(rows).toEqual([{ name: expect.stringContaining('Timing') }]);
  });
});
