import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** A cell as LibreOffice understood it. */
export interface OfficeCell {
  /** 'string', 'float', 'date', 'time', 'percentage'; empty cells have none. */
  type: string | undefined;
  /** What it shows. */
  text: string;
  /** Of a date: YYYY-MM-DD. */
  day: string | undefined;
  formula: string | undefined;
}

// Comma, double quote, UTF-8, from line 1, and (the last word) formulas are evaluated: the most trusting reader there is.
const csvReader = 'CSV:44,34,76,1,,0,false,true,false,false,false,0,true';

/** Opens a file with LibreOffice and gives the rows of its first sheet. */
export async function openWithOffice(fileName: string, content: Uint8Array): Promise<OfficeCell[][]> {
  const office = process.env.SOFFICE_PATH;
  if (!office) throw new Error('SOFFICE_PATH is not set: start this check with `npm run test:office`');
  const folder = await mkdtemp(join(tmpdir(), 'trailcrew-office-'));
  try {
    const file = join(folder, fileName);
    await writeFile(file, content);
    await promisify(execFile)(office, [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--norestore',
      ...(fileName.endsWith('.csv') ? [`--infilter=${csvReader}`] : []),
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ]);
    const flat = await readFile(join(folder, `${basename(fileName).replace(/\.\w+$/, '')}.fods`), 'utf8');
    return readSheet(flat);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The rows of the first sheet of a flat OpenDocument file, without the empty ones and ends that fill the sheet. */
function readSheet(flat: string): OfficeCell[][] {
  const sheet = /<table:table [\s\S]*?<\/table:table>/.exec(flat)?.[0] ?? '';
  const rows = [...sheet.matchAll(/<table:table-row[^>]*>([\s\S]*?)<\/table:table-row>/g)].map(([, row = '']) =>
    readRow(row),
  );
  return rows.filter((row) => row.some(({ text }) => text !== ''));
}

function readRow(row: string): OfficeCell[] {
  const cells: OfficeCell[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(
    /<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g,
  )) {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
    const paragraphs = [...content.matchAll(/<text:p[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g)].map(([, text = '']) =>
      plain(text),
    );
    const cell: OfficeCell = {
      type: attribute('office:value-type'),
      text: paragraphs.join('\n'),
      day: attribute('office:date-value'),
      formula: attribute('table:formula'),
    };
    const times = Math.min(50, Number(attribute('table:number-columns-repeated') ?? 1));
    for (let time = 0; time < times; time += 1) cells.push(cell);
  }
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

function plain(xml: string): string {
  return xml
    .replace(/<text:s[^>]*\/>/g, ' ')
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
