import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ApiKeyScope } from '../../contract/people/api-key.js';
import { given, visitorDetails } from '../../../test/given.js';
import { audited, staffApis, type StaffCall } from '../../../test/staff-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
let admin: { headers: Record<string, string> };
/** Two events with a shift each, and a person with a signup in both. */
let here: Festival;
let there: Festival;
const person = { ...visitorDetails(), lastName: 'Ødegård', phone: '907-555-0142' };

interface Festival {
  eventId: string;
  slug: string;
  shiftId: string;
}

interface KeyBody {
  apiKey: { id: string; prefix: string; scopes: string[]; eventId: string | null; lastUsedAt: string | null };
  token: string;
}

beforeAll(async () => {
  server = await startTestServer();
  const make = given(server.database.pool);
  admin = await make.staff('admin', { firstName: 'Astrid', lastName: 'Ny' });
  [here, there] = await Promise.all([festival('Here'), festival('There')]);
  for (const { shiftId } of [here, there]) {
    const answer = await server.rest('POST', '/api/signup', { ...person, shiftId });
    expect(answer.status).toBe(201);
  }
});
afterAll(() => server.close());

async function festival(name: string): Promise<Festival> {
  const event = await given(server.database.pool).event({ name });
  const shift = await (await (await event.category()).opportunity()).shift();
  const { body } = await server.rest<{ slug: string }>('GET', `/api/events/${event.id}`);
  return { eventId: event.id, slug: body.slug, shiftId: shift.id };
}

const fields = 'id name prefix scopes eventId expiresAt revokedAt lastUsedAt';
const create = (input: Record<string, unknown>): StaffCall => ({
  rest: ['POST', '/api/admin/api-keys', input],
  graphql: [
    `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { ${fields} } token } }`,
    { input },
  ],
});
const revoke = (id: string): StaffCall => ({
  rest: ['DELETE', `/api/admin/api-keys/${id}`],
  graphql: [`mutation ($id: ID!) { revokeApiKey(apiKeyId: $id) { apiKey { ${fields} } } }`, { id }],
});

const keyWith = async (scopes: ApiKeyScope[], eventId?: string) =>
  (await given(server.database.pool).apiKey({ scopes, eventId })).headers;
const codeOf = async (query: string, headers: Record<string, string>) =>
  (await server.graphql(query, {}, headers)).errors?.[0]?.extensions.code ?? 'ok';

describe.each(staffApis(() => server))('an API key through $name', (api) => {
  it('is made with a token that is shown once and kept as its hash', async () => {
    const name = `Race timing ${api.name}`;
    const { body } = await api.call<KeyBody>(create({ name, scopes: ['read:programme'] }), admin.headers);
    expect(body.token).toMatch(/^tck_[\w-]{43}$/);
    expect(body.apiKey).toMatchObject({
      name,
      prefix: body.token.slice(0, 8),
      scopes: ['read:programme'],
      eventId: null,
      lastUsedAt: null,
      revokedAt: null,
    });
    const { rows } = await server.database.pool.query('select api_key::text as text from api_key where id = $1', [
      body.apiKey.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect(await audited(server, { recordId: body.apiKey.id })).toEqual([
      `api-key.created: ${name} (${body.apiKey.prefix}…): read:programme`,
    ]);
  });

  it('works until it is revoked, at both APIs', async () => {
    const { body } = await api.call<KeyBody>(create({ name: 'Mirror', scopes: ['read:programme'] }), admin.headers);
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await server.rest('GET', '/api/shifts', undefined, headers)).status).toBe(200);
    expect(await codeOf('{ events { id } }', headers)).toBe('ok');
    const revoked = await api.call<Pick<KeyBody, 'apiKey'>>(revoke(body.apiKey.id), admin.headers);
    expect(revoked.body.apiKey).toMatchObject({
      revokedAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.any(String),
    });
    const refused = await server.rest('GET', '/api/shifts', undefined, headers);
    expect([refused.status, refused.body]).toEqual([
      401,
      { code: 'INVALID_API_KEY', message: 'This API key is unknown, revoked or expired.' },
    ]);
    expect(await codeOf('{ events { id } }', headers)).toBe('INVALID_API_KEY');
    // A second press changes nothing.
    expect((await api.call<Pick<KeyBody, 'apiKey'>>(revoke(body.apiKey.id), admin.headers)).body).toEqual(revoked.body);
    const lines = await audited(server, { recordId: body.apiKey.id });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['api-key.created', 'api-key.used', 'api-key.revoked']);
  });

  it.each([
    ['no name', { name: ' ', scopes: ['read:programme'] }, 'name'],
    ['no scope', { name: 'Timing', scopes: [] }, 'scopes'],
    ['a scope that is none', { name: 'Timing', scopes: ['admin'] }, 'scopes.0'],
    [
      'an expiry that is over',
      { name: 'Timing', scopes: ['read:programme'], expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt',
    ],
  ])('is refused with %s', async (_case, input, field) => {
    const { status, code, errors } = await api.call(create(input), admin.headers);
    expect([status, code, Object.keys(errors ?? {})]).toEqual([400, 'INVALID_INPUT', [field]]);
  });

  it('is refused for an event that is not there, and revoking needs one that is', async () => {
    const eventId = randomUUID();
    const made = await api.call(create({ name: 'Timing', scopes: ['read:programme'], eventId }), admin.headers);
    expect(made.code).toBe('EVENT_NOT_FOUND');
    for (const id of [eventId, 'nonsense'])
      expect((await api.call(revoke(id), admin.headers)).code).toBe('API_KEY_NOT_FOUND');
  });
});

