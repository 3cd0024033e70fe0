import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { routes } from '../src/registry.js';
import { postOfToday } from './check-in-apis.js';
import { given } from './given.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';

/* A phone by a check-in link opens what is declared for it, and nothing else: every path of REST is tried with its token. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

it('a token of a phone opens its own calls and no other', async () => {
  const { event, category, shift, signupIds } = await postOfToday(server, 1);
  const link = await given(server.database.pool).checkInLink({ eventId: event.id, categoryId: category.id });
  const { headers } = await link.device();
  const ids: Record<string, string> = { eventId: event.id, categoryId: category.id, shiftId: shift.id };
  const opened: string[] = [];
  for (const { method, path } of routes) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? signupIds[0] ?? randomUUID());
    const body = method === 'get' ? undefined : {};
    const { status } = await server.rest(method.toUpperCase(), address, body, headers);
    if (status !== 401 && status !== 403) opened.push(`${method.toUpperCase()} ${path}`);
  }
  expect(opened.sort()).toEqual([
    'GET /api/check-in/list',
    'GET /api/vouchers/{code}',
    'POST /api/attendance',
    'POST /api/vouchers/{code}/redeem',
  ]);
  const declared = routes.filter(({ callers }) => callers.includes('device'));
  expect(declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(opened);
});
