import { readFileSync } from 'node:fs';
import { buildWorkbook, importHeaders } from '../../../../../test/workbooks/build-workbook.js';
import { changeSheet } from '../../../../../test/hostile/workbooks.js';
import { inspectArchive, packArchive, type WorkbookPart } from './inspect-archive.js';
import { readWorkbook } from '../read-workbook.js';
import { readWorkbookInWorker } from './read-workbook-in-worker.js';

const workbook = (name: string) => readFileSync(new URL(`../../../../../test/workbooks/${name}.xlsx`, import.meta.url));
const event = { eventStartDate: '2027-01-16', eventEndDate: '2027-01-16' };
const winter = { eventStartDate: '2027-02-18', eventEndDate: '2027-02-21' };

/** The club race, with its sheet's XML changed. */
async function clubRaceWith(change: (xml: string) => string): Promise<Buffer> {
  const parts = await inspectArchive(workbook('club-race'));
  return packArchive(
    parts.map((part): WorkbookPart => {
      if (part.name !== 'xl/worksheets/sheet1.xml') return part;
      const xml = part.content.toString('utf8');
      const changed = change(xml);
      expect(changed).not.toBe(xml);
      return { ...part, content: Buffer.from(changed) };
    }),
  );
}

test('reads the same in the thread as outside', async () => {
  const bytes = workbook('messy-1-merged-groups');
  expect(await readWorkbookInWorker(bytes, winter)).toEqual(readWorkbook(bytes, winter));
});

test('inspects the file first', async () => {
  await expect(readWorkbookInWorker(Buffer.from('Category,Role'), event)).rejects.toMatchObject({
    code: 'NOT_A_WORKBOOK',
  });
});

test('carries a refusal out of the thread', async () => {
  const bytes = buildWorkbook({
    Sheet1: [
      ['Category', 'Role', 'Date', 'Start'],
      ['Timing', 'Starter', '1/16/2027', '9:00'],
    ],
  });
  await expect(readWorkbookInWorker(bytes, event)).rejects.toMatchObject({
    name: 'WorkbookRefused',
    code: 'NOT_A_WORKBOOK',
    message: 'Row 1 of sheet "Sheet1" looks like the header, but these columns are missing: End Time, Quantity/Slots.',
  });
});

test('refuses XML that is none', async () => {
  const parts = await inspectArchive(workbook('club-race'));
  const broken = await packArchive(
    parts.map((part) => (part.name === 'xl/workbook.xml' ? { ...part, content: Buffer.from('<nothing') } : part)),
  );
  await expect(readWorkbookInWorker(broken, event)).rejects.toMatchObject({ code: 'NOT_A_WORKBOOK' });
});

test('ends a workbook that takes too long', async () => {
  await expect(
    readWorkbookInWorker(workbook('birkie-style'), winter, { milliseconds: 1, megabytes: 256 }),
  ).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('takes too long'),
  });
});

test('ends a workbook that needs too much memory', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [`Category ${n}`, `Role ${n}`, n, n + 0.5, `Place ${n}`]);
  const bytes = buildWorkbook({ Shifts: [importHeaders, ...rows] });
  await expect(readWorkbookInWorker(bytes, event, { milliseconds: 30_000, megabytes: 16 })).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('too much memory'),
  });
});

test('200,000 rows that are formatted and empty cost nothing, below and between the others', async () => {
  const empty = (from: number) =>
    Array.from({ length: 100_000 }, (_, n) => {
      const row = from + n;
      return n % 2
        ? `<row r="${row}" spans="1:9" s="1" customFormat="1" ht="15"/>`
        : `<row r="${row}" s="1"><c r="A${row}" s="1"/><c r="B${row}" s="2"></c> </row>`;
    }).join('');
  const bytes = changeSheet(await inspectArchive(workbook('club-race')), (xml) =>
    xml.replace('</sheetData>', () => {
      const last = '<row r="150000"><c r="A150000" s="1"/><c r="K150000" t="inlineStr"><is><t>end</t></is></c></row>';
      return `${empty(30)}${last}${empty(150_001)}</sheetData>`;
    }),
  );
  const { rows } = await readWorkbookInWorker(bytes, event);
  expect(rows.filter(({ outcome }) => outcome === 'create')).toHaveLength(14);
  expect(rows.at(-1)).toEqual({ sheet: 'Sheet1', row: 150_000, outcome: 'skip' });
});

test('dates and times of the strict form of the format are read, and a formula without its value is named', async () => {
  const cell = (at: string, value: string) => `<c r="${at}" s="1" t="d"><v>${value}</v></c>`;
  const words = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const header = ['Category', 'Role', 'Date', 'Start', 'End', 'Qty'].map((name, n) => words(`${'ABCDEF'[n]}1`, name));
  const times: [date: string, start: string, end: string][] = [
    [cell('C2', '2027-01-16'), cell('D2', 'T08:00:00'), cell('E2', 'T12:00:00.000')],
    [cell('C3', '2027-01-16T00:00:00'), cell('D3', '08:15:00'), cell('E3', '12:00')],
    [cell('C4', '2027-01-16T00:00:00.000Z'), cell('D4', '2027-01-16T08:30:00.000Z'), cell('E4', '1899-12-30T12:00:00')],
    [cell('C5', '2027-01-16'), cell('D5', 'T07:59:59.6'), '<c r="E5" s="1"><f>D5+TIME(4,0,0)</f></c>'],
    ['<c r="C6"/>', '<c r="D6"><f>C6</f></c>', '<c r="E6"><f>D6+1</f></c>'],
  ];
  const rows = times.map(([date, start, end], n) => {
    const [row, filled] = [n + 2, n < 4];
    const names = filled ? words(`A${row}`, 'Course') + words(`B${row}`, 'Marshal') : '';
    return `<row r="${row}">${names}${date}${start}${end}${filled ? `<c r="F${row}"><v>3</v></c>` : ''}</row>`;
  });
  const sheet = `<sheetData><row r="1">${header.join('')}</row>${rows.join('')}</sheetData>`;
  const bytes = await clubRaceWith((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, sheet));
  const { rows: read } = await readWorkbookInWorker(bytes, event);
  const shift = (startTime: string) => ({
    outcome: 'create',
    shift: { date: '2027-01-16', startTime, endTime: '12:00' },
  });
  expect(read.slice(1)).toMatchObject([
    shift('08:00'),
    shift('08:15'),
    shift('08:30'),
    { outcome: 'error', cells: ['E5'], reason: expect.stringContaining('End is a formula without a saved value') },
    { outcome: 'skip' },
  ]);
});

test('a claimed range of 17 thousand million cells costs nothing', async () => {
  const bytes = await clubRaceWith((xml) =>
    xml
      .replace(/<dimension ref="[^"]*"\/>/, '')
      .replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>')
      .replace(
        '</sheetData>',
        '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>end</t></is></c></row></sheetData>',
      ),
  );
  const { rows } = await readWorkbookInWorker(bytes, event);
  expect(rows.filter(({ outcome }) => outcome === 'create')).toHaveLength(14);
  expect(rows.at(-1)).toEqual({ sheet: 'Sheet1', row: 1_048_576, outcome: 'skip' });
});

test('a merged area over the whole sheet costs nothing either', async () => {
  const merged = '<mergeCells count="1"><mergeCell ref="A2:XFD1048576"/></mergeCells>';
  const bytes = await clubRaceWith((xml) => xml.replace('</sheetData>', `</sheetData>${merged}`));
  expect((await readWorkbookInWorker(bytes, event)).rows).toHaveLength(15);
});
