import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../test/shared-test-server.js';

/* Texts that PostgreSQL cannot keep (a NUL character, half of a character) must be the caller's mistake, never a failure of ours. */

let server: SharedTestServer;
let shiftId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  shiftId = (await given(server.database.pool).shift({ qtyRequired: 100 })).id;
});
afterAll(() => server.close());

const oddTexts = [
  ['a NUL character', 'a\u0000b'],
  ['half of a character', 'a\ud800b'],
  ['the other half', 'a\udc00b'],
];

/** Halves of characters cannot be in an address. */
const inAddress = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

describe.each(oddTexts)('%s', (_what, text) => {
  it.each(['firstName', 'lastName', 'email', 'phone', 'shiftId'])(
    'as %s of a signup is refused by REST',
    async (field) => {
      const value = field === 'email' ? `${text}@example.org` : text;
      const { status } = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId, [field]: value });
      expect([400, 404]).toContain(status);
    },
  );

  it('as the honeypot is what robots get: a pretended success', async () => {
    const { status } = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId, website: text });
    expect(status).toBe(201);
  });

  it.each([
    ['a query of REST', () => server.rest<object>('GET', `/api/stats?eventId=${inAddress(text)}`)],
    ['a path of REST', () => server.rest<object>('GET', `/api/events/${inAddress(text)}`)],
    [
      'the address of a sign-in',
      () => server.rest<object>('POST', '/api/auth/login', { email: `${text}@example.org`, password: 'x' }),
    ],
    [
      'the password of a sign-in',
      () => server.rest<object>('POST', '/api/auth/login', { email: 'a@example.org', password: text }),
    ],
    [
      'the token of a new password',
      () => server.rest<object>('POST', '/api/auth/reset-password', { token: text, password: 'long enough' }),
    ],
  ])('in %s is answered', async (_where, ask) => {
    const { status } = await ask();
    expect(status).toBeLessThan(500);
  });

  it.each([
    ['a slug', 'query ($text: String) { event(slug: $text) { id } }'],
    ['an event', 'query ($text: ID) { event(id: $text) { id } }'],
    ['a filter', 'query ($text: ID) { shifts(eventId: $text) { id } }'],
    ['statistics', 'query ($text: ID) { stats(eventId: $text) { events } }'],
    ['a household link', 'query ($text: String!) { household(token: $text) { email } }'],
    ['a demo user', 'mutation ($text: ID!) { devSignIn(userId: $text) { token } }'],
  ])('in %s through GraphQL is answered', async (_where, query) => {
    const { errors } = await server.graphql(query, { text });
    expect((errors ?? []).filter(({ extensions }) => extensions.status >= 500)).toEqual([]);
  });

  it('in an idempotency key is refused', async () => {
    const { errors } = await server.graphql(
      'mutation ($key: String, $input: SignUpInput!) { signUp(input: $input, idempotencyKey: $key) { signup { id } } }',
      { key: text, input: { ...visitorDetails(), shiftId } },
    );
    expect((errors ?? []).filter(({ extensions }) => extensions.status >= 500)).toEqual([]);
  });
});
