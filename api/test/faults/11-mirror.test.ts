import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { given, inDays } from '../given.js';
import { sendWorkbook } from '../import-door.js';
import { settled } from '../settled.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { buildWorkbook, importHeaders } from '../workbooks/build-workbook.js';
import { rounds, tellFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';

/*
 * The example mirror polls, is killed and started again, while 20 writers do everything and transactions commit out of order: it ends equal
 * to the database, `updatedAt` included, so that no column changed without a change. Beside it a reader of short pages writes down each
 * place that it is told.
 */

let server: TestServer;
let admin: Record<string, string>;
let key: { token: string; headers: Record<string, string> };
let clients: Recorder;
const folder = mkdtempSync(join(tmpdir(), 'trailcrew-mirror-'));
const file = join(folder, 'copy.sqlite');
const example = fileURLToPath(new URL('../../../docs/examples/mirror.mjs', import.meta.url));

beforeAll(async () => {
  server = await startTestServer();
  const make = given(server.database.pool);
  admin = (await make.staff('admin')).headers;
  key = await make.apiKey({ scopes: ['read:programme', 'read:signups', 'read:contacts'] });
  clients = recorder({ staff: admin });
}, 120_000);
afterAll(async () => {
  clients.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const below = (count: number) => Math.floor(Math.random() * count);
const oneOf = <One>(list: readonly One[]): One => list[below(list.length)] as One;

/** Runs the example once; with `patience` (milliseconds) it is killed by then. Gives how it ended. */
async function runMirror(patience?: number): Promise<number | 'killed'> {
  const env = { ...process.env, NODE_NO_WARNINGS: '1', TRAILCREW_URL: server.url, TRAILCREW_KEY: key.token };
  const child = spawn(process.execPath, [example, file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const timer = patience === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), patience);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return code ?? 'killed';
}

interface Page {
  changes: { cursor: string }[];
  cursor: string;
}
async function page(cursor: string, limit: number): Promise<Page> {
  const { status, body } = await server.rest<Page>(
    'GET',
    `/api/changes?cursor=${cursor}&limit=${limit}`,
    undefined,
    key.headers,
  );
  expect(status).toBe(200);
  return body;
}

/** Every place behind a cursor, in pages of so many, until there is no more. */
async function placesAfter(cursor: string, limit: number): Promise<{ places: string[]; cursor: string }> {
  const places: string[] = [];
  for (let count = limit; count === limit;) {
    const next = await page(cursor, limit);
    places.push(...next.changes.map((change) => change.cursor));
    ({ cursor } = next);
    count = next.changes.length;
  }
  return { places, cursor };
}

const columns: Record<string, string> = {
  event: 'name',
  category: 'name',
  opportunity: 'name',
  shift: 'active_count',
  volunteer: 'last_name',
  signup: 'status',
};
const fields: Record<string, string> = {
  Event: 'name',
  Category: 'name',
  Opportunity: 'name',
  Shift: 'qtyRegistered',
  Volunteer: 'lastName',
  Signup: 'status',
};

/** Every record: its type, id, when it last changed, and one of its columns. */
async function inDatabase(): Promise<string[]> {
  const selects = Object.entries(columns).map(
    ([table, column]) =>
      `select concat_ws(' ', initcap('${table}'), id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${column}) as line from ${table}`,
  );
  const { rows } = await server.database.pool.query<{ line: string }>(selects.join(' union all '));
  return rows.map(({ line }) => line).sort();
}

/** Runs of the mirror, of which the third is killed. */
const leastRuns = 4;

function inCopy(): string[] {
  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare('select type, body from record').all() as { type: string; body: string }[];
  copy.close();
  return rows
    .map(({ type, body }) => {
      const row = JSON.parse(body) as Record<string, unknown>;
      return [type, row.id, row.updatedAt, row[fields[type] as string]].join(' ');
    })
    .sort();
}

it('ends equal to the database; no change is missed, and none comes twice', async () => {
  const seconds = rounds(5, 60);
  const { pool } = server.database;
  const event = await given(pool).event({ startDate: inDays(30), endDate: inDays(31) });
  const role = await (await event.category()).opportunity();
  const shifts: string[] = [];
  for (let number = 0; number < 30; number += 1) shifts.push((await role.shift({ qtyRequired: 12 })).id);
  const start = await server.rest<Page>('GET', '/api/changes', undefined, key.headers);
  const emails = new Map<string, string>();
  const signedUp: { signupId: string; volunteerId: string }[] = [];

  const signUp = async () => {
    const email = `family${below(60)}@example.org`;
    const person = {
      firstName: `Member${below(4)}`,
      lastName: 'Berg',
      email,
      phone: oneOf([undefined, '907-555-0100']),
    };
    const { about } = await clients.signUp(server.url, oneOf(shifts), person, oneOf(['rest', 'graphql']));
    if (!about.signupId || !about.volunteerId) return;
    emails.set(about.volunteerId, email);
    signedUp.push({ signupId: about.signupId, volunteerId: about.volunteerId });
  };
  const merge = async () => {
    const target = oneOf(signedUp).volunteerId;
    const [source] = [...emails].find(([id, email]) => id !== target && email === emails.get(target)) ?? [];
    if (source) await clients.merge(server.url, source, target);
  };
  const removeShift = async () => {
    const gone = below(shifts.length);
    await clients.deleteShift(server.url, shifts[gone] as string);
    const body = { opportunityId: role.id, date: inDays(30), startTime: '09:00', endTime: '12:00', qtyRequired: 12 };
    const made = await server.rest<{ id: string }>('POST', '/api/admin/shifts', body, admin);
    shifts[gone] = made.body.id;
  };
  const move = () =>
    server.rest('PATCH', `/api/admin/shifts/${oneOf(shifts)}`, { startTime: `0${below(9)}:${10 + below(49)}` }, admin);
  const changeShift = () =>
    server.rest('POST', `/api/signups/${oneOf(signedUp).signupId}/move`, { shiftId: oneOf(shifts) }, admin);
  const sendPlan = async () => {
    const rows = [0, 1, 2].map((row) => [
      'Feed',
      `Table ${below(5)}`,
      null,
      null,
      null,
      inDays(31),
      `0${row}:00`,
      '11:00',
      1 + below(9),
    ]);
    await sendWorkbook(server, {
      eventId: event.id,
      file: buildWorkbook({ Plan: [importHeaders, ...rows] }),
      headers: admin,
    });
  };
  /** A transaction that tells early and commits late. */
  const commitLate = async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const late = await client.query<{ id: string }>(
        `update opportunity set location = $2 where id = (select id from opportunity where id <> $1 order by random() limit 1 for update skip locked) returning id`,
        [role.id, randomUUID()],
      );
      for (const { id } of late.rows)
        await client.query(`insert into fact (kind, record_id, within) values ('opportunity.changed', $1, $2)`, [
          id,
          { event: event.id },
        ]);
      await client.query('select pg_sleep(random() * 0.4)');
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const verbs: readonly [number, () => Promise<unknown>][] = [
    [50, signUp],
    [20, () => clients.cancel(server.url, oneOf(signedUp).signupId)],
    [8, () => clients.assign(server.url, oneOf(shifts), oneOf(signedUp).volunteerId)],
    [6, () => clients.rename(server.url, oneOf(signedUp).volunteerId, 'Renamed', `Berg${below(1_000_000)}`)],
    ...([
      [5, merge],
      [5, move],
      [5, changeShift],
      [3, removeShift],
      [1, sendPlan],
    ] as [number, () => Promise<unknown>][]),
  ];
  const deck = verbs.flatMap(([weight, verb]) => Array.from({ length: weight }, () => verb));

  while (signedUp.length === 0) await signUp();
  await sendPlan();
  const end = performance.now() + seconds * 1_000;
  const runs: (number | 'killed')[] = [];
  // However slow the machine: a mirror that never stopped and began again shows nothing.
  const isOn = () => performance.now() < end || runs.length < leastRuns;
  const followed: string[] = [];
  let { cursor } = start.body;
  const keepOn = async (work: () => Promise<unknown>) => {
    while (isOn()) await work();
  };
  await Promise.all([
    ...Array.from({ length: 18 }, () => keepOn(() => oneOf(deck)())),
    ...[keepOn(commitLate), keepOn(commitLate)],
    // Now and then it is killed, wherever it is.
    keepOn(async () => void runs.push(await runMirror(runs.length % 3 === 2 ? 150 + below(400) : undefined))),
    keepOn(async () => {
      const next = await placesAfter(cursor, 7);
      ({ cursor } = next);
      followed.push(...next.places);
    }),
  ]);
  await settled(pool);
  expect(await runMirror()).toBe(0);
  followed.push(...(await placesAfter(cursor, 7)).places);
  const atOnce = (await placesAfter(start.body.cursor, 5_000)).places;

  const [copy, truth] = [inCopy(), await inDatabase()];
  const [known, real] = [new Set(copy), new Set(truth)];
  const violations = [
    ...truth.filter((line) => !known.has(line)).map((line) => `not in the copy: ${line}`),
    ...copy.filter((line) => !real.has(line)).map((line) => `only in the copy: ${line}`),
    ...(new Set(followed).size === followed.length ? [] : ['a change came twice']),
    ...(followed.join() === atOnce.join()
      ? []
      : [`${followed.length} changes came one by one, ${atOnce.length} at once`]),
    ...runs.filter((code) => code !== 0 && code !== 'killed').map((code) => `the mirror ended with ${code}`),
  ];
  const killed = runs.filter((code) => code === 'killed').length;
  const done = `${seconds} s, ${clients.calls.length} calls, ${followed.length} changes, ${runs.length} runs of which ${killed} were killed`;
  tellFault('11, the mirror', done, violations, outcomesOf(clients.calls));
  expect(runs.length).toBeGreaterThanOrEqual(leastRuns);
  expect(Math.min(followed.length, truth.length)).toBeGreaterThan(3);
}, 300_000);
