import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { buildClientSchema, getIntrospectionQuery, Kind, parse, visit, type IntrospectionQuery } from 'graphql';
import { given } from '../../../test/given.js';
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
let production: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  production = await startTestServer({ NODE_ENV: 'production', PUBLIC_URL: 'https://volunteers.example.org' });
});
afterAll(async () => {
  await server.close();
  await production.close();
});

type Any = GraphqlAnswer<unknown>;

async function post(body: unknown, headers: Record<string, string> = {}, at = server) {
  return at.rest<Any>('POST', '/graphql', body, headers);
}

/** Status and code of the first error. */
async function refusal(query: string, variables?: object): Promise<[number, string | undefined, string | undefined]> {
  const { status, body } = await post({ query, variables });
  return [status, body.errors?.[0]?.extensions.code, body.errors?.[0]?.message];
}

describe('introspection', () => {
  it('shows everybody the schema in development', async () => {
    const { status, body } = await post({ query: getIntrospectionQuery() });
    expect(status).toBe(200);
    expect(
      buildClientSchema(body.data as IntrospectionQuery)
        .getQueryType()
        ?.getFields(),
    ).toHaveProperty('events');
  });

  it('shows strangers nothing of it in production, not even by __type', async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __type(name: "User") { fields { name } } }',
      '{ stats { events } __schema { types { name } } }',
    ]) {
      const { status, body } = await post({ query }, {}, production);
      expect(status).toBe(401);
      expect(body).toEqual({
        errors: [{ message: 'Please sign in.', extensions: { code: 'NOT_SIGNED_IN', status: 401 } }],
      });
    }
    expect((await post({ query: '{ stats { events __typename } }' }, {}, production)).status).toBe(200);
  });

  it('shows staff the schema in production', async () => {
    const { headers } = await given(production.database.pool).staff('lead');
    const { status, body } = await post({ query: getIntrospectionQuery() }, headers, production);
    expect(status).toBe(200);
    expect(
      buildClientSchema(body.data as IntrospectionQuery)
        .getMutationType()
        ?.getFields(),
    ).toHaveProperty('signUp');
  });

  it('shows the page for trying queries only in development', async () => {
    const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('GraphiQL');
    const none = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(none.status).toBe(400);
    expect(await none.text()).not.toContain('<html');
  });
});

