import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { utils, write } from 'xlsx';
import { type ArchivePart, buildArchive } from '../../../../../test/workbooks/build-archive.js';
import { buildWorkbook, importHeaders } from '../../../../../test/workbooks/build-workbook.js';
import { inspectArchive, packArchive } from './inspect-archive.js';
import { readWorkbook } from '../read-workbook.js';

const clubRace = readFileSync(new URL('../../../../../test/workbooks/club-race.xlsx', import.meta.url));
const clubRaceEvent = { eventStartDate: '2027-01-16', eventEndDate: '2027-01-16' };
const megabyte = 1024 * 1024;

async function clubRaceWith(...more: ArchivePart[]): Promise<Buffer> {
  return buildArchive([...(await inspectArchive(clubRace)), ...more]);
}

function otherFormat(bookType: 'xls' | 'xlsb' | 'xlsm' | 'ods' | 'csv' | 'html'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([importHeaders]), 'Shifts');
  return Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);
}

/** The start of an OLE container, as Excel writes it around a workbook with a password. */
const passwordProtected = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1024),
  Buffer.from('EncryptionInfo', 'utf16le'),
  Buffer.alloc(100),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(1024),
]);

test('lets a workbook through: what is packed from its parts reads the same', async () => {
  const parts = await inspectArchive(clubRace);
  expect(parts.map(({ name }) => name)).toContain('xl/worksheets/sheet1.xml');
  expect(readWorkbook(await packArchive(parts), clubRaceEvent)).toEqual(readWorkbook(clubRace, clubRaceEvent));
});

test('leaves pictures, macros and everything else behind that is no XML', async () => {
  const bytes = await clubRaceWith(
    { name: 'xl/media/image1.png', content: randomBytes(1000) },
    { name: 'xl/vbaProject.bin', content: randomBytes(1000) },
    { name: 'META-INF/manifest.xml', content: '<manifest/>' },
  );
  expect((await inspectArchive(bytes)).map(({ name }) => name).filter((name) => /png|bin|META/.test(name))).toEqual([]);
});

test.each<[string, Buffer, RegExp]>([
  ['an empty file', Buffer.alloc(0), /empty/],
  ['a single byte', Buffer.from('P'), /not an \.xlsx/],
  ['a .csv renamed', otherFormat('csv'), /not an \.xlsx workbook\. Please open it in a spreadsheet program/],
  ['an .html renamed', otherFormat('html'), /not an \.xlsx/],
  ['an .ods renamed', otherFormat('ods'), /not an \.xlsx/],
  ['an .xls renamed', otherFormat('xls'), /old \.xls format/],
  ['an .xlsb renamed', otherFormat('xlsb'), /binary workbook/],
  ['an .xlsm renamed', otherFormat('xlsm'), /macros/],
  ['a .zip with other things', buildArchive([{ name: 'readme.xml', content: '<a/>' }]), /not an \.xlsx/],
  ['a workbook with a password', passwordProtected, /password/],
  ['a workbook cut off in the middle', clubRace.subarray(0, clubRace.length / 2), /damaged or incomplete/],
  ['a workbook without its last byte', clubRace.subarray(0, clubRace.length - 1), /damaged or incomplete/],
])('refuses %s as no workbook', async (_what, bytes, message) => {
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    name: 'WorkbookRefused',
    code: 'NOT_A_WORKBOOK',
    message: expect.stringMatching(message),
  });
});

test('refuses a file over 10 MB', async () => {
  const bytes = Buffer.concat([clubRace, Buffer.alloc(10 * megabyte)]);
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('10 MB'),
  });
});

test('refuses a zip bomb by what its directory says, before unpacking', async () => {
  const bytes = await clubRaceWith({ name: 'xl/worksheets/sheet2.xml', content: Buffer.alloc(30 * megabyte, 'a') });
  expect(bytes.length).toBeLessThan(megabyte);
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('far more'),
  });
});

test('refuses what unpacks to more than 100 MB in sum', async () => {
  const part = Buffer.concat([randomBytes(megabyte), Buffer.alloc(20 * megabyte, 'a')]);
  const names = [2, 3, 4, 5, 6].map((n) => `xl/worksheets/sheet${n}.xml`);
  const bytes = await clubRaceWith(...names.map((name) => ({ name, content: part })));
  expect(bytes.length).toBeLessThan(10 * megabyte);
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('100 MB'),
  });
});

test('refuses a part that unpacks to more than the directory says', async () => {
  const bytes = await clubRaceWith({
    name: 'xl/worksheets/sheet2.xml',
    content: Buffer.alloc(30 * megabyte, 'a'),
    claimedSize: 1000,
  });
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    code: 'NOT_A_WORKBOOK',
    message: expect.stringContaining('damaged'),
  });
});

test('refuses thousands of parts', async () => {
  const bytes = await clubRaceWith(...Array.from({ length: 2_001 }, (_, n) => ({ name: `xl/a${n}.xml`, content: '' })));
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: expect.stringContaining('parts'),
  });
});

test('refuses two parts of one name: programs differ in which one they read', async () => {
  const bytes = await clubRaceWith({ name: 'XL/workbook.xml', content: '<a/>' });
  await expect(inspectArchive(bytes)).rejects.toMatchObject({
    code: 'NOT_A_WORKBOOK',
    message: expect.stringContaining('damaged'),
  });
});

test('lets a large but honest workbook through', async () => {
  const rows = Array.from({ length: 9_000 }, (_, n) => [
    'Marshals',
    `Post ${n}`,
    '',
    '',
    'Junction',
    '1/16/2027',
    '9:00',
    '12:00',
    2,
  ]);
  const parts = await inspectArchive(buildWorkbook({ Shifts: [importHeaders, ...rows] }));
  expect(
    readWorkbook(await packArchive(parts), clubRaceEvent).rows.filter(({ outcome }) => outcome === 'create'),
  ).toHaveLength(9_000);
});

test.each(['xl/externalLinks/externalLink1.xml', 'xl/calcChain.xml', 'xl/drawings/drawing1.xml'])(
  'rows and cells in %s are none of a plan',
  async (name) => {
    const rows = Array.from({ length: 25_001 }, (_, row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`);
    const content = rows.join('');
    await expect(clubRaceWith({ name, content }).then(inspectArchive)).resolves.toHaveLength(8);
    await expect(
      clubRaceWith({ name: 'xl/worksheets/sheet9.xml', content }).then(inspectArchive),
    ).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: expect.stringContaining('more than 25,000 rows with something in them'),
    });
  },
);
