import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { webhookKindNames } from '../../contract/webhook.js';
import { markOf } from '../../../test/check-in-apis.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import type { ReceivedMessage } from '../../../test/start-receiver.js';
import { settled } from '../../../test/settled.js';
import { startWebhookWorld, type WebhookWorld } from '../../../test/start-webhook-world.js';

/* Receivers are real: they listen on this machine, which the operator allowed, and check signatures with the package that everybody uses. */

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
  it('receives a signup: thin, signed, once', async () => {
    const there = await world.receiver();
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
    const { id, secret } = await world.makeWebhook(there.url);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const signup = await world.signUp(shift.id, { ...visitorDetails(), firstName: 'Verborgen' });
    await world.until(() => there.received.length > 0);
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
    await world.until(async () => (await deliveriesOf(id))[0]?.state === 'delivered');
    expect(await deliveriesOf(id)).toMatchObject([{ kind: 'signup.created', status: 204, tries: 1, recordId: signup }]);
    expect(there.received).toHaveLength(1);
    expect(() => there.verified({ ...message, text: message.text.replace(signup, shift.id) }, secret)).toThrow();
  });

  it('receives each kind from what causes it: ids and the position alone', async () => {
    const { server, admin } = world;
    const there = await world.receiver();
    const event = await given(server.database.pool).event({ startDate: inDays(2) });
    const role = await (await event.category()).opportunity();
    const [full, other] = [
      await role.shift({ qtyRequired: 1 }),
      await role.shift({ startTime: '14:00', endTime: '15:00' }),
    ];
    await world.makeWebhook(there.url, [...webhookKindNames]);
    const ask = async (method: string, path: string, body?: object, headers = admin) => {
      const answer = await server.rest<{ id: string; entry: { id: string } }>(method, path, body, headers);
      expect([path, answer.status < 300, answer.status < 300 ? '' : answer.body]).toEqual([path, true, '']);
      return answer.body;
    };
    const arrivalOf = (type: string, id: string) =>
      world.until(() => there.received.some(({ body }) => body.type === type && body.data.id === id));

    const first = await world.signUp(full.id);
    const { firstName, lastName, email } = visitorDetails();
    const people = [{ firstName, lastName }];
    const { entry } = await ask('POST', '/api/waitlist', { shiftId: full.id, email, people }, {});
    await ask('POST', `/api/admin/signups/${first}/cancel`, {});
    await arrivalOf('waitlist.offered', entry.id);
    const second = await world.signUp(other.id);
    const later = await role.shift({ startTime: '16:00', endTime: '17:00' });
    await ask('POST', `/api/signups/${second}/move`, { shiftId: later.id });
    await arrivalOf('signup.moved', second);
    await ask('POST', '/api/attendance', { marks: [markOf(second)] });
    await arrivalOf('attendance.changed', second);
    await ask('PATCH', `/api/admin/shifts/${other.id}`, { qtyRequired: 7 });
    await arrivalOf('shift.changed', other.id);
    await ask('DELETE', `/api/admin/shifts/${other.id}`);
    await arrivalOf('shift.removed', other.id);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select volunteer_id as id from signup where id = $1',
      [await world.signUp(later.id)],
    );
    const erased = rows[0]?.id ?? '';
    await ask('POST', '/api/admin/erasures', { volunteerIds: [erased] });
    await arrivalOf('volunteer.erased', erased);
    const day = inDays(40);
    const draft = await ask('POST', '/api/admin/events', {
      ...{ name: 'Later', slug: 'later', startDate: day, endDate: day, state: 'DRAFT' },
    });
    await ask('PATCH', `/api/admin/events/${draft.id}`, { state: 'PUBLISHED' });
    await arrivalOf('event.published', draft.id);
    await ask('PATCH', `/api/admin/events/${draft.id}`, { name: 'Soon' });
    await arrivalOf('event.changed', draft.id);

    const bodies = there.received.map(({ body }) => body);
    expect(new Set(bodies.map(({ type }) => type))).toEqual(new Set(webhookKindNames));
    expect(bodies.filter(({ data }) => data.id === draft.id).map(({ type }) => type)).toEqual([
      'event.published',
      'event.changed',
    ]);
    const offered = bodies.find(({ type }) => type === 'waitlist.offered')?.data;
    expect(offered).toEqual({
      ...{ id: entry.id, eventId: event.id, categoryId: role.categoryId, shiftId: full.id },
      position: expect.any(String),
    });
    expect(there.received.map(({ text }) => text).join()).not.toContain(lastName);
  });

  it('names the one shift that was deleted, as the changes and the audit log do, and none beside it', async () => {
    const { server, admin } = world;
    const there = await world.receiver();
    const role = await (await (await given(server.database.pool).event()).category()).opportunity();
    const [gone, stays, last] = [
      await role.shift({ qtyRequired: 3 }),
      await role.shift({ startTime: '14:00', endTime: '15:00' }),
      await role.shift({ startTime: '16:00', endTime: '17:00' }),
    ];
    for (const shift of [gone, gone, stays]) await world.signUp(shift.id);
    await world.makeWebhook(there.url, ['shift.removed', 'shift.changed']);
    const changedShifts = async (cursor = '') => {
      await settled(server.database.pool);
      const { body } = await server.rest<{ cursor: string; changes: { kind: string; type: string; id: string }[] }>(
        ...(['GET', `/api/changes?cursor=${cursor}`, undefined, admin] as const),
      );
      const shifts = body.changes.filter(({ type }) => type === 'Shift').map(({ kind, id }) => [kind, id]);
      return { cursor: body.cursor, shifts };
    };
    const { cursor } = await changedShifts();
    expect((await server.rest('DELETE', `/api/admin/shifts/${gone.id}`, undefined, admin)).status).toBe(200);
    expect((await changedShifts(cursor)).shifts).toEqual([['removed', gone.id]]);
    // Messages come in order: this one follows all that the deletion causes.
    await server.rest('PATCH', `/api/admin/shifts/${last.id}`, { qtyRequired: 7 }, admin);
    await world.until(() => there.received.some(({ body }) => body.data.id === last.id));
    const messages = there.received.map(({ body }) => [body.type, body.data.id, body.data.shiftId]);
    expect(messages.filter(([, id]) => id !== last.id)).toEqual([['shift.removed', gone.id, gone.id]]);
    const { rows } = await server.database.pool.query(
      'select action, record_id as id, detail from audit_entry where event_id = $1 order by happened_at',
      [gone.eventId],
    );
    expect(rows.filter(({ action }: { action: string }) => action.startsWith('shift.')).slice(0, -1)).toEqual([
      { action: 'shift.deleted', id: gone.id, detail: { signups: 2, people: 2, toldPeople: false } },
    ]);
  });

  it('is sent once that a signup is cancelled, also when its shift is deleted afterwards', async () => {
    const { server, admin } = world;
    const there = await world.receiver();
    const role = await (await (await given(server.database.pool).event()).category()).opportunity();
    const [gone, stays] = [
      await role.shift({ qtyRequired: 3 }),
      await role.shift({ startTime: '14:00', endTime: '15:00' }),
    ];
    const [cancelled, active] = [await world.signUp(gone.id), await world.signUp(gone.id)];
    const { id } = await world.makeWebhook(there.url, ['signup.cancelled', 'shift.changed']);
    const ask = async (method: string, path: string, body: object = {}) =>
      expect((await server.rest(method, path, body, admin)).status).toBe(200);
    await ask('POST', `/api/admin/signups/${cancelled}/cancel`);
    await ask('DELETE', `/api/admin/shifts/${gone.id}`);
    // Enqueued after all of the deletion.
    await ask('PATCH', `/api/admin/shifts/${stays.id}`, { qtyRequired: 7 });
    await world.until(() => there.received.some(({ body }) => body.data.id === stays.id));
    const deliveries = (await deliveriesOf(id)).filter(({ kind }) => kind === 'signup.cancelled');
    expect(deliveries.map(({ recordId }) => recordId)).toEqual([active, cancelled]);
  });

  it('is read by its id as in the list, through both APIs; not by a key of another event', async () => {
    const { server, admin } = world;
    const make = given(server.database.pool);
    const { eventId } = await make.shift();
    const url = 'http://127.0.0.1:1/hook';
    const { id } = await world.makeWebhook(url, ['signup.created'], eventId);
    const query = 'query ($id: ID!) { webhook(id: $id) { id url eventId } }';
    const read = (webhookId: string, headers: Record<string, string>) =>
      server.rest('GET', `/api/admin/webhooks/${webhookId}`, undefined, headers);
    const keyOf = (event: string) => make.apiKey({ scopes: ['manage:webhooks'], eventId: event });
    for (const headers of [admin, (await keyOf(eventId)).headers]) {
      const list = await server.rest<{ id: string }[]>('GET', '/api/admin/webhooks', undefined, headers);
      const one = await read(id, headers);
      expect(one).toMatchObject({ status: 200, body: { id, url, eventId, waiting: 0 } });
      expect(list.body).toContainEqual(one.body);
      expect(await world.ask(query, { id }, headers)).toEqual({ webhook: { id, url, eventId } });
    }
    const { headers: elsewhere } = await keyOf((await make.shift()).eventId);
    for (const [wanted, headers] of [
      [id, elsewhere],
      [randomUUID(), admin],
      ['x', admin],
    ] as const) {
      expect(await read(wanted, headers)).toMatchObject({ status: 404, body: { code: 'WEBHOOK_NOT_FOUND' } });
      expect(await world.ask(query, { id: wanted }, headers)).toEqual({ webhook: null });
    }
  });

  it('has an address that may hold a secret of the receiver: no statement has it in its text, which may be logged', async () => {
    const { pool } = world.server.database;
    const there = await world.receiver();
    await pool.query('create table seen (statement text)');
    await pool.query(`create function see_statement() returns trigger language plpgsql as $$
      begin insert into seen values (current_query()); return new; end $$`);
    await pool.query(
      'create trigger see_statement before insert or update of url on webhook for each row execute function see_statement()',
    );
    try {
      const { id } = await world.makeWebhook(`${there.url}/first-secret`);
      await world.updateWebhook(id, { url: `${there.url}/second-secret` });
      const { rows } = await pool.query<{ statement: string }>('select statement from seen');
      expect(rows).toHaveLength(2);
      for (const { statement } of rows) expect(statement).not.toContain('-secret');
    } finally {
      await pool.query('drop function see_statement cascade; drop table seen');
    }
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
    await world.until(() => there.received.some(({ body }) => body.data.id === signup));
    await expect(world.ask('{ webhooks { id } }', {}, key.headers)).rejects.toThrow('INVALID_API_KEY');
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select actor_name as name from audit_entry where action = 'webhook.created' and record_id = $1`,
      [createWebhook.webhook.id],
    );
    expect(rows).toEqual([{ name: expect.stringContaining('Timing') }]);
  });
});