describe('what a key opens', () => {
  it('is the programme alone, with read:programme', async () => {
    const headers = await keyWith(['read:programme']);
    expect(await codeOf('{ events { categories { opportunities { shifts { id stillRequired } } } } }', headers)).toBe(
      'ok',
    );
    for (const query of [
      '{ signups { totalCount } }',
      '{ shifts { signups { id } } }',
      '{ volunteers { nodes { firstName } } }',
      '{ users { id } }',
      '{ auditLog { totalCount } }',
      '{ apiKeys { id } }',
    ])
      expect([query, await codeOf(query, headers)]).toEqual([query, 'FORBIDDEN']);
    const { body, status } = await server.rest('GET', '/api/admin/signups', undefined, headers);
    expect([status, body]).toEqual([
      403,
      {
        ...{ code: 'FORBIDDEN', message: 'This needs an API key with the scope read:signups.' },
        ...{ scope: 'read:signups', path: 'GET /api/admin/signups' },
      },
    ]);
  });

  it('is who helps where without addresses, with read:signups', async () => {
    const headers = await keyWith(['read:programme', 'read:signups']);
    const { data } = await server.graphql<{ shift: { signups: { volunteer: object }[] } }>(
      `{ shift(id: "${here.shiftId}") { signups { volunteer { firstName lastName } } } }`,
      {},
      headers,
    );
    expect(data?.shift.signups).toEqual([{ volunteer: { firstName: person.firstName, lastName: person.lastName } }]);
    for (const field of ['email', 'phone', 'mailFails', 'household { email }'])
      expect([field, await codeOf(`{ volunteers { nodes { ${field} } } }`, headers)]).toEqual([field, 'FORBIDDEN']);
    for (const path of ['/api/admin/signups', '/api/volunteers']) {
      const { body, status } = await server.rest<object[]>('GET', path, undefined, headers);
      expect([status, body.length > 0]).toEqual([200, true]);
      const text = JSON.stringify(body);
      expect(text).toContain(person.lastName);
      expect(text).not.toContain(person.email);
      expect(text).not.toContain(person.phone);
    }
    const found = await server.rest<object[]>('GET', `/api/volunteers?search=${person.email}`, undefined, headers);
    expect(found.body).toEqual([]);
  });

  it('is addresses and phone numbers too, with read:contacts', async () => {
    const headers = await keyWith(['read:programme', 'read:signups', 'read:contacts']);
    const { data } = await server.graphql<{ volunteers: { nodes: object[] } }>(
      '{ volunteers { nodes { email phone household { email } } } }',
      {},
      headers,
    );
    const { email, phone } = person;
    expect(data?.volunteers.nodes).toEqual([{ email, phone, household: { email } }]);
  });

  it('is of its own event alone, on every way', async () => {
    const headers = await keyWith(['read:programme', 'read:signups', 'read:contacts'], here.eventId);
    const { data, errors } = await server.graphql<Record<string, unknown>>(
      `{ events { id } event(slug: "${there.slug}") { id } other: shift(id: "${there.shiftId}") { id }
         shifts { id } categories { eventId } opportunities { eventId } signups { totalCount nodes { shiftId } }
         volunteers { nodes { signups { shift { event { name } } } household { email } } } }`,
      {},
      headers,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      events: [{ id: here.eventId }],
      event: null,
      other: null,
      shifts: [{ id: here.shiftId }],
      categories: [{ eventId: here.eventId }],
      opportunities: [{ eventId: here.eventId }],
      signups: { totalCount: 1, nodes: [{ shiftId: here.shiftId }] },
      volunteers: {
        nodes: [
          {
            signups: [{ shift: { event: { name: 'Here' } } }],
            household: { email: person.email },
          },
        ],
      },
    });
    const { rows } = await server.database.pool.query<{ id: string }>('select id from volunteer');
    const ofHousehold = await server.graphql(
      `{ volunteer(id: "${rows[0]?.id}") { household { volunteers { signups { shiftId } } } } }`,
      {},
      headers,
    );
    expect(ofHousehold.data).toEqual({
      volunteer: { household: { volunteers: [{ signups: [{ shiftId: here.shiftId }] }] } },
    });
    expect(await codeOf('{ signups(where: { overlapping: true }) { totalCount } }', headers)).toBe('FORBIDDEN');
    expect(await codeOf('{ shifts { signups(where: { overlapping: true }) { id } } }', headers)).toBe('FORBIDDEN');
    for (const path of [
      '/api/events',
      '/api/shifts',
      '/api/categories',
      '/api/opportunities',
      '/api/admin/signups',
      '/api/volunteers',
    ]) {
      const { body, status } = await server.rest<object[]>('GET', path, undefined, headers);
      expect([path, status, body.length]).toEqual([path, 200, 1]);
      expect(JSON.stringify(body)).not.toContain(there.eventId);
    }
    expect((await server.rest('GET', `/api/events/${there.slug}`, undefined, headers)).status).toBe(404);
  });

  it('ends with its event, and when it expires', async () => {
    const make = given(server.database.pool);
    const event = await make.event();
    const [bound, old] = await Promise.all([make.apiKey({ eventId: event.id }), make.apiKey()]);
    expect(await codeOf('{ events { id } }', bound.headers)).toBe('ok');
    await server.database.pool.query('delete from event where id = $1', [event.id]);
    expect(await codeOf('{ events { id } }', bound.headers)).toBe('INVALID_API_KEY');
    await server.database.pool.query(`update api_key set expires_at = now() - interval '1 second' where id = $1`, [
      old.id,
    ]);
    expect(await codeOf('{ events { id } }', old.headers)).toBe('INVALID_API_KEY');
  });
});

