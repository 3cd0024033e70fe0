import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { given, visitorDetails } from '../../test/given.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function metrics(): Promise<string> {
  const response = await fetch(`${server.url}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  return response.text();
}

describe('what operators watch', () => {
  it('/healthz says that the process lives', async () => {
    const { status, body, headers } = await server.rest('GET', '/healthz');
    expect([status, body, headers.get('cache-control')]).toEqual([200, { status: 'ok' }, 'no-store']);
  });

  it('/readyz says that the database answers', async () => {
    const { status, body, headers } = await server.rest('GET', '/readyz');
    expect([status, body, headers.get('cache-control')]).toEqual([200, { status: 'ready' }, 'no-store']);
  });

  it('/metrics counts requests by method, path template and status: never by what people typed', async () => {
    const id = randomUUID();
    await server.rest('GET', `/api/events/${id}`);
    await server.rest('GET', `/api/manage/secret-token-${id}`);
    const text = await metrics();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/events/:id",status="404"} 1');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/manage/:token",status="404"} 1',
    );
    expect(text).not.toContain(id);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it.each(['/metrics/', '/Metrics', '/METRICS', '//metrics', '/%6detrics', '/healthz/', '/Readyz'])(
    'is not answered at %s, which a proxy would let through',
    async (path) => {
      const { status, body } = await server.rest<unknown>('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(JSON.stringify(body)).not.toMatch(/process_cpu|"ok"|"ready"/);
    },
  );

  it('/metrics asks for the token that the settings name', async () => {
    const guarded = await startTestServer({ METRICS_TOKEN: 'watcher-of-figures-1' });
    try {
      const read = (headers: Record<string, string>) => guarded.rest<unknown>('GET', '/metrics', undefined, headers);
      for (const authorization of ['', 'Bearer watcher-of-figures-2', 'Basic watcher-of-figures-1']) {
        const { status, body, headers } = await read(authorization ? { authorization } : {});
        expect([status, body, headers.get('www-authenticate')]).toEqual([
          401,
          expect.objectContaining({ code: 'NOT_SIGNED_IN' }),
          'Bearer realm="Trailcrew"',
        ]);
      }
      const { status, body, headers } = await read({ authorization: 'Bearer watcher-of-figures-1' });
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toContain('process_cpu_seconds_total');
      expect((await guarded.rest('GET', '/readyz')).status).toBe(200);
    } finally {
      await guarded.close();
    }
  });

  it('/metrics shows how many mails wait', async () => {
    const before = Number(/^mail_outbox_waiting (\d+)$/m.exec(await metrics())?.[1]);
    await server.database.pool.query(
      `insert into outbox (template, recipient, payload, message_id, next_attempt_at)
       values ('none', 'x@example.org', '{}', 'x', now() + interval '1 day')`,
    );
    expect(await metrics()).toContain(`mail_outbox_waiting ${before + 1}\n`);
  });

  it('/metrics shows nothing of a signup’s person', async () => {
    const shift = await given(server.database.pool).shift();
    await server.rest('POST', '/api/signup', {
      ...visitorDetails({ email: 'watched@example.org' }),
      shiftId: shift.id,
    });
    expect(await metrics()).not.toContain('watched');
  });
});
