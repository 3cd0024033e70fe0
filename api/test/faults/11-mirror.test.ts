import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedTypes } from '../../src/features/changes/changed-records.js';
import { given, inDays, visitorDetails } from '../given.js';
import { sendWorkbook } from '../import-api.js';
import { settled } from '../settled.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { buildWorkbook, importHeaders } from '../workbooks/build-workbook.js';
import { rounds, reportFault } from './fault.js';
import { hiddenEvent } from './hidden-event.js';
import { createFollowedCopy, type FollowedCopy } from './followed-copy.js';
import { mirroredColumns, recordsInCopy, recordsInDatabase } from './mirror-columns.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';

/*
 * The example mirror polls, is killed and started again, while 20 writers do everything and transactions commit out of
 * order: it ends equal to the database in all columns, `updatedAt` included, so that none changed without a change.
 * Beside it a reader of short pages writes down each place that it receives, and keys of every kind follow an event
 * that is published, hidden, and whose parts are deleted: each ends with what its lists hold.
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
  key = await make.apiKey({ scopes: ['read:programme', 'read:signups', 'read:contacts', 'read:drafts'] });
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

/** A key of every kind: of all events or one, with and without drafts, of only programme or people. */
async function followersOf(events: string[]): Promise<FollowedCopy[]> {
  const make = given(server.database.pool);
  const all = ['read:programme', 'read:signups', 'read:contacts'] as const;
  const kinds = [
    all,
    [...all, 'read:drafts'],
    ['read:programme'],
    ['read:signups'],
    ['read:signups', 'read:drafts'],
  ] as const;
  const copies = kinds.flatMap((scopes) =>
    [undefined, ...events].map(async (eventId) => {
      const { headers } = await make.apiKey({ scopes: [...scopes], eventId });
      return createFollowedCopy(
        server,
        `${scopes.join(' ')}${eventId ? `, of event ${events.indexOf(eventId)}` : ''}`,
        { scopes, headers },
      );
    }),
  );
  return Promise.all(copies);
}

/** Runs of the mirror, of which the third is killed. */
const leastRuns = 4;

/** So many shifts have one place. */
const narrow = 6;

/** Records that are there before the first run and that nobody touches: the copy has them as the lists gave them. */
async function quietRecords(): Promise<void> {
  const shift = await given(server.database.pool).shift({ qtyRequired: 1 });
  const answer = await server.rest('POST', '/api/signup', { ...visitorDetails(), shiftId: shift.id });
  const people = [{ firstName: 'Wim', lastName: 'Waits' }];
  const waiting = await server.rest('POST', '/api/waitlist', {
    ...{ shiftId: shift.id, email: visitorDetails().email, people },
  });
  expect([answer.status, waiting.status]).toEqual([201, 201]);
}

it('covers every column that a change contains, of every type', () => {
  const fieldsOf = (types: Readonly<Record<string, object>>) =>
    Object.fromEntries(Object.entries(types).map(([type, fields]) => [type, Object.keys(fields).sort()]));
  const announced = Object.fromEntries(Object.entries(changedTypes).map(([type, { fields }]) => [type, fields]));
  expect(fieldsOf(mirroredColumns)).toEqual(fieldsOf(announced));
});

it('ends equal to the database; no change is missed, and none comes twice', async () => {
  const seconds = rounds(2, 60);
  const { pool } = server.database;
  const event = await given(pool).event({ startDate: inDays(30), endDate: inDays(31) });
  const category = await event.category();
  const role = await category.opportunity();
  // Some have one place, for which people wait.
  const qtyOf = (number: number) => (number < narrow ? 1 : 12);
  const shifts: string[] = [];
  for (let number = 0; number < 30; number += 1) shifts.push((await role.shift({ qtyRequired: qtyOf(number) })).id);
  await quietRecords();
  const hidden = await hiddenEvent(server, admin);
  const followers = await followersOf([event.id, hidden.id]);
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
    const body = { opportunityId: role.id, date: inDays(30), startTime: '09:00', endTime: '12:00' };
    const made = await server.rest<{ id: string }>(
      ...(['POST', '/api/admin/shifts', { ...body, qtyRequired: qtyOf(gone) }, admin] as const),
    );
    shifts[gone] = made.body.id;
  };
  const move = () =>
    server.rest('PATCH', `/api/admin/shifts/${oneOf(shifts)}`, { startTime: `0${below(9)}:${10 + below(49)}` }, admin);
  const changeShift = () =>
    server.rest('POST', `/api/signups/${oneOf(signedUp).signupId}/move`, { shiftId: oneOf(shifts) }, admin);
  const wait = () => {
    const person = { firstName: `Member${below(4)}`, lastName: 'Berg', email: `family${below(60)}@example.org` };
    return clients.wait(server.url, shifts[below(narrow)] as string, person);
  };
  const editShift = () => {
    const texts = { notes: `Note ${below(9)}`, location: oneOf(['Gate', 'Lake', null]) };
    const edit = { ...texts, closed: below(6) === 0, waitlistEnabled: below(6) > 0 };
    return server.rest('PATCH', `/api/admin/shifts/${oneOf(shifts)}`, edit, admin);
  };
  const editAbove = () => {
    const [location, website] = [`Lodge ${below(99)}`, `https://club.example/${below(99)}`];
    const [path, edit] = oneOf([
      [`events/${event.id}`, { location, website, signupsCloseAt: `2099-01-01T00:00:${10 + below(49)}.000Z` }],
      [`opportunities/${role.id}`, { location, shortDescription: location, longDescription: website }],
    ] as const);
    return server.rest('PATCH', `/api/admin/${path}`, edit, admin);
  };
  const renameCategory = () =>
    server.rest('PUT', `/api/admin/categories/${category.id}`, { name: `Timing ${below(99)}` }, admin);
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
  /** A transaction that announces early and commits late. */
  const commitLate = async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const late = await client.query<{ id: string }>(
        `update opportunity set location = $2 where id = (select id from opportunity where id <> $1 and event_id = $3 order by random() limit 1 for update skip locked) returning id`,
        [role.id, randomUUID(), event.id],
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
      [6, wait],
      [3, editShift],
      [2, editAbove],
      [1, renameCategory],
      [1, sendPlan],
      [12, hidden.write],
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
      for (const follower of followers) await follower.goOn();
    }),
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

  const [copy, truth] = [recordsInCopy(file), await recordsInDatabase(pool)];
  const [known, real] = [new Set(copy), new Set(truth)];
  const violations = [
    ...truth.filter((line) => !known.has(line)).map((line) => `not in the copy: ${line}`),
    ...copy.filter((line) => !real.has(line)).map((line) => `only in the copy: ${line}`),
    ...(new Set(followed).size === followed.length ? [] : ['a change came twice']),
    ...(followed.join() === atOnce.join()
      ? []
      : [`${followed.length} changes came one by one, ${atOnce.length} at once`]),
    ...(await Promise.all(followers.map((follower) => follower.differences()))).flat(),
    ...runs.filter((code) => code !== 0 && code !== 'killed').map((code) => `the mirror ended with ${code}`),
  ];
  const killed = runs.filter((code) => code === 'killed').length;
  const done = `${seconds} s, ${clients.calls.length} calls, ${followed.length} changes, ${runs.length} runs of which ${killed} were killed`;
  reportFault('11, the mirror', done, violations, outcomesOf(clients.calls));
  expect(runs.length).toBeGreaterThanOrEqual(leastRuns);
  expect(Math.min(followed.length, truth.length)).toBeGreaterThan(3);
}, 300_000);