describe('the use of a key', () => {
  it('is noted, and the first from another network goes into the audit log', async () => {
    const proxied = await startTestServer({ TRUST_PROXY: '1' }, { database: server.database });
    const { id, headers } = await given(server.database.pool).apiKey();
    try {
      for (const from of ['203.0.113.7', '203.0.113.7', '2001:db8:1:2::9'])
        await proxied.rest('GET', '/api/events', undefined, { ...headers, 'x-forwarded-for': from });
    } finally {
      await proxied.running.close();
    }
    expect(await audited(server, { recordId: id })).toEqual([
      expect.stringMatching(/^api-key\.used: Timing \(tck_.{4}…\): first use from 203\.0\.113\.7$/),
      expect.stringMatching(/^api-key\.used: .*: first use from 2001:0?db8:0*1:0*2/),
    ]);
  });

  it('has a limit of its own that every answer states', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' }, { database: server.database });
    const { id, headers } = await given(server.database.pool).apiKey();
    try {
      const first = await limited.rest('GET', '/api/events', undefined, headers);
      expect(['limit', 'remaining', 'reset'].map((name) => first.headers.get(`ratelimit-${name}`))).toEqual([
        '600',
        '599',
        '60',
      ]);
      // The other 600 uses were made meanwhile.
      await server.database.pool.query('update rate_limit set points = 600 where points = 1 and expires_at > now()');
      for (const ask of ['/api/events', '/graphql']) {
        const body = ask === '/graphql' ? { query: '{ events { id } }' } : undefined;
        const over = await limited.rest(body ? 'POST' : 'GET', ask, body, headers);
        expect([over.status, over.headers.get('ratelimit-remaining')]).toEqual([429, '0']);
        expect(JSON.stringify(over.body)).toContain('This API key may ask 600 times in 60 seconds.');
      }
      expect((await limited.rest('GET', '/api/events')).status).toBe(200);
      expect(id).toBeTruthy();
    } finally {
      await limited.running.close();
    }
  });

  it('says nothing of a token in an address', async () => {
    const { token } = await given(server.database.pool).apiKey({ scopes: ['read:signups'] });
    const answer = await server.rest('GET', `/api/admin/signups?access_token=${token}&token=${token}`);
    expect(answer.status).toBe(401);
  });
});
