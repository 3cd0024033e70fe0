import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { markOf } from '../../../test/check-in-apis.js';
import { raceDay } from '../../../test/start-board-rows.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';

/* Staff who look at a start board are notified of marks and of what else it shows, whichever server wrote it. */

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ DATA_DIR: one.dataDir }, { database: one.database });
});
afterAll(async () => {
  await other.running.close();
  await one.close();
});
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const query = 'subscription ($eventId: ID!) { attendanceChanged(eventId: $eventId) { position signupIds } }';

/** Listens from now on, and keeps the ids that each message names. */
function listen(eventId: string, headers: Record<string, string>) {
  const client = createClient({ url: `${one.url}/graphql/stream`, headers, retryAttempts: 0 });
  const named: string[][] = [];
  const failures: unknown[] = [];
  const stop = client.subscribe<{ attendanceChanged: { signupIds: string[] } }>(
    { query, variables: { eventId } },
    {
      next: ({ data, errors }) => void (data ? named.push(data.attendanceChanged.signupIds) : failures.push(errors)),
      error: (error) => void failures.push(error),
      complete: () => undefined,
    },
  );
  ends.push(() => client.dispose());
  return { named, failures, stop };
}

it('marks name the people, reports and more people than a message holds name nobody, other events are silent', async () => {
  const { pool } = one.database;
  const [race, elsewhere] = [await raceDay(pool), await raceDay(pool)];
  const [startId, postId] = [await race.start(), await race.post()];
  const { signupIds } = await race.shift({ people: 60 });
  const foreign = await elsewhere.shift({ people: 1 });
  const { named, failures, stop } = listen(race.event.id, race.lead.headers);
  const record = async (ids: readonly string[], headers: Record<string, string>) => {
    const body = { marks: ids.map((id) => markOf(id)) };
    expect((await other.rest('POST', '/api/attendance', body, headers)).status).toBe(200);
  };
  // Until the stream has begun: each mark is another one.
  let first = 0;
  await until(async () => {
    await record([signupIds[0] ?? ''], race.lead.headers);
    first += 1;
    return named.length > 0 || failures.length > 0;
  }, 10_000);
  expect(first).toBeGreaterThan(0);
  expect(new Set(named.flat())).toEqual(new Set([signupIds[0]]));

  await record([foreign.signupIds[0] ?? ''], elsewhere.admin.headers);
  named.length = 0;
  await record([signupIds[1] ?? ''], race.lead.headers);
  await until(() => named.flat().includes(signupIds[1] ?? ''), 5_000);
  expect(named.flat()).not.toContain(foreign.signupIds[0]);

  for (const write of [
    () => other.rest('POST', `/api/admin/posts/${postId}/reports`, { startId, manned: true }, race.lead.headers),
    () => other.rest('PATCH', `/api/admin/starts/${startId}`, { name: 'Women' }, race.admin.headers),
    () => record(signupIds, race.lead.headers),
  ]) {
    named.length = 0;
    await write();
    await until(() => named.some((ids) => ids.length === 0), 5_000);
  }
  stop();
  expect(failures).toEqual([]);
});

it('is for staff, and for an event that is there', async () => {
  const { event, lead } = await raceDay(one.database.pool);
  for (const [id, headers] of [
    [event.id, {}],
    ['00000000-0000-4000-8000-000000000000', lead.headers],
  ] as const) {
    const { failures, named } = listen(id, headers);
    await until(() => failures.length > 0, 5_000);
    expect(named).toEqual([]);
  }
});
