import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../given.js';
import { signedUp } from '../signup-rows.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { openWithOffice, type OfficeCell } from './open-with-office.js';

/* What LibreOffice makes of the exports: columns, accents, dates, and no cell that runs. */

const names = [
  ['Siobhán', "O'Neil-Ødegård"],
  ['李', '伟'],
  ['=1+1', '+2'],
  ['@SUM(A1:A9)', 'x'],
  ['-2+3', 'y'],
  ['+3', 'z'],
  ['=HYPERLINK("http://evil.example","click")', 'q'],
  ['Quote "and", comma; semicolon', 'r'],
] as const;

let server: TestServer;
let headers: Record<string, string>;
let eventId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  headers = (await given(pool).staff('admin')).headers;
  const event = await given(pool).event({ name: '=Birkie Ærø', startDate: '2027-02-18', endDate: '2027-02-21' });
  eventId = event.id;
  const shift = await (
    await (await event.category({ name: 'Førstehjelp' })).opportunity({ name: '=cmd' })
  ).shift({
    date: '2027-02-20',
    startTime: '07:30',
    endTime: '09:45',
  });
  for (const [index, [firstName, lastName]] of names.entries()) {
    await signedUp(
      pool,
      shift,
      { firstName, lastName, email: `p${index}@x.org`, phone: index % 2 ? '+47 900 12 345' : '+1-907-555-0100' },
      { createdAt: `2026-11-0${index + 1}T12:00:00Z` },
    );
  }
});
afterAll(() => server.close());

async function opened(path: string): Promise<OfficeCell[][]> {
  const answer = await fetch(server.url + path, { headers });
  const fileName = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return openWithOffice(fileName, new Uint8Array(await answer.arrayBuffer()));
}

const headings = {
  report: [
    'Event',
    'Event Date',
    'Category',
    'Role',
    'Shift Date',
    'Shift Time',
    'Volunteers Needed',
    'Volunteers Assigned',
    'Fill %',
    'Volunteer Names',
    'Volunteer Emails',
  ],
  signups: [
    ...['Name', 'Email', 'Phone', 'Shift Date', 'Time', 'Opportunity', 'Category', 'Status', 'Signup Date'],
    ...['Arrived', 'Left', 'Came'],
  ],
  roster: ['Category', 'Shift Date', 'Location', 'Shift Time', 'Role', 'Name', 'Phone', 'Email', 'Signature'],
} as const;

describe('the check itself', () => {
  it('sees a formula that nobody guards against', async () => {
    const [, row] = await openWithOffice('bare.csv', Buffer.from('\ufeffName,Sum\r\nx,=1+1\r\n'));
    expect(row?.[1]).toMatchObject({ formula: 'of:=1+1', text: '2' });
  });
});

describe.each(['csv', 'xlsx'] as const)('opened with LibreOffice, the %s file of', (format) => {
  // A CSV file cannot say that a cell is a text: there an apostrophe stands before what would run.
  const text = (value: string) =>
    format === 'csv' && /^[=+\-@]/.test(value) && value !== '+47 900 12 345' ? `'${value}` : value;

  it.each(['report', 'signups', 'roster'] as const)(
    'the %s has its columns, true dates and no formula',
    async (which) => {
      const [head, ...rows] = await opened(`/api/exports/${which}?format=${format}&eventId=${eventId}`);
      expect(head?.map((cell) => cell.text)).toEqual(headings[which]);
      expect(rows).toHaveLength(which === 'report' ? 1 : names.length);
      for (const row of rows) {
        expect(row.filter(({ formula }) => formula !== undefined)).toEqual([]);
        const cell = (heading: string) => row[(headings[which] as readonly string[]).indexOf(heading)];
        expect(cell('Shift Date')).toMatchObject({ type: 'date', day: '2027-02-20' });
        expect(cell('Category')?.text).toBe('Førstehjelp');
      }
    },
  );

  it('the signups keeps every name and phone number as it was typed', async () => {
    const [, ...rows] = await opened(
      `/api/exports/signups?format=${format}&eventId=${eventId}&sort=signedUp&order=asc`,
    );
    expect(rows.map(([name]) => name?.text)).toEqual(
      names.map(([firstName, lastName]) => text(`${firstName} ${lastName}`)),
    );
    expect(rows.map((row) => row[2])).toEqual(
      names.map((_, index): unknown =>
        expect.objectContaining({ text: text(index % 2 ? '+47 900 12 345' : '+1-907-555-0100'), type: 'string' }),
      ),
    );
    expect(rows.map((row) => row[8]?.day)).toEqual(names.map((_, index) => `2026-11-0${index + 1}`));
  });

  it('the report counts in numbers', async () => {
    const [, row] = await opened(`/api/exports/report?format=${format}&eventId=${eventId}`);
    expect(row?.slice(6, 9).map(({ type, text }) => [type, text])).toEqual([
      ['float', '10'],
      ['float', '8'],
      ['float', '80'],
    ]);
    expect(row?.[0]?.text).toBe(text('=Birkie Ærø'));
  });
});