describe('limits', () => {
  it('refuses a document that is too deep', async () => {
    const query = `{ events ${'{ categories { event '.repeat(9)} { id } ${'} }'.repeat(9)} }`;
    expect(await refusal(query)).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
      expect.stringMatching(/depth limit of 14 exceeded/),
    ]);
  });

  it('refuses too many aliases', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: stats { events }`).join(' ')} }`;
    expect((await post({ query: aliases(30) })).status).toBe(200);
    expect(await refusal(aliases(31))).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
      expect.stringMatching(/Aliases limit of 30/),
    ]);
  });

  it('refuses too many words', async () => {
    const words = (count: number) => `{ stats { ${'events '.repeat(count)} } }`;
    expect((await post({ query: words(200) })).status).toBe(200);
    expect(await refusal(words(3000))).toEqual([400, 'GRAPHQL_PARSE_FAILED', expect.stringMatching(/3000 tokens/)]);
  });

  it('refuses too many directives', async () => {
    const directives = Array.from({ length: 31 }, (_, index) => `x${index}: events @include(if: true)`).join(' ');
    const [status] = await refusal(`{ stats { ${directives} } }`);
    expect(status).toBe(400);
  });

  it('refuses a document whose cost explodes through its fragments, without spending time on it', async () => {
    let query = '{ events { ...f0 } } fragment f25 on Event { id }';
    for (let index = 0; index < 25; index += 1)
      query += ` fragment f${index} on Event { id ...f${index + 1} ...f${index + 1} }`;
    const [status, code, message] = await refusal(query);
    expect([status, code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(message).toMatch(/recursively requests too many selections|Cost limit/);
  });

  it('refuses a cost that neither depth nor aliases show', async () => {
    const fields = 'id name slug startDate endDate location website timeZone coverImageUrl createdAt '.repeat(40);
    const query = `{ ${'...all '.repeat(20)} } fragment all on Query { events { ...fields } } fragment fields on Event { ${fields} }`;
    expect(await refusal(query)).toEqual([
      400,
      'QUERY_TOO_LARGE',
      expect.stringMatching(/^Query Cost limit of \d+ exceeded/),
    ]);
  });

  it('refuses fragments that include themselves', async () => {
    const [status, code] = await refusal(
      '{ events { ...a } } fragment a on Event { ...b } fragment b on Event { ...a }',
    );
    expect([status, code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  it.each([
    ['directly', '{ events { shifts { opportunity { event { shifts { id } } } } } }', 'Shift'],
    ['by another way', '{ shifts { opportunity { category { opportunities { shifts { id } } } } } }', 'Shift'],
    [
      'through fragments',
      '{ events { shifts { ...a } } } fragment a on Shift { opportunity { event { ...b } } } fragment b on Event { shifts { id } }',
      'Shift',
    ],
    ['from another root', '{ opportunities { category { opportunities { id } } } }', 'Opportunity'],
    ['behind an inline fragment', '{ categories { event { ... on Event { categories { id } } } } }', 'Category'],
  ])('refuses to go round in a circle %s', async (_how, query, type) => {
    expect(await refusal(query)).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
      `A list of ${type} may not be asked for below another list of ${type}.`,
    ]);
  });

  it('lets single objects come again', async () => {
    const query =
      '{ shifts { opportunity { event { id } category { event { id } } } } events { categories { opportunities { shifts { opportunity { event { id } } } } } } }';
    expect((await post({ query })).status).toBe(200);
  });

  it('accepts every document of the web client', async () => {
    const folder = fileURLToPath(new URL('../../../../web/src/', import.meta.url));
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const definitions = texts.flatMap((text) => [...parse(text).definitions]);
    const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    expect(operations.length).toBeGreaterThan(5);
    for (const operation of operations) {
      const query = withFragments(
        operation.name?.value ?? '',
        definitions.map(printed),
        operation.loc?.source.body ?? '',
      );
      // Without variables most are refused only for those; what counts is that the document itself passes.
      const { body } = await post({ query, operationName: operation.name?.value });
      const refused =
        body.errors?.filter(({ extensions }) => /GRAPHQL_(VALIDATION|PARSE)_FAILED/.test(extensions.code)) ?? [];
      expect([operation.name?.value, refused]).toEqual([operation.name?.value, []]);
    }
  });

  function printed(definition: ReturnType<typeof parse>['definitions'][number]): { name: string; text: string } {
    const { loc } = definition;
    const name = definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : '';
    return { name, text: loc ? loc.source.body.slice(loc.start, loc.end) : '' };
  }

  /** The operation's file with the fragments it needs from other files. */
  function withFragments(operation: string, all: { name: string; text: string }[], file: string): string {
    const own = parse(file).definitions.find(
      (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === operation,
    );
    let text = own?.loc ? file.slice(own.loc.start, own.loc.end) : '';
    const wanted = new Set<string>();
    for (let before = -1; before !== wanted.size;) {
      before = wanted.size;
      visit(parse(text), { FragmentSpread: ({ name }) => void wanted.add(name.value) });
      const has = new Set(
        parse(text).definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one.name.value] : [])),
      );
      for (const { name, text: fragment } of all) if (wanted.has(name) && !has.has(name)) text += `\n${fragment}`;
    }
    return text;
  }
});

