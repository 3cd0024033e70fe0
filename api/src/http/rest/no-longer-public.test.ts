import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given, inDays } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { keepsAnswers: true });
});
afterAll(() => server.close());

it.each([['with questions'], ['without questions']])(
  'what was public of an event %s is not confirmed once it is a draft, to visitors and to keys',
  async (how) => {
    const ladder = given(server.database.pool);
    const admin = await ladder.staff('admin');
    const event = await ladder.event({ startDate: inDays(20) });
    const role = await (await event.category()).opportunity();
    await role.shift({ date: inDays(20) });
    if (how === 'with questions') {
      const question = { eventId: event.id, kind: 'TEXT', label: 'Your club' };
      expect((await server.rest('POST', '/api/admin/questions', question, admin.headers)).status).toBe(201);
    }
    const become = async (state: string) => {
      const { status } = await server.rest('PATCH', `/api/admin/events/${event.id}`, { state }, admin.headers);
      expect(status).toBe(200);
    };
    const lists = ['questions', 'categories', 'opportunities', 'shifts'].map(
      (name) => `/api/${name}?eventId=${event.id}`,
    );
    const paths = [...lists, `/api/events/${event.id}`, `/event/${event.slug}/shifts.json`];
    const readers = [{}, (await ladder.apiKey()).headers, (await ladder.apiKey({ eventId: event.id })).headers];
    for (const headers of readers) {
      const read = async (path: string, tag = '') => {
        const answer = await fetch(server.url + path, {
          headers: { ...headers, ...(tag && { 'if-none-match': tag }) },
        });
        await answer.arrayBuffer();
        return { status: answer.status, tag: answer.headers.get('etag') ?? '' };
      };
      const before = new Map<string, string>();
      for (const path of paths) before.set(path, (await read(path)).tag);
      await become('DRAFT');
      for (const path of paths) {
        expect([path, (await read(path, before.get(path))).status]).toEqual([path, /s[?]/.test(path) ? 200 : 404]);
      }
      await become('PUBLISHED');
    }
  },
);
