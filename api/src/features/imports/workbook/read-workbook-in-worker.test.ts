import { readFileSync } from 'node:fs';
import { buildWorkbook, importHeaders } from '../../../../test/workbooks/build-workbook.js';
import { inspectArchive, packArchive, type WorkbookPart } from './inspect-archive.js';
import { readWorkbook } from './read-workbook.js';
import { readWorkbookInWorker } from './read-workbook-in-worker.js';

const workbook = (name: string) => readFileSync(new URL(`../../../../test/workbooks/${name}.xlsx`, import.meta.url));
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
