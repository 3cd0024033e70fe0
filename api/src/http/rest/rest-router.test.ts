import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, visitorDetails } from '../../../test/given.js';
import { isPagePath } from '../../contract/page-paths.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { routes } from '../../registry.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Refusal {
  message: string;
  code: string;
  errors?: Record<string, string>;
}

/** Every documented path once, with its methods and with something in the place of its parameters. */
const paths = [...new Set(routes.map(({ path }) => path))].map((path) => ({
  path,
  example: path.replaceAll(/\{\w+\}/g, 'x'),
  methods: routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase()),
}));

describe('paths and methods', () => {
  it.each([['/api'], ['/api/'], ['/api/unknown'], ['/api/events/x/y'], ['/api/__proto__'], ['/api/constructor']])(
    '%s is 404',
    async (path) => {
      const { status, body } = await server.rest<Refusal>('GET', path);
      expect([status, body]).toEqual([404, { message: 'Not found.', code: 'NOT_FOUND' }]);
    },
  );

  it.each(paths)('$path takes $methods and names them when refusing others', async ({ example, methods: taken }) => {
    const methods = isPagePath(example) ? ['GET', ...taken] : taken;
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !methods.includes(one))) {
      const { status, body, headers } = await server.rest<Refusal>(method, example);
      expect([method, status, body]).toEqual([
        method,
        405,
        { message: 'This method is not allowed here.', code: 'METHOD_NOT_ALLOWED' },
      ]);
      expect(headers.get('allow')).toBe(allow.join(', '));
    }
    const options = await server.rest('OPTIONS', example);
    expect([options.status, options.headers.get('allow')]).toEqual([204, allow.join(', ')]);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await fetch(`${server.url}/api/events`, { method: 'HEAD' });
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
  });

  it('redirects other spellings of a path to the path itself, by which proxies allow and deny', async () => {
    for (const path of ['/api/events/', '/API/events', '/Api/Events/?first=2']) {
      const { status, body, headers } = await server.rest('GET', path);
      expect([path, status, body, headers.get('cache-control')]).toEqual([path, 308, '', 'no-store']);
      const followed = await fetch(server.url + path);
      expect([followed.status, new URL(followed.url).pathname]).toEqual([200, '/api/events']);
    }
    const written = await fetch(`${server.url}/API/volunteer/Lookup/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"nobody@example.org"}',
    });
    expect([written.status, new URL(written.url).pathname]).toEqual([404, '/api/volunteer/lookup']);
    // A path that holds a secret is in no header.
    const token = await fetch(`${server.url}/Feeds/AbC.CSV/`, { headers: { accept: 'text/csv' } });
    expect([token.status, new URL(token.url).pathname]).toEqual([404, '/Feeds/AbC.CSV/']);
    expect(
      (await fetch(`${server.url}/GraphQL/?query={__typename}`, { headers: { 'apollo-require-preflight': '1' } })).url,
    ).toBe(`${server.url}/graphql?query={__typename}`);
  });
});

describe('ids', () => {
  const malformed = ['x', '0', '%27', '..%2f..%2fetc', '%00', '%E0%A4%A', randomUUID().slice(1), `${randomUUID()}x`];
  it.each([
    ['/api/events/', 'EVENT_NOT_FOUND', 'Event not found.'],
    ['/api/opportunities/', 'OPPORTUNITY_NOT_FOUND', 'Volunteer role not found.'],
    ['/api/manage/', 'LINK_NOT_FOUND', 'This link is not valid.'],
  ])('%s… is 404 for unknown and malformed ones alike', async (path, code, message) => {
    for (const id of [randomUUID(), ...malformed]) {
      const { status, body } = await server.rest<Refusal>('GET', path + id);
      const undecodable = id === '%E0%A4%A';
      expect([id, status, body]).toEqual([
        id,
        404,
        undecodable ? { message: 'Not found.', code: 'NOT_FOUND' } : { message, code },
      ]);
    }
  });

  it('takes an id in capitals', async () => {
    const event = await given(server.database.pool).event();
    const { status, body } = await server.rest<{ id: string }>('GET', `/api/events/${event.id.toUpperCase()}`);
    expect([status, body.id]).toEqual([200, event.id]);
  });

  it.each([
    ['/api/categories?eventId=x'],
    ['/api/categories?leadId=x'],
    ['/api/opportunities?eventId=%27%20or%201=1'],
    ['/api/opportunities?categoryId=%00'],
    ['/api/shifts?eventId=x'],
    ['/api/shifts?categoryId=x'],
    ['/api/shifts?opportunityId=x'],
  ])('%s finds nothing', async (path) => {
    await given(server.database.pool).shift();
    expect(await server.rest('GET', path)).toMatchObject({ status: 200, body: [] });
  });

  it('takes the first of a repeated query parameter, and only texts', async () => {
    const shift = await given(server.database.pool).shift();
    const first = await server.rest<{ id: string }[]>('GET', `/api/shifts?eventId=${shift.eventId}&eventId=x`);
    expect(first.body.map(({ id }) => id)).toEqual([shift.id]);
    const nested = await server.rest<unknown[]>('GET', '/api/shifts?eventId[$ne]=x&__proto__[eventId]=x');
    expect(nested.status).toBe(400);
  });

  it('says which day it does not understand', async () => {
    const { status, body } = await server.rest<Refusal>('GET', '/api/shifts?date=tomorrow');
    expect([status, body]).toEqual([
      400,
      {
        message: 'Please enter a date as YYYY-MM-DD',
        code: 'INVALID_INPUT',
        errors: { date: 'Please enter a date as YYYY-MM-DD' },
      },
    ]);
  });
});

describe('bodies', () => {
  const jsonPaths = routes
    .filter(({ method, takes }) => method !== 'get' && takes !== 'upload')
    .map((route) => ({
      method: route.method,
      path: route.path,
      limit: route.mostBytes ? `${route.mostBytes / 1024} kB` : '1 MB',
      // The path for renaming carries the sentence under an older name too.
      olderField: (message: string) => (route.refusalField ? { [route.refusalField]: message } : {}),
    }));

  it.each(jsonPaths)('$method $path refuses what is no JSON', async ({ method, path, olderField }) => {
    for (const text of ['{', 'firstName=Vera', '"text"', 'null', '{"a":1}}', "{'a':1}"]) {
      const { status, body } = await server.rest<Refusal>(method.toUpperCase(), path, text);
      expect([text, status, body]).toEqual([
        text,
        400,
        {
          message: 'The request body is not valid JSON.',
          code: 'INVALID_JSON',
          ...olderField('The request body is not valid JSON.'),
        },
      ]);
    }
  });

  it.each(jsonPaths)(
    '$method $path refuses over $limit, however it says its length',
    async ({ method, path, limit, olderField }) => {
      const huge = JSON.stringify({ firstName: 'x'.repeat(1024 * 1024) });
      const { status, body } = await server.rest<Refusal>(method.toUpperCase(), path, huge);
      expect([status, body]).toEqual([
        413,
        {
          message: `The request is over ${limit}.`,
          code: 'PAYLOAD_TOO_LARGE',
          ...olderField(`The request is over ${limit}.`),
        },
      ]);
      const stream = new ReadableStream({
        start(controller) {
          for (let part = 0; part < 20; part += 1) controller.enqueue(new TextEncoder().encode(' '.repeat(64 * 1024)));
          controller.close();
        },
      });
      const streamed = await fetch(server.url + path, {
        method: method.toUpperCase(),
        headers: { 'content-type': 'application/json' },
        body: stream,
        duplex: 'half',
      } as RequestInit);
      expect(streamed.status).toBe(413);
    },
  );

  it('takes just under 1 MB', async () => {
    const { status, body } = await server.rest<Refusal>('POST', '/api/signup', {
      firstName: 'x'.repeat(1024 * 1024 - 100),
    });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each([
    ['an array', []],
    ['numbers', { firstName: 1, lastName: 2, email: 3, shiftId: 4 }],
    ['nothing', undefined],
  ])('says what is wrong with %s, field by field', async (_what, body) => {
    const answer = await server.rest<Refusal>('POST', '/api/signup', body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('INVALID_INPUT');
    if (!Array.isArray(body)) expect(answer.body.message).toBe('Please check the marked fields.');
    expect(Object.keys(answer.body.errors ?? {})).not.toEqual([]);
  });

  const types: [type: string, status: number][] = [
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['Application/JSON', 201],
    ['application/vnd.api+json', 201],
    ['text/plain', 415],
    ['text/plain;charset=UTF-8', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['nonsense', 415],
    ['', 415],
  ];

  it.each(types)("a body of type '%s' is answered with %i", async (type, expected) => {
    const shift = await given(server.database.pool).shift();
    const body = JSON.stringify({ ...visitorDetails(), shiftId: shift.id });
    // As bytes, which bring no type of their own.
    const response = await fetch(`${server.url}/api/signup`, {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      body: new TextEncoder().encode(body),
    });
    expect(response.status).toBe(expected);
    if (expected === 415)
      expect(await response.json()).toEqual({
        message: `${type ? `This is ${type.split(';')[0]}.` : 'The body has no Content-Type.'} Please send JSON, with Content-Type: application/json.`,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    const asked = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', ...(type ? { 'content-type': type } : {}) },
      body: new TextEncoder().encode('{"query":"{ stats { events } }"}'),
    });
    expect(asked.status).toBe(expected === 415 ? 415 : 200);
  });

  it.each(jsonPaths)('$method $path takes no other type than JSON, and needs none without a body', async (route) => {
    const statusOf = async (body: string | undefined, headers: Record<string, string> = {}) =>
      (await fetch(server.url + route.path, { method: route.method.toUpperCase(), body, headers })).status;
    expect(await statusOf('{}', { 'content-type': 'text/csv' })).toBe(415);
    expect(await statusOf(undefined)).not.toBe(415);
    expect(await statusOf(undefined, { 'content-type': 'text/csv' })).not.toBe(415);
  });

  it('ignores fields that nobody asked for, and keys that mean something to JavaScript', async () => {
    const shift = await given(server.database.pool).shift();
    const details = { ...visitorDetails(), shiftId: shift.id };
    const text = JSON.stringify({ ...details, status: 'cancelled', overCapacity: true, id: randomUUID() });
    const { status, body } = await server.rest<{ signup: { status: string } }>(
      'POST',
      '/api/signup',
      text.replace(/^\{/, '{"__proto__": {"website": "x"}, "constructor": {"prototype": {"x": 1}}, '),
    );
    expect([status, body.signup.status]).toEqual([201, 'active']);
    expect(({} as Record<string, unknown>).website).toBeUndefined();
  });
});

describe('answers', () => {
  it('are never kept by caches on the way', async () => {
    for (const path of ['/api/events', '/api/unknown', '/api/shifts?date=x', `/api/manage/${randomUUID()}`]) {
      expect([path, (await server.rest('GET', path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('reveal nothing about a bug', async () => {
    await server.database.pool.query('alter table event rename column location to elsewhere');
    try {
      const { status, body } = await server.rest('GET', '/api/events');
      expect([status, body]).toEqual([500, { message: 'Something went wrong. Please try again.', code: 'INTERNAL' }]);
    } finally {
      await server.database.pool.query('alter table event rename column elsewhere to location');
    }
  });
});
