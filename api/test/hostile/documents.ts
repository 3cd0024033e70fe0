/*
 * Requests that want to cost much, to break something, or to be taken for something else: refused before any data is read. No imports:
 * the bench sends them too.
 */

/** One such request: how it is sent, and the status and code that it must get. */
export interface HostileRequest {
  what: string;
  method: 'POST' | 'PUT' | 'GET';
  path: string;
  /** An object is sent as JSON, a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  expected: [status: number, code: string];
}

const times = <Part>(count: number, part: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => part(index));
const invalid: [number, string] = [400, 'GRAPHQL_VALIDATION_FAILED'];
const unread: [number, string] = [400, 'GRAPHQL_PARSE_FAILED'];

const graphql = (what: string, query: unknown, expected: [number, string], more: object = {}): HostileRequest => ({
  what: `GraphQL: ${what}`,
  method: 'POST',
  path: '/graphql',
  body: { query, ...more },
  expected,
});
const rest = (
  what: string,
  body: unknown,
  expected: [number, string],
  more: Partial<HostileRequest> = {},
): HostileRequest => ({
  what: `REST: ${what}`,
  method: 'POST',
  path: '/api/signup',
  body,
  expected,
  ...more,
});

const doubling = `{ events { ...f0 } } fragment f25 on Event { id } ${times(25, (n) => `fragment f${n} on Event { id ...f${n + 1} ...f${n + 1} }`).join(' ')}`;
const wide = 'id name slug startDate endDate location website timeZone coverImageUrl createdAt '.repeat(40);
const deep = '['.repeat(100_000) + ']'.repeat(100_000);
const json = (text: string): HostileRequest['headers'] => ({ 'content-type': text });

/** All of them. */
export const hostileRequests: readonly HostileRequest[] = [
  graphql('100 levels', `{ events ${'{ categories { event '.repeat(50)} { id } ${'} }'.repeat(50)} }`, invalid),
  graphql('200 aliases of one field', `{ ${times(200, (n) => `a${n}: stats { events }`).join(' ')} }`, invalid),
  graphql('3,000 repetitions of a field', `{ stats { ${'events '.repeat(3000)} } }`, unread),
  graphql('200 directives on one field', `{ stats { events ${'@include(if: true) '.repeat(200)} } }`, invalid),
  graphql('fragments that double 25 times', doubling, invalid),
  graphql(
    'fragments in a circle',
    '{ events { ...a } } fragment a on Event { ...b } fragment b on Event { ...a }',
    invalid,
  ),
  graphql('a fragment of itself', '{ events { ...a } } fragment a on Event { ...a }', invalid),
  graphql(
    '300 unused fragments',
    `
      {
        stats {
          events
        }
      }
      ${times(300, (n) => `fragment f${n} on Event { id }`).join(' ')}
    `,
    invalid,
  ),
  graphql(
    'a cost that only fragments show',
    `{ ${'...all '.repeat(20)} } fragment all on Query { events { ...fields } } fragment fields on Event { ${wide} }`,
    [400, 'QUERY_TOO_LARGE'],
  ),
  graphql('a list within the same list', '{ events { shifts { opportunity { event { shifts { id } } } } } }', invalid),
  graphql(
    'a list within the same list, by fragments',
    '{ events { shifts { ...a } } } fragment a on Shift { opportunity { event { ...b } } } fragment b on Event { shifts { id } }',
    invalid,
  ),
  graphql('10,000 opening braces', '{'.repeat(10_000), unread),
  graphql('10,000 opening brackets in a value', `{ shifts(where: { days: ${'['.repeat(10_000)} }) { id } }`, unread),
  graphql(
    '700 levels of selections',
    `
      ${'{ a '.repeat(700)}
      ${'}'.repeat(700)}
    `,
    invalid,
  ),
  graphql(
    '700 levels of input objects',
    `{ shifts(where: ${'{ a: '.repeat(700)}1${'}'.repeat(700)}) { id } }`,
    invalid,
  ),
  {
    ...graphql('a variable of 100,000 levels', '', [400, 'BAD_REQUEST']),
    body: `{"query":"query ($id: ID) { shifts(eventId: $id) { id } }","variables":{"id":${deep}}}`,
  },
  {
    ...graphql('a variable of 100,000 levels that nothing asks for', '', [400, 'BAD_REQUEST']),
    body: `{"query":"{ shiftz { id } }","variables":{"id":${deep}}}`,
  },
  rest('a name of 100,000 levels', `{"firstName":${deep}}`, [400, 'BAD_REQUEST']),
  rest(
    'an id of 100,000 levels, with a key to repeat it by',
    `{"email":"a@example.org","firstName":"A","lastName":"B","shiftId":${deep}}`,
    [400, 'BAD_REQUEST'],
    { headers: { 'idempotency-key': 'a' } },
  ),
  graphql('a text that never ends', '{ event(slug: "', unread),
  graphql('900 variables', `query (${times(900, (n) => `$a${n}: Int`).join(' ')}) { stats { events } }`, unread),
  graphql('400 operations', times(400, (n) => `query q${n} { stats { events } }`).join(' '), unread),
  graphql('a subscription', 'subscription { events { id } }', invalid),
  graphql('an unknown type', '{ events { ... on Secret { id } } }', invalid),
  graphql('a query that is a number', 5, [400, 'BAD_REQUEST']),
  graphql('variables that are a list', 'query ($id: ID) { shifts(id: $id) { id } }', [400, 'BAD_REQUEST'], {
    variables: ['a'],
  }),
  graphql(
    'a variable with 10,000 days',
    'query ($days: [Day!]) { shifts(where: { days: $days }) { id } }',
    [200, 'BAD_REQUEST'],
    { variables: { days: times(10_000, () => '2027-02-20') } },
  ),
  {
    ...graphql('100 documents at once', '', [400, 'BAD_REQUEST']),
    body: times(100, () => ({ query: '{ stats { events } }' })),
  },
  { ...graphql('JSON of 100,000 levels', '', [400, 'INVALID_JSON']), body: `{"query":${'['.repeat(100_000)}` },
  graphql('more than a megabyte', '{ stats { events } }', [413, 'PAYLOAD_TOO_LARGE'], {
    variables: { x: 'y'.repeat(1_100_000) },
  }),
  {
    ...graphql('a form of a foreign page', '', [415, 'UNSUPPORTED_MEDIA_TYPE']),
    body: 'query={stats{events}}',
    headers: json('application/x-www-form-urlencoded'),
  },
  rest('JSON that ends too soon', '{"firstName": "', [400, 'INVALID_JSON']),
  rest('JSON of 100,000 levels', `${'[{"a":'.repeat(100_000)}`, [400, 'INVALID_JSON']),
  rest(
    'a list instead of an object',
    times(1_000, () => ({ firstName: 'A' })),
    [400, 'INVALID_INPUT'],
  ),
  rest(
    'a name of a megabyte',
    { firstName: 'a'.repeat(900_000), lastName: 'B', email: 'a@example.org', shiftId: 'x' },
    [400, 'INVALID_INPUT'],
  ),
  rest(
    'an address on which patterns choke',
    { firstName: 'A', lastName: 'B', email: `${'a.'.repeat(20_000)}@`, shiftId: 'x' },
    [400, 'INVALID_INPUT'],
  ),
  rest('__proto__ and constructor', '{"__proto__": {"firstName": "A"}, "constructor": {"prototype": {"x": 1}}}', [
    400,
    'INVALID_INPUT',
  ]),
  rest('more than a megabyte', { firstName: 'a'.repeat(1_100_000) }, [413, 'PAYLOAD_TOO_LARGE']),
  rest(
    'XML',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    { headers: json('application/xml') },
  ),
  rest('a made-up charset', '{}', [400, 'INVALID_JSON'], {
    headers: json('application/json; charset=utf-77'),
  }),
  rest('1,500 parameters', undefined, [400, 'BAD_REQUEST'], {
    method: 'GET',
    path: `/api/shifts?limit=x&${times(1_500, (n) => `a${n}=1`).join('&')}`,
  }),
];
