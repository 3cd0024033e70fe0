import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { given, inDays, visitorDetails } from './given.js';
import { signedUp } from './signup-rows.js';
import { sharedTestServer, type SharedTestServer } from './shared-test-server.js';

/* The programs of docs/examples, as they stand there, against a real server. */

let server: SharedTestServer;
let folder: string;
beforeAll(async () => {
  [server, folder] = await Promise.all([sharedTestServer(), mkdtemp(join(tmpdir(), 'trailcrew-examples-'))]);
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

it.each(['spreadsheet-pull.mjs', 'calendar-subscription.mjs', 'race-timing.mjs', 'mirror.mjs', 'website-widget.html'])(
  '%s has at most 60 lines',
  async (name) => {
    const text = await readFile(placeOf(name), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  },
);

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
  it('prints what is new, moved, cancelled and gone', async () => {
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

describe('race-timing.mjs', () => {
  it('shows who is at a post now with a key of that event, gets 304 while nothing changes, and ends with its key', async () => {
    const { pool } = server.database;
    const make = given(pool);
    const event = await make.event({ startDate: inDays(0) });
    const role = await (await event.category()).opportunity({ name: 'Split Caller' });
    const allDay = { date: inDays(0), startTime: '00:00', endTime: '23:59', location: 'Checkpoint 3' };
    const now = await role.shift(allDay);
    const names = { firstName: 'Vera', lastName: 'Berg' };
    await signedUp(pool, now, { ...visitorDetails(), ...names });
    // Elsewhere, at a post with a longer number, tomorrow, of another event: not asked for.
    await signedUp(pool, await role.shift({ ...allDay, location: 'Checkpoint 30' }), visitorDetails());
    await signedUp(pool, await role.shift({ ...allDay, location: 'Finish' }), visitorDetails());
    await signedUp(pool, await role.shift({ ...allDay, date: inDays(1) }), visitorDetails());
    const elsewhere = await (await (await make.event()).category()).opportunity();
    await signedUp(pool, await elsewhere.shift(allDay), visitorDetails());
    const key = await make.apiKey({ scopes: ['read:signups'], eventId: event.id });

    const env = { ...process.env, TRAILCREW_URL: server.url, TRAILCREW_KEY: key.token };
    const program = spawn(process.execPath, [placeOf('race-timing.mjs'), 'checkpoint 3', '0.1'], { env });
    try {
      const said = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
      /** The next line that is not like the one before. */
      const output = async (besides = '') => {
        for (;;) {
          const { value } = await said.next();
          if (value !== besides) return value as string;
        }
      };
      expect([await output(), await output(), await output()]).toEqual([
        '1 at checkpoint 3:',
        '  Vera Berg: Split Caller at Checkpoint 3, 00:00 to 23:59',
        'Nothing changed.',
      ]);
      await signedUp(pool, now, { ...visitorDetails(), firstName: 'Olaf', lastName: 'Lie' });
      expect(await output('Nothing changed.')).toBe('2 at checkpoint 3:');
      const mistyped = spawn(process.execPath, [placeOf('race-timing.mjs'), 'Checkpont 3', '0.1'], { env });
      try {
        const warned = createInterface({ input: mistyped.stderr })[Symbol.asyncIterator]();
        expect((await warned.next()).value).toBe(
          "No shift is at 'Checkpont 3'. The places are: Checkpoint 3, Checkpoint 30, Finish",
        );
      } finally {
        mistyped.kill();
      }
      const ended = once(program, 'exit');
      await pool.query('update api_key set revoked_at = now() where id = $1', [key.id]);
      expect((await ended)[0]).toBe(1);
    } finally {
      program.kill();
    }
  });
});