describe('what errors reveal', () => {
  const misspelt: [document: string, help: string, variables?: object][] = [
    ['{ shiftz { id } }', 'Did you mean "shift" or "shifts"?'],
    ['{ events { nam } }', 'Did you mean "name"?'],
    ['{ event(slugg: "x") { id } }', 'Did you mean "slug"?'],
    ['{ event(slug: "x") { ... on Evnt { id } } }', 'Did you mean "Event"'],
    ['mutation { signOu }', 'Did you mean "signOut", "signIn", or "signUp"?'],
    [
      '{ signups { status } signupTable(filter: { status: ACTIV }) { matching } }',
      'Did you mean the enum value "ACTIVE"?',
    ],
    ['mutation { signUp(input: { shiftIds: "x" }) { signup { id } } }', 'Did you mean "shiftId"?'],
  ];

  it.each(misspelt)('helps those who may read the schema: %s', async (query, help) => {
    const { headers } = await given(production.database.pool).staff('lead');
    const signedIn = await given(server.database.pool).staff('lead');
    for (const { status, body } of [
      await post({ query }, signedIn.headers),
      await post({ query }, headers, production),
      ...(query.includes('signups') ? [] : [await post({ query })]),
    ]) {
      expect(status).toBe(400);
      expect(body.errors?.map(({ message }) => message).join(' ')).toContain(help);
      expect(JSON.stringify(body)).not.toMatch(/hidden/i);
    }
  });

  it.each(misspelt)('shows strangers in production none of the names: %s', async (query, help) => {
    const { status, body } = await post({ query }, {}, production);
    if (query.includes('signups')) {
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([401, 'NOT_SIGNED_IN']);
      expect(body.errors).toHaveLength(1);
    } else expect(status).toBe(400);
    const name = /"\w+"/.exec(help)?.[0] ?? '';
    for (const { message } of body.errors ?? []) {
      expect(message).not.toMatch(/did you mean|hidden/i);
      expect(message).not.toContain(name);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('reports no limit as a syntax error', async () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: stats { events }`).join(' ');
    const texts = [
      `{ ${aliases} }`,
      `{ stats { ${'events '.repeat(3000)} } }`,
      `{ events ${'{ categories { event '.repeat(9)} { id } ${'} }'.repeat(9)} }`,
    ];
    for (const query of texts) expect((await refusal(query))[2]).not.toContain('Syntax Error');
    expect((await refusal('{ events { '))[2]).toContain('Syntax Error');
  });

  it('checks the caller before the document', async () => {
    const lead = await given(production.database.pool).staff('lead');
    const visits: [query: string, variables?: object][] = [
      ['mutation { createUser { id } }'],
      ['mutation { createUser(input: { role: NOBODY }) { id } }'],
      ['mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {}],
    ];
    for (const [query, variables] of visits) {
      expect(await post({ query, variables }, {}, production)).toMatchObject({
        status: 401,
        body: { errors: [{ extensions: { code: 'NOT_SIGNED_IN', status: 401 } }] },
      });
      expect(await post({ query, variables }, lead.headers, production)).toMatchObject({
        status: 403,
        body: { errors: [{ extensions: { code: 'FORBIDDEN', status: 403 } }] },
      });
    }
  });

  it('shows no stack and no database words, whatever breaks', async () => {
    await server.database.pool.query('alter table event rename column location to elsewhere');
    try {
      const { status, body } = await post({ query: '{ events { location } }' });
      expect(status).toBe(200);
      expect(body).toEqual({
        data: null,
        errors: [
          {
            message: 'Something went wrong. Please try again.',
            path: ['events'],
            extensions: { code: 'INTERNAL', status: 500 },
          },
        ],
      });
    } finally {
      await server.database.pool.query('alter table event rename column elsewhere to location');
    }
  });

  it('names the field and the path of an expected failure', async () => {
    const { status, body } = await post({ query: '{ event { id } }' });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: { event: null },
      errors: [
        {
          message: 'Name the event by either id or slug.',
          path: ['event'],
          extensions: { code: 'BAD_REQUEST', status: 400 },
        },
      ],
    });
  });
});

describe('malformed requests', () => {
  const day = 'query ($day: Day) { shifts(date: $day) { id } }';
  const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } } }';

  it.each<[string, string, object]>([
    ['a day that does not exist', day, { day: '2027-02-30' }],
    ['a day that is a number', day, { day: 20270218 }],
    ['an object for an id', 'query ($id: ID) { shifts(eventId: $id) { id } }', { id: { a: 1 } }],
    ['a number for a name', signUp, { input: { firstName: 3, lastName: 'x', email: 'x@example.org', shiftId: 'x' } }],
    ['a missing field', signUp, { input: { firstName: 'Vera' } }],
    [
      'an unknown field',
      signUp,
      { input: { firstName: 'V', lastName: 'x', email: 'x@example.org', shiftId: 'x', admin: true } },
    ],
    ['no input', signUp, {}],
  ])('answers %s with INVALID_INPUT, 400', async (_what, query, variables) => {
    const [status, code] = await refusal(query, variables);
    expect([status, code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each<[string, unknown, string]>([
    [
      'several requests in one',
      [{ query: '{ stats { events } }' }, { query: '{ stats { events } }' }],
      'Operation batching disabled.',
    ],
    ['an empty object', {}, expect.any(String) as unknown as string],
    ['a query that is no text', { query: 5 }, 'GraphQL queries must be strings.'],
  ])('refuses %s', async (_what, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ message, extensions: { code: 'BAD_REQUEST', status: 400 } }]);
  });

  it.each([
    ['a syntax error', '{ events ', 'GRAPHQL_PARSE_FAILED'],
    ['a subscription', 'subscription { events { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field', '{ events { email } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two operations without a name',
      'query A { stats { events } } query B { stats { events } }',
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('refuses %s with 400', async (_what, query, code) => {
    expect((await refusal(query)).slice(0, 2)).toEqual([400, code]);
  });

  it('refuses the name of no operation, and does not run another one instead', async () => {
    const { status, body } = await post({ query: 'query A { stats { events } }', operationName: 'B' });
    expect([status, body.data]).toEqual([400, undefined]);
    const [error] = body.errors ?? [];
    expect([error?.message, error?.extensions.code]).toEqual([
      'Unknown operation named "B".',
      'OPERATION_RESOLUTION_FAILURE',
    ]);
  });

  it.each([['{'], ['"text"'], ['null'], ['{"query": "{ stats { events } }"']])(
    'answers %s as no JSON',
    async (text) => {
      const { status, body } = await server.rest('POST', '/graphql', text);
      expect([status, body]).toEqual([400, { message: 'The request body is not valid JSON.', code: 'INVALID_JSON' }]);
    },
  );

  it('refuses over 1 MB', async () => {
    const { status, body } = await server.rest('POST', '/graphql', {
      query: '{ stats { events } }',
      variables: { x: 'y'.repeat(1_100_000) },
    });
    expect([status, body]).toEqual([413, { message: 'The request is over 1 MB.', code: 'PAYLOAD_TOO_LARGE' }]);
  });

  it('writes nothing by GET, and reads by GET only for callers that a foreign page cannot be', async () => {
    const get = async (query: string, headers: Record<string, string> = {}) =>
      (await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers })).status;
    expect(await get('{ stats { events } }')).toBe(400);
    expect(await get('{ stats { events } }', { 'apollo-require-preflight': '1' })).toBe(200);
    expect(await get('mutation { signOut }', { 'apollo-require-preflight': '1' })).toBe(405);
  });

  it('says in short how to ask, to a person who opens the address and to a program without the header', async () => {
    for (const words of ['', '?query=%7Bstats%7Bevents%7D%7D']) {
      const response = await fetch(`${server.url}/graphql${words}`, { headers: { accept: 'application/json' } });
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      expect(response.status).toBe(400);
      expect(errors).toEqual([
        {
          message: expect.stringMatching(/^Please send the query by POST.*\/docs\.$/),
          extensions: { code: 'BAD_REQUEST', status: 400 },
        },
      ]);
    }
  });

  it('says the status of its line in the body, too', async () => {
    const preflight = { 'apollo-require-preflight': '1' };
    const persisted = '{"persistedQuery":{"version":1,"sha256Hash":"00"}}';
    for (const asked of ['query=mutation%7BsignOut%7D', `extensions=${encodeURIComponent(persisted)}`, 'query=%7B']) {
      const response = await fetch(`${server.url}/graphql?${asked}`, { headers: preflight });
      const { errors } = (await response.json()) as { errors: { extensions: { status: number } }[] };
      expect([asked, errors[0]?.extensions.status]).toEqual([asked, response.status]);
    }
  });

  it('refuses bodies that a foreign page could send without being asked about', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status } = await post({ query: 'mutation { signOut }' }, { 'content-type': type });
      expect([type, status]).toEqual([type, 415]);
    }
  });
});
