import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { given } from '../../../test/given.js';
import { sendWorkbook } from '../../../test/import-door.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { buildArchive } from '../../../test/workbooks/build-archive.js';
import { buildWorkbook, importHeaders } from '../../../test/workbooks/build-workbook.js';
import { inspectArchive } from './workbook/inspect-archive.js';

/* Files that mean harm, or are none: each is refused in plain words after 4 s of work or so, nothing is changed, and others notice nothing. */

let server: TestServer;
let admin: Record<string, string>;
let event: { id: string };
/** Milliseconds within which a file is read or refused. */
let patience: number;
beforeAll(async () => {
  server = await startTestServer();
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
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const contentTypes = `<Types><Override PartName="/xl/workbook.xml" ContentType="${sheetType}"/></Types>`;

/** The club race with other XML in its sheet. */
async function clubRaceWith(change: (xml: string) => string): Promise<Buffer> {
  const parts = await inspectArchive(clubRace);
  return buildArchive(
    parts.map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? { ...part, content: Buffer.from(change(part.content.toString('utf8'))) }
        : part,
    ),
  );
}

/** An OLE file as Excel writes it for a workbook with a password. */
function protectedByPassword(): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(3000),
  ]);
}

/** A workbook of so many real rows more, small when packed. */
const endlessRows = (length: number) => () =>
  clubRaceWith((xml) => {
    const rows = Array.from({ length }, (_, row) => `<row r="${row + 100}"><c r="A${row + 100}"><v>1</v></c></row>`);
    return xml.replace('</sheetData>', `${rows.join('')}</sheetData>`);
  });

const hostile: [what: string, bytes: () => Promise<Buffer> | Buffer, status: number, message: RegExp][] = [
  ['a text file renamed to .xlsx', () => Buffer.from('Category,Role\n'), 415, /is not an \.xlsx workbook/],
  ['a JPEG renamed to .xlsx', () => Buffer.from('ffd8ffe000104a46', 'hex'), 415, /is not an \.xlsx workbook/],
  ['a truncated workbook', () => clubRace.subarray(0, clubRace.length - 100), 415, /damaged or incomplete/],
  ['an empty file', () => Buffer.alloc(0), 415, /is empty/],
  ['a workbook with a password', protectedByPassword, 415, /protected with a password/],
  [
    'a workbook that inflates to 2 GB',
    () =>
      buildArchive([
        { name: '[Content_Types].xml', content: contentTypes },
        { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(30_000_000), claimedSize: 2_000_000_000 },
      ]),
    413,
    /unpacks to/,
  ],
  [
    'a workbook that inflates more than it says',
    () =>
      buildArchive([
        { name: '[Content_Types].xml', content: contentTypes },
        { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(90_000_000), claimedSize: 900_000 },
      ]),
    415,
    /damaged or incomplete/,
  ],
  ['half a workbook', () => clubRace.subarray(0, clubRace.length / 2), 415, /damaged or incomplete/],
  ['a .zip with other things', () => buildArchive([{ name: 'readme.xml', content: '<a/>' }]), 415, /is not an \.xlsx/],
  [
    'a workbook of 2,000 parts',
    async () => {
      const more = Array.from({ length: 2_001 }, (_, part) => ({ name: `xl/a${part}.xml`, content: '' }));
      return buildArchive([...(await inspectArchive(clubRace)), ...more]);
    },
    413,
    /parts/,
  ],
  [
    'a workbook with two parts of one name',
    async () => buildArchive([...(await inspectArchive(clubRace)), { name: 'XL/workbook.xml', content: '<a/>' }]),
    415,
    /damaged or incomplete/,
  ],
  ['a workbook without a header row', () => clubRaceWith((xml) => xml.replaceAll('t="s"', '')), 415, /\S/],
  [
    'a sheet of entities that multiply',
    () =>
      clubRaceWith((xml) => {
        const names = Array.from({ length: 12 }, (_, level) => level);
        const entities = names.map((level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('');
        const lol = `<!DOCTYPE worksheet [<!ENTITY e0 "aaaaaaaaaa">${entities}]>`;
        const cell = '<row r="90"><c r="A90" t="inlineStr"><is><t>&e12;</t></is></c></row></sheetData>';
        return xml.replace('<worksheet', `${lol}<worksheet`).replace('</sheetData>', cell).replaceAll('t="s"', '');
      }),
    415,
    /\S/,
  ],
  ['400,000 rows', endlessRows(400_000), 413, /more than 100,000 rows|too long/],
  ['90,000 rows', endlessRows(90_000), 413, /more than 10,000 rows|too long|too much memory/],
];

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
    const file = await bytes();
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
    const file = await clubRaceWith((xml) =>
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
      { categories: 4, opportunities: 4, shifts: 4, questions: 0 },
      [],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    const only = buildWorkbook({ Plan: [odd, ['x', 'x', 'x', 'x']] });
    const refused = await sendWorkbook(server, { eventId: own.id, file: only, headers: admin });
    expect([refused.status, refused.body.code]).toEqual([415, 'NOT_A_WORKBOOK']);
  });
});
