import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given, inDays } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { reportFault } from './fault.js';
import { outcomesOf, recorder } from './recorder.js';
import { startServerProcess } from './start-server-process.js';

// The clock of the server's machine shows another year. What expires and what is due depends on the database's clock.

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Words for Node that set the clock of the process by so many days. */
const wrongBy = (days: number) => [
  `--import=data:text/javascript,${encodeURIComponent(`
    const Right = Date, off = ${days} * 86400000;
    globalThis.Date = class Date extends Right {
      constructor(...words) { if (words.length === 0) super(Right.now() + off); else super(...words); }
      static now() { return Right.now() + off; }
    };`)}`,
];

for (const days of [365, -365])
  it(`by ${days} days: sessions hold, signups and their mails are kept, jobs are due when they should be`, async () => {
    const { headers: staff } = await given(database.pool).staff('admin');
    const shift = await given(database.pool).shift({ startDate: inDays(800), qtyRequired: 100 });
    const settings = { LOG_LEVEL: 'warn', NODE_ENV: 'production' };
    const server = await startServerProcess({ databaseUrl: database.url, dataDir, settings, flags: wrongBy(days) });
    const clients = recorder({ staff });
    const violations: string[] = [];
    const signups = await Promise.all(Array.from({ length: 10 }, () => clients.signUp(server.url, shift.id)));
    await clients.cancel(server.url, signups[0]?.about.signupId ?? '');
    await clients.quantity(server.url, shift.id, 50);
    const query = `mutation { cancelSignupsLater(signupIds: ["${signups[1]?.about.signupId ?? ''}"]) { action { id } } }`;
    const asked = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...staff },
      body: JSON.stringify({ query }),
    });
    expect(await asked.json()).toMatchObject({ data: { cancelSignupsLater: { action: { id: expect.any(String) } } } });
    await server.end('SIGTERM');
    clients.close();
    const { rows } = await database.pool.query<{ what: string }>(
      `select format('the job %s is due %s', kind, due_at) as what from job where abs(extract(epoch from due_at - now())) > 2 * 86400
       union all select format('a mail is due %s', next_attempt_at) from outbox where abs(extract(epoch from next_attempt_at - now())) > 86400
       union all select format('a signup was made %s', created_at) from signup where abs(extract(epoch from created_at - now())) > 86400
       union all select format('a link runs out %s', expires_at) from household_token
         where abs(extract(epoch from expires_at - now()) / 86400 - 365) > 2
       union all select 'an action did not wait' where not exists (select from job where kind = 'waiting-action')`,
    );
    violations.push(...rows.map(({ what }) => what), ...(await checkHistory(database.pool, clients.calls)));
    if (!server.said().includes('clock')) violations.push('the log says nothing of the clock');
    reportFault(`7, a clock ${days} days off`, '12 calls', violations, outcomesOf(clients.calls));
    expect(clients.calls.every(({ outcome }) => outcome === 'acknowledged')).toBe(true);
  }, 60_000);
