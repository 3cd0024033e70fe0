import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { given } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-api.js';
import { changeSheet, hostileWorkbooks } from '../../../test/hostile/workbooks.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { buildWorkbook, importHeaders } from '../../../test/workbooks/build-workbook.js';
import { inspectArchive } from './workbook/archive/inspect-archive.js';

/* Malicious files, and files that are no workbooks: each is refused in plain words after 4 s of work or so, nothing is changed, and others notice nothing. */

let server: SharedTestServer;
let admin: Record<string, string>;
let event: { id: string };
/** Milliseconds within which a file is read or refused. */
let patience: number;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
  event = await given(server.database.pool).event({ startDate: '2027-01-16' });
  const { elapsed } = await othersMeanwhile(
    sendWorkbook(server, { eventId: event.id, file: clubRace, dryRun: true, headers: admin }),
  );
  // Reading is ended after four seconds of a processor, which a computer that is shared gives within five times that (run-in-thread.test).
  // What comes before and after it takes a harmless file's time, on this computer, at most twice.
  patience = 5 * 4_000 + Math.max(1_000, 2 * elapsed);
});
afterAll(() => server.close());

const clubRace = readFileSync(new URL('../../demo/workbooks/club-race.xlsx', import.meta.url));
const parts = await inspectArchive(clubRace);
const hostile = hostileWorkbooks(clubRace, parts);

/** The 99th percentile of the times of requests that go on until `work` is done, in milliseconds. */
async function othersMeanwhile<Output>(
  work: Promise<Output>,
): Promise<{ output: Output; p99: number; elapsed: number }> {
  const begun = performance.now();
  let done = false;
  const finished = work.finally(() => (done = true));
  const times: number[] = [];
  do {
    const sent = performance.now();
    expect((await server.rest('GET', '/api/events')).status).toBe(200);
    times.push(performance.now() - sent);
  } while (!done);
  const output = await finished;
  times.sort((one, other) => one - other);
  return { output, p99: times[Math.floor(times.length * 0.99)] ?? 0, elapsed: performance.now() - begun };
}

async function programme(): Promise<string> {
  const { rows } = await server.database.pool.query<{ all: string }>(
    `select json_build_array((select json_agg(c) from category c), (select json_agg(o) from opportunity o),
      (select json_agg(s) from shift s), (select json_agg(a) from audit_entry a))::text as all`,
  );
  return rows[0]?.all ?? '';
}

describe('a hostile file', () => {
  it('comes in at least fifteen kinds', () => {
    expect(new Set(hostile.map(([what]) => what)).size).toBeGreaterThanOrEqual(15);
  });

  it.each(hostile)('%s is refused in plain words, and others notice nothing', async (_what, bytes, status, message) => {
    const file = bytes();
    const before = await programme();
    for (const dryRun of [true, false]) {
      const { output, p99, elapsed } = await othersMeanwhile(
        sendWorkbook(server, { eventId: event.id, file, dryRun, headers: admin }),
      );
      expect([output.status, output.body.message]).toEqual([status, expect.stringMatching(message)]);
      expect(output.body.message).toMatch(/^[A-Z].*\.$/);
      expect(elapsed).toBeLessThan(patience);
      // 100 ms alone on a computer; other tests run beside this one. A held-up server would answer after seconds.
      expect(p99).toBeLessThan(3_000);
    }
    expect(await programme()).toBe(before);
  });

  it('a range of a million rows costs nothing: what is in it is read', async () => {
    const own = await given(server.database.pool).event({ startDate: '2027-01-16' });
    const file = changeSheet(parts, (xml) =>
      xml.replace(/<dimension ref="[^"]*"\/>/, '<dimension ref="A1:XFD1048576"/>'),
    );
    const { output, elapsed } = await othersMeanwhile(sendWorkbook(server, { eventId: own.id, file, headers: admin }));
    expect(output).toMatchObject({ status: 200, body: { created: { shifts: 14 }, errors: [] } });
    expect(elapsed).toBeLessThan(patience);
  });

  it('headers and names such as __proto__ are texts like any other', async () => {
    const own = await given(server.database.pool).event({ startDate: '2027-01-16' });
    const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const file = buildWorkbook({
      Plan: [
        [...importHeaders, ...odd],
        ...odd.map((name) => [name, name, '', '', name, '2027-01-16', '09:00', '12:00', 2, 'polluted', 'x', 'x', 'x']),
      ],
    });
    const { status, body } = await sendWorkbook(server, { eventId: own.id, file, headers: admin });
    expect([status, body.created, body.errors]).toEqual([
      200,
      { categories: 4, opportunities: 4, rolesWithoutShifts: 0, shifts: 4, questions: 0, starts: 0, posts: 0 },
      [],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    const only = buildWorkbook({ Plan: [odd, ['x', 'x', 'x', 'x']] });
    const refused = await sendWorkbook(server, { eventId: own.id, file: only, headers: admin });
    expect([refused.status, refused.body.code]).toEqual([415, 'NOT_A_WORKBOOK']);
  });
});
