import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecretKey } from '../../src/database/secret-key.js';
import { offerPurpose } from '../../src/features/waitlist/waitlist.announcements.js';
import { derivedToken } from '../../src/platform/operation/secrets.js';
import { given } from '../given.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { checkHistory, watchCommits } from './check-history.js';
import { full, rounds, reportFault } from './fault.js';
import { outcomesOf, recorder, type Recorder } from './recorder.js';
import { startServerProcess, type ServerProcess } from './start-server-process.js';

// 1,000 people of 400 households on 40 shifts of 12 places, and staff who change everything under them, at two processes.

let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
let clients: Recorder;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-faults-'));
  const start = () => startServerProcess({ databaseUrl: database.url, dataDir });
  servers = [await start(), await start()];
  clients = recorder({ staff: (await given(database.pool).staff('admin')).headers });
  await watchCommits(database.pool);
}, 120_000);
afterAll(async () => {
  clients.close();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const below = (count: number) => Math.floor(Math.random() * count);
const oneOf = <One>(list: readonly One[]): One => list[below(list.length)] as One;

it('keeps what it acknowledged while everybody does everything at once', async () => {
  const seconds = rounds(2, 60);
  const role = await (await (await given(database.pool).event()).category()).opportunity();
  const shifts: string[] = [];
  // One after the other: nobody is offered a place beside another of theirs.
  const newShift = async (number: number) => {
    const hour = (later: number) => `${String(2 + Math.floor(number / 2) + later).padStart(2, '0')}:00`;
    return (await role.shift({ qtyRequired: 12, startTime: hour(0), endTime: hour(1) })).id;
  };
  for (let number = 0; number < 40; number += 1) shifts.push(await newShift(number));
  const people = Array.from({ length: 1_000 }, (_, number) => ({
    firstName: `Member${Math.floor(number / 400)}`,
    lastName: 'Berg',
    email: `family${number % 400}@example.org`,
  }));
  const emailOf = new Map<string, string>();
  const signedUp: { signupId: string; volunteerId: string }[] = [];
  const url = () => oneOf(servers).url;

  const signUp = async () => {
    const person = oneOf(people);
    const { about } = await clients.signUp(url(), oneOf(shifts), person, oneOf(['rest', 'graphql']));
    const { signupId, volunteerId } = about;
    if (!signupId || !volunteerId) return;
    emailOf.set(volunteerId, person.email);
    signedUp.push({ signupId, volunteerId });
  };
  const sameHousehold = (volunteerId: string) =>
    [...emailOf].filter(([id, email]) => id !== volunteerId && email === emailOf.get(volunteerId)).map(([id]) => id);
  const merge = async () => {
    const target = oneOf(signedUp).volunteerId;
    const [source] = sameHousehold(target);
    if (source) await clients.merge(url(), source, target);
  };
  const replaceShift = async () => {
    const gone = below(shifts.length);
    await clients.deleteShift(url(), shifts[gone] as string);
    shifts[gone] = await newShift(gone);
  };
  const household = async () => {
    const email = `family${below(400)}@example.org`;
    const members = [0, 1].map((which) => ({ firstName: `Member${which}`, lastName: 'Berg' }));
    const places = [0, 1].map((person) => ({ shiftId: oneOf(shifts), person }));
    const { about } = await clients.household(url(), { email, people: members, places }, oneOf(['rest', 'graphql']));
    for (const { signupId, volunteerId = '' } of about.places ?? []) {
      emailOf.set(volunteerId, email);
      signedUp.push({ signupId, volunteerId });
    }
  };
  const secretKey = await loadSecretKey(dataDir);
  // A person who has their mail takes what it offers, or comes too late.
  const takeOffer = async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select payload ->> 'offerId' as id from outbox where template = 'waitlist-offer' order by created_at desc limit 10`,
    );
    if (rows.length > 0) await clients.takeOffer(url(), derivedToken(secretKey, offerPurpose, oneOf(rows).id));
  };
  const tokens: string[] = [];
  const ask = async () => {
    const { about } = await clients.ask(url(), oneOf(signedUp).signupId);
    if (about.token) tokens.push(about.token);
  };
  const takeOver = async () => {
    const token = oneOf(tokens.slice(-10));
    if (token) await clients.takeOver(url(), token, oneOf(people));
  };
  const verbs: readonly [number, () => Promise<unknown>][] = [
    [50, signUp],
    [20, () => clients.cancel(url(), oneOf(signedUp).signupId)],
    [10, () => clients.assign(url(), oneOf(shifts), oneOf(signedUp).volunteerId)],
    [10, () => clients.move(url(), oneOf(signedUp).signupId, oneOf(shifts))],
    [8, () => clients.quantity(url(), oneOf(shifts), 8 + below(8))],
    [6, () => clients.rename(url(), oneOf(signedUp).volunteerId, 'Renamed', `Berg${below(1_000_000)}`)],
    [5, merge],
    [1, replaceShift],
    [10, household],
    [15, () => clients.wait(url(), oneOf(shifts), oneOf(people))],
    [10, takeOffer],
    [4, ask],
    [4, takeOver],
  ];
  const deck = verbs.flatMap(([weight, verb]) => Array.from({ length: weight }, () => verb));

  while (signedUp.length === 0) await signUp();
  const isDone = (verb: string) => clients.calls.some((one) => one.verb === verb && one.outcome === 'acknowledged');
  const named = [
    ...['signUp', 'assign', 'cancel', 'quantity', 'rename', 'merge', 'deleteShift', 'move'],
    ...['household', 'wait', 'takeOffer', 'ask', 'takeOver'],
  ];
  const start = performance.now();
  // Nothing is shown of what was not done once: a slow computer goes on until it was.
  const goesOn = () => {
    const seen = performance.now() - start;
    return seen < seconds * 1_000 || (seen < 120_000 && !named.every(isDone));
  };
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      while (goesOn()) await oneOf(deck)();
    }),
  );
  // On a busy computer a call that waits too long for one shift is answered that it may be tried again.
  const violations = await checkHistory(database.pool, clients.calls, { unavailable: !full });
  reportFault(
    '2, all verbs at once',
    `${seconds} s, ${clients.calls.length} calls`,
    violations,
    outcomesOf(clients.calls),
  );
  expect(named.filter((verb) => !isDone(verb))).toEqual([]);
}, 300_000);
