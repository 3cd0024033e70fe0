import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entriesOf } from '../../src/features/privacy/erasing/erasure-ledger.js';
import { hashToken, newToken } from '../../src/platform/operation/secrets.js';
import { freePort } from '../../src/database/embedded/free-port.js';
import { given, visitorDetails } from '../given.js';
import { signedUp } from '../signup-rows.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory, watchCommits } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// Households are erased, by admins and by their links, while others sign up for the same shifts, people are moved and merged, and the server is
// killed in between.

let database: TestDatabase;
let dataDir: string;
let port: number;
let server: ServerProcess | undefined;
let clients: Recorder;
let staff: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  await watchCommits(database.pool);
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  port = await freePort();
  staff = (await given(database.pool).staff('admin')).headers;
  clients = recorder({ staff });
});
afterAll(async () => {
  clients.close();
  await server?.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> =>
  (server = await startServerProcess({ databaseUrl: database.url, dataDir, port, settings: {} }));

interface Family {
  email: string;
  ids: string[];
  /** A signup of one of them, which is moved meanwhile, and somebody of them who is merged into another meanwhile. */
  signup: string;
  twin: string;
  /** What its mailed link carries, where it erases itself. */
  token: string | null;
  /** What the last call to erase it was answered. */
  status: number;
}

it('erases each household wholly or not at all, beside signups and kills', async () => {
  const kills = rounds(1, 10);
  const { pool } = database;
  const shifts: { id: string; eventId: string }[] = [];
  const role = await (await (await given(pool).event()).category()).opportunity();
  for (const hour of ['06', '10', '14', '18'])
    shifts.push(await role.shift({ startTime: `${hour}:00`, endTime: `${hour}:30`, qtyRequired: 100_000 }));
  const families: Family[] = [];
  for (let number = 0; number < 20 * kills; number += 1) {
    const { email } = visitorDetails();
    const made = [];
    for (const firstName of ['Ada', 'Bo', 'Cyd'])
      for (const shift of shifts.slice(0, 2))
        made.push(await signedUp(pool, shift, { firstName, lastName: 'Family', email }));
    const twin = await signedUp(pool, shifts[2]!, { firstName: 'Dan', lastName: 'Family', email });
    const ids = [...new Set(made.map(({ volunteerId }) => volunteerId))];
    const token = number % 2 === 0 ? null : newToken();
    if (token)
      await pool.query(
        `insert into erasure_request (id, token_hash, email_key, volunteer_ids, expires_at)
         values (gen_random_uuid(), $1, lower($2), $3, now() + interval '1 day')`,
        [hashToken(token), email, ids],
      );
    families.push({ ...{ email, ids, token, status: 0 }, signup: made[0]?.id ?? '', twin: twin.volunteerId });
  }
  let up = await start();
  let over = false;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    while (!over) {
      const asked = up;
      const { status, about } = await clients.signUp(asked.url, shifts[writer % 4]?.id ?? '', undefined, 'rest');
      if (writer === 0 && about.signupId) await clients.move(asked.url, about.signupId, shifts[1]?.id ?? '');
      if (status === 0) await until(() => over || asked !== up, 60_000);
    }
  });
  const post = (path: string, body: object) =>
    fetch(up.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...staff },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  /** Statuses of the answers to calls during the erasing. */
  const met: (number | undefined)[] = [];
  const moveAndMerge = async ({ signup, twin, ids }: Family, number: number): Promise<void> => {
    const moves = post(`/api/signups/${signup}/move`, { shiftId: shifts[3]?.id });
    const merge = post('/api/volunteer/merge', { sourceId: twin, targetId: ids[number % 3] });
    await Promise.all([moves, merge].map(async (answer) => met.push((await answer)?.status)));
  };
  const erase = async (family: Family): Promise<void> => {
    const answer = await (family.token
      ? post(`/api/erasures/${family.token}`, {})
      : post('/api/admin/erasures', { volunteerIds: family.ids, tellThem: false }));
    family.status = answer?.status ?? 0;
    // Too busy for a moment, as it says itself.
    if (family.status === 503) return erase(family);
  };
  const violations: string[] = [];
  try {
    for (let round = 0; round < kills; round += 1) {
      const theirs = families.slice(round * 20, (round + 1) * 20);
      const metBefore = met.length;
      const asked = Promise.all([...theirs.map(moveAndMerge), ...theirs.map(erase)]);
      // At the kill some are done, some under way and some have not begun.
      const areDone = () => theirs.filter(({ status }) => status === 200).length >= 5;
      await until(() => areDone() && met.slice(metBefore).includes(200), 60_000);
      await up.end('SIGKILL');
      await asked;
      up = await start();
    }
    await until(() => clients.calls.length > 200, 60_000);
  } finally {
    over = true;
    await Promise.all(writers);
  }
  const inLedger = new Set(
    entriesOf((await readFile(join(dataDir, 'erasures.jsonl'), 'utf8')).split('\n')).flatMap(({ people }) => people),
  );
  let erased = 0;
  for (const { email, ids, twin, status } of families) {
    const { rows } = await pool.query<{ gone: boolean; coming: number }>(
      `select v.erased_at is not null and v.email is null and v.first_name = 'Removed' as gone,
         (select count(*)::int from signup g where g.volunteer_id = v.id and g.status = 'active') as coming
       from volunteer v where v.id = any($1)`,
      [ids],
    );
    const gone = rows.filter((row) => row.gone).length;
    if (gone === 3) erased += 1;
    if (gone !== 0 && gone !== 3) violations.push(`${gone} of 3 people of ${email} are erased`);
    if (rows.some((row) => row.gone && row.coming > 0)) violations.push(`${email} is erased and in a shift`);
    if (status === 200 && gone !== 3) violations.push(`${email} was acknowledged and is not erased`);
    // Somebody who was not merged yet stays, and the household is erased in part.
    const { rows: twins } = await pool.query(`select from volunteer where id = $1 and erased_at is not null`, [twin]);
    if (twins.length > 0) violations.push(`somebody of ${email} was erased though nobody asked for it`);
    if (status >= 500 && status !== 503) violations.push(`${email} was answered ${status}`);
    if (ids.some((id) => inLedger.has(id)) !== (gone === 3)) violations.push(`${email}: the ledger says otherwise`);
  }
  violations.push(...met.filter((status) => status !== undefined && status >= 500 && status !== 503).map(String));
  expect(met).toContain(200);
  // Who waits too long for a shift that is given back is asked to try again.
  violations.push(...(await checkHistory(pool, clients.calls, { brokenOff: true, unavailable: true })));
  reportFault(
    '18, erasures and kills',
    `${kills} rounds`,
    violations,
    `${erased} of ${families.length} erased; ${outcomesOf(clients.calls)}`,
  );
  expect(erased).toBeGreaterThan(0);
}, 900_000);
