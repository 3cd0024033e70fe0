import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../../test/given.js';
import { startOwnPostgres, type OwnPostgres } from '../../test/start-own-postgres.js';
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../test/start-test-server.js';

let postgres: OwnPostgres;
let server: TestServer;
let shiftId: string;
let staff: Record<string, string>;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  process.env.TRAILCREW_TEST_DATABASE = postgres.adminUrl;
  server = await startTestServer();
  // The test's own connections are cut too.
  server.database.pool.on('error', () => undefined);
  shiftId = (await given(server.database.pool).shift()).id;
  staff = (await given(server.database.pool).staff('admin')).headers;
}, 60_000);
afterAll(async () => {
  await server.close();
  await postgres.remove();
});

const unavailable = {
  message: 'The service is not available just now. Please try again in a moment.',
  code: 'UNAVAILABLE',
};
const mutation = 'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } } }';

interface Question {
  what: string;
  api: 'REST' | 'GraphQL';
  method: string;
  path: string;
  body?: () => object;
  signedIn?: boolean;
}

const questions: Question[] = [
  { what: 'reading', api: 'REST', method: 'GET', path: '/api/shifts' },
  { what: 'reading as staff', api: 'REST', method: 'GET', path: '/api/shifts', signedIn: true },
  {
    what: 'signing up',
    api: 'REST',
    method: 'POST',
    path: '/api/signup',
    body: () => ({ ...visitorDetails(), shiftId }),
  },
  { what: 'a household link', api: 'REST', method: 'GET', path: '/api/manage/x' },
  {
    what: 'signing in',
    api: 'REST',
    method: 'POST',
    path: '/api/auth/login',
    body: () => ({ email: 'a@example.org', password: 'x' }),
  },
  { what: 'reading', api: 'GraphQL', method: 'POST', path: '/graphql', body: () => ({ query: '{ events { id } }' }) },
  {
    what: 'reading a field that may be empty',
    api: 'GraphQL',
    method: 'POST',
    path: '/graphql',
    body: () => ({ query: '{ event(slug: "x") { id } }' }),
  },
  {
    what: 'reading as staff',
    api: 'GraphQL',
    method: 'POST',
    path: '/graphql',
    body: () => ({ query: '{ viewer { id } }' }),
    signedIn: true,
  },
  {
    what: 'signing up',
    api: 'GraphQL',
    method: 'POST',
    path: '/graphql',
    body: () => ({ query: mutation, variables: { input: { ...visitorDetails(), shiftId } } }),
  },
];

async function ask({ method, path, body, signedIn }: Question) {
  return server.rest<GraphqlAnswer<unknown> & { code?: string; message?: string }>(
    method,
    path,
    body?.(),
    signedIn ? staff : {},
  );
}

/** Asks until the answer is as wished; the test's time limit ends a vain wait. */
async function until(path: string, status: number): Promise<void> {
  while ((await server.rest('GET', path)).status !== status);
}

describe('when the database goes away', () => {
  beforeAll(async () => {
    // Everything has been used once, so that connections lie in every pool when they are cut.
    for (const question of questions) await ask(question);
    await postgres.stop();
  });

  it.each(questions)('$what through $api is 503 with a time to try again', async (question) => {
    for (const _again of [1, 2]) {
      const { status, body, headers } = await ask(question);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      if (question.api === 'REST') expect(body).toEqual(unavailable);
      else {
        expect(body.errors).toHaveLength(1);
        expect(body.errors?.[0]).toMatchObject({
          message: unavailable.message,
          extensions: { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 5 },
        });
      }
    }
  });

  it('the process lives, but is not ready', async () => {
    expect((await server.rest('GET', '/healthz')).status).toBe(200);
    const { status, body, headers } = await server.rest('GET', '/readyz');
    expect([status, body, headers.get('retry-after')]).toEqual([503, { status: 'database unavailable' }, '5']);
  });

  it('the page and the documentation are served, and metrics are shown as far as they are known', async () => {
    expect((await server.rest('GET', '/event/x', undefined, { accept: 'text/html' })).status).toBe(200);
    expect((await server.rest('GET', '/api/openapi.json')).status).toBe(200);
    const { status, body } = await server.rest<string>('GET', '/metrics');
    expect(status).toBe(200);
    expect(body).toContain('http_request_duration_seconds_count');
    expect(body).toMatch(/^mail_outbox_waiting Nan$/im);
  });

  it('everything works again when it is back, without a restart', async () => {
    await postgres.start();
    await until('/readyz', 200);
    for (const question of questions) {
      const { status, body } = await ask(question);
      expect([question.what, question.api, status]).toEqual([question.what, question.api, expect.any(Number)]);
      expect(status).toBeLessThan(500);
      expect(body.errors).toBeUndefined();
    }
    const { rows } = await server.database.pool.query('select active_count from shift where id = $1', [shiftId]);
    // Two before, two after, none of those that were refused.
    expect(rows).toEqual([{ active_count: 4 }]);
  });
});
