import type { Cell, Table, TableColumn } from './table.js';
import { zipEntries } from './zip-entries.js';

/**
 * Tables as the sheets of an Excel workbook, written while they are sent. Texts stay texts, so that nothing is ever run as a formula; days,
 * times and numbers have their proper types.
 */
export function writeXlsx(tables: readonly Table[]): AsyncGenerator<Buffer> {
  return zipEntries([
    { name: '[Content_Types].xml', content: once(contentTypes(tables.length)) },
    { name: '_rels/.rels', content: once(packageLinks) },
    { name: 'xl/workbook.xml', content: once(workbook(tables.map(({ title }) => title))) },
    { name: 'xl/_rels/workbook.xml.rels', content: once(workbookLinks(tables.length)) },
    { name: 'xl/styles.xml', content: once(styles) },
    ...tables.map((table, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheet(table) })),
  ]);
}

/** Indexes in the list of cell formats below. */
const headerStyle = 1;
const dayStyle = 2;
const timeStyle = 3;

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* sheet({ columns, batches, filtered = 0 }: Table): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width = 18 }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>` +
    row(columns.map(({ header }) => textCell(header, headerStyle)))
  );
  let lines = 1;
  for await (const batch of batches) {
    const rows = batch.map((cells) => row(cells.map((cell, index) => cellXml(cell, columns[index]))));
    lines += rows.length;
    if (rows.length > 0) yield rows.join('');
  }
  const filter = filtered > 0 ? `<autoFilter ref="A1:${String.fromCharCode(64 + filtered)}${lines}"/>` : '';
  yield `</sheetData>${filter}</worksheet>`;
}

function row(cells: string[]): string {
  return `<row>${cells.join('')}</row>`;
}

function cellXml(cell: Cell, column: TableColumn | undefined): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (column?.kind === 'day' && cell >= firstDay) return `<c s="${dayStyle}"><v>${serialOf(cell)}</v></c>`;
  if (column?.kind === 'time') return `<c s="${timeStyle}"><v>${partOfDay(cell)}</v></c>`;
  return textCell(cell, 0);
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

/** The first day (YYYY-MM-DD) that all programs number as we do; earlier days are written as text. */
const firstDay = '1900-03-01';

/** Excel's number of a day YYYY-MM-DD: days since 1899-12-30. */
function serialOf(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000);
}

/** Excel's number of a time HH:MM: a part of a day. */
function partOfDay(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440;
}

// Characters that XML cannot hold are written as _x000B_, as the format requires, and so is the first character of any text that looks like
// that.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escaped = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
/** The longest text that a cell can hold, in characters; longer ones are cut. */
export const longestText = 32_767;

function escapeXml(text: string): string {
  return text
    .slice(0, longestText)
    .replace(unwritable, escaped)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: number) =>
  `${head}<Types xmlns="${packageTypes}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  numbers(sheets)
    .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)
    .join('') +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

const packageLinks =
  `${head}<Relationships xmlns="${packageTypes}/relationships">` +
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookLinks = (sheets: number) =>
  `${head}<Relationships xmlns="${packageTypes}/relationships">` +
  numbers(sheets)
    .map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('') +
  `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

function workbook(titles: readonly string[]): string {
  const sheets = titles.map(
    (title, index) =>
      `<sheet name="${escapeXml(title).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** The numbers from 1 to `last`. */
function numbers(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const styles =
  `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="hh:mm"/></numFmts>` +
  `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>` +
  `<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
  `<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
