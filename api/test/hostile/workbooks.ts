import { buildArchive, type ArchivePart } from '../workbooks/build-archive.ts';

/*
 * Files that are sent as workbooks and mean harm, or are none. Nothing of the product is imported: the bench sends them too.
 */

/** One such file: how it is made, and the status and words that its sender gets. */
type HostileWorkbook = [what: string, bytes: () => Buffer, status: number, message: RegExp];

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const contentTypes = `<Types><Override PartName="/xl/workbook.xml" ContentType="${sheetType}"/></Types>`;

/** An OLE file as Excel writes it for a workbook with a password. */
function protectedByPassword(): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(3000),
  ]);
}

/**
 * All of them; most are made of a workbook that is well, of which `parts` are the parts.
 */
export function hostileWorkbooks(clubRace: Buffer, parts: readonly ArchivePart[]): HostileWorkbook[] {
  const clubRaceWith = (change: (xml: string) => string) => changeSheet(parts, change);
  // So many real rows more, small when packed.
  const endlessRows = (length: number) => () =>
    clubRaceWith((xml) => {
      const rows = Array.from({ length }, (_, row) => `<row r="${row + 100}"><c r="A${row + 100}"><v>1</v></c></row>`);
      return xml.replace('</sheetData>', `${rows.join('')}</sheetData>`);
    });
  return [
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
    [
      'a .zip with other things',
      () => buildArchive([{ name: 'readme.xml', content: '<a/>' }]),
      415,
      /is not an \.xlsx/,
    ],
    [
      'a workbook of 2,000 parts',
      () => {
        const more = Array.from({ length: 2_001 }, (_, part) => ({ name: `xl/a${part}.xml`, content: '' }));
        return buildArchive([...parts, ...more]);
      },
      413,
      /parts/,
    ],
    [
      'a workbook with two parts of one name',
      () => buildArchive([...parts, { name: 'XL/workbook.xml', content: '<a/>' }]),
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
    ['400,000 rows', endlessRows(400_000), 413, /more than 25,000 rows/],
    ['90,000 rows', endlessRows(90_000), 413, /more than 25,000 rows/],
  ];
}

/** A workbook of these parts with other XML in its sheet. */
export function changeSheet(parts: readonly ArchivePart[], change: (xml: string) => string): Buffer {
  return buildArchive(
    parts.map((part) =>
      part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: change(part.content.toString('utf8')) } : part,
    ),
  );
}
