import { moveClock } from '../src/platform/clock.js';
import { given, visitorDetails } from './given.js';
import { startReceiver, type Receiver } from './start-receiver.js';
import { startTestServer, type TestServer } from './start-test-server.js';
import { until } from './until.js';

/** Milliseconds. */
const patience = 40_000;

/** A server, its admin, and programs that receive what happens there. */
export interface WebhookWorld {
  server: TestServer;
  admin: Record<string, string>;
  /** A program that listens until the next `clear`. */
  receiver(): Promise<Receiver>;
  /** Asks as the admin, or with other headers; throws what was refused. */
  ask<Data>(document: string, variables?: object, headers?: Record<string, string>): Promise<Data>;
  makeWebhook(url: string, kinds?: string[], eventId?: string | null): Promise<{ id: string; secret: string }>;
  updateWebhook(id: string, input: object): Promise<void>;
  /** Somebody new signs up; gives the signup's id. */
  signUp(shiftId: string, details?: object): Promise<string>;
  /** What `webhook` has of one, and its messages in their order. */
  rowOf(id: string): Promise<{ because: string | null; failures: number }>;
  deliveriesOf(id: string): Promise<DeliveryRow[]>;
  /** Asks until the answer is yes; the runner looks each time, instead of every five seconds. */
  until(answer: () => boolean | Promise<boolean>): Promise<void>;
  /** Sets the clock right, deletes all webhooks, and stops their receivers. */
  clear(): Promise<void>;
}

export interface DeliveryRow {
  id: string;
  state: string;
  origin: string;
  tries: number;
  status: number | null;
  failure: string | null;
  message_id: string;
  due_at: Date;
}

/** Starts a server that may call this machine. */
export async function startWebhookWorld(): Promise<WebhookWorld> {
  const server = await startTestServer();
  const { pool } = server.database;
  const admin = (await given(pool).staff('admin')).headers;
  const receivers: Receiver[] = [];
  const ask = async <Data>(document: string, variables: object = {}, headers = admin): Promise<Data> => {
    const { data, errors } = await server.graphql<Data>(document, variables, headers);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    server,
    admin,
    ask,
    receiver: async () => {
      const started = await startReceiver();
      receivers.push(started);
      return started;
    },
    makeWebhook: async (url, kinds = ['signup.created'], eventId = null) => {
      const { createWebhook } = await ask<{ createWebhook: { webhook: { id: string }; secret: string } }>(
        'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } secret } }',
        { input: { url, kinds, eventId } },
      );
      return { id: createWebhook.webhook.id, secret: createWebhook.secret };
    },
    updateWebhook: async (id, input) => {
      await ask(
        'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(webhookId: $id, input: $input) { webhook { id } } }',
        { id, input },
      );
    },
    signUp: async (shiftId, details = visitorDetails()) => {
      const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
        ...details,
        shiftId,
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.signup.id;
    },
    rowOf: async (id) => {
      const { rows } = await pool.query<{ because: string | null; failures: number }>(
        'select switched_off_because as because, failures from webhook where id = $1',
        [id],
      );
      if (!rows[0]) throw new Error(`There is no webhook ${id}`);
      return rows[0];
    },
    deliveriesOf: async (id) => {
      const { rows } = await pool.query<DeliveryRow>(
        'select id, state, origin, tries, status, failure, message_id, due_at from webhook_delivery where webhook_id = $1 order by position',
        [id],
      );
      return rows;
    },
    until: (answer) =>
      until(() => {
        server.running.services.wakeRunner('webhooks');
        return answer();
      }, patience),
    clear: async () => {
      moveClock(0);
      await pool.query('delete from webhook');
      await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
    },
  };
}
