import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { given, inDays, visitorDetails } from './given.js';
import { signedUp } from './signup-rows.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/* The programs of docs/examples, as they stand there, against a real server. */

let server: TestServer;
let folder: string;
beforeAll(async () => {
  [server, folder] = await Promise.all([startTestServer(), mkdtemp(join(tmpdir(), 'trailcrew-examples-'))]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const placeOf = (name: string) => fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url));

/** Runs one as people do, and gives what it said; its exit code before what it said is wrong. */
function run(name: string, ...words: string[]): Promise<string> {
  return new Promise((resolve) =>
    execFile(process.execPath, [placeOf(name), ...words], (error, said, complaints) =>
      resolve(error ? `${error.code}: ${complaints.trim()}` : said.trim()),
    ),
  );
}

async function festival() {
  const { pool } = server.database;
  const make = given(pool);
  const admin = await make.staff('admin');
  const event = await make.event({ name: 'Winter Classic', startDate: inDays(20) });
  const shift = await (await (await event.category()).opportunity({ name: 'Bib Caller' })).shift();
  const signup = await signedUp(pool, shift, { ...visitorDetails(), firstName: 'Vera', lastName: 'Berg' });
  const feed = await make.feed({ eventId: event.id, makerId: admin.userId, kind: 'ROSTER' });
  return { admin, event, shift, signup, feed };
}

it.each(['spreadsheet-pull.mjs', 'calendar-subscription.mjs'])('%s has at most 60 lines', async (name) => {
  const text = await readFile(placeOf(name), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

describe('spreadsheet-pull.mjs', () => {
  it('writes the table, fetches it again only when it changed, and says when the address has ended', async () => {
    const { admin, shift, feed } = await festival();
    const [address, file] = [`${server.url}${feed.path}.csv`, join(folder, 'roster.csv')];
    const pull = () => run('spreadsheet-pull.mjs', address, file);
    expect(await pull()).toMatch(/^Written: .*roster\.csv, columns signupId,/);
    expect(await readFile(file, 'utf8')).toContain('Vera,Berg');
    expect(await pull()).toBe('Nothing changed.');
    await signedUp(server.database.pool, shift, { ...visitorDetails(), firstName: 'Olaf', lastName: 'Lie' });
    expect(await pull()).toMatch(/^Written/);
    expect(await readFile(file, 'utf8')).toContain('Olaf,Lie');
    await server.rest('DELETE', `/api/admin/feeds/${feed.id}`, undefined, admin.headers);
    expect(await pull()).toMatch(/^1: FEED_ENDED: /);
  });
});

describe('calendar-subscription.mjs', () => {
  it('tells what is new, moved, cancelled and gone', async () => {
    const { admin, shift, signup, feed } = await festival();
    const look = () => run('calendar-subscription.mjs', `${server.url}${feed.path}.ics`, join(folder, 'seen.json'));
    expect(await look()).toMatch(/^new: \d{8}T090000Z Vera Berg: Bib Caller – Winter Classic$/);
    expect(await look()).toBe('Nothing changed.');
    await server.rest('PATCH', `/api/admin/shifts/${shift.id}`, { startTime: '07:00' }, admin.headers);
    expect(await look()).toMatch(/^changed: \d{8}T070000Z Vera Berg/);
    await server.rest('POST', `/api/admin/signups/${signup.id}/cancel`, undefined, admin.headers);
    expect(await look()).toMatch(/^cancelled: \d{8}T070000Z Vera Berg/);
    await server.rest('DELETE', `/api/admin/shifts/${shift.id}`, undefined, admin.headers);
    expect(await look()).toMatch(/^gone: Vera Berg/);
  });

  it('reads the public calendar of an event too', async () => {
    const { event } = await festival();
    const address = `${server.url}/event/${event.slug}/shifts.ics`;
    expect(await run('calendar-subscription.mjs', address, join(folder, 'public.json'))).toMatch(
      /^new: \d{8}T090000Z Bib Caller – Winter Classic$/,
    );
  });
});
