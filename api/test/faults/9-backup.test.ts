import { afterAll, beforeAll, it } from '@jest/globals';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given, visitorDetails } from '../given.js';
import { startSmtpServer, type TestSmtpServer } from '../smtp/start-smtp-server.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { until } from '../until.js';
import { checkHistory } from './check-history.js';
import { rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { runProgram, startServerProcess } from './start-server-process.js';

// A backup is made while twenty people write, then everything is destroyed and brought back elsewhere.

let smtp: TestSmtpServer;
let databases: TestDatabase[];
let folder: string;
let dataDirs: string[];
beforeAll(async () => {
  smtp = await startSmtpServer();
  databases = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  dataDirs = [await mkdtemp(join(folder, 'one-')), await mkdtemp(join(folder, 'other-'))];
});
afterAll(async () => {
  await smtp.stop();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Signups of as many people, by plain SQL, spread over shifts; the database's own rules count them. */
async function fill({ pool }: TestDatabase, shiftIds: readonly string[], count: number): Promise<void> {
  await pool.query(
    `with person as (
       insert into volunteer (first_name, last_name, email, email_key, name_key)
       select 'Many', n::text, 'many' || n || '@example.org', 'many' || n || '@example.org', 'many ' || n
       from generate_series(1, $2::int) n returning id, last_name::int as n)
     insert into signup (event_id, shift_id, volunteer_id)
     select s.event_id, s.id, p.id from person p join shift s on s.id = ($1::uuid[])[1 + p.n % cardinality($1::uuid[])]`,
    [shiftIds, count],
  );
}

/** Rows of each table, and all signups with their states in one hash. */
async function contentOf({ pool }: TestDatabase): Promise<{ rows: number; signups: number }> {
  const { rows } = await pool.query<{ rows: number; signups: number }>(
    `select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int)::int as rows,
       (select count(*)::int from signup) as signups
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows[0] as { rows: number; signups: number };
}

async function until100(clients: Recorder): Promise<void> {
  const before = clients.calls.length;
  await until(() => clients.calls.length >= before + 100, 60_000);
}

it('brings back elsewhere what was there when the backup was made under twenty writers, links and all', async () => {
  const [one, other] = databases as [TestDatabase, TestDatabase];
  const [dataDir, otherDir] = dataDirs as [string, string];
  const many = rounds(1_000, 100_000);
  const shifts: string[] = [];
  for (let number = 0; number < 40; number += 1)
    shifts.push((await given(one.pool).shift({ qtyRequired: 1_000_000 })).id);
  await fill(one, shifts, many);
  const server = await startServerProcess({ databaseUrl: one.url, dataDir, settings: { SMTP_URL: smtp.url } });
  const clients = recorder();
  const households = Array.from({ length: 5 }, () => visitorDetails());
  for (const person of households) await clients.signUp(server.url, shifts[0] as string, person);
  const linkOf = (email: string) =>
    /\/manage\/([\w-]+)/.exec(
      smtp.received.find(({ recipients }) => recipients.includes(email))?.parsed.text ?? '',
    )?.[1];
  await until(() => households.every(({ email }) => linkOf(email)), 60_000);

  let over = false;
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    while (!over)
      await clients.signUp(server.url, shifts[writer] as string, undefined, writer % 2 ? 'rest' : 'graphql');
  });
  await until100(clients);
  const begun = performance.now();
  const file = join(folder, 'saved');
  const saved = await runProgram(['backup', file], one.url, dataDir);
  await until100(clients);
  over = true;
  await Promise.all(writers);
  const live = await checkHistory(one.pool, clients.calls);

  await server.end('SIGKILL');
  await one.pool.query('drop schema public cascade');
  await rm(dataDir, { recursive: true });
  const { size } = await stat(file);
  const restored = await runProgram(['restore', file], other.url, otherDir);
  const violations = [...live];
  if (saved.code !== 0) violations.push(`the backup said ${saved.said}`);
  if (restored.code !== 0) violations.push(`the restore said ${restored.said}`);
  // What was acknowledged before the backup began is in it; what came while it was made may be, whole or not at all.
  const certain = clients.calls.filter(({ ended }) => ended < begun);
  violations.push(...(await checkHistory(other.pool, certain)));
  const { rows, signups } = await contentOf(other);
  const reported = Number(/(\d+) rows/.exec(saved.said)?.[1]);
  // A new epoch of facts begins, with a row of its own.
  if (rows !== reported) violations.push(`${reported} rows were saved, ${rows} are there`);
  if (signups < many + certain.length || signups > many + clients.calls.length)
    violations.push(`${signups} signups are there, of ${many + certain.length} to ${many + clients.calls.length}`);

  const again = await startServerProcess({ databaseUrl: other.url, dataDir: otherDir });
  for (const { email } of households) {
    const answer = await fetch(`${again.url}/api/manage/${linkOf(email)}`);
    const { email: named } = (await answer.json()) as { email?: string };
    if (answer.status !== 200 || named !== email) violations.push(`the link of ${email} answers ${answer.status}`);
  }
  await clients.signUp(again.url, shifts[0] as string);
  if (clients.calls.at(-1)?.status !== 201) violations.push('nobody can sign up after the restore');
  await again.end('SIGTERM');
  clients.close();
  reportFault(
    '9, backup and restore',
    `1 round with ${signups} signups, 20 writers`,
    violations,
    `${outcomesOf(clients.calls)}; backup ${(saved.milliseconds / 1_000).toFixed(1)} s and ${(size / 1e6).toFixed(1)} MB, restore ${(restored.milliseconds / 1_000).toFixed(1)} s`,
  );
}, 900_000);
