import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { routes } from '../src/registry.js';
import { restMatrix } from './authorization-matrix-rest.js';
import { callers, newWorld, type World } from './authorization-world.js';
import { countMailsAsSent } from './count-mails-as-sent.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/* Every POST that takes an Idempotency-Key is sent twice: the second gets the first answer, and nothing happens again. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await countMailsAsSent(server);
});
afterAll(() => server.close());

/** What the matrix refuses even to those who may ask, such as a plan's older version, and so never answers. */
const refused = new Set(['POST /api/admin/plan-changes']);

const keyed = routes
  .filter(({ takesKey }) => takesKey)
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  .filter((call) => !refused.has(call));

/** POSTs without a key, by the reason: they change nothing, are the same twice, take a file, or their answer holds a secret. */
const keyless = {
  reads: ['/api/admin/plan-changes/preview', '/api/admin/shifts/{id}/preview', '/api/exports/signups'],
  sameTwice: [
    ...['/api/attendance', '/api/admin/shifts/{id}/settle', '/api/admin/signups/{id}/restore'],
    ...['/api/admin/shifts/{id}/asked', '/api/lead/shifts/{id}/asked'],
    ...['/api/admin/posts/{id}/reports', '/api/admin/starts/{id}/clearance', '/api/signups/{id}/send-on'],
    '/api/vouchers/{code}/redeem',
    ...['/api/admin/erasures', '/api/erasures/{token}', '/api/admin/retention/start'],
    ...['/api/mails/{token}', '/mails/{token}', '/api/auth/logout'],
  ],
  files: ['/api/admin/excel-import', '/api/upload/image'],
  secrets: [
    ...['/api/auth/second-factor', '/api/auth/step-up'],
    ...['/api/auth/login', '/api/auth/reset-password', '/api/auth/request-password-reset'],
    ...['/api/auth/request-magic-link', '/api/volunteer/lookup', '/api/manage/{token}/replace-link'],
    '/api/household/erasure',
    ...['/api/admin/check-in-links', '/api/lead/check-in-links', '/api/check-in/devices'],
    ...['/api/admin/feeds', '/api/admin/api-keys', '/api/admin/webhooks', '/api/admin/webhooks/{id}/secret'],
  ],
};

it('an Idempotency-Key counts at every POST, but for those that have a reason', () => {
  const without = routes.filter(({ method, takesKey }) => method === 'post' && !takesKey).map(({ path }) => path);
  expect(without.sort()).toEqual(Object.values(keyless).flat().sort());
});

/** The ids of all that a call can bring about. */
async function happened(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select 'fact ' || position as id from fact union all select 'mail ' || id from outbox
     union all select 'delivery ' || id from webhook_delivery`,
  );
  return rows.map(({ id }) => id);
}

function callOf(route: string, world: World) {
  const [method = '', path = ''] = route.split(' ');
  const { params = {}, query = '', body } = restMatrix[route]?.call(world) ?? {};
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? world.unused));
  return { method, address: address + query, body };
}

describe('the same call with the same key', () => {
  it.each(keyed)('%s', async (route) => {
    const world = await newWorld(server);
    const at = restMatrix[route]?.answers.findLastIndex((status) => status < 300) ?? -1;
    const caller = callers[at];
    if (!caller) throw new Error(`${route} is answered to nobody`);
    const { method, address, body } = callOf(route, world);
    const headers = { ...world.headers[caller], 'idempotency-key': randomUUID() };
    const first = await server.rest(method, address, body, headers);
    const before = new Set(await happened());
    const second = await server.rest(method, address, body, headers);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(first.status).toBeLessThan(300);
    // Mails that leave meanwhile are taken away.
    expect((await happened()).filter((id) => !before.has(id))).toEqual([]);
  });
});
